"""Says what happens in a game, what is asked and what a move means, as sentences of the catalogue.

Every text about a game is chosen here, for the terminal, the server and the page alike.
"""

from sixgun.narration.decisions import describe_decision, describe_waiting
from sixgun.narration.formatter import SentenceFormatter
from sixgun.narration.log import GameLog
from sixgun.narration.moves import describe_move
from sixgun.narration.public_facts import PublicFacts

__all__ = [
    "GameLog",
    "PublicFacts",
    "SentenceFormatter",
    "describe_decision",
    "describe_move",
    "describe_waiting",
]
