"""How bots play BANG! The Duel."""

from sixgun.bots.duel.reasons import REASONS
from sixgun.bots.duel.strategy import DuelStrategy

__all__ = ["REASONS", "DuelStrategy"]
