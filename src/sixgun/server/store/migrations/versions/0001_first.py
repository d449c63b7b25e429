"""Create users, tables, games and moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("host", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("wishes", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "touched"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("sits_in", sa.Boolean(), nullable=False),
    )
    op.create_index("chairs_by_person", "chairs", ["person"])
    op.create_table(
        "plays",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("result", sa.Text(), nullable=False),
    )
    op.create_index("plays_by_table", "plays", ["table_id", "number"], unique=True)
    op.create_index("plays_by_end", "plays", ["ended"])
    op.create_table(
        "moves",
        sa.Column("play", sa.Text(), sa.ForeignKey("plays.id"), primary_key=True),
        sa.Column("ply", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("made_by", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("bank", sa.Integer(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
