"""Create tournaments, their logs and their players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("wishes", sa.Text(), nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
    )
    op.create_index("tournaments_by_time", "tournaments", ["touched"])
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.Text(), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text(), nullable=False),
    )
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.Text(), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("player", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
    )
