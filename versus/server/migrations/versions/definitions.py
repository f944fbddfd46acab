"""Cards as they were when games with them began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "definitions",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("card", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("definitions")
