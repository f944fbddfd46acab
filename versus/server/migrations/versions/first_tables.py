"""Matches, their journals, and the server's secret."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=True),
    )
    op.create_index("ix_matches_state", "matches", ["state"])
    op.create_index("ix_matches_updated", "matches", ["updated"])
    op.create_table(
        "entries",
        sa.Column("match_id", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("writer", sa.String(32), nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("secrets")
    op.drop_table("entries")
    op.drop_table("matches")
