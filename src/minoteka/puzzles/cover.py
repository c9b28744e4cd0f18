"""Exact cover for people: choose options so that every item is covered exactly once, or as often as it is supplied."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any

from minoteka.kernel import FAST, buffer, listed, row, shuffle, table
from minoteka.puzzles import machine

Solution = tuple[int, ...]
"""The numbers of the options taken, sorted."""

SLICE = 200_000 if FAST else 2_000
"""Steps between two looks at the progress."""
MEMO_BITS = 18
FIRST_SLICE, FIRST_MEMO_BITS = 5_000, 9
"""Most searches are short: they need not pay for a big memo. (Grades depend on these: steps are what they measure.)"""


@dataclass(frozen=True)
class CoverProgress:
    """How far a search is: the share of the tree behind it (an estimate), steps made, solutions found.

    ``forced`` counts positions where some item had one option left, ``choices`` the options in all other positions.
    """

    share: float
    steps: int
    found: int
    forced: int
    choices: int


@dataclass(frozen=True)
class Count:
    """A number of solutions; ``complete`` says that there are no others (neither a limit nor a stop came first)."""

    number: int
    complete: bool


class CoverSearch:
    """One search through a cover problem; it can be watched, stopped from another thread, and continued."""

    def __init__(self, cover: "ExactCover", listing: bool, limit: int | None, stop: Any, room: int) -> None:
        self._masks = cover.masks
        self._original = cover.original
        self._stop = buffer(1) if stop is None else stop
        depth = cover.longest + 1
        self._live = buffer((cover.options + 1) * (depth + 1))
        self._memo = buffer((cover.words + 2) << FIRST_MEMO_BITS)
        self._out = buffer(room * (depth + 1))
        header, length = machine.lay_out(cover.options, cover.words, cover.items, depth, FIRST_MEMO_BITS)
        self._tape = tape = buffer(length)
        tape[: len(header)] = header
        tape[machine.LISTING] = int(listing)
        tape[machine.LIMIT] = machine.MOST if limit is None else limit
        tape[machine.ROOM] = room
        tape[machine.OUT_ROW] = depth + 1
        for start, values in (
            (machine.OPEN, _words(cover.wanted, cover.words)),
            (int(tape[machine.SEVERAL]), _words((i for i, n in enumerate(cover.stock) if n > 1), cover.words)),
            (int(tape[machine.STOCK]), cover.stock),
            (int(tape[machine.RADIX]), cover.radix),
        ):
            tape[start : start + len(values)] = values
        machine.begin(tape, self._masks, self._live, cover.supply_key)
        self._status = machine.PAUSED

    def run(self, steps: int = SLICE) -> bool:
        """Search ``steps`` steps further; whether it may go on (it paused, or its room for solutions is full)."""
        if self._tape[machine.STEPS] == 0:
            steps = min(steps, FIRST_SLICE)
        elif self._tape[machine.MEMO_BITS] < MEMO_BITS:
            self._tape[machine.MEMO_BITS] = MEMO_BITS
            self._memo = buffer((int(self._tape[machine.WORDS]) + 2) << MEMO_BITS)
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
    def progress(self) -> CoverProgress:
        """Where the search stands, judged by the branches tried on the way from the root."""
        tape = self._tape
        share, part = 0.0, 1.0
        for depth in range(int(tape[machine.DEPTH]) + 1):
            frame = int(tape[machine.FRAMES]) + depth * int(tape[machine.FRAME])
            width = int(tape[frame + machine.WIDTH])
            share += part * max(0, int(tape[frame + machine.TRIED]) - 1) / width
            part /= width
        counters = (int(tape[field]) for field in (machine.STEPS, machine.FOUND, machine.FORCED, machine.CHOICES))
        return CoverProgress(1.0 if self.complete else share, *counters)

    def rows(self) -> list[Solution]:
        """The solutions that the last run wrote down."""
        width = int(self._tape[machine.OUT_ROW])
        used = listed(self._out[: int(self._tape[machine.ROWS]) * width])
        rows = [used[at + 1 : at + 1 + used[at]] for at in range(0, len(used), width)]
        if self._original is not None:
            rows = [[int(self._original[option]) for option in taken] for taken in rows]
        return [tuple(sorted(taken)) for taken in rows]


class ExactCover:
    """A cover problem: ``items`` numbered from 0, ``options`` as lists of the items they cover.

    ``supply`` names items that are wanted several times (equal pieces): solutions that differ only in which of the
    equal ones lies where are one solution. Every option has at most one supplied item, and another that is not. With
    ``use_all=False`` the supply need not be used up.
    """

    def __init__(
        self,
        items: int,
        options: Sequence[Sequence[int]],
        supply: Mapping[int, int] | None = None,
        use_all: bool = True,
    ) -> None:
        for number, option in enumerate(options):
            if len(set(option)) != len(option) or not all(0 <= item < items for item in option):
                raise ValueError(f"option {number} repeats an item or names one that is not there: {option}")
            if not option:
                raise ValueError(f"option {number} has no items")
        given = supply or {}
        self.options, self.items = len(options), items
        self.original: Any = None
        self.words = max(1, -(-items // machine.WORD_BITS))
        self.stock = [given.get(item, 1) for item in range(items)]
        self.supplied = sorted(item for item, wanted in given.items() if wanted > 1 or not use_all)
        self.wanted = sorted(set(range(items)) - (set() if use_all else set(self.supplied)))
        self.longest = sum(self.stock) // min(map(len, options), default=items + 1)
        self._lists = [*self._masks(options), self._supplied(options)]
        self.radix = self._radix()
        self.supply_key = sum(weight * wanted for weight, wanted in zip(self.radix, self.stock, strict=True))

    @cached_property
    def masks(self) -> Any:
        """List after list for the machine."""
        return row(list(chain.from_iterable(self._lists)))

    def _masks(self, options: Sequence[Sequence[int]]) -> list[list[int]]:
        """Word by word the masks of all options and of the option that ends lists, which has every item."""
        masks = [[0] * len(options) + [(1 << machine.WORD_BITS) - 1] for _ in range(self.words)]
        for number, option in enumerate(options):
            for item in option:
                masks[item // machine.WORD_BITS][number] |= 1 << item % machine.WORD_BITS
        return masks

    def _supplied(self, options: Sequence[Sequence[int]]) -> list[int]:
        """The supplied item of each option, −1 if it has none."""
        supplied = [-1] * (len(options) + 1)
        several = set(self.supplied)
        for number, option in enumerate(options if several else ()):
            taken = several.intersection(option)
            if len(taken) > 1 or len(taken) == len(option):
                raise ValueError(f"option {number} takes several supplied items, or nothing else")
            supplied[number] = taken.pop() if taken else -1
        return supplied

    def shuffled(self, rng: Any) -> "ExactCover":
        """The same problem with its options in another order: the search meets other solutions first."""
        order = table(range(self.options))
        shuffle(rng, order, self.options)
        other = copy(self)
        other.__dict__.pop("masks", None)
        numbers = [*listed(order), self.options]
        other._lists = [[part[number] for number in numbers] for part in self._lists]
        other.original = order if self.original is None else table([self.original[option] for option in order])
        return other

    def _radix(self) -> list[int]:
        """Weights that make one number of the supply left: positions are told apart by it."""
        radix, weight = [0] * self.items, 1
        for item in self.supplied:
            radix[item] = weight
            weight *= self.stock[item] + 1
        if weight >= machine.MOST:
            raise ValueError("too many supplied items")
        return radix

    def batches(
        self,
        limit: int | None = None,
        stop: Any = None,
        progress: Callable[[CoverProgress], None] | None = None,
    ) -> Iterator[list[Solution]]:
        """The solutions in the order of the search, as they come: some at a time, or none for a while.

        Where nothing is wanted, taking nothing is the one solution.
        """
        if not self.wanted:
            yield [()]
            return
        search = CoverSearch(self, True, limit, stop, 1 if limit == 1 else 256)
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
        progress: Callable[[CoverProgress], None] | None = None,
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
        progress: Callable[[CoverProgress], None] | None = None,
    ) -> Count:
        """How many solutions there are; with a limit, the search ends as soon as that many are known."""
        if not self.wanted:
            return Count(1, True)
        search = CoverSearch(self, False, limit, stop, 1)
        while search.run():
            if progress is not None:
                progress(search.progress)
        return Count(search.found, search.complete)

    def is_unique(self, stop: Any = None) -> bool:
        """Whether there is exactly one solution, proved by searching for a second one to the end."""
        return self.count(2, stop) == Count(1, True)


def _words(items: Iterable[int], words: int) -> list[int]:
    """A set of items as masks."""
    masks = [0] * words
    for item in items:
        masks[item // machine.WORD_BITS] |= 1 << item % machine.WORD_BITS
    return masks
