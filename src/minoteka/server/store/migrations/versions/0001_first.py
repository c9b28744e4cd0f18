"""The first schema: tables, entries, keys, accounts, sessions, ratings, dailies, pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("folded", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("daily", sa.String(10)),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rematch_of", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "listed", "opened"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
        sa.Column("client", sa.String(60)),
        sa.Column("role", sa.String(8)),
        sa.Column("words", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("account", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_keys"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_keys_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_keys_account", ondelete="SET NULL"),
    )
    op.create_index("ix_keys_account", "keys", ["account"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "ratings",
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_ratings_account", ondelete="CASCADE"),
    )
    op.create_table(
        "daily_results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_daily_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_daily_results_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_daily_results_day", "daily_results", ["day"])
    op.create_table(
        "pictures",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pictures"),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house"),
    )


def downgrade() -> None:
    for name in (
        "house",
        "pictures",
        "daily_results",
        "ratings",
        "sessions",
        "keys",
        "entries",
        "tables",
        "accounts",
    ):
        op.drop_table(name)
