"""Whole rounds between one-ply players with different weights, in compiled code: what tuning is measured with.

A player here is what ``greedy`` is: the move after which the evaluation likes the seat best, over a few guesses at
what is hidden. Thousands of rounds take seconds, so that a change of a weight by a fifth can be told from chance.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from minoteka.arena.opening import begun
from minoteka.core import nets
from minoteka.core.game import Game
from minoteka.core.nets import Net
from minoteka.kernel import (
    Driver,
    Kernel,
    Reals,
    States,
    Wholes,
    assign,
    borrowed,
    buffer,
    floats,
    pick,
    rng_from_int,
    stage,
)
from minoteka.search.ply import GUESS, NOW, highest, judge

RANDOM = -1
"""Who plays any legal move."""
GUESSES = 4
SEEN = 3
"""Beside the states of ``ply``: what the seat to move may know."""


class DuelRules(NamedTuple):
    """The kernels of the game."""

    to_act: Kernel
    legal: Kernel
    apply: Kernel
    is_over: Kernel
    observe: Kernel
    complete: Kernel
    evaluate: Kernel
    features: Kernel


class DuelDesk(NamedTuple):
    """What is written on: states, a list of moves with what each is worth, and the results of the seats."""

    states: States
    moves: Wholes
    totals: Reals
    values: Reals
    notes: Reals


class Players(NamedTuple):
    """Who sits where, and the weights of the two that may sit there, or their nets."""

    seating: Wholes
    first: Reals
    second: Reals
    first_net: Reals
    second_net: Reals


def duel(k: DuelRules, desk: DuelDesk, players: Players, hides: int, rng: Wholes) -> None:
    """Play the round in the desk's first state to its end; ``values`` are then the results of the seats."""
    desk, players = borrowed(desk), borrowed(players)
    now, moves = desk.states[NOW], desk.moves
    while not k.is_over(now):
        seat = k.to_act(now)
        count = k.legal(now, moves)
        if count == 1 or players.seating[seat] == RANDOM:
            k.apply(now, moves[pick(rng, count)])
        else:
            is_first = players.seating[seat] == 0
            weights = players.first if is_first else players.second
            net = players.first_net if is_first else players.second_net
            weigh(k, desk, weights, net, GUESSES if hides else 0, rng, count)
            k.apply(now, moves[highest(desk.totals, count, rng)])
    k.evaluate(now, players.first, desk.values)


@stage
def weigh(k: Any, desk: Any, weights: Any, net: Any, guesses: int, rng: Any, count: int) -> None:
    """What each move is worth to the seat to move, over guesses at what is hidden; 0 of them where nothing is."""
    now, seen, guess = desk.states[NOW], desk.states[SEEN], desk.states[GUESS]
    seat = k.to_act(now)
    for i in range(count):
        desk.totals[i] = 0.0
    if guesses:
        k.observe(now, seat, seen)
    else:
        assign(guess, now)
    for _ in range(max(1, guesses)):
        if guesses:
            k.complete(seen, seat, rng, guess)
        judge(k, desk, weights, net, guess, seat, count, desk.totals, 1.0)


driver = Driver(duel)


def duel_desk(game: Game) -> DuelDesk:
    """A desk for whole rounds."""
    wide, most = game.max_moves, max(game.seats)
    states, notes = game.layout.array(SEEN + 1), nets.room(most, game.features)
    return DuelDesk(states, buffer(wide), floats(wide), floats(most), notes)


class DuelTable:
    """Rounds of one game at a table, on deals numbered from a seed; a ``net`` judges for the first player."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: str, net: Net | None = None) -> None:
        self.game, self.seats, self.options, self.seed, self.net = game, seats, options, seed, net
        self.desk = duel_desk(game)

    def deal(self, number: int) -> Any:
        """The state in which round ``number`` begins."""
        plies = self.game.opening * self.seats
        return begun(self.game, self.seats, self.options, f"{self.seed}/{number}", plies).position._state

    def play(self, start: Any, seating: Sequence[int], first: Any, second: Any, seed: int) -> list[float]:
        """The results of the seats; ``seating`` tells who sits where: 0 the first, 1 the second, or RANDOM."""
        chairs = buffer(len(seating))
        for seat, player in enumerate(seating):
            chairs[seat] = player
        assign(self.desk.states[NOW], start)
        players = Players(chairs, first, second, nets.numbers_of(self.net), nets.numbers_of(None))
        driver(self.game)(self.desk, players, int(self.game.hides), rng_from_int(seed))
        return [float(value) for value in self.desk.values][: self.seats]

    def compare(self, mine: Sequence[float], theirs: Sequence[float] | None, deals: Sequence[int]) -> list[float]:
        """What ``mine`` gets on each deal against ``theirs`` (None: random), the mean over exchanged seats.

        Half and half at the table, or as near as the number of seats allows; 1 is everything, an even share is 1/2.
        """
        first, second = self.game.weight_array(mine), self.game.weight_array(mine if theirs is None else theirs)
        other = RANDOM if theirs is None else 1
        found = []
        for number in deals:
            start, shares = self.deal(number), []
            for turn in range(2):
                seating = [0 if (seat + turn) % 2 == 0 else other for seat in range(self.seats)]
                results = self.play(start, seating, first, second, number * 2 + turn)
                own = sum(r for r, player in zip(results, seating, strict=True) if player == 0)
                shares.append(own / (sum(results) or 1.0))
            found.append(sum(shares) / 2)
        return found
