"""Which servers are there, and which of them sees to which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("home", sa.String(128), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("clock", sa.Float, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("crowd", sa.Text, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("match_id", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
    )
    op.create_index("ix_owners_server", "owners", ["server"])


def downgrade() -> None:
    op.drop_table("owners")
    op.drop_table("servers")
