"""How a game of The Duel runs: the turn, hits, reveals, swaps, life and elimination.

The effect of a single card or character belongs in its class in sets/, not here.
"""

from sixgun.duel.flow.card_removal import Grasp, strip, take
from sixgun.duel.flow.contest import Contest
from sixgun.duel.flow.draws import DeckChoice, Draws, MayDraw, Surplus, take_cards
from sixgun.duel.flow.hit import ABILITY, AUTOMATIC, Hit, send_hit
from sixgun.duel.flow.loss import wound
from sixgun.duel.flow.payment import Payment
from sixgun.duel.flow.resources import Again, spend_against
from sixgun.duel.flow.reveal import Check
from sixgun.duel.flow.rounds import Raid, Round, Volley, all_others
from sixgun.duel.flow.swap import SideChoice, swap

__all__ = [
    "ABILITY",
    "AUTOMATIC",
    "Again",
    "Check",
    "Contest",
    "DeckChoice",
    "Draws",
    "Grasp",
    "Hit",
    "MayDraw",
    "Payment",
    "Raid",
    "Round",
    "SideChoice",
    "Surplus",
    "Volley",
    "all_others",
    "send_hit",
    "spend_against",
    "strip",
    "swap",
    "take",
    "take_cards",
    "wound",
]
