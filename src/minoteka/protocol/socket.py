"""The messages of a table's socket (``/api/tables/<id>/socket``), told apart by their ``type``.

Every request carries an ``id`` of the client's choice; the answer names it as ``reply``. Sending a request
again with the same id is harmless.
"""

from typing import Annotated, Literal

import msgspec

from minoteka.core.shown import View
from minoteka.protocol.common import (
    Asked,
    Because,
    Clock,
    Fairness,
    Json,
    Legal,
    LogItem,
    Problem,
    Seat,
    SeatNumber,
    Standing,
    Status,
    Suggestion,
    TableInfo,
    Token,
    Told,
)

RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Reaction = Literal["hello", "well-played", "thanks", "oops", "wow", "hurry", "thinking", "good-game"]


class Hello(Asked, tag="hello"):
    """First message: the seats' tokens that this device holds, whose eyes to look with, the last ``seq`` it
    already has.
    """

    tokens: Annotated[list[Token], msgspec.Meta(max_length=16)] = msgspec.field(default_factory=list)
    look: Annotated[int, msgspec.Meta(ge=-1, le=15)] | None = None
    since: Annotated[int, msgspec.Meta(ge=-1)] = -1


class Look(Asked, tag="look"):
    """See with the eyes of another of one's seats; −1 is the curtain: only what spectators see."""

    id: RequestId
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)]
    since: Annotated[int, msgspec.Meta(ge=-1)] = -1


class Move(Asked, tag="move"):
    """Play; ``seq`` is the last entry that the player had seen."""

    id: RequestId
    seat: SeatNumber
    seq: Annotated[int, msgspec.Meta(ge=0)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class Why(Asked, tag="why"):
    """Ask why a move is not allowed, without playing it (it answers ``done`` if it is allowed). ``move`` is the game's
    ``Tried``: just so much as tells it from all others.
    """

    id: RequestId
    seat: SeatNumber
    move: Json


class AskHint(Asked, tag="hint"):
    """Ask for a hint for one's own seat, when it is its turn and the table allows hints."""

    id: RequestId
    seat: SeatNumber


class Undo(Asked, tag="undo"):
    """Take back everything from one's own last move on, or from that of whoever shares one's screen: at once among
    these and bots, else by consent of the other people.
    """

    id: RequestId
    seat: SeatNumber


class AnswerUndo(Asked, tag="answer-undo"):
    """Agree or not to the take-back that was asked for."""

    id: RequestId
    seat: SeatNumber
    agree: bool


class Resign(Asked, tag="resign"):
    """Give up: of two sides the other wins; with more a bot plays on and the seat ranks last."""

    id: RequestId
    seat: SeatNumber


class Takeover(Asked, tag="takeover"):
    """Let a bot of ``level`` play for one's own seat (or sit on an open one); null: the person is back."""

    id: RequestId
    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=40)] | None


class Leave(Asked, tag="leave"):
    """Stand up before the match began; the seat is open again."""

    id: RequestId
    seat: SeatNumber


class Rematch(Asked, tag="rematch"):
    """Open the next table with the same people and options, the start moved by one; the seats' tokens stay
    good.
    """

    id: RequestId
    seat: SeatNumber


class React(Asked, tag="react"):
    """A short word to the table; not kept. Whoever watches says it as −1."""

    id: RequestId
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)]
    what: Reaction


class Ping(Asked, tag="ping"):
    """Is the line alive; also tells the server's time."""

    id: RequestId


ClientMessage = (
    Hello | Look | Move | Why | AskHint | Undo | AnswerUndo | Resign | Takeover | Leave | Rematch | React | Ping
)


class UndoAsk(Told):
    """Somebody asks to take back ``count`` moves; ``waiting`` are the seats that have not answered yet."""

    seat: int
    count: int
    waiting: list[int]


class TableState(Told, tag="table"):
    """Everything a page shows: sent after ``hello`` and ``look``, after a stale move and whenever a page
    must start afresh.

    ``view`` is null until all seats are taken; ``legal`` is there only if ``look`` is to act; ``log``
    starts after ``since`` of the hello. ``finished`` is the last view of the round before, while the first
    move of this one is awaited.
    """

    reply: str | None
    info: TableInfo
    seq: int
    link: str
    status: Status
    yours: list[int]
    look: int
    seats: list[Seat]
    view: View | None
    legal: Legal | None
    finished: View | None
    log: list[LogItem]
    standing: Standing
    clock: Clock | None
    fairness: Fairness
    undo: UndoAsk | None
    thinking: int | None
    watchers: int
    rematch: str | None
    halted: int | None


class EntryMade(Told, tag="entry"):
    """One more entry, on disk before this was sent; ``link`` is that of the chain over all entries so far
    (docs/fairness.md). ``seats``, ``standing`` and ``fairness`` are null if
    nothing changed there.

    ``finished`` is the last view of a round when the next one was dealt by this entry (``view`` shows the
    new one). ``reply`` answers the request that made it, on the socket that sent it.
    """

    reply: str | None
    seq: int
    link: str
    status: Status
    item: LogItem
    view: View | None
    legal: Legal | None
    finished: View | None
    clock: Clock | None
    seats: list[Seat] | None
    standing: Standing | None
    fairness: Fairness | None


class Done(Told, tag="done"):
    """The request is fulfilled (or was, the first time it came); ``seq`` is the last entry now, ``link`` its link."""

    reply: str
    seq: int
    link: str


class Refused(Told, tag="refused"):
    """The request changed nothing, and why. After ``stale`` the whole table follows."""

    reply: str | None
    problem: Problem


class Hint(Told, tag="hint"):
    """The best moves for the seat, best first, valid while ``seq`` is the last entry; ``reasons`` (the game's) speak
    for the first of them.
    """

    reply: str
    seat: int
    seq: int
    candidates: list[Suggestion]
    reasons: list[Because]


class Presence(Told, tag="presence"):
    """Who is connected, and how many watch."""

    seats: list[Seat]
    watchers: int


class UndoAsked(Told, tag="undo-asked"):
    """A take-back is asked for, answered by one more, or (null) no longer wanted; ``refused`` names the
    seat that said no.
    """

    undo: UndoAsk | None
    refused: int | None


class Thinking(Told, tag="thinking"):
    """A bot began to think for this seat; its entry ends it."""

    seat: int


class Reacted(Told, tag="reaction"):
    """Somebody says something short."""

    seat: int
    what: Reaction


class RematchOpened(Told, tag="rematch"):
    """The next table; one's seat tokens are good there too."""

    reply: str | None
    table: str


class Pong(Told, tag="pong"):
    """The server's time in milliseconds."""

    reply: str
    at: int


class Goodbye(Told, tag="goodbye"):
    """The server closes the socket: it restarts, or the reader was too slow; come back at once."""

    code: Literal["restart", "slow", "deleted"]


ServerMessage = (
    TableState
    | EntryMade
    | Done
    | Refused
    | Hint
    | Presence
    | UndoAsked
    | Thinking
    | Reacted
    | RematchOpened
    | Pong
    | Goodbye
)
