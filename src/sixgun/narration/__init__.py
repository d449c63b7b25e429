"""Says what happens in a game, what is asked and what a move means, as sentences of the catalogue.

Every text about a game is chosen here, for the terminal, the server and the page alike.
"""

from sixgun.narration.decisions import describe_decision, describe_waiting
from sixgun.narration.formatter import SentenceFormatter
from sixgun.narration.hints import describe_hint
from sixgun.narration.log import GameLog
from sixgun.narration.moves import describe_move
from sixgun.narration.public_facts import PublicFacts
from sixgun.narration.results import describe_result

__all__ = [
    "GameLog",
    "PublicFacts",
    "SentenceFormatter",
    "describe_decision",
    "describe_hint",
    "describe_move",
    "describe_result",
    "describe_waiting",
]
