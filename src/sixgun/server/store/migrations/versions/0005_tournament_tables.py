"""Add tournament tables, and allow any number of extra time grants by a judge."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("tournament", "place"):
        op.add_column("tables", sa.Column(name, sa.Text(), nullable=False, server_default=""))
    op.create_index("tables_by_tournament", "tables", ["tournament"])
    op.add_column(
        "tournaments", sa.Column("published", sa.Boolean(), nullable=False, server_default="0")
    )
    op.rename_table("more_time", "more_time_before")
    op.create_table(
        "more_time",
        sa.Column("play", sa.Text(), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("bank", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("times", sa.Integer(), nullable=False),
    )
    op.execute(
        "INSERT INTO more_time (play, seat, ply, bank, times) "
        "SELECT play, seat, ply, bank, times FROM more_time_before"
    )
    op.drop_table("more_time_before")
