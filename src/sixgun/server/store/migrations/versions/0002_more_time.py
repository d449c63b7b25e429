"""Create extra time of players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "more_time",
        sa.Column("play", sa.Text(), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("times", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("bank", sa.Integer(), nullable=False),
    )
