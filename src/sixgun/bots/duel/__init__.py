"""How bots play BANG! The Duel."""

from sixgun.bots.duel.reasons import REASONS
from sixgun.bots.duel.strategy import DUEL_STRATEGY

__all__ = ["DUEL_STRATEGY", "REASONS"]
