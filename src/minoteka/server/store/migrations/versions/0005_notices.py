"""What operators' commands have to say to the process that serves, where a database has no way to tell it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("body", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )


def downgrade() -> None:
    op.drop_table("notices")
