"""A table as a value: its row, its entries and the match they make. Nothing here waits, writes or looks at
a clock.

``step`` works out what an entry would do without doing it; ``install`` does it once the entry is on disk.
"""

from dataclasses import dataclass, replace

from msgspec import structs

from minoteka import catalog
from minoteka.core import chain
from minoteka.core.errors import Malformed, MinotekaError, NotYours
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match, dealer
from minoteka.core.position import check_seat
from minoteka.core.record import ABANDON, KINDS, MOVE, RESIGN, SEAT, TIMEOUT, UNDO, apply_entry
from minoteka.protocol.common import Result, Status
from minoteka.tables.rows import EntryRow, KeyRow, Loaded, TableRow

PERSON, BOT, OPEN = "person", "bot", "open"


@dataclass(frozen=True)
class Sitting:
    """Who plays for a seat. ``out``: the seat resigned or ran out of time, and a bot plays on for it."""

    role: str = OPEN
    name: str = ""
    level: str | None = None
    words: str = ""
    out: str | None = None

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for the seat now."""
        return self.role == BOT


@dataclass(frozen=True)
class Step:
    """What one entry does: the match before and after, the move's code, who sits where afterwards."""

    entry: EntryRow
    before: Match | None
    after: Match | None
    seats: tuple[Sitting, ...]
    code: int = -1


