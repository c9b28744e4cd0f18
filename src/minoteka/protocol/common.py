"""What HTTP answers and socket messages share: seats, clocks, outcomes, errors."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Annotated, Any, Literal

import msgspec

from minoteka.core.shown import Tried, fields

Json = dict[str, Any]
# A game's own structs as they are sent: the page knows their heads.
GameEvent = Annotated[Json, msgspec.Meta(extra={"typescript": "GameEvent"})]
Because = Annotated[Json, msgspec.Meta(extra={"typescript": "Because"})]
LegalMove = Annotated[Json, msgspec.Meta(extra={"typescript": "LegalMove"})]

Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Words = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]

Status = Literal["gathering", "playing", "over"]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends; fields with a default may be left out, unknown ones are refused."""


class Told(msgspec.Struct):
    """What the server sends; every field is always there."""


class ClockRule(Asked):
    """``move``: so many seconds for each move. ``bank``: so many for the whole match, ``increment`` more
    per move.
    """

    kind: Literal["move", "bank"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=30 * 86400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Clock(Told):
    """Milliseconds left per seat, measured at the server's time ``at``; ``running`` is the seat that is
    losing time.
    """

    left: list[int]
    running: int | None
    at: int


class Seat(Told):
    """Who sits there. ``level`` is the bot's name; ``out`` says that the seat resigned or ran out of time
    and a bot plays on.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    connected: bool
    out: Literal["resigned", "timeout"] | None
    team: int


class Result(Told):
    """How a round or a match ended."""

    scores: list[float]
    winners: list[int]
    reason: str


class Standing(Told):
    """The rounds so far and the totals; ``result`` is there when everything is over."""

    is_match: bool
    round: int
    rounds: list[Result]
    totals: list[float]
    leaders: list[int]
    result: Result | None


class Fairness(Told):
    """What anybody can check: the commitment before the first move, each seat's words, the seed after the
    last.
    """

    commitment: str
    words: list[str]
    seed: str | None
    first_chosen: int | None


class Legal(Told):
    """All legal moves, column by column: move ``i`` has ``columns[key][i]`` for every key (null: the move
    lacks it).

    ``text`` and ``kind`` are always there; ``piece``, ``cells`` and what else a game gives follow its view.
    """

    count: int
    columns: dict[str, list[Any]]


class LogItem(Told):
    """One entry as a seat may know it. ``events`` are what a page animates and tells; ``round`` and ``ply``
    are those before it.
    """

    seq: int
    kind: Literal["move", "undo", "resign", "timeout", "abandon", "seat"]
    seat: int
    text: str
    count: int
    round: int
    ply: int
    at: int
    events: list[GameEvent]


class Problem(Told):
    """Why not. ``kind`` says which of the three errors it is; ``cells`` are the places at fault; texts:
    ``error-<code>``.
    """

    kind: Literal["malformed", "illegal", "not-yours", "busy"]
    code: str
    details: Json
    cells: list[str]


class Suggestion(Told):
    """A move that a bot considered: the expected result of the seat in 0 … 1 and how much thought went
    there.
    """

    move: str
    value: float
    visits: int


class TableInfo(Told):
    """What never changes at a table; ``continues``: the finished table whose deals and first moves it took over."""

    id: str
    game: str
    options: Json
    opened: int
    listed: bool
    clock: ClockRule | None
    hints: bool
    undo: bool
    daily: str | None
    rules: int
    continues: str | None


class TableCard(Told):
    """A table in a list (lobby, my tables): ``turn`` is the seat to act, ``yours`` the seats held by
    whoever asks.
    """

    info: TableInfo
    status: Status
    seats: list[Seat]
    turn: int | None
    yours: list[int]
    moves: int
    changed: int
    result: Result | None


def columns(moves: Sequence[Tried]) -> Legal:
    """Moves as the page gets them: keys once instead of once a move."""
    kinds: set[type[Tried]] = set(map(type, moves))
    if len(kinds) == 1:  # nearly always
        (kind,) = kinds
        names = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
        told = {known: list(map(attrgetter(name), moves)) for known, name in names}
        return Legal(len(moves), {"kind": [kind.__struct_config__.tag] * len(moves), **told})
    rows = [{"kind": move.__struct_config__.tag, **fields(move)} for move in moves]
    keys = dict.fromkeys(key for row in rows for key in row)
    return Legal(len(moves), {key: [row.get(key) for row in rows] for key in keys})
