"""A table that goes on from any moment of one that is over: the same deals and moves up to there, then whatever comes.

Everybody may know those deals, so nothing is promised beforehand and nothing is rated.
"""

from minoteka import catalog
from minoteka.core.errors import NotYours
from minoteka.core.fairness import DEALT
from minoteka.core.record import MOVE, SEAT
from minoteka.protocol.tables import ContinueTable, SeatToken
from minoteka.tables import ids
from minoteka.tables.opening import OpenedTable, clean_name, seated
from minoteka.tables.rows import EntryRow, Given, KeyRow, NewTable, TableRow, Terms
from minoteka.tables.seams import ChanceSource
from minoteka.tables.table import BOT, PERSON, Table, status_of


def continued(table: Table, asked: ContinueTable, account: int | None, now: int, chance: ChanceSource) -> OpenedTable:
    """The asker plays for the seat they name or the one that was to act, bots for the others. Cost: a replay."""
    then = at_frame(table, asked.frame)
    match = then.match
    assert match is not None and then.trail is not None
    if match.is_over:
        raise NotYours("match-over")
    deals = [one.position.deal() for one in then.trail if one.ply == 0]
    row = TableRow(
        id=chance.name(),
        game=table.row.game,
        seats=table.row.seats,
        options=table.row.options,
        terms=Terms(given=Given(table.row.id, deals)),
        seed=chance.secret(),
        commitment="",
        chance=DEALT,
        rules=table.game.rules_version,
        opened=now,
        listed=False,
        first=None,
        daily=None,
        status="gathering",
        changed=now,
        result=None,
        rematch_of=None,
    )
    mine, token = match.position.to_act if asked.seat is None else asked.seat, chance.token()
    if mine >= row.seats:
        raise NotYours("not-your-seat")
    me, bot = (clean_name(asked.name), PERSON), (catalog.bot(asked.level).name, BOT)
    sitting = [(SEAT, seat, *(me if seat == mine else bot)) for seat in range(row.seats)]
    played = [(MOVE, entry.seat, entry.text, None) for entry in (then.entries[place] for place in then.standing)]
    entries = [
        EntryRow(row.id, seq, kind, seat, text, 0, now, role=role)
        for seq, (kind, seat, text, role) in enumerate([*sitting, *played], 1)
    ]
    new = NewTable(row, entries, [KeyRow(mine, ids.hashed(token), account)])
    row.status = status_of(seated(new).match)
    return OpenedTable(new, [SeatToken(mine, token)])


def at_frame(table: Table, frame: int) -> Table:
    """The table as it was ``frame`` entries after its deal, with the trail of all that stood."""
    then = Table(table.row, [], trail=True)
    for entry in table.entries[: table.began + 1 + frame]:
        then.install(then.step(entry))
    return then
