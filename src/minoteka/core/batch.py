"""Many games at once for simulation: arrays of records, advanced together on one or more threads.

The loops are compiled once per game from one source: kernels reach them as values, and hold no lock while they run.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

from minoteka.core.errors import Illegal, Malformed
from minoteka.core.game import SPECTATOR, Game
from minoteka.core.position import Position, check_seat
from minoteka.kernel import (
    Driver,
    Kernel,
    RealRows,
    States,
    WholeRows,
    Wholes,
    buffer,
    kernel,
    listed,
    pick,
    real_rows,
    row,
    rows,
)
from minoteka.kernel.random import WORD, start


@kernel
def _seed_all(rngs: WholeRows, low: int, high: int, first: int, last: int) -> None:
    for i in range(first, last):
        start(rngs[i], low, high, i)


@Driver
def _deal_all(deal: Kernel, states: States, blank: States, rngs: WholeRows, first: int, last: int) -> None:
    for i in range(first, last):
        states[i] = blank[0]
        deal(states[i], rngs[i])


@Driver
def _legal_all(
    is_over: Kernel, legal: Kernel, states: States, moves: WholeRows, counts: Wholes, first: int, last: int
) -> None:
    for i in range(first, last):
        counts[i] = 0 if is_over(states[i]) else legal(states[i], moves[i])


@Driver
def _check_all(moves: WholeRows, counts: Wholes, codes: Wholes, wrong: Wholes, first: int, last: int) -> int:
    found = 0
    for i in range(first, last):
        wrong[i] = int(counts[i] > 0)
        for j in range(counts[i]):
            if moves[i][j] == codes[i]:
                wrong[i] = 0
        found += wrong[i]
    return found


@Driver
def _apply_all(is_over: Kernel, apply: Kernel, states: States, codes: Wholes, first: int, last: int) -> None:
    for i in range(first, last):
        if not is_over(states[i]):
            apply(states[i], codes[i])


@Driver
def _observe_all(observe: Kernel, states: States, seats: Wholes, seen: States, first: int, last: int) -> None:
    for i in range(first, last):
        observe(states[i], seats[i], seen[i])


@Driver
def _turns_all(is_over: Kernel, to_act: Kernel, states: States, turns: Wholes, first: int, last: int) -> None:
    for i in range(first, last):
        turns[i] = SPECTATOR if is_over(states[i]) else to_act(states[i])


@Driver
def _scores_all(scores: Kernel, states: States, out: RealRows, first: int, last: int) -> None:
    for i in range(first, last):
        scores(states[i], out[i])


@Driver
def play_all(
    is_over: Kernel,
    legal: Kernel,
    apply: Kernel,
    states: States,
    rngs: WholeRows,
    moves: WholeRows,
    first: int,
    last: int,
) -> int:
    """Uniformly random moves to the end of every round; returns how many."""
    plies = 0
    for i in range(first, last):
        while not is_over(states[i]):
            count = legal(states[i], moves[i])
            apply(states[i], moves[i][pick(rngs[i], count)])
            plies += 1
    return plies


def whole(given: Any) -> bool:
    """Whether it is a whole number, Python's or NumPy's."""
    return hasattr(given, "__index__") and not isinstance(given, bool)


class Batch:
    """``count`` independent rounds of one game with the same seats and options.

    >>> batch = Batch(riomino.GAME, 2, {}, 1000, seed=7)
    >>> batch.deal(); batch.legal(); batch.apply([row[0] for row in batch.moves])

    Compiled, what it gives and takes are NumPy arrays; interpreted, lists.
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any], count: int, seed: int = 0, threads: int = 1
    ) -> None:
        if not (whole(count) and whole(threads) and whole(seed) and count >= 0 and threads >= 1):
            raise Malformed("batch-size")
        self.game, self.seats, self.count, self.threads = game, seats, count, threads
        self.options = game.settle(seats, options)
        self.states = game.layout.array(count)
        self.seen = game.layout.array(count)
        self.counts = buffer(count)
        self.rngs = rows(count, 4)
        self._spread(_seed_all, self.rngs, seed & WORD, seed >> 32 & WORD)

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
        self._spread(_deal_all(self.game), self.states, blank, self.rngs)

    def legal(self) -> None:
        """All legal moves into ``moves`` and ``counts`` (0 for a finished round)."""
        self._spread(_legal_all(self.game), self.states, self.moves, self.counts)

    def step(self, codes: Sequence[int]) -> None:
        """One move in every round that is not over, checked: ``Illegal`` names the first round whose code is none.

        Then nothing was changed. ``moves`` and ``counts`` are filled as by ``legal``, with what was possible before.
        """
        given, wrong = self._codes(codes), buffer(self.count)
        self.legal()
        if self._spread(_check_all(self.game), self.moves, self.counts, given, wrong):
            index = listed(wrong).index(1)
            raise Illegal("batch-move", round=index, move=int(given[index]))
        self._spread(_apply_all(self.game), self.states, given)

    def apply(self, codes: Sequence[int]) -> None:
        """One move in every round that is not over; the codes are believed to be legal (``step`` checks them)."""
        self._spread(_apply_all(self.game), self.states, self._codes(codes))

    def _codes(self, codes: Sequence[int]) -> Any:
        """A whole number for each round."""
        try:
            given = row(codes)
        except TypeError as reason:
            raise Malformed("batch-codes", count=self.count) from reason
        if len(given) != self.count:
            raise Malformed("batch-codes", count=self.count)
        return given

    def observe(self, seats: int | Sequence[int] = SPECTATOR) -> Any:
        """What a seat sees of every round, as an array of records: the same seat everywhere, or one a round."""
        wanted = self._codes([seats] * self.count if isinstance(seats, int) else seats)
        for seat in set(listed(wanted)) - {SPECTATOR}:
            check_seat(seat, self.seats)
        self._spread(_observe_all(self.game), self.states, wanted, self.seen)
        return self.seen

    def turns(self) -> Any:
        """Whose move it is in every round, −1 where it is over."""
        turns = buffer(self.count)
        self._spread(_turns_all(self.game), self.states, turns)
        return turns

    def scores(self) -> Any:
        """The score of every round, a row a round and a column a seat."""
        scores = real_rows(self.count, self.seats)
        self._spread(_scores_all(self.game), self.states, scores)
        return scores

    def play_out(self) -> int:
        """Finish every round with uniformly random moves; returns the number of plies played."""
        return self._spread(play_all(self.game), self.states, self.rngs, self.moves)

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
