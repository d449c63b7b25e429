"""How bots play BANG!."""

from sixgun.bots.classic.reasons import REASONS
from sixgun.bots.classic.school import ClassicSchool

__all__ = ["REASONS", "ClassicSchool"]
