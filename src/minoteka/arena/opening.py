"""How rounds between bots begin where deals alone would repeat them: with a few moves that chance makes."""

import hashlib

from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.options import Options
from minoteka.kernel import below, rng_from_int


def begun(game: Game, seats: int, options: Options, deal: str, plies: int) -> Match:
    """The match of a deal after so many moves: the deal's name decides all of it."""
    match = Match.start(game, seats, options, Chance(deal))
    drawn = hashlib.sha256(f"{deal}/opening".encode()).digest()
    rng = rng_from_int(int.from_bytes(drawn[:7], "big"))
    for _ in range(plies):
        if not match.is_over:
            legal = match.position.legal_moves()
            match = match.play(legal[below(rng, len(legal))])
    return match
