"""What the engine answers, as digests: made by compiled kernels here and by the library in a browser's Python there."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from minoteka.catalog import BOTS, GAMES
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.pieces import PieceSet
from minoteka.core.position import Observation, Position
from minoteka.core.solver import solve
from minoteka.kernel import below, buffer, floats, listed, rng_from_int
from minoteka.puzzles.collection import load
from minoteka.puzzles.generate import Request, generate
from minoteka.puzzles.hint import hint
from minoteka.search import mcts
from minoteka.search.levels import settings_of
from minoteka.search.openhands import OpenProver
from minoteka.search.settings import Settings

PLIES = 60
OTHERWISE = Settings(width=2.0, growth=0.4, guided=0.5, wise=0.3)
HARD = 5_000_000
"""So many positions are more than a browser's memory for proofs holds …"""
LONG = {"riomino": {"level": "master"}}
"""… and these rounds need more."""
FEW = 100
"""So many moves are judged one by one; more take their time there."""


class Told:
    """A running digest of whatever is told."""

    def __init__(self) -> None:
        self._total = hashlib.sha256()

    def tell(self, *things: Any) -> None:
        for thing in things:
            self._total.update(thing if isinstance(thing, bytes) else repr(thing).encode())

    def __str__(self) -> str:
        return self._total.hexdigest()[:16]


def reals(numbers: Any, count: int) -> list[float]:
    """The first numbers of a buffer; interpreted kernels may write a whole one."""
    return [float(number) for number in listed(numbers)[:count]]


def rounds(game: Game, seats: int) -> Told:
    """A random round: states, lists, observations, completions, evaluations, priors, likelihoods, scores."""
    told, kernels, chance = Told(), game.blocks, rng_from_int(seats)
    weights, values = game.weight_array(), floats(max(game.seats))
    moves, promise = buffer(game.max_moves), floats(game.max_moves)
    position = Match.start(game, seats, {}, Chance.dealt(f"digest {seats}")).position
    for _ in range(PLIES):
        block, seat = position._block, position.to_act
        kernels.scores(block, values)
        told.tell(position.to_bytes(), reals(values, seats))
        if position.is_over:
            break
        count = int(kernels.legal(block, moves))
        seen, guess = kernels.new(), kernels.new()
        kernels.observe(block, seat, seen)
        kernels.complete(seen, seat, chance, guess)
        kernels.evaluate(block, weights, values)
        kernels.priors(block, moves, count, weights, promise)
        told.tell(*(game.layout.to_bytes(kernels.state(one)) for one in (seen, guess)))
        told.tell(listed(moves)[:count], reals(values, seats), reals(promise, count))
        told.tell(float(kernels.likelihood(guess, seat, weights)))
        position = position.play(position.legal_moves()[below(chance, count)])
    return told


def searches(game: Game, seats: int) -> Told:
    """Trees grown at the start of a round and a few plies later, and what every bot plays there."""
    told, chance = Told(), rng_from_int(7 + seats)
    position = Match.start(game, seats, {}, Chance(f"search {seats}")).position
    for _ in range(2):
        seen = position.observe(position.to_act)
        for settings, iterations in ((settings_of(game), 100), (OTHERWISE, 30)):
            told.tell(sorted(mcts.think_root(mcts.Root.seen(seen), settings, iterations, 5).items()))
        if len(position.legal_moves()) <= FEW:
            told.tell(chosen("greedy", seen))
        for _ in range(5):
            position = onwards(position, chance)
    return told


def onwards(position: Position, chance: Any) -> Position:
    moves = position.legal_moves()
    return position.play(moves[below(chance, len(moves))]) if moves else position


def chosen(bot: str, seen: Observation) -> str:
    return BOTS[bot].choose(seen, 3).move


def proofs(game: Game) -> Told:
    """What the game's solver finds within a bound, after some moves; alone where hands are hidden."""
    told, chance, seats = Told(), rng_from_int(11), 1 if game.hides else game.seats[0]
    position = Match.start(game, seats, {}, Chance("proof")).position
    for nodes in (2_000, 20_000):
        for _ in range(6):
            position = onwards(position, chance)
        found = solve(position, nodes=nodes)
        told.tell(found.winner, found.winning, found.losing, found.line, found.nodes, dict(found.values))
    return told


def duels(game: Game) -> Told:
    """What the proof for two with open hands finds within a bound, near the end of a random round."""
    told, chance = Told(), rng_from_int(13)
    positions = [Match.start(game, 2, {}, Chance("duel")).position]
    while not positions[-1].is_over:
        positions.append(onwards(positions[-1], chance))
    prove = OpenProver(2_000)
    for position in positions[-8:-1:3]:
        told.tell(prove(position, position.to_act))
    return told


def puzzles(box: PieceSet) -> Told:
    """A new puzzle, a hint, and solutions of some of the book's."""
    told = Told()
    made = generate(Request(size=24, symmetry="mirror", colours=2, grade=1), b"digest", box, "digest")
    told.tell(made.cells, made.pieces, made.solutions, made.grade, hint(made, []))
    for name in ("flower", "boat"):
        told.tell(load(name, box).solution())
    return told


def hard_proof(game: Game) -> dict[str, Any]:
    """A proof that needs more room than a browser gives: what was known in the end, and what was told on the way."""
    told: list[int] = []
    seats, options = 1 if game.hides else game.seats[0], LONG.get(game.name, {})
    start = Match.start(game, seats, options, Chance("hard")).position
    found = solve(start, nodes=HARD, report=lambda progress: told.append(progress.nodes))
    return {"proven": found.proven, "reports": told}


def hard_proofs() -> str:
    return json.dumps({game.name: hard_proof(game) for game in GAMES.values() if game.solve is not None})


def all_digests() -> Iterator[tuple[str, str]]:
    """A digest of rounds and one of searches for every game and number of seats; of proofs and puzzles too."""
    for game in GAMES.values():
        for seats in game.seats:
            yield f"{game.name} {seats} rounds", str(rounds(game, seats))
            yield f"{game.name} {seats} searches", str(searches(game, seats))
        if game.solve is not None:
            yield f"{game.name} proofs", str(proofs(game))
        yield f"{game.name} duels", str(duels(game))
        if game.pieces is not None:
            yield f"{game.name} puzzles", str(puzzles(game.pieces))


def as_text() -> str:
    return json.dumps(dict(all_digests()))
