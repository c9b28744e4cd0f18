"""What accounts have learnt and solved: the stars of their best tries."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stars",
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("task", sa.String(120), nullable=False),
        sa.Column("stars", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_stars_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "task", name="pk_stars"),
    )


def downgrade() -> None:
    op.drop_table("stars")
