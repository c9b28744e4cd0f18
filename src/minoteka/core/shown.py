"""What every game shows alike: the head of a view, of a move and of an event, and those that several games have.

A game declares its own structs on these in its room ``shown`` and names them in ``Types``: pages get their types from
there, and the conformance kit checks that everything shown fits them. Structs are frozen, so one that was made can be
shown to many; nobody changes what lies in their lists either.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, dataclass_transform

import msgspec

from minoteka.core.outcome import Outcome

Head = dict[str, Any]
"""The fields that every view begins with."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Shown(msgspec.Struct, frozen=True, gc=False):
    """A part of what is shown. Nothing in it leads back to it, so Python's collector need not look at the many that are
    remembered.
    """


class Held(Shown):
    """What a seat holds: how many pieces."""

    count: int


class Hand(Held):
    """What a seat holds: how much, and what, if whoever looks may know it."""

    tiles: list[str] | None


class Ending(Shown):
    """How a round ended: scores per seat, the winning seats, the reason's code."""

    scores: list[float]
    winners: list[int]
    reason: str

    @classmethod
    def of(cls, outcome: Outcome) -> "Ending":
        """An outcome as it is shown."""
        return cls(**outcome.as_json())


class View(Shown):
    """A round as ``seat`` (−1: a spectator) sees it; ``to_act`` is −1 when it is over."""

    game: str
    seat: int
    seats: int
    to_act: int
    over: bool
    outcome: Ending | None
    options: dict[str, Any]
    hands: Sequence[Held]


def head(game: str, seats: int, seat: int, options: Mapping[str, Any], to_act: int, ended: Outcome | None) -> Head:
    """The part of a view that is made alike in every game; ``ended`` is None while the round runs."""
    return {
        "game": game,
        "seat": seat,
        "seats": int(seats),
        "to_act": int(to_act),
        "over": ended is not None,
        "outcome": None if ended is None else Ending.of(ended),
        "options": dict(options),
    }


class Tried(Shown, tag_field="kind", tag="move"):
    """What somebody would like to do: just so much of a move as tells it from all others. A legal move is this, the
    ``text`` that is played, and what it looks like.
    """

    @property
    def kind(self) -> str:
        """What kind of move it is."""
        return str(self.__struct_config__.tag)


class TryPass(Tried, tag="pass"):
    """A turn without a move."""


class Pass(TryPass):
    """A turn without a move."""

    text: str


class TryDraw(Tried, tag="draw"):
    """Take a tile from the reserve."""


class Draw(TryDraw):
    """Take a tile from the reserve."""

    text: str


HandMove = Draw | Pass
HandTried = TryDraw | TryPass
"""What one may do, beside laying, in every game of hands and a reserve."""


class Event(Shown, tag_field="kind", tag="event"):
    """Something that happened, to be animated and told in words."""

    @property
    def kind(self) -> str:
        """What kind of event it is."""
        return str(self.__struct_config__.tag)


class Passed(Event, tag="passed"):
    """A turn without a move."""

    seat: int


class Knock(Event, tag="knock"):
    """One tile is left."""

    seat: int


class Out(Event, tag="out"):
    """Nothing is left in the hand."""

    seat: int


class Drew(Event, tag="drew"):
    """Tiles came from the reserve; which ones, only those know who may."""

    seat: int
    count: int
    tiles: list[str] | None


class Over(Event, tag="over"):
    """The round is over."""

    scores: list[float]
    winners: list[int]
    reason: str

    @classmethod
    def by(cls, outcome: Outcome) -> "Over":
        """The end with this outcome."""
        return cls(**outcome.as_json())


HandEvent = Drew | Passed | Knock | Out | Over
"""What happens in every game of hands and a reserve in which the last tile is knocked for."""


class Reason(Shown, tag_field="kind", tag="reason"):
    """What speaks for a move: what it closes, opens or saves. Told in words with hints and analyses (``because-…``)."""

    @property
    def kind(self) -> str:
        """What kind of reason it is."""
        return str(self.__struct_config__.tag)


class Forced(Reason, tag="forced"):
    """Nothing else is possible."""


class Goes(Reason, tag="out"):
    """Nothing is left in the hand."""


class Follows(Reason, tag="follows"):
    """So many of one's own tiles fit what was laid."""

    count: int


def fields(shown: Shown) -> dict[str, Any]:
    """The fields of a struct by the names that pages know, as they are."""
    names = zip(shown.__struct_encode_fields__, shown.__struct_fields__, strict=True)
    return {known: getattr(shown, name) for known, name in names}


@dataclass(frozen=True)
class Types:
    """The structs of a game: of its view, and the unions of its moves, of its events, of what may be tried and of what
    speaks for a move (by default only that there is no other).
    """

    view: type[View]
    move: Any
    event: Any
    tried: Any
    reason: Any = Forced
