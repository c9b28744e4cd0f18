"""Many games at once for simulation: arrays of records, advanced together on one or more threads.

The loops are compiled once per game from one source: kernels reach them as values, and hold no lock while they run.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

from minoteka.core.game import SPECTATOR, Game
from minoteka.core.position import Position
from minoteka.kernel import COMPILED, below, buffer, typed
from minoteka.kernel.random import start


def _deal_all(deal: Any, states: Any, rngs: Any, first: int, last: int) -> None:
    for i in range(first, last):
        deal(states[i], rngs[i])


def _legal_all(is_over: Any, legal: Any, states: Any, moves: Any, counts: Any, first: int, last: int) -> None:
    for i in range(first, last):
        counts[i] = 0 if is_over(states[i]) else legal(states[i], moves[i])


def _apply_all(is_over: Any, apply: Any, states: Any, moves: Any, first: int, last: int) -> None:
    for i in range(first, last):
        if not is_over(states[i]):
            apply(states[i], moves[i])


def _observe_all(observe: Any, states: Any, seats: Any, seen: Any, first: int, last: int) -> None:
    for i in range(first, last):
        observe(states[i], seats[i], seen[i])


def _play_all(is_over: Any, legal: Any, apply: Any, states: Any, rngs: Any, buffers: Any, first: int, last: int) -> int:
    plies = 0
    for i in range(first, last):
        while not is_over(states[i]):
            count = legal(states[i], buffers[i])
            apply(states[i], buffers[i][below(rngs[i], count)])
            plies += 1
    return plies


class _Loops:
    """The loops over a batch, compiled for one game."""

    def __init__(self, game: Game) -> None:
        if not COMPILED:
            self.deal: Any = _deal_all
            self.legal: Any = _legal_all
            self.apply: Any = _apply_all
            self.observe: Any = _observe_all
            self.play: Any = _play_all
            return
        from numba import types

        signatures = {name: types.FunctionType(signature) for name, signature in game.kernels.signatures.items()}
        deal, legal, apply = signatures["deal"], signatures["legal"], signatures["apply"]
        is_over, observe = signatures["is_over"], signatures["observe"]
        states = types.Array(game.record.numba_type, 1, "C")
        whole, row, rows = types.int64, types.int64[::1], types.int64[:, ::1]
        self.deal = typed(_deal_all, types.void(deal, states, rows, whole, whole))
        self.legal = typed(_legal_all, types.void(is_over, legal, states, rows, row, whole, whole))
        self.apply = typed(_apply_all, types.void(is_over, apply, states, row, whole, whole))
        self.observe = typed(_observe_all, types.void(observe, states, row, states, whole, whole))
        self.play = typed(_play_all, whole(is_over, legal, apply, states, rows, rows, whole, whole))


def _rows(count: int, width: int) -> Any:
    if COMPILED:
        import numpy as np

        return np.zeros((count, width), np.int64)
    return [buffer(width) for _ in range(count)]


class Batch:
    """``count`` independent rounds of one game with the same seats and options.

    >>> batch = Batch(riomino.GAME, 2, {}, 1000, seed=7)
    >>> batch.deal(); batch.legal(); batch.apply([row[0] for row in batch.moves])
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any], count: int, seed: int = 0, threads: int = 1
    ) -> None:
        self.game, self.seats, self.count, self.threads = game, seats, count, threads
        self.options = game.settle(seats, options)
        self.states = game.record.array(count)
        self.seen = game.record.array(count)
        self.counts = buffer(count)
        self.rngs = _rows(count, 4)
        for i in range(count):
            start(self.rngs[i], (seed + i) & 0xFFFFFFFF, (seed + i) >> 32)

    @cached_property
    def moves(self) -> Any:
        """One row of legal codes a game, the first ``counts[i]`` of them valid; filled by ``legal``."""
        return _rows(self.count, self.game.max_moves)

    @cached_property
    def _loops(self) -> _Loops:
        return _Loops(self.game)

    def deal(self) -> None:
        """Fresh rounds everywhere, each from its own generator."""
        blank = self.game.blank(self.seats, self.options)
        for i in range(self.count):
            self.states[i] = blank
        self._spread(self._loops.deal, self.game.kernels.deal, self.states, self.rngs)

    def legal(self) -> None:
        """All legal moves into ``moves`` and ``counts`` (0 for a finished round)."""
        k = self.game.kernels
        self._spread(self._loops.legal, k.is_over, k.legal, self.states, self.moves, self.counts)

    def apply(self, codes: Sequence[int]) -> None:
        """One move in every round that is not over; the codes must be legal."""
        chosen = buffer(self.count)
        for i, code in enumerate(codes):
            chosen[i] = code
        self._spread(self._loops.apply, self.game.kernels.is_over, self.game.kernels.apply, self.states, chosen)

    def observe(self, seat: int = SPECTATOR) -> Any:
        """What ``seat`` sees of every round, as an array of records."""
        seats = buffer(self.count)
        for i in range(self.count):
            seats[i] = seat
        self._spread(self._loops.observe, self.game.kernels.observe, self.states, seats, self.seen)
        return self.seen

    def play_out(self) -> int:
        """Finish every round with uniformly random moves; returns the number of plies played."""
        k = self.game.kernels
        return self._spread(self._loops.play, k.is_over, k.legal, k.apply, self.states, self.rngs, self.moves)

    def position(self, index: int) -> Position:
        """One round of the batch as a position of its own."""
        return Position(self.game, self.seats, self.options, self.game.record.copy(self.states[index]))

    def _spread(self, loop: Callable[..., Any], *arguments: Any) -> int:
        if self.threads == 1:
            return loop(*arguments, 0, self.count) or 0
        edges = [self.count * t // self.threads for t in range(self.threads + 1)]
        with ThreadPoolExecutor(self.threads) as pool:
            parts = [pool.submit(loop, *arguments, a, b) for a, b in pairwise(edges)]
            return sum(part.result() or 0 for part in parts)
