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
from minoteka.kernel import COMPILED, below, buffer, real_rows, row, rows, typed
from minoteka.kernel.random import start


def _seed_all(rngs: Any, seed: int, first: int, last: int) -> None:
    for i in range(first, last):
        start(rngs[i], (seed + i) & 0xFFFFFFFF, (seed + i) >> 32)


def _deal_all(deal: Any, states: Any, blank: Any, rngs: Any, first: int, last: int) -> None:
    for i in range(first, last):
        states[i] = blank[0]
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


def _turns_all(is_over: Any, to_act: Any, states: Any, turns: Any, first: int, last: int) -> None:
    for i in range(first, last):
        turns[i] = SPECTATOR if is_over(states[i]) else to_act(states[i])


def _scores_all(scores: Any, states: Any, out: Any, first: int, last: int) -> None:
    for i in range(first, last):
        scores(states[i], out[i])


def _play_all(is_over: Any, legal: Any, apply: Any, states: Any, rngs: Any, buffers: Any, first: int, last: int) -> int:
    plies = 0
    for i in range(first, last):
        while not is_over(states[i]):
            count = legal(states[i], buffers[i])
            apply(states[i], buffers[i][below(rngs[i], count)])
            plies += 1
    return plies


class _Loops:
    """The loops over a batch, each compiled for one game when it is first needed."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        source = globals()[f"_{name}_all"]
        ready = typed(source, self._signatures[name]) if COMPILED else source
        setattr(self, name, ready)
        return ready

    @cached_property
    def _signatures(self) -> Mapping[str, Any]:
        from numba import types

        kernels = {name: types.FunctionType(signature) for name, signature in self._game.kernels.signatures.items()}
        states = types.Array(self._game.layout.numba_type, 1, "C")
        whole, row, rows, reals = types.int64, types.int64[::1], types.int64[:, ::1], types.float64[:, ::1]
        span = (whole, whole)
        is_over, legal, apply = kernels["is_over"], kernels["legal"], kernels["apply"]
        return {
            "seed": types.void(rows, whole, *span),
            "deal": types.void(kernels["deal"], states, states, rows, *span),
            "legal": types.void(is_over, legal, states, rows, row, *span),
            "apply": types.void(is_over, apply, states, row, *span),
            "observe": types.void(kernels["observe"], states, row, states, *span),
            "turns": types.void(is_over, kernels["to_act"], states, row, *span),
            "scores": types.void(kernels["scores"], states, reals, *span),
            "play": whole(is_over, legal, apply, states, rows, rows, *span),
        }


class Batch:
    """``count`` independent rounds of one game with the same seats and options.

    >>> batch = Batch(riomino.GAME, 2, {}, 1000, seed=7)
    >>> batch.deal(); batch.legal(); batch.apply([row[0] for row in batch.moves])

    Compiled, what it gives and takes are NumPy arrays; interpreted, lists.
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any], count: int, seed: int = 0, threads: int = 1
    ) -> None:
        self.game, self.seats, self.count, self.threads = game, seats, count, threads
        self.options = game.settle(seats, options)
        self.states = game.layout.array(count)
        self.seen = game.layout.array(count)
        self.counts = buffer(count)
        self.rngs = rows(count, 4)
        self._loops = _Loops(game)
        self._spread(self._loops.seed, self.rngs, seed)

    def __repr__(self) -> str:
        threads = "" if self.threads == 1 else f", {self.threads} threads"
        return f"<Batch of {self.count} rounds of {self.game.name}, {self.seats} seats{threads}>"

    @cached_property
    def moves(self) -> Any:
        """One row of legal codes a game, the first ``counts[i]`` of them valid; filled by ``legal``."""
        return rows(self.count, self.game.max_moves)

    def deal(self) -> None:
        """Fresh rounds everywhere, each from its own generator."""
        blank = self.game.layout.array(1)
        blank[0] = self.game.blank(self.seats, self.options)
        self._spread(self._loops.deal, self.game.kernels.deal, self.states, blank, self.rngs)

    def legal(self) -> None:
        """All legal moves into ``moves`` and ``counts`` (0 for a finished round)."""
        k = self.game.kernels
        self._spread(self._loops.legal, k.is_over, k.legal, self.states, self.moves, self.counts)

    def apply(self, codes: Sequence[int]) -> None:
        """One move in every round that is not over; the codes must be legal."""
        self._spread(self._loops.apply, self.game.kernels.is_over, self.game.kernels.apply, self.states, row(codes))

    def observe(self, seats: int | Sequence[int] = SPECTATOR) -> Any:
        """What a seat sees of every round, as an array of records: the same seat everywhere, or one a round."""
        wanted = [seats] * self.count if isinstance(seats, int) else seats
        self._spread(self._loops.observe, self.game.kernels.observe, self.states, row(wanted), self.seen)
        return self.seen

    def turns(self) -> Any:
        """Whose move it is in every round, −1 where it is over."""
        turns = buffer(self.count)
        self._spread(self._loops.turns, self.game.kernels.is_over, self.game.kernels.to_act, self.states, turns)
        return turns

    def scores(self) -> Any:
        """The score of every round, a row a round and a column a seat."""
        scores = real_rows(self.count, self.seats)
        self._spread(self._loops.scores, self.game.kernels.scores, self.states, scores)
        return scores

    def play_out(self) -> int:
        """Finish every round with uniformly random moves; returns the number of plies played."""
        k = self.game.kernels
        return self._spread(self._loops.play, k.is_over, k.legal, k.apply, self.states, self.rngs, self.moves)

    def position(self, index: int) -> Position:
        """One round of the batch as a position of its own."""
        return Position(self.game, self.seats, self.options, self.game.layout.copy(self.states[index]))

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    def _spread(self, loop: Callable[..., Any], *arguments: Any) -> int:
        if self.threads == 1:
            return loop(*arguments, 0, self.count) or 0
        edges = [self.count * t // self.threads for t in range(self.threads + 1)]
        parts = [self._pool.submit(loop, *arguments, a, b) for a, b in pairwise(edges)]
        return sum(part.result() or 0 for part in parts)
