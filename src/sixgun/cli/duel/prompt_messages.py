"""Messages by prompt or frame: questions, what is being resolved, labels of moves.

Facts fill the placeholders in braces. If there are several templates, the first one with all facts
is used.
"""

from __future__ import annotations

from typing import Final

from sixgun.cli.messages import Templates

__all__ = ["DISCARD_LABELS", "FRAMES", "PASS_LABELS", "PICK_LABELS", "PROMPTS", "USE_LABELS"]

# Questions to a player. {by}, {card}, ... are the facts of what is being resolved; {mine} is the
# own figure that it is about.
PROMPTS: Final[dict[str, Templates]] = {
    "front": "Which of your two characters stands in front? Everybody chooses in secret.",
    "play": "Your turn: play a card, use what you have, or end it.",
    "discard": "The end of your turn: discard down to {limit}.",
    "hit": (
        "{By} aims {card} at {target}: avoid the hit, or let it strike.",
        "A hit of {by} ({cause}) goes at {target}: avoid it, or let it strike.",
        "A hit of {by} goes at {target}: avoid it, or let it strike.",
    ),
    "surcharge": ("{By} makes avoids dear: discard a hand card more, or this one was in vain."),
    "give_hit": "{card} of {by} and {target}: give up a hit card, or {mine} loses 1 life.",
    "give_avoid": "{card} of {by} and {target}: give up an avoid card, or {mine} loses 1 life.",
    "raid": "{card} by {figure}: give up a hit card, or {target} loses 1 life.",
    # drawing
    "look": (
        "{cause}: you look at the card you draw. Keep it, or discard it and take the next one?",
        "You look at the card you draw. Keep it, or discard it and take the next one?",
    ),
    "may_draw": "{cause}: you may draw {count}.",
    "deck": (
        "{cause}: from which deck do you draw? Still to be drawn: {left}.",
        "From which deck do you draw? Still to be drawn: {left}.",
    ),
    "surplus": (
        "{cause}: which of the cards you have just drawn do you discard?",
        "Which of the cards you have just drawn do you discard?",
    ),
    "phase_1": "{cause}: draw from the deck, or take a card that lies with somebody in front?",
    "store": "General Store: take one of the cards on offer.",
    # reveals
    "reveal": (
        "Two cards are revealed for {card} of {figure}; a {wanted} is wanted: which one counts?",
        "Two cards are revealed for {figure}; a {wanted} is wanted: which one counts?",
    ),
    "on_top": "Which of the two revealed cards goes on top of the discards?",
    # swaps
    "swap_side": (
        "{cause}: whose front and rear change places?",
        "Whose front and rear change places?",
    ),
    "which_first": "{Figure} sets off two things at once: which comes first?",
    # abilities and Resources
    "pay": "The ability of {figure} costs a hand card: which one do you discard?",
    "repeat": (
        "You may discard a hand card to use {card} twice.",
        "You may discard a hand card to have the same effect twice.",
    ),
    "again": "{card} once more: at whom?",
    "replica": "{card} is done once more: how?",
    "share_loss": "{Figure} is about to lose {left} life: does {partner} lose a point instead?",
    "revenge": "{cause}: you may discard a random card of {victim} hand.",
    "plunder": "{cause}: {target} is out: which card do you take? At most: {left}.",
    # lost cards
    "back": "A random card of {victim} hand: one with which back?",
    "strip": (
        "{card}: which card do you discard?",
        "{cause}: which card do you discard, of those that lie in front?",
        "Which card do you discard, of those that lie in front?",
    ),
    "tribute": (
        "{cause}: the hit you avoided costs a hand card. Which one do you discard?",
        "The hit you avoided costs a hand card. Which one do you discard?",
    ),
    "order": "{Figure} is out: which card goes onto the discards next?",
}

# What is being resolved, by frame.
FRAMES: Final[dict[str, Templates]] = {
    "Again": "{card} of {figure}, once more",
    "Arrival": "",
    "Backup": "",
    "Blast": "{card} by {figure}",
    "Check": "a reveal for {card} of {figure}",
    "Choices": "{card} by {figure}",
    "Choosing": "",
    "Contest": "{card} between {by} and {target}",
    "DeckChoice": "",
    "Display": "",
    "Draws": "",
    "Elimination": "the end of {figure}",
    "Encore": "{card} of {figure}",
    "Flurry": "{card} by {figure}",
    "Gamble": "",
    "Grasp": "a card of {victim} hand",
    "Hit": ("{card} by {by} at {target}", "a hit of {by} at {target}"),
    "Looking": "",
    "MayDraw": "",
    "Order": "",
    "Payment": "the cost of the ability of {figure}",
    "Plunder": "what {target} leaves behind",
    "Pruning": "",
    "Raid": ("{card} by {figure}, which reaches {target}", "{card} by {figure}"),
    "Replica": "{card} once more, by {figure}",
    "Reveal": ("a reveal for {card} of {figure}", "a reveal for {figure}"),
    "Revenge": "",
    "SecondCard": "",
    "Sharing": "life that {figure} is about to lose",
    "Shopping": "{card}",
    "SideChoice": "",
    "Surplus": "",
    "Tribute": "",
    "Turn": "",
    "Volley": "{card} by {figure}",
}

# -- choices -------------------------------------------------------------------------------

PASS_LABELS: Final = {
    "hit": "Let it strike {target}",
    "surcharge": "Pay nothing: it was in vain",
    "give_hit": "Lose 1 life with {mine}",
    "give_avoid": "Lose 1 life with {mine}",
    "raid": "Lose 1 life with {target}",
    "may_draw": "Draw nothing",
    "swap_side": "Swap nobody",
    "repeat": "Once is enough",
    "share_loss": "No: {figure} loses it",
    "revenge": "Leave it",
    "plunder": "Take nothing more",
    "strip": "Discard nothing",
}
USE_LABELS: Final = {
    "revenge": "Discard a random card of {victim} hand",
    "share_loss": "Yes: {partner} loses a point",
}
PICK_LABELS: Final = {
    "front": "{origin}, {life} life",
    "look": "Keep {card}",
    "on_top": "{card} on top",
    "which_first": "What {origin} does",
    "reveal": "Let {card} count",
    "strip": "Discard {card}",
}
DISCARD_LABELS: Final = {
    "give_hit": "Give up {card}",
    "give_avoid": "Give up {card}",
    "raid": "Give up {card}",
    "hit": "Give up {card}",
    "look": "Discard {card} and take the next one",
    "order": "Lay down {card}",
    "repeat": "Discard {card} for it",
}
