"""How a game of BANG! runs: the turn, shots, draw!, life and death; frames and what pushes them.

The effect of a single card or character belongs in its class in sets/, not here.
"""

from sixgun.classic.flow.card_removal import discard_target_card, take_card
from sixgun.classic.flow.flip import Check, draw_check
from sixgun.classic.flow.life import wound
from sixgun.classic.flow.payment import PaidCard, require_payment
from sixgun.classic.flow.plays import bang_refusal, counts_as_bang, list_bangs, other_kinds
from sixgun.classic.flow.rounds import Round, Volley
from sixgun.classic.flow.shot import BUILT_IN, Shot, shoot, start_shot
from sixgun.classic.flow.turn import Turn

__all__ = [
    "BUILT_IN",
    "Check",
    "PaidCard",
    "Round",
    "Shot",
    "Turn",
    "Volley",
    "bang_refusal",
    "counts_as_bang",
    "discard_target_card",
    "draw_check",
    "list_bangs",
    "other_kinds",
    "require_payment",
    "shoot",
    "start_shot",
    "take_card",
    "wound",
]
