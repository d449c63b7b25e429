"""Games as text: moves, cards, whole records. Read, write, replay, verify.

What a move means is the engine's business; here are only its words.
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
