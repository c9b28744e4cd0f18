"""A position as one line of text, as a FEN is for chess: the game, its seats, what was agreed, the deal, the moves.

    riomino 2 level=junior {"first":0,"hands":[["01","23"],["12","13"]],"start":"13"} 12ne@c4 23sw@c5

The past is the only exact form that every game has and that cannot lie: whoever reads such a line deals and plays it
again by the rules, so what comes out is a position that can be reached. Where nobody knows the past, the state itself
is told (``core.state_text``); kernels trust it, and a forged one would send them anywhere in memory: it is read only
by those who say that they believe it (docs/notation.md).
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from minoteka.core import state_text
from minoteka.core.errors import Malformed
from minoteka.core.game import Game, Json
from minoteka.core.options import Options

SHOWN = 60
"""So much of a text that cannot be read is repeated in the error."""
PLAIN = "".join(chr(code) for code in range(33, 127) if chr(code) not in "%_")


@dataclass(frozen=True)
class PositionWords:
    """What a position's text says; nothing of it is checked against the rules yet."""

    game: Game
    seats: int
    options: dict[str, str]
    deal: Any
    moves: tuple[str, ...]
    state: tuple[str, ...] = ()
    """Of a position without a past: there is no deal and no move."""


def write(game: Game, seats: int, options: Options, deal: Json, moves: Iterable[str]) -> str:
    """The line for a deal and the moves played from it; options that stand as usual are left out."""
    dealt = json.dumps(deal, ensure_ascii=False, separators=(",", ":"))
    return " ".join([*_agreed(game, seats, options), dealt, *map(_word, moves)])


def write_state(game: Game, seats: int, options: Options, data: bytes) -> str:
    """The line for a state's bytes, where nobody knows how they came about."""
    return " ".join([*_agreed(game, seats, options), *state_text.write(game, seats, options, data)])


def _agreed(game: Game, seats: int, options: Options) -> Iterator[str]:
    yield from (game.name, str(seats))
    yield from (f"{name}={_word(value)}" for name, value in unusual(game, seats, options))


def unusual(game: Game, seats: int, options: Options) -> Iterator[tuple[str, str]]:
    """The options that do not stand as usual, with their values as text."""
    before: dict[str, Any] = {}
    for option in game.options:
        usual = option.settle_default(seats, before)
        value = before[option.name] = options.get(option.name, usual)
        if value != usual:
            yield option.name, option.write(value)


def read(text: str, find: Callable[[str], Game]) -> PositionWords:
    """The parts of a line; ``find`` knows the games by their names."""
    head, brace, rest = text.strip().partition("{")
    name, seats, *words = [*head.split(), "", ""]
    state = tuple(word for word in words if word and "=" not in word)
    if not (seats.isascii() and seats.isdigit() and len(seats) < 4) or bool(brace) == bool(state):
        raise Malformed("position-text", text=text[:SHOWN])
    game, options = find(name), {}
    for word in words:
        option, equals, value = word.partition("=")
        if option in options:
            raise Malformed("position-text", text=text[:SHOWN])
        if equals:
            options[option] = _text(value)
    if state:
        return PositionWords(game, int(seats), options, None, (), state)
    try:
        deal, end = json.JSONDecoder().raw_decode(brace + rest)
    except (ValueError, RecursionError) as error:
        raise Malformed("position-deal", text=(brace + rest)[:SHOWN]) from error
    moves = tuple(map(_text, (brace + rest)[end:].split()))
    return PositionWords(game, int(seats), options, deal, moves)


def _word(text: str) -> str:
    """A text without spaces: ``give YK`` is written ``give_YK``, what is not plain as in an address."""
    return "_".join(quote(part, safe=PLAIN) for part in text.split(" "))


def _text(word: str) -> str:
    return unquote(word.replace("_", " "))
