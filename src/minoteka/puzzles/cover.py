"""Exact cover for people: choose options so that every item is covered exactly once, or as often as it is supplied."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from minoteka.kernel import COMPILED, buffer, table
from minoteka.puzzles import machine

Solution = tuple[int, ...]
"""The numbers of the options taken, sorted."""

SLICE = 200_000 if COMPILED else 2_000
"""Steps between two looks at the progress."""


@dataclass(frozen=True)
class Progress:
    """How far a search is: the share of the tree behind it (an estimate), steps made, solutions found."""

    share: float
    steps: int
    found: int


@dataclass(frozen=True)
class Count:
    """A number of solutions; ``complete`` says that there are no others (neither a limit nor a stop came first)."""

    number: int
    complete: bool


class Search:
    """One search through a cover problem; it can be watched, stopped from another thread, and continued."""

    def __init__(self, cover: "ExactCover", listing: bool, limit: int | None, stop: Any, room: int) -> None:
        self._masks = cover.masks
        self._stop = buffer(1) if stop is None else stop
        depth = cover.longest + 1
        self._live = buffer((cover.options + 1) * (depth + 1))
        self._memo = buffer((cover.words + 2) << cover.memo_bits)
        self._out = buffer(room * (depth + 1))
        header, length = machine.lay_out(cover.options, cover.words, cover.items, depth, cover.memo_bits)
        self._tape = tape = buffer(length)
        tape[: len(header)] = header
        tape[machine.LISTING] = int(listing)
        tape[machine.LIMIT] = machine.MOST if limit is None else limit
        tape[machine.ROOM] = room
        tape[machine.OUT_ROW] = depth + 1
        for item in range(cover.items):
            word, bit = item // machine.WORD_BITS, 1 << item % machine.WORD_BITS
            tape[machine.OPEN + word] |= bit
            tape[tape[machine.STOCK] + item] = cover.stock[item]
            tape[tape[machine.RADIX] + item] = cover.radix[item]
            if cover.stock[item] > 1:
                tape[tape[machine.SEVERAL] + word] |= bit
        machine.begin(tape, self._masks, self._live, cover.supply_key)
        self._status = machine.PAUSED

    def run(self, steps: int = SLICE) -> bool:
        """Search ``steps`` steps further; whether it may go on (it paused, or its room for solutions is full)."""
        self._tape[machine.BUDGET] = steps
        self._tape[machine.ROWS] = 0
        self._status = machine.advance(self._tape, self._masks, self._live, self._memo, self._out, self._stop)
        return self._status in (machine.PAUSED, machine.ROOM_FULL)

    @property
    def complete(self) -> bool:
        """Whether the whole tree was searched."""
        return int(self._status) == machine.FINISHED

    @property
    def found(self) -> int:
        """Solutions found so far."""
        return int(self._tape[machine.FOUND])

    @property
    def progress(self) -> Progress:
        """Where the search stands, judged by the branches tried on the way from the root."""
        tape = self._tape
        share, part = 0.0, 1.0
        for depth in range(int(tape[machine.DEPTH]) + 1):
            frame = int(tape[machine.FRAMES]) + depth * int(tape[machine.FRAME])
            width = int(tape[frame + machine.WIDTH])
            share += part * max(0, int(tape[frame + machine.TRIED]) - 1) / width
            part /= width
        return Progress(1.0 if self.complete else share, int(tape[machine.STEPS]), self.found)

    def rows(self) -> list[Solution]:
        """The solutions that the last run wrote down."""
        width = int(self._tape[machine.OUT_ROW])
        used = self._out[: int(self._tape[machine.ROWS]) * width]
        return [tuple(sorted(row[1 : 1 + row[0]])) for row in np.reshape(used, (-1, width)).tolist()]


class ExactCover:
    """A cover problem: ``items`` numbered from 0, ``options`` as lists of the items they cover.

    ``supply`` names items that are wanted several times (equal pieces): solutions that differ only in which of the
    equal ones lies where are one solution. Every option has an item that is wanted once, and at most one supplied.
    """

    def __init__(
        self,
        items: int,
        options: Sequence[Sequence[int]],
        supply: Mapping[int, int] | None = None,
        memo_bits: int = 18 if COMPILED else 10,
    ) -> None:
        self.items = items
        self.options = len(options)
        self.words = max(1, -(-items // machine.WORD_BITS))
        self.memo_bits = memo_bits
        self.stock = [1] * items
        for item, wanted in (supply or {}).items():
            self.stock[item] = wanted
        self.longest = sum(self.stock)
        self.masks = table(self._masks(options))
        self.radix = self._radix()
        self.supply_key = sum(weight * wanted for weight, wanted in zip(self.radix, self.stock, strict=True))

    def _masks(self, options: Sequence[Sequence[int]]) -> list[int]:
        """Word by word the masks of all options and of the option that ends lists, then what each is supplied with."""
        row = self.options + 1
        masks = [0] * (self.words * row)
        for number, option in enumerate(options):
            if len(set(option)) != len(option) or not all(0 <= item < self.items for item in option):
                raise ValueError(f"option {number} repeats an item or names one that is not there: {option}")
            for item in option:
                masks[item // machine.WORD_BITS * row + number] |= 1 << item % machine.WORD_BITS
        masks[self.options :: row] = [(1 << machine.WORD_BITS) - 1] * self.words
        return [*masks, *map(self._supplied, options), -1]

    def _supplied(self, option: Sequence[int]) -> int:
        several = [item for item in option if self.stock[item] > 1]
        if len(several) > 1 or len(several) == len(option):
            raise ValueError(f"an option takes one supplied item at most, and one other at least: {option}")
        return several[0] if several else -1

    def _radix(self) -> list[int]:
        """Weights that make one number of the supply left: positions are told apart by it."""
        radix, weight = [0] * self.items, 1
        for item, wanted in enumerate(self.stock):
            if wanted > 1:
                radix[item] = weight
                weight *= wanted + 1
        if weight >= machine.MOST:
            raise ValueError("too many supplied items")
        return radix

    def batches(
        self,
        limit: int | None = None,
        stop: Any = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> Iterator[list[Solution]]:
        """The solutions in the order of the search, as they come: some at a time, or none for a while."""
        search = Search(self, True, limit, stop, 1 if limit == 1 else 256)
        more = True
        while more:
            more = search.run()
            yield search.rows()
            if progress is not None:
                progress(search.progress)

    def solutions(
        self,
        limit: int | None = None,
        stop: Any = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> Iterator[Solution]:
        """The solutions one by one, in the order of the search."""
        for batch in self.batches(limit, stop, progress):
            yield from batch

    def first(self, stop: Any = None) -> Solution | None:
        """The first solution of the search, if there is one (and nobody stopped it)."""
        return next(self.solutions(1, stop), None)

    def count(
        self,
        limit: int | None = None,
        stop: Any = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> Count:
        """How many solutions there are; with a limit, the search ends as soon as that many are known."""
        search = Search(self, False, limit, stop, 1)
        while search.run():
            if progress is not None:
                progress(search.progress)
        return Count(search.found, search.complete)

    def is_unique(self, stop: Any = None) -> bool:
        """Whether there is exactly one solution, proved by searching for a second one to the end."""
        return self.count(2, stop) == Count(1, True)
