"""Sixgun: the BANG! card-game family. An unofficial fan work.

>>> import sixgun
>>> game = sixgun.new_game("classic", players=5, seed=7)
>>> game.decision.prompt
'play'
"""

from sixgun.engine import (
    BadConfig,
    IllegalMove,
    MalformedMove,
    MalformedRecord,
    SixgunError,
)
from sixgun.live import Decision, LiveGame, Move, Result, form, new_game, replay

__all__ = [
    "BadConfig",
    "Decision",
    "IllegalMove",
    "LiveGame",
    "MalformedMove",
    "MalformedRecord",
    "Move",
    "Result",
    "SixgunError",
    "form",
    "new_game",
    "replay",
]

__version__ = "0.1.0"
