"""How bots play BANG!"""

from sixgun.bots.classic.reasons import REASONS
from sixgun.bots.classic.strategy import ClassicStrategy

__all__ = ["REASONS", "ClassicStrategy"]
