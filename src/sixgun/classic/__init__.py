"""BANG!: the classic game and its boxes."""

from sixgun.classic.cards import BlueCard, BrownCard, Card, Weapon
from sixgun.classic.characters import Character
from sixgun.classic.config import BOXES, Config
from sixgun.classic.deal import new_game
from sixgun.classic.facts import Facts, facts_for
from sixgun.classic.game import Game
from sixgun.classic.roles import ROLES, side_of
from sixgun.classic.targets import Target, Targets
from sixgun.classic.view import View, view

__all__ = [
    "BOXES",
    "ROLES",
    "BlueCard",
    "BrownCard",
    "Card",
    "Character",
    "Config",
    "Facts",
    "Game",
    "Target",
    "Targets",
    "View",
    "Weapon",
    "facts_for",
    "new_game",
    "side_of",
    "view",
]
