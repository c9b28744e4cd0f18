"""The chain of hashes over a table's entries, made for those that are there."""

import sqlalchemy as sa
from alembic import op

from minoteka.core.chain import NOTHING, key_of
from minoteka.core.record import Entry

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BATCH = 1000


def upgrade() -> None:
    op.add_column("entries", sa.Column("link", sa.String(32), nullable=False, server_default=""))
    db = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("seed"))
    names = ("table_id", "seq", "kind", "seat", "text", "count", "link")
    entries = sa.table("entries", *map(sa.column, names))
    seeds = {row.id: row.seed for row in db.execute(sa.select(tables.c.id, tables.c.seed))}
    found = db.execute(sa.select(*entries.c).order_by(entries.c.table_id, entries.c.seq)).all()
    links, before, key, now = [], NOTHING, b"", None
    for row in found:
        if row.table_id != now:
            now, before, key = row.table_id, NOTHING, key_of(seeds[row.table_id])
        before = Entry(row.kind, row.seat, row.text, row._mapping["count"]).link(key, before)
        links.append({"of": now, "number": row.seq, "made": before})
    made = (
        sa.update(entries)
        .where(entries.c.table_id == sa.bindparam("of"), entries.c.seq == sa.bindparam("number"))
        .values(link=sa.bindparam("made"))
    )
    for start in range(0, len(links), BATCH):
        db.execute(made, links[start : start + BATCH])


def downgrade() -> None:
    op.drop_column("entries", "link")
