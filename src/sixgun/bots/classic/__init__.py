"""How bots play BANG!"""

from sixgun.bots.classic.reasons import REASONS
from sixgun.bots.classic.strategy import CLASSIC_STRATEGY

__all__ = ["CLASSIC_STRATEGY", "REASONS"]
