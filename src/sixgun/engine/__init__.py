"""The kernel: frames, decisions, hooks, places of cards, knowledge, chance. It is independent of
any one game."""

from sixgun.engine.card_places import CardPlaces
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
from sixgun.engine.frames import CardFrame, FigureFrame, Frame
from sixgun.engine.game import BaseGame
from sixgun.engine.hand_constraint import HandConstraint
from sixgun.engine.house_rules import (
    HouseRule,
    check_house_rules,
    declared_house_rules,
    house_rule,
)
from sixgun.engine.kinds import Kind
from sixgun.engine.names import DEFAULT_NAMES, Names, resolve_player_names
from sixgun.engine.odds import FlipOdds
from sixgun.engine.options import option
from sixgun.engine.rng import Rng
from sixgun.engine.targets import AnyFigure, Target
from sixgun.engine.view import BaseView, RumouredCard, base_view, open_base_view
from sixgun.engine.viewpoint import OPEN, SPECTATOR, Viewpoint
from sixgun.engine.visible_events import (
    SeenEvent,
    is_visible,
    seen_events,
    visible_event,
    visible_events,
)

__all__ = [
    "DEFAULT_NAMES",
    "OPEN",
    "SPECTATOR",
    "AnyFigure",
    "BadConfig",
    "BaseGame",
    "BaseView",
    "CardFrame",
    "CardPlaces",
    "Event",
    "Fact",
    "FigureFrame",
    "FigureGame",
    "FlipOdds",
    "Frame",
    "HandConstraint",
    "HouseRule",
    "IllegalMove",
    "Kind",
    "MalformedMove",
    "MalformedRecord",
    "Names",
    "RawEvent",
    "Refusal",
    "Rng",
    "RumouredCard",
    "SeenEvent",
    "SixgunError",
    "Target",
    "Viewpoint",
    "base_view",
    "check_house_rules",
    "declared_house_rules",
    "house_rule",
    "is_visible",
    "open_base_view",
    "option",
    "resolve_player_names",
    "seen_events",
    "visible_event",
    "visible_events",
]
