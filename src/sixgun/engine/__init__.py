"""The kernel: frames, decisions, hooks, places of cards, knowledge, chance. It is independent of
any one game."""

from sixgun.engine.errors import (
    BadConfig,
    Fact,
    IllegalMove,
    MalformedMove,
    MalformedRecord,
    Refusal,
    SixgunError,
)
from sixgun.engine.events import Event, RawEvent
from sixgun.engine.figures import FigureGame
from sixgun.engine.frames import Frame, OneCard, OneFigure
from sixgun.engine.game import BaseGame
from sixgun.engine.holding import Holding
from sixgun.engine.house_rules import HouseRule, check_house_rules
from sixgun.engine.kinds import Kind
from sixgun.engine.luck import Luck
from sixgun.engine.names import NAMES, Names, checked_names
from sixgun.engine.rng import Rng
from sixgun.engine.table import Table
from sixgun.engine.targets import AnyFigure, Target
from sixgun.engine.telling import told_to, typed
from sixgun.engine.view import Heard, View, look, look_at_all

__all__ = [
    "NAMES",
    "AnyFigure",
    "BadConfig",
    "BaseGame",
    "Event",
    "Fact",
    "FigureGame",
    "Frame",
    "Heard",
    "Holding",
    "HouseRule",
    "IllegalMove",
    "Kind",
    "Luck",
    "MalformedMove",
    "MalformedRecord",
    "Names",
    "OneCard",
    "OneFigure",
    "RawEvent",
    "Refusal",
    "Rng",
    "SixgunError",
    "Table",
    "Target",
    "View",
    "check_house_rules",
    "checked_names",
    "look",
    "look_at_all",
    "told_to",
    "typed",
]
