"""A state as words, field by field: for positions whose past nobody knows (docs/notation.md).

    level:1 first:1 start:5 turn:1 winner:-1 hands:1,0,1,2*3,1,0,1,2*3 need:624*81 frame:4*4 ~22dbbbab

Fields that are all zero are left out. The last word is a seal over all of it, the rules' version and what was agreed:
kernels trust a state, so words that were mistyped, cut or meant for other rules must not become one.
"""

import hashlib
import json
import re
from collections.abc import Sequence
from itertools import groupby
from math import prod
from struct import error as Unfit
from struct import pack_into, unpack_from

from minoteka.core.errors import Malformed
from minoteka.core.game import Game
from minoteka.core.options import Options

SEAL = "~"
RUN = re.compile(r"(-?[0-9]{1,20})(?:\*([0-9]{1,7}))?")
"""A number, and how often it stands there if more than once."""


def write(game: Game, seats: int, options: Options, data: bytes) -> list[str]:
    """The words for a state's bytes."""
    words = []
    for name, place in game.layout.places.items():
        numbers = unpack_from(f"@{prod(place.shape)}{place.code}", data, place.start)
        if any(numbers):
            words.append(f"{name}:{_runs(numbers)}")
    return [*words, _seal(game, seats, options, data)]


def read(game: Game, seats: int, options: Options, words: Sequence[str]) -> bytes:
    """The bytes that ``write`` had; whatever is not exactly that is refused."""
    memory = bytearray(game.layout.size)
    for word in words[:-1]:
        name, _, said = word.partition(":")
        place = game.layout.places.get(name)
        numbers = [] if place is None else _numbers(said, prod(place.shape))
        try:
            if place is None or len(numbers) != prod(place.shape):
                raise Unfit
            pack_into(f"@{len(numbers)}{place.code}", memory, place.start, *numbers)
        except Unfit as error:
            raise Malformed("position-field", field=word[:40]) from error
    if words[-1] != _seal(game, seats, options, bytes(memory)):
        raise Malformed("position-seal")
    return bytes(memory)


def _runs(numbers: Sequence[int]) -> str:
    counted = ((number, len(list(same))) for number, same in groupby(numbers))
    return ",".join(f"{number}*{count}" if count > 1 else str(number) for number, count in counted)


def _numbers(said: str, most: int) -> list[int]:
    """The numbers of a field; none if that cannot be, so that nobody fills the memory with a short word."""
    numbers: list[int] = []
    for run in said.split(","):
        found = RUN.fullmatch(run)
        count = 0 if found is None else int(found[2] or 1)
        if found is None or len(numbers) + count > most:
            return []
        numbers += [int(found[1])] * count
    return numbers


def _seal(game: Game, seats: int, options: Options, data: bytes) -> str:
    agreed = json.dumps(
        [game.name, game.rules_version, seats, dict(options), game.layout.fields], sort_keys=True, default=str
    )
    return SEAL + hashlib.sha256(agreed.encode() + data).hexdigest()[:8]
