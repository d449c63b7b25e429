"""BANG!: the classic game and its boxes."""

from sixgun.classic.boxes import Box
from sixgun.classic.cards import BlueCard, BrownCard, Card, GreenCard, GreenMissed, Weapon
from sixgun.classic.characters import Character
from sixgun.classic.config import Config
from sixgun.classic.deal import new_game
from sixgun.classic.event_cards import EventCard
from sixgun.classic.facts import Facts, facts_for, forget_facts
from sixgun.classic.game import Game
from sixgun.classic.house_rules import HOUSE_RULES
from sixgun.classic.roles import ROLES, side_of
from sixgun.classic.sets import BOXES, OUR_BOXES
from sixgun.classic.targets import Target, Targets
from sixgun.classic.variants import VARIANTS
from sixgun.classic.view import View, open_view, view

__all__ = [
    "BOXES",
    "HOUSE_RULES",
    "OUR_BOXES",
    "ROLES",
    "VARIANTS",
    "BlueCard",
    "Box",
    "BrownCard",
    "Card",
    "Character",
    "Config",
    "EventCard",
    "Facts",
    "Game",
    "GreenCard",
    "GreenMissed",
    "Target",
    "Targets",
    "View",
    "Weapon",
    "facts_for",
    "forget_facts",
    "new_game",
    "open_view",
    "side_of",
    "view",
]
