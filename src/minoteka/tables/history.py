"""Going through a table again from its first entry: logs, replays and records."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from minoteka.core.match import Match
from minoteka.core.position import Position
from minoteka.core.record import MOVE, Entry, Record, write
from minoteka.core.shown import View
from minoteka.protocol.common import LogItem
from minoteka.protocol.tables import Frame
from minoteka.tables import sight
from minoteka.tables.rows import EntryRow, TableRow
from minoteka.tables.sight import Sight
from minoteka.tables.table import Step, Table

_encode = msgspec.json.encode

OPEN_EYES = -2
"""Sees everything; only when the match is over."""


def steps(table: Table) -> Iterator[Step]:
    """All entries again, each with the match before and after it."""
    return replayed(table.row, list(table.entries))


def replayed(row: TableRow, entries: list[EntryRow]) -> Iterator[Step]:
    """All entries again, each with the match before and after it."""
    again = Table(row, [], trail=True)
    for entry in entries:
        step = again.step(entry)
        yield step
        again.install(step)


def looked_up(row: TableRow, entries: list[EntryRow], eyes: int) -> tuple[list[msgspec.Raw], tuple[int, Sight] | None]:
    """The log as ``eyes`` may know it, and the end of the last round that ended. Cost: a replay."""
    items, ended = [], None
    for step in replayed(row, entries):
        items.append(logged(step, eyes))
        ended = ending(step) or ended
    return items, ended


def item(step: Step, eyes: int) -> LogItem:
    """An entry as ``eyes`` may know it."""
    if step.entry.kind != MOVE or step.before is None:
        return sight.item(step, None, None, eyes)
    return sight.item(step, Sight(step.before.position), sight.right_after(step, None), eyes)


def logged(step: Step, eyes: int) -> msgspec.Raw:
    """The same as a log keeps it: as JSON."""
    return msgspec.Raw(_encode(item(step, eyes)))


def shows_finished(table: Table) -> bool:
    """Whether the last position of the round before is still shown: until the first move of this one."""
    return table.match is not None and table.match.number > 0 and table.match.ply == 0


def ending(step: Step) -> tuple[int, Sight] | None:
    """The last position of a round that this step ended, and the number of the next one."""
    if step.before is None or step.after is None or step.after.number <= step.before.number:
        return None
    return step.after.number, Sight(step.before.position.play_code(step.code))


def frames(table: Table, eyes: int, start: int, count: int) -> list[Frame]:
    """The table after each entry from the deal on, as ``eyes`` saw it then (or open, when it is over)."""
    result: list[Frame] = []
    number = -1
    for step in steps(table):
        if step.after is None:
            continue
        number += 1
        if number < start:
            continue
        if number >= start + count:
            break
        result.append(_frame(step, eyes, None if number == 0 else item(step, max(eyes, -1))))
    return result


def seen(table: Table, number: int) -> View | None:
    """What spectators saw in a frame, at a round's end its last moment; −1 is now. None: there is no such frame."""
    if number < 0:
        return None if table.match is None else _view(table.match.position, -1)
    found = frames(table, -1, number, 1)
    return found[0].finished or found[0].view if found else None


def frame_count(table: Table) -> int:
    """How many frames there are: one for the deal, one for every entry after it."""
    return 0 if table.match is None else len(table.entries) - table.began


def _frame(step: Step, eyes: int, told: LogItem | None) -> Frame:
    assert step.after is not None
    position = step.after.position
    finished = None
    if step.before is not None and step.after.number > step.before.number:
        finished = _view(step.before.position.play_code(step.code), eyes)
    standing = sight.standing(step.after, step.seats)
    return Frame(step.entry.seq, told, _view(position, eyes), finished, standing)


def _view(position: Position, eyes: int) -> View:
    view: View = sight.open_view(position) if eyes == OPEN_EYES else position.observe(eyes).view()
    return view


def record_lines(table: Table, eyes: int, *, reveal: bool) -> Iterator[str]:
    """The record for export. While the match runs it holds what ``eyes`` may know: no deal, no seed."""
    fair = _fairness(table, reveal=reveal)
    played = [step for step in steps(table) if step.after is not None]
    players = [sitting.level or sitting.name for sitting in (played[0].seats if played else table.seats)]
    record = Record(table.game, table.row.seats, table.row.options, (), tuple(players), table.row.rules, fair)
    if reveal:
        deals = {step.after.number: step.after.position.deal() for step in played if step.after and step.after.ply == 0}
        fair = {**fair, "links": [played[0].entry.link, table.link]}
        record = replace(record, deals=tuple(deals[number] for number in sorted(deals)), fairness=fair)
    return write(record, _heard(played, None if reveal else eyes))


def _fairness(table: Table, *, reveal: bool) -> dict[str, Any]:
    """What can be checked: commitment, words and, once it is revealed, the seed; or how many deals were given."""
    row = table.row
    if row.terms.given is not None:
        return {"given": len(row.terms.given.deals)}
    words = [sitting.words for sitting in table.seats]
    fair: dict[str, Any] = {"scheme": row.chance, "commitment": row.commitment, "words": words}
    if row.first is not None:
        fair["first_chosen"] = True
    return {**fair, "seed": row.seed} if reveal else fair


def _heard(played: list[Step], eyes: int | None) -> Iterator[tuple[Entry | None, Match]]:
    """What happened, with moves as ``eyes`` may hear them (None: as they were)."""
    for number, step in enumerate(played):
        entry, text = step.entry, step.entry.text
        assert step.after is not None
        if number == 0:
            yield None, step.after
            continue
        if entry.kind == MOVE and eyes is not None and eyes != entry.seat and step.before is not None:
            text = step.before.position.observe(eyes).heard(step.code)
        yield Entry(entry.kind, entry.seat, text, entry.count), step.after
