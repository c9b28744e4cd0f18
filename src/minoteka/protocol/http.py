"""The bodies of HTTP requests and answers (``/api/…``); docs/protocol.md lists the addresses."""

from typing import Annotated, Any, Literal

import msgspec

from minoteka.core.shown import View
from minoteka.protocol.common import (
    Asked,
    Because,
    ClockRule,
    GameEvent,
    Json,
    Legal,
    LegalMove,
    LogItem,
    Name,
    Problem,
    SeatNumber,
    Standing,
    Status,
    TableCard,
    Token,
    Told,
    Words,
)

Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Failure(Told):
    """The body of every answer that is not a success."""

    problem: Problem


class OptionInfo(Told):
    """One option of a game. ``choice``: one of ``values``; ``flag``; ``whole``: ``low`` … ``high`` (or null
    if ``none``); ``form``: one of ``values``, or ``word:number`` with low, high and usual in ``counted``.

    ``defaults`` has the default per seat count (as text), with all options before it at their defaults.
    """

    name: str
    type: Literal["choice", "flag", "whole", "form"]
    values: list[Any]
    low: int | None
    high: int | None
    none: bool
    counted: dict[str, list[int]]
    defaults: dict[str, Any]


class GameInfo(Told):
    """One game of the catalog; its texts are ``<name>-title``, ``<name>-line``, ``<name>-minutes`` and so
    on. ``lessons`` is how many steps its lessons have, ``riddles`` how many of those there are.
    """

    name: str
    rules: int
    seats: list[int]
    hides: bool
    options: list[OptionInfo]
    figures: list[str]
    has_puzzles: bool
    lessons: int
    riddles: int


class Catalog(Told):
    """What can be played, and by which bots."""

    games: list[GameInfo]
    levels: list[str]
    default_level: str
    languages: list[str]
    reactions: list[str]
    version: str
    lan: list[str]
    accounts: bool


class SettledOptions(Told):
    """Every option with its value, as the table would have it, and such a table before the first move as spectators
    would see it.
    """

    options: Json
    view: View


class AskOptions(Asked):
    """What the options would be with these chosen (checks them too)."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: Json = msgspec.field(default_factory=dict)


class SeatPlan(Asked):
    """A seat of a new table: ``me`` (this device; several for pass-and-play), ``bot`` of a level, or
    ``open``.
    """

    kind: Literal["me", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""
    words: Words = ""


class OpenTable(Asked):
    """A new table. It begins when no seat is open any more."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]
    options: Json = msgspec.field(default_factory=dict)
    listed: bool = False
    clock: ClockRule | None = None
    hints: bool = True
    undo: bool = True
    first: SeatNumber | None = None


class ContinueTable(Asked):
    """Go on from a moment of a finished table (``frame`` of its replay, 0 is the deal): the asker plays for the seat to
    act there, bots of ``level`` for the others.
    """

    frame: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    name: Name
    level: Annotated[str, msgspec.Meta(max_length=40)]


class SeatToken(Told):
    """The key to a seat; keep it, the server can't tell it again."""

    seat: int
    token: str


class TableOpened(Told):
    """Where the table is and the keys to one's own seats."""

    table: str
    seats: list[SeatToken]


class SitDown(Asked):
    """Take an open seat (the first one unless named), with words for the seed if wished."""

    name: Name
    seat: SeatNumber | None = None
    words: Words = ""


class TableKey(Asked):
    """A table and one's tokens for it."""

    table: Annotated[str, msgspec.Meta(min_length=8, max_length=40)]
    tokens: Annotated[list[Token], msgspec.Meta(max_length=16)]


class MyTables(Asked):
    """Ask about the tables whose keys this device keeps; with a session the account's tables come too."""

    keys: Annotated[list[TableKey], msgspec.Meta(max_length=200)] = msgspec.field(default_factory=list)


class Cards(Told):
    """A list of tables, the latest first."""

    tables: list[TableCard]


class Frame(Told):
    """The table after one entry (``item`` is null in the very first frame)."""

    seq: int
    item: LogItem | None
    view: View
    finished: View | None
    standing: Standing


class Replay(Told):
    """Frames of a table, in order. ``total`` counts all; ``eyes`` is a seat, −1 a spectator, −2 everything
    open (only when over).
    """

    table: str
    status: Status
    eyes: int
    total: int
    frames: list[Frame]


class RulesPage(Told):
    """The rules of a game as HTML, made from our own pages only, and the pieces of advice in them one by one."""

    game: str
    language: str
    title: str
    html: str
    advice: list[str]


class Sample(Told):
    """A real position of a game as a spectator sees it, for the first page."""

    game: str
    view: View


class LessonCard(Told):
    """A lesson and its steps. Texts: ``<game>-lesson-<name>``, with ``-<step>`` its task, and after that ``-hint``,
    ``-miss`` and ``-done``.
    """

    name: str
    steps: list[str]


class Lessons(Told):
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonCard]


MoveText = Annotated[str, msgspec.Meta(max_length=400)]


class TryStep(Asked):
    """A step of a lesson after these moves of one's own (none: as it begins). ``slips`` are the wrong moves and hints
    so far, ``why`` a move that is only asked about (the game's ``Tried``), ``hint``: show what would be right.
    """

    moves: Annotated[list[MoveText], msgspec.Meta(max_length=16)] = msgspec.field(default_factory=list)
    slips: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    why: Json | None = None
    hint: bool = False


