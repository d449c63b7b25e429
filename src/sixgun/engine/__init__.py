"""The kernel: frames, decisions, hooks, places of cards, knowledge, chance. It knows no game."""

from sixgun.engine.errors import (
    BadConfig,
    Fact,
    IllegalMove,
    MalformedMove,
    MalformedRecord,
    Refusal,
    SixgunError,
)
from sixgun.engine.events import Event, RawEvent, typed
from sixgun.engine.frames import Frame
from sixgun.engine.game import BaseGame
from sixgun.engine.kinds import Kind
from sixgun.engine.names import Names
from sixgun.engine.rng import Rng
from sixgun.engine.table import Table
from sixgun.engine.view import Heard, View, look

__all__ = [
    "BadConfig",
    "BaseGame",
    "Event",
    "Fact",
    "Frame",
    "Heard",
    "IllegalMove",
    "Kind",
    "MalformedMove",
    "MalformedRecord",
    "Names",
    "RawEvent",
    "Refusal",
    "Rng",
    "SixgunError",
    "Table",
    "View",
    "look",
    "typed",
]