class Table:
    """One table in memory. ``standing`` are the places in ``entries`` of the moves that were not taken back,
    ``began`` that of the entry by which the match began, ``requests`` those that made an entry already. With a
    ``trail`` of all matches since the start take-backs cost nothing, and a table much memory.
    """

    __slots__ = (
        "began",
        "chain",
        "entries",
        "game",
        "halted",
        "keys",
        "match",
        "rematch",
        "requests",
        "row",
        "seats",
        "standing",
        "trail",
    )

    def __init__(self, row: TableRow, keys: list[KeyRow], rematch: str | None = None, *, trail: bool = False) -> None:
        self.row = row
        self.chain = chain.key_of(row.seed)
        self.game: Game = catalog.game(row.game)
        self.seats: tuple[Sitting, ...] = (Sitting(),) * row.seats
        self.entries: list[EntryRow] = []
        self.began = 0
        self.standing: list[int] = []
        self.match: Match | None = None
        self.keys = {key.seat: key for key in keys}
        self.rematch = rematch
        self.requests: set[str] = set()
        self.halted: int | None = None
        self.trail: list[Match] | None = [] if trail else None

    @staticmethod
    def load(loaded: Loaded) -> "Table":
        """The table as its entries make it. If an entry is not possible (the rules have changed since, or the
        row is not true), the table stops before it: it can be looked at, not played on.
        """
        table = Table(loaded.row, loaded.keys, loaded.rematch, trail=True)
        for entry in loaded.entries:
            step = table.follow(entry)
            if step is None:
                break
            table.install(step)
        table.trail = None
        return table

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].seq if self.entries else 0

    @property
    def link(self) -> str:
        """The last link of the chain over the entries."""
        return self.entries[-1].link if self.entries else chain.NOTHING

    @property
    def status(self) -> Status:
        """Gathering people, playing, or over."""
        return status_of(self.match)

    @property
    def to_act(self) -> int:
        """The seat whose decision is awaited, or −1."""
        if self.match is None or self.match.is_over:
            return -1
        return self.match.position.to_act

    @property
    def people(self) -> list[int]:
        """The seats that people play for."""
        return [seat for seat, sitting in enumerate(self.seats) if sitting.role == PERSON]

    def chance(self) -> Chance:
        """All chance of the match."""
        return Chance(self.row.seed, tuple(sitting.words for sitting in self.seats), self.row.chance)

    def start(self) -> Match:
        """The match before the first move."""
        row, given = self.row, self.row.terms.given
        source = self.chance() if given is None else dealer(given.deals, self.chance())
        return Match.start(self.game, row.seats, row.options, source, row.first)

    def step(self, entry: EntryRow, code: int | None = None) -> Step:
        """What ``entry`` would do; an error if it can't be. ``code``: of a move that was already checked."""
        if entry.kind not in KINDS:
            raise Malformed("record-entry", entry=entry.kind, known=", ".join(KINDS))
        if entry.kind != ABANDON:
            check_seat(entry.seat, self.row.seats)
        if entry.kind == SEAT:
            return self._seat_step(entry)
        match = self.match
        if match is None:
            raise NotYours("not-begun")
        if entry.kind == MOVE:
            if code is None:
                code = self._code(match, entry)
            return Step(entry, match, match.play_code(code), self.seats, code)
        past = self.past(max(0, entry.count)) if entry.kind == UNDO else [match]
        apply_entry(past, entry.plain())
        return Step(entry, match, past[-1], self._after_giving_up(entry), -1)

    def follow(self, entry: EntryRow) -> Step | None:
        """What an entry does that is on disk; None if it can't be: the table is halted before it."""
        try:
            return self.step(entry)
        except MinotekaError:
            self.halted = entry.seq
            return None

    def install(self, step: Step) -> None:
        """Let a step happen."""
        entry = step.entry
        if self.match is None and step.after is not None:
            self.began = len(self.entries)
        self.match = step.after
        self.seats = step.seats
        if entry.kind == MOVE:
            self.standing.append(len(self.entries))
        elif entry.kind == UNDO:
            del self.standing[-entry.count :]
        self.entries.append(entry)
        if entry.client is not None:
            self.requests.add(entry.client)
        if self.trail is not None and step.after is not None:
            if entry.kind == UNDO:
                del self.trail[-entry.count :]
            elif entry.kind == MOVE or not self.trail:
                self.trail.append(step.after)

    def rename(self, seat: int, name: str) -> None:
        """Whoever sits there is called otherwise, and always was."""
        for place, entry in enumerate(self.entries):
            if entry.kind == SEAT and entry.role == PERSON and entry.seat == seat:
                self.entries[place] = structs.replace(entry, text=name)
        self.seats = (*self.seats[:seat], replace(self.seats[seat], name=name), *self.seats[seat + 1 :])

    def past(self, count: int) -> list[Match]:
        """The matches before each of the last ``count`` moves, and the match now. Cost: a replay, without a trail."""
        if self.trail is not None:
            return self.trail[-count - 1 :]
        match = self.start()
        first = len(self.standing) - count
        past = [match] if first == 0 else []
        for number, place in enumerate(self.standing, 1):
            match = match.play_code(self._code(match, self.entries[place]))
            if number >= first:
                past.append(match)
        return past

    def _code(self, match: Match, entry: EntryRow) -> int:
        """The code of a move that was accepted once: rules change, and a database need not be true."""
        if match.is_over or entry.seat != match.position.to_act:
            raise NotYours("not-your-turn", seat=match.position.to_act)
        return match.position.read(entry.text)

    def _seat_step(self, entry: EntryRow) -> Step:
        sitting = self.seats[entry.seat]
        if entry.role == PERSON:
            words = sitting.words if self.match is not None else entry.words or ""
            changed = Sitting(PERSON, entry.text, None, words)
        elif entry.role == BOT:
            changed = replace(sitting, role=BOT, level=entry.text)
        else:
            changed = Sitting()
        seats = (*self.seats[: entry.seat], changed, *self.seats[entry.seat + 1 :])
        match = self.match
        if match is None and all(other.role != OPEN for other in seats):
            before, self.seats = self.seats, seats
            try:
                match = self.start()
            finally:
                self.seats = before
        return Step(entry, self.match, match, seats)

    def _after_giving_up(self, entry: EntryRow) -> tuple[Sitting, ...]:
        """With more than two sides a bot plays on for a seat that resigned or ran out of time."""
        if entry.kind not in (RESIGN, TIMEOUT) or self.match is None or self.match.sides() <= 2:
            return self.seats
        out = "resigned" if entry.kind == RESIGN else "timeout"
        changed = replace(self.seats[entry.seat], role=BOT, level=entry.text, out=out)
        return (*self.seats[: entry.seat], changed, *self.seats[entry.seat + 1 :])


def status_of(match: Match | None) -> Status:
    """The status of a table with this match."""
    if match is None:
        return "gathering"
    return "over" if match.is_over else "playing"


def result_of(match: Match | None, seats: tuple[Sitting, ...]) -> Result | None:
    """How the match ended. A seat that gave up ranks last, however well the bot did for it."""
    if match is None or match.ended is None:
        return None
    ended = match.ended
    scores = [float(score) for score in ended.scores]
    winners = [seat for seat in ended.winners if seats[seat].out is None]
    if ended.winners and not winners:
        still_in = [seat for seat, sitting in enumerate(seats) if sitting.out is None]
        best_is_high = scores[ended.winners[0]] >= max(scores)
        pick = max if best_is_high else min
        best = pick((scores[seat] for seat in still_in), default=0.0)
        winners = [seat for seat in still_in if scores[seat] == best]
    return Result(scores, winners, ended.reason)