class StepShown(Told):
    """A step as the seat that learns sees it. ``done``: with so many ``stars``; ``missed``: what was made is allowed,
    but it is not the task. ``events`` are those of the last move, ``hint`` the text of a move that leads to the goal.
    """

    state: Literal["open", "done", "missed"]
    stars: int
    view: View
    legal: Legal | None
    events: list[GameEvent]
    hint: str | None


class PlyAnalysis(Told):
    """One move judged: what was best, and what the move lost given what the seat could know, and with all
    tiles open. A better move is ``shown`` as the game's ``Move``, with the game's ``Reason``s for it.
    """

    ply: int
    round: int
    seat: int
    move: str
    best: str
    loss: float
    open_loss: float | None
    value: float
    shown: LegalMove | None = None
    reasons: list[Because] = msgspec.field(default_factory=list)


class CheckedRecord(Told):
    """What was confirmed of a finished table, as codes of texts; its seed, unless it went on from known deals."""

    confirmed: list[str]
    seed: str | None


class ImportRecord(Asked):
    """A record from somewhere else, as it was exported."""

    record: str


class ImportedRecord(Told):
    """The table that it became, and what was confirmed of it."""

    table: str
    confirmed: list[str]


class Analysis(Told):
    """Moves judged so far; ``done`` of ``total``."""

    table: str
    done: int
    total: int
    plies: list[PlyAnalysis]


Cell = list[int]


class PieceWay(Told):
    """A piece as it can lie, in axial coordinates, and in which of its ways it lies when it is turned clockwise by a
    sixth, or flipped.
    """

    cells: list[Cell]
    turned: int
    flipped: int


class PieceShape(Told):
    """A piece of a puzzle set, and every way in which it can lie, the first before it is turned."""

    piece: str
    ways: list[PieceWay]


class PieceBox(Told):
    """The pieces that puzzles and free pictures are laid with."""

    game: str
    colours: int
    pieces: list[PieceShape]
    board: list[Cell]


class CoveringPiece(Told):
    """A piece laid on cells."""

    piece: str
    colour: int
    cells: list[Cell]


class PuzzlePiece(Told):
    """A piece that a puzzle gives."""

    piece: str
    colour: int


class PuzzleCard(Told):
    """A puzzle in the list. The rulebook's have the text ``puzzle-<name>``; ``title`` is what others are called:
    a picture's name, a day, a seed. ``tints`` are the colours of its cells, where the silhouette has some.
    """

    name: str
    title: str
    kind: Literal["book", "generated", "daily", "picture"]
    cells: list[Cell]
    tints: list[int | None]
    pieces: list[PuzzlePiece]
    grade: str
    solutions: int | None


class Puzzles(Told):
    """All puzzles of the house."""

    puzzles: list[PuzzleCard]


class LaidPiece(Asked):
    """A piece that a solver has laid."""

    piece: Annotated[str, msgspec.Meta(max_length=10)]
    colour: Annotated[int, msgspec.Meta(ge=0, le=15)]
    cells: Annotated[list[Cell], msgspec.Meta(min_length=1, max_length=10)]


class AskPuzzleHint(Asked):
    """One right placement, given what is laid."""

    laid: Annotated[list[LaidPiece], msgspec.Meta(max_length=120)] = msgspec.field(default_factory=list)


class PuzzleHint(Told):
    """``placement`` goes on from what is laid; null: what is laid leads nowhere, ``remove`` is where it
    went wrong.
    """

    placement: CoveringPiece | None
    remove: list[CoveringPiece]


class CoverFound(Told):
    """One exact cover."""

    placements: list[CoveringPiece]


class GeneratePuzzle(Asked):
    """Make a puzzle with exactly one solution."""

    cells: Annotated[int, msgspec.Meta(ge=10, le=60)] = 30
    symmetry: Annotated[str, msgspec.Meta(max_length=20)] = "none"
    colours: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    grade: Annotated[str, msgspec.Meta(max_length=20)] = "1"
    seed: Annotated[str, msgspec.Meta(max_length=64)] = ""


class FreePicture(Asked):
    """A free picture: pieces of up to six colours, laid anywhere."""

    title: Annotated[str, msgspec.Meta(max_length=80)]
    laid: Annotated[list[LaidPiece], msgspec.Meta(min_length=1, max_length=120)]


class PictureSaved(Told):
    """Where the picture can be seen."""

    picture: str


class DailyResult(Told):
    """A finished solitaire of the day."""

    name: str
    score: float
    moves: int


class Daily(Told):
    """What today brings; yesterday's key is open, so that anybody can check that today's could not be
    known.
    """

    date: str
    game: str
    options: Json
    commitment: str
    results: list[DailyResult]
    yesterday: str
    yesterday_key: str
    puzzle: PuzzleCard | None


class PlayDaily(Asked):
    """Sit down to the solitaire of the day."""

    name: Name


class Credentials(Asked):
    """A name and its password."""

    name: Name
    password: Password


class NewPassword(Asked):
    """Change the password."""

    old: Password
    new: Password


class Rating(Told):
    """Strength at one game: ordinal = mu − 3 sigma."""

    game: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class Me(Told):
    """The account of this session."""

    name: str
    since: int
    ratings: list[Rating]


class Health(Told):
    """Alive, and which version."""

    status: Literal["ok", "stopping"]
    version: str
