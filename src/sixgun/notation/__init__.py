"""Reads and writes games as text: moves, cards and whole records.

This package knows only the text of a move; the engine knows what it means.
"""

from sixgun.notation.moves import find_move, read_move, write_move, write_target
from sixgun.notation.records import Record, read_record, write_record

__all__ = [
    "Record",
    "find_move",
    "read_move",
    "read_record",
    "write_move",
    "write_record",
    "write_target",
]
