"""What perfect play leads to when two players see everything: hands and the order of the reserve.

One proof for all games: alpha and beta on the game's own kernels to the end of the round, with a table of positions
already decided. It is not how bots think (they see no hands) but how puzzles are proven and finished rounds are looked
at again. All chance lies in the deal, so a position with open hands has nothing left to guess.
"""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock

from minoteka.core.errors import Malformed
from minoteka.core.position import Position
from minoteka.core.riddle import Weighed
from minoteka.core.solver import DRAW, Effort, Progress, Solution
from minoteka.kernel import FAST, assign
from minoteka.search.alphabeta import (
    BEYOND,
    MOST_NODES,
    NODES,
    UNKNOWN,
    WHOLE,
    OpenDesk,
    new_desk,
    prove,
)

PAUSE = 0.1
"""Seconds between two reports."""
FEW_PLACES = 1 << 16 if FAST else 1 << 10
"""Positions that are remembered where many small questions are asked."""


@dataclass(frozen=True)
class OpenProof:
    """What each first move leads to for the seat to act: −1 … 1, None where it was not decided."""

    seat: int
    values: Mapping[str, float | None]
    line: tuple[str, ...]
    nodes: int

    @property
    def value(self) -> float | None:
        """What the position is worth, if that is certain."""
        known = [value for value in self.values.values() if value is not None]
        decided = len(known) == len(self.values) or 1.0 in known
        return max(known) if decided else None

    def solution(self) -> Solution:
        """As solvers answer."""
        value = self.value
        winner: int | str | None = None if value is None else DRAW if not value else self.seat
        if value is not None and value < 0:
            winner = 1 - self.seat
        named = {sign: tuple(m for m, v in self.values.items() if v is not None and v * sign > 0) for sign in (1, -1)}
        return Solution(self.seat, winner, named[1], named[-1], self.line, self.nodes)


class OpenHands:
    """One position, seen by both; its first moves are decided one after the other with one table."""

    def __init__(self, position: Position, effort: Effort, *, margin: bool = False) -> None:
        if position.seats != 2:
            raise Malformed("solve-seats", game=position.game.name, seats=position.seats)
        self.position, self.effort = position, effort
        self._desk = new_desk(position.game, position.to_act, effort, margin=margin)
        self._run = prove(position.game)
        self._found: dict[str, int] = {}
        self._moves = position.legal_moves()

    def proof(self) -> OpenProof:
        """The values of all first moves, or (unless every one is wanted) of so many as it takes to know the best."""
        found, best = self._found, -BEYOND
        for move in self._moves:
            low = -BEYOND if self.effort.every else best
            found[move] = self._ask(self.position.play(move), low, BEYOND)
            if found[move] != UNKNOWN:
                best = max(best, found[move])
            if best == WHOLE and not self.effort.every:
                break
        values = {move: _shown(found.get(move, UNKNOWN)) for move in self._moves}
        certain = best == WHOLE or UNKNOWN not in found.values()
        line = self._line(best) if certain and found else ()
        return OpenProof(self.position.to_act, values, line, self._nodes)

    @property
    def _nodes(self) -> int:
        return int(self._desk.settings[NODES])

    def _ask(self, position: Position, low: int, high: int) -> int:
        """What a position is worth to the hero."""
        assign(self._desk.states[0], position._state)
        if self.effort.report is None:
            return int(self._run(self._desk, low, high))
        with ThreadPoolExecutor(1) as pool:
            answer = pool.submit(self._run, self._desk, low, high)
            while True:
                try:
                    return int(answer.result(PAUSE))
                except TimeoutError:
                    decided = sum(value != UNKNOWN for value in self._found.values())
                    self.effort.report(Progress(self._nodes, decided, len(self._moves)))

    def _line(self, value: int) -> tuple[str, ...]:
        """Best play from here to the end, as far as it can be had."""
        line = [next(move for move, reached in self._found.items() if reached == value)]
        position = self.position.play(line[0])
        while not position.is_over:
            for move in position.legal_moves():
                if self._ask(position.play(move), value - 1, value + 1) == value:
                    line.append(move)
                    position = position.play(move)
                    break
            else:
                break
        return tuple(line)


class OpenProver:
    """Who wins, for one small position after the other (as ``core.riddle.Prove`` asks): the desks stay, and so does
    what was decided, as that holds in whatever position it is met again.
    """

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self._desks: dict[tuple[str, int], OpenDesk] = {}
        self._lock = Lock()

    def __call__(self, position: Position, seat: int) -> Weighed | None:
        """What every move is worth to a seat: 1, 0 or −1; None: too much to look at. One question at a time."""
        with self._lock:
            return self._weigh(position, seat)

    def _weigh(self, position: Position, seat: int) -> Weighed | None:
        desk, run = self._desk(position, seat), prove(position.game)
        desk.settings[NODES], desk.settings[MOST_NODES] = 0, self.nodes
        values = {}
        for move in position.legal_moves():
            assign(desk.states[0], position.play(move)._state)
            value = int(run(desk, -BEYOND, BEYOND))
            if value == UNKNOWN:
                return None
            values[move] = value // WHOLE
        return Weighed(values, int(desk.settings[NODES]))

    def _desk(self, position: Position, seat: int) -> OpenDesk:
        key = position.game.name, seat
        if key not in self._desks:
            if position.seats != 2:
                raise Malformed("solve-seats", game=position.game.name, seats=position.seats)
            self._desks[key] = new_desk(position.game, seat, Effort(), places=FEW_PLACES)
        return self._desks[key]


def _shown(value: int) -> float | None:
    return None if value == UNKNOWN else value / WHOLE


def solve_open(position: Position, effort: Effort) -> Solution:
    """Perfect play with open hands, as solvers answer."""
    if (ended := position.outcome) is not None:
        return Solution(position.to_act, ended.winners[0] if len(ended.winners) == 1 else DRAW)
    return OpenHands(position, effort).proof().solution()
