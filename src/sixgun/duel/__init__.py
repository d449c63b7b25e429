"""BANG! The Duel and its Renegades: two characters a side, own decks, reveals, reloads."""

from sixgun.duel.boxes import Box
from sixgun.duel.cards import Card
from sixgun.duel.characters import Character
from sixgun.duel.config import EDITIONS, Config
from sixgun.duel.deal import new_game
from sixgun.duel.facts import Facts, facts_for
from sixgun.duel.game import Game
from sixgun.duel.house_rules import HOUSE_RULES
from sixgun.duel.modes import MODES, Mode, Side
from sixgun.duel.sets import BOXES
from sixgun.duel.view import View, open_view, view

__all__ = [
    "BOXES",
    "EDITIONS",
    "HOUSE_RULES",
    "MODES",
    "Box",
    "Card",
    "Character",
    "Config",
    "Facts",
    "Game",
    "Mode",
    "Side",
    "View",
    "facts_for",
    "new_game",
    "open_view",
    "view",
]
