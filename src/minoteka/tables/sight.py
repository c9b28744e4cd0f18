"""What a seat gets to see: observations of the position now, and the messages made from them.

Everything that leaves a table for a page passes here, and is made from ``observe`` of the seat that looks.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from minoteka.core.game import SPECTATOR, Json
from minoteka.core.match import Match
from minoteka.core.outcome import Outcome
from minoteka.core.position import Observation, Position
from minoteka.core.record import MOVE, RESIGN, SEAT, TIMEOUT, UNDO
from minoteka.core.shown import View, fields
from minoteka.protocol.common import (
    Fairness,
    LogItem,
    Result,
    Seat,
    Standing,
    TableInfo,
    columns,
)
from minoteka.tables.rows import EntryRow
from minoteka.tables.table import BOT, OPEN, PERSON, Sitting, Step, Table, result_of

_encode = msgspec.json.encode
NOTHING = msgspec.Raw(b"null")


class Sight:
    """One position seen with several eyes; every observation, view and list of moves is made once.

    What all eyes see is made and encoded once, from an observation that no secret is in: the spectator's (or, where a
    game hides nothing, that of the seat to act, which is needed anyway). Each seat's own parts follow it.
    """

    __slots__ = ("_common", "_legal", "_seen", "_views", "hides", "position")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.hides = position.game.hides
        self._seen: dict[int, Observation] = {}
        self._views: dict[int, msgspec.Raw] = {}
        self._common: bytes | None = None
        self._legal: msgspec.Raw | None = None

    def seen(self, eyes: int) -> Observation:
        """The observation of a seat, or of a spectator (−1)."""
        found = self._seen.get(eyes)
        if found is None:
            found = self._seen[eyes] = self.position.observe(eyes)
        return found

    def view(self, eyes: int) -> msgspec.Raw:
        """The view as JSON."""
        found = self._views.get(eyes)
        if found is None:
            own = self.seen(eyes).own() if self.hides else {"seat": eyes}
            found = self._views[eyes] = msgspec.Raw(self._seen_by_all(own) + _encode(own)[1:])
        return found

    def _seen_by_all(self, own: dict[str, Any]) -> bytes:
        """A view's JSON up to the parts that are each seat's own (whose names are the same for all seats)."""
        if self._common is None:
            view = self.seen(SPECTATOR if self.hides else self.position.to_act).view()
            shared = {key: value for key, value in fields(view).items() if key not in own}
            self._common = _encode(shared)[:-1] + b"," if shared else b"{"
        return self._common

    def legal(self, eyes: int) -> msgspec.Raw:
        """The legal moves as JSON, if it is this seat's turn."""
        if eyes < 0 or eyes != self.position.to_act:
            return NOTHING
        if self._legal is None:
            self._legal = msgspec.Raw(_encode(columns(self.seen(eyes).moves())))
        return self._legal


def info(table: Table) -> TableInfo:
    """What never changes at a table."""
    row = table.row
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        opened=row.opened,
        listed=row.listed,
        clock=row.terms.clock,
        hints=row.terms.hints,
        undo=row.terms.undo,
        daily=row.daily,
        rules=row.rules,
        continues=None if row.terms.given is None else row.terms.given.table,
    )


def seats(table: Table, connected: frozenset[int]) -> list[Seat]:
    """Who sits where."""
    teams = table.game.teams(table.row.seats, table.row.options)
    return [
        Seat(
            seat=seat,
            kind=sitting.role,  # type: ignore[arg-type]  # one of the three words
            name=sitting.name,
            level=sitting.level,
            connected=seat in connected,
            out=sitting.out,  # type: ignore[arg-type]  # one of the two words
            team=teams[seat],
        )
        for seat, sitting in enumerate(table.seats)
    ]


def fairness(table: Table, today: str) -> Fairness:
    """The seed is told when the match is over, that of the daily deal on the day after; where deals were given, never:
    nothing was promised.
    """
    told = table.status == "over" and table.row.daily != today and table.row.terms.given is None
    words = [sitting.words for sitting in table.seats]
    return Fairness(table.row.commitment, words, table.row.seed if told else None, table.row.first)


def standing(match: Match | None, sittings: tuple[Sitting, ...]) -> Standing:
    """Rounds and totals."""
    if match is None:
        none = [0.0] * len(sittings)
        return Standing(False, 0, [], none, [], None)
    now = match.standing()
    result = result_of(match, sittings)
    leaders = result.winners if result else list(now.winners)
    rounds = [_result(outcome) for outcome in match.rounds]
    return Standing(match.is_match, match.number, rounds, list(now.scores), leaders, result)


def _result(outcome: Outcome) -> Result:
    return Result(list(outcome.scores), list(outcome.winners), outcome.reason)


def item(step: Step, before: Sight | None, ended: Sight | None, eyes: int) -> LogItem:
    """An entry as ``eyes`` may know it. ``before`` and ``ended``: the position before and right after a
    move.
    """
    entry, match = step.entry, step.before
    text = entry.text
    if entry.kind == MOVE and before is not None and ended is not None:
        seen = before.seen(eyes)
        text = entry.text if eyes == entry.seat else seen.heard(step.code)
        events = seen.events(step.code, ended.seen(eyes))
    else:
        events = table_events(entry, step)
    if step.after is not None and (match is None or step.after.number > match.number):
        events = [*events, {"kind": "dealt", "round": step.after.number, "first": step.after.firsts[-1]}]
    return LogItem(
        seq=entry.seq,
        kind=entry.kind,  # type: ignore[arg-type]  # one of the entries' words
        seat=entry.seat,
        text=text,
        count=entry.count,
        round=match.number if match else 0,
        ply=match.ply if match else 0,
        at=entry.at,
        events=events,
    )


def table_events(entry: EntryRow, step: Step) -> list[Json]:
    """What a page tells of an entry that is no move."""
    seat = entry.seat
    if entry.kind == SEAT:
        return [_seat_event(entry, step)]
    if entry.kind == UNDO:
        return [{"kind": "undone", "seat": seat, "count": entry.count}]
    words = {RESIGN: "resigned", TIMEOUT: "timeout"}
    happened: list[Json] = [{"kind": words.get(entry.kind, "abandoned"), "seat": seat}]
    if step.after is not None and step.after.ended is not None:
        happened.append({"kind": "over", **step.after.ended.as_json()})
    elif entry.text:
        happened.append({"kind": BOT, "seat": seat, "level": entry.text})
    return happened


def _seat_event(entry: EntryRow, step: Step) -> Json:
    if entry.role == OPEN:
        return {"kind": "left", "seat": entry.seat}
    if entry.role == PERSON:
        return {"kind": "sat" if step.before is None else "back", "seat": entry.seat, "name": entry.text}
    return {"kind": BOT, "seat": entry.seat, "level": entry.text}


def right_after(step: Step, after: Sight | None) -> Sight | None:
    """The position right after a move: the last one of its round, even if the next one was dealt at once."""
    if step.entry.kind != MOVE or step.before is None or step.after is None:
        return None
    if step.after.number > step.before.number or after is None:
        return Sight(step.before.position.play_code(step.code))
    return after


def open_view(position: Position) -> View:
    """Everything face up, for a match that is over: the spectator's view with each seat's own hand in it."""
    view: View = position.observe().view()
    hands = [position.observe(seat).view().hands[seat] for seat in range(position.seats)]
    return replace(view, hands=hands)
