"""How a game of BANG! runs: the turn, shots, draw!, life and death; frames and what pushes them.

What a single card or character does belongs to its class in sets/, not here.
"""

from sixgun.classic.flow.flip import Check
from sixgun.classic.flow.life import wound
from sixgun.classic.flow.payment import Payment
from sixgun.classic.flow.plays import bang_like, list_bangs
from sixgun.classic.flow.rounds import Round
from sixgun.classic.flow.shot import BUILT_IN, Shot, shoot
from sixgun.classic.flow.turn import Turn

__all__ = [
    "BUILT_IN",
    "Check",
    "Payment",
    "Round",
    "Shot",
    "Turn",
    "bang_like",
    "list_bangs",
    "shoot",
    "wound",
]
