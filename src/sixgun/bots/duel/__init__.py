"""How bots play BANG! The Duel."""

from sixgun.bots.duel.reasons import REASONS
from sixgun.bots.duel.school import DuelSchool

__all__ = ["REASONS", "DuelSchool"]
