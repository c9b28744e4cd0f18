"""Going through a table again from its first entry: logs, replays and records."""

from collections.abc import Iterator
from typing import Any

from minoteka.core.position import Position
from minoteka.core.record import FORMAT, MOVE, Entry, Record, dump, write
from minoteka.protocol.common import LogItem
from minoteka.protocol.http import Frame
from minoteka.server.tables import sight
from minoteka.server.tables.sight import Sight
from minoteka.server.tables.table import Step, Table

OPEN_EYES = -2
"""Sees everything; only when the match is over."""


def steps(table: Table) -> Iterator[Step]:
    """All entries again, each with the match before and after it."""
    again = Table(table.row, [])
    for entry in table.entries:
        step = again.step(entry)
        yield step
        again.install(step)


def log(table: Table, eyes: int, since: int) -> list[LogItem]:
    """The entries behind number ``since`` as ``eyes`` may know them. Cost: a replay, unless nothing is new."""
    if since >= table.seq:
        return []
    items = []
    for step in steps(table):
        if step.entry.seq > since:
            items.append(_item(step, eyes))
    return items


def _item(step: Step, eyes: int) -> LogItem:
    if step.entry.kind != MOVE or step.before is None:
        return sight.item(step, None, None, eyes)
    return sight.item(step, Sight(step.before.position), sight.right_after(step, None), eyes)


def finished_view(table: Table, eyes: int) -> dict[str, Any] | None:
    """The last view of the round before, while the first move of this one is awaited. Cost: a replay then."""
    if table.match is None or table.match.number == 0 or table.match.ply > 0:
        return None
    ending = [step for step in steps(table) if step.before and step.after and step.after.number > step.before.number][
        -1
    ]
    assert ending.before is not None
    return ending.before.position.play_code(ending.code).observe(eyes).view()


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
        result.append(_frame(step, eyes, None if number == 0 else _item(step, max(eyes, -1))))
    return result


def frame_count(table: Table) -> int:
    """How many frames there are: one for the deal, one for every entry after it."""
    return 0 if table.match is None else len(table.entries) - table.began


def _frame(step: Step, eyes: int, item: LogItem | None) -> Frame:
    assert step.after is not None
    position = step.after.position
    finished = None
    if step.before is not None and step.after.number > step.before.number:
        finished = _view(step.before.position.play_code(step.code), eyes)
    standing = sight.standing(step.after, step.seats)
    return Frame(step.entry.seq, item, _view(position, eyes), finished, standing)


def _view(position: Position, eyes: int) -> dict[str, Any]:
    return sight.open_view(position) if eyes == OPEN_EYES else position.observe(eyes).view()


def record_lines(table: Table, eyes: int, *, reveal: bool) -> Iterator[str]:
    """The record for export. While the match runs it holds what ``eyes`` may know: no deal, no seed."""
    fair: dict[str, Any] = {
        "commitment": table.row.commitment,
        "words": [sitting.words for sitting in table.seats],
    }
    if table.row.first is not None:
        fair["first_chosen"] = True
    played = [step for step in steps(table) if step.after is not None]
    players = [sitting.level or sitting.name for sitting in (played[0].seats if played else table.seats)]
    if not reveal:
        yield from _running_lines(table, played, players, fair, eyes)
        return
    matches = [step.after for step in played if step.after is not None]
    deals = {match.number: match.position.deal() for match in matches if match.ply == 0}
    entries = [Entry(e.kind, e.seat, e.text, e.count) for e in (step.entry for step in played[1:])]
    yield from write(
        Record(
            table.game,
            table.row.seats,
            table.row.options,
            tuple(deals[number] for number in sorted(deals)),
            tuple(players),
            table.row.rules,
            {**fair, "seed": table.row.seed},
            tuple(entries),
        )
    )


def _running_lines(
    table: Table, played: list[Step], players: list[str], fair: dict[str, Any], eyes: int
) -> Iterator[str]:
    row = table.row
    head = {"minoteka": FORMAT, "game": row.game, "seats": row.seats, "options": dict(row.options)}
    yield dump({**head, "players": players, "rules": row.rules, "fairness": fair})
    for step in played[1:]:
        entry, before, after = step.entry, step.before, step.after
        if before is None or after is None:
            continue
        line: dict[str, Any] = {"ply": before.ply, "seat": entry.seat}
        if entry.kind == MOVE:
            heard = entry.text if eyes == entry.seat else before.position.observe(eyes).heard(step.code)
            yield dump({**line, "move": heard})
        else:
            yield dump({**line, "entry": entry.kind, "text": entry.text, "count": entry.count})
        if len(after.rounds) > len(before.rounds):
            yield dump({"outcome": after.rounds[-1].as_json()})
            yield dump({"round": after.number + 1})
