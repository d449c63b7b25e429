"""Create the players of a game; earlier games get the current chairs of their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("play", sa.Text(), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text(), nullable=False),
    )
    op.create_index("players_by_person", "players", ["person"])
    op.execute(
        "INSERT INTO players (play, seat, person) SELECT plays.id, chairs.seat, chairs.person "
        "FROM plays JOIN chairs ON chairs.table_id = plays.table_id"
    )
