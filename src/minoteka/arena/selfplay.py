"""Rounds that a game plays against itself in compiled code, to learn from: what was seen along the way, how it ended.

A player is what ``greedy`` is, with a few moves left to chance. Its deals come from streams of numbers of their own:
nothing that people or contests are dealt is learnt from.
"""

import hashlib
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from minoteka.arena.duel import DuelDesk, duel_desk, weigh
from minoteka.core.game import Game
from minoteka.core.nets import Net, numbers_of
from minoteka.core.options import Options
from minoteka.kernel import (
    Driver,
    Kernel,
    RealRows,
    Reals,
    States,
    Wholes,
    assign,
    borrowed,
    buffer,
    floats,
    pick,
    real_rows,
    rng_from_int,
    stage,
)
from minoteka.search.ply import NOW, happens, highest

SEATS, GUESSES, MOST, ROUNDS = range(4)
"""Whole numbers of the terms: seats, guesses at what is hidden (0: nothing is), moves looked at, rounds."""
WILD, KEPT = range(2)
"""Parts of the terms: how many moves chance makes in a usual round, how many positions are kept."""
CHUNK = 64
"""Rounds of one call: what a call finds depends on its number alone, so on any number of threads."""
LONGEST = 400
"""Positions of a round that are kept at most."""


class PlayRules(NamedTuple):
    """The kernels of the game."""

    deal: Kernel
    to_act: Kernel
    legal: Kernel
    apply: Kernel
    is_over: Kernel
    observe: Kernel
    complete: Kernel
    evaluate: Kernel
    features: Kernel


class PlayTerms(NamedTuple):
    """How it is played: nothing in it changes."""

    blank: States
    wholes: Wholes
    parts: Reals
    weights: Reals
    net: Reals


class Seen(NamedTuple):
    """What was seen, a row for each position: features of all seats, what the seats got in the end, which round."""

    features: RealRows
    results: RealRows
    rounds: Wholes


def gather(k: PlayRules, desk: DuelDesk, terms: PlayTerms, found: Seen, rng: Wholes) -> int:
    """Play rounds; returns how many rows were filled."""
    desk, terms, found = borrowed(desk), borrowed(terms), borrowed(found)
    now, wholes = desk.states[NOW], terms.wholes
    many = 0
    for number in range(wholes[ROUNDS]):
        assign(now, terms.blank[0])
        k.deal(now, rng)
        began = many
        wild = terms.parts[WILD] * 4.0 * squared(rng)
        while not k.is_over(now):
            k.apply(now, chosen(k, desk, terms, wild, rng))
            room = many < len(found.rounds) and many - began < LONGEST
            if room and happens(terms.parts[KEPT], rng) and k.features(now, desk.notes):
                for i in range(len(found.features[many])):
                    found.features[many][i] = desk.notes[i]
                found.rounds[many] = number
                many += 1
        k.evaluate(now, terms.weights, desk.values)
        total = 0.0
        for seat in range(wholes[SEATS]):
            total += desk.values[seat]
        for row in range(began, many):
            for seat in range(wholes[SEATS]):
                found.results[row][seat] = desk.values[seat] / total
    return many


@stage
def squared(rng: Any) -> float:
    """A part of one that is mostly small: some rounds are much wilder than others."""
    part = pick(rng, 1024) / 1024.0
    return part * part


@stage
def chosen(k: Any, desk: Any, terms: Any, wild: float, rng: Any) -> Any:
    """A move of the seat to act: by chance, or what it likes best of those looked at, over a few guesses."""
    now, moves, wholes = desk.states[NOW], desk.moves, terms.wholes
    count = k.legal(now, moves)
    if count == 1 or happens(wild, rng):
        return moves[pick(rng, count)]
    count = some(moves, count, wholes[MOST], rng)
    weigh(k, desk, terms.weights, terms.net, wholes[GUESSES], rng, count)
    return moves[highest(desk.totals, count, rng)]


@stage
def some(moves: Any, count: int, most: int, rng: Any) -> int:
    """Where there are too many moves, as many as are looked at, by chance, to the front; how many these are."""
    if count <= most:
        return count
    for i in range(most):
        other = i + pick(rng, count - i)
        moves[i], moves[other] = moves[other], moves[i]
    return most


driver = Driver(gather)


@dataclass(frozen=True)
class PlayTable:
    """Where it is played and how: the same table, seed and number give the same rounds."""

    game: Game
    seats: int
    options: Options
    guesses: int = 4
    most: int = 96
    wild: float = 0.05
    kept: float = 0.6

    def rows(self) -> int:
        """Room for the rows of a chunk."""
        return CHUNK * min(LONGEST, self.game.max_plies)

    def play(self, net: Net | None, seed: int, rounds: int) -> "Harvest":
        """So many rounds, one chunk after the other."""
        game = self.game
        wholes, parts = buffer(4), floats(2)
        for i, whole in enumerate((self.seats, self.guesses if game.hides else 0, self.most, rounds)):
            wholes[i] = whole
        parts[WILD], parts[KEPT] = self.wild, self.kept
        blank = game.layout.array(1)
        blank[0] = game.blank(self.seats, self.options)
        terms = PlayTerms(blank, wholes, parts, game.weight_array(), numbers_of(net))
        rows, width = self.rows(), self.seats * game.features.inputs
        found = Seen(real_rows(rows, width), real_rows(rows, self.seats), buffer(rows))
        many = driver(game)(duel_desk(game), terms, found, rng_from_int(seed))
        features = np.asarray(found.features[:many], np.float32).reshape(many, self.seats, game.features.inputs)
        results = np.asarray(found.results[:many], np.float32)
        return Harvest(features, results, np.asarray(found.rounds[:many], np.int64))


class Harvest(NamedTuple):
    """Positions to learn from: features by position and seat, results, and the number of the round."""

    features: Any
    results: Any
    rounds: Any


def harvest(table: PlayTable, net: Net | None, seed: str, rounds: int, threads: int) -> Iterator[Harvest]:
    """Positions of so many rounds, chunk by chunk in their order, played on several threads."""
    driver(table.game)
    chunks = range(0, rounds, CHUNK)

    def play(first: int) -> Harvest:
        drawn = hashlib.sha256(f"learn/{seed}/{first}".encode()).digest()
        return table.play(net, int.from_bytes(drawn[:8], "big"), min(CHUNK, rounds - first))

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        yield from pool.map(play, chunks)


def joined(parts: list[Harvest]) -> Harvest:
    """Several harvests as one, rounds numbered on."""
    if not parts:
        raise ValueError("nothing was played")
    shifted, first = [], 0
    for part in parts:
        shifted.append(part._replace(rounds=part.rounds + first))
        first = int(shifted[-1].rounds[-1]) + 1 if len(part.rounds) else first
    return Harvest(*(np.concatenate(columns) for columns in zip(*shifted, strict=True)))
