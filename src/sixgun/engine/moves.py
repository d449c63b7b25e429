"""A move as one whole number: verb, card, the kind it is played as, target.

Bots and search use the number directly; `sixgun.notation` parses and formats it as text.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "BID",
    "BLACK",
    "CARD_SHIFT",
    "COMMON_DECK",
    "DECK",
    "DISCARD",
    "DISCARDS",
    "DRAW",
    "END",
    "FIRST_BACK",
    "FIRST_DECK",
    "FIRST_PICK",
    "FIRST_SUIT",
    "FIRST_TURN",
    "GIVE",
    "JUST_END",
    "JUST_LEAVE",
    "JUST_PASS",
    "JUST_SKIP",
    "JUST_SWAP",
    "JUST_USE",
    "KIND_SHIFT",
    "LEAVE",
    "MOST_MONEY",
    "NAME",
    "NOBODY",
    "PASS",
    "PICK",
    "PLAY",
    "RED",
    "RELOAD",
    "SKIP",
    "SWAP",
    "USE",
    "VERBS",
    "VERB_SHIFT",
    "WORDS",
    "amount_of",
    "bid",
    "card_of",
    "card_target",
    "encode",
    "figure_of",
    "figure_target",
    "kind_of",
    "target_card_of",
    "target_of",
    "verb_of",
]

# Verbs. Their order is permanent: it is part of every move's number.
PLAY: Final = 1  # a card from the hand
USE: Final = 2  # a card in play, or (without a card) the ability
DISCARD: Final = 3  # a card from the hand, as a cost or because a rule demands it
PICK: Final = 4  # one of several cards on offer
DRAW: Final = 5  # from one of several sources
GIVE: Final = 6  # a card to another player
PASS: Final = 7  # let it happen, or do nothing
SKIP: Final = 8  # do nothing, and do not ask again this turn
END: Final = 9  # the playing phase of the turn
NAME: Final = 10  # a suit, a colour, a right
BID: Final = 11  # an amount of money, in an auction
LEAVE: Final = 12  # the game, for good: never listed, possible at any time
SWAP: Final = 13  # the front and the rear figure of a side
RELOAD: Final = 14  # give up a card for a new one

VERBS: Final = (
    "",
    "play",
    "use",
    "discard",
    "pick",
    "draw",
    "give",
    "pass",
    "skip",
    "end",
    "name",
    "bid",
    "leave",
    "swap",
    "reload",
)

# Targets: none, a figure (1 to 32), a place or a word (33 to 63), a card (64 and up).
NOBODY: Final = 0
DECK: Final = 33
DISCARDS: Final = 34
RED: Final = 35
BLACK: Final = 36
FIRST_SUIT: Final = 37  # and the three after it
FIRST_PICK: Final = 41
FIRST_TURN: Final = 42
FIRST_DECK: Final = 43  # the seats' own decks; after three of them comes the common one
COMMON_DECK: Final = 46
FIRST_BACK: Final = 47  # the backs of cards, this one and the three after it

WORDS: Final = {
    DECK: "deck",
    DISCARDS: "discards",
    RED: "red",
    BLACK: "black",
    FIRST_SUIT: "spades",
    FIRST_SUIT + 1: "hearts",
    FIRST_SUIT + 2: "diamonds",
    FIRST_SUIT + 3: "clubs",
    FIRST_PICK: "first_pick",
    FIRST_TURN: "first_turn",
    FIRST_DECK: "deck_1",
    FIRST_DECK + 1: "deck_2",
    FIRST_DECK + 2: "deck_3",
    COMMON_DECK: "common_deck",
    FIRST_BACK: "law_back",
    FIRST_BACK + 1: "outlaw_back",
    FIRST_BACK + 2: "ren_law_back",
    FIRST_BACK + 3: "ren_outlaw_back",
}

FIRST_CARD_TARGET: Final = 64
# Bits: target 0-8, card 9-17, kind 18-25, verb 26-29. Below 2**30 a number is one machine digit.
CARD_SHIFT: Final = 9
KIND_SHIFT: Final = 18
VERB_SHIFT: Final = 26
# In a bid, all bits below the verb are its amount.
AMOUNT: Final = (1 << 26) - 1
MOST_MONEY: Final = 9_999_999  # the highest amount that a bid can name

# Moves that consist of a verb alone.
JUST_USE: Final = 2 << 26
JUST_PASS: Final = 7 << 26
JUST_SKIP: Final = 8 << 26
JUST_END: Final = 9 << 26
JUST_LEAVE: Final = 12 << 26
JUST_SWAP: Final = 13 << 26


def encode(verb: int, card: int = -1, target: int = 0, kind: int = -1) -> int:
    return (verb << VERB_SHIFT) + ((kind + 1) << KIND_SHIFT) + ((card + 1) << CARD_SHIFT) + target


def bid(amount: int) -> int:
    return (BID << VERB_SHIFT) + amount


def amount_of(move: int) -> int:
    """The money that a bid offers, or -1."""
    return move & AMOUNT if move >> VERB_SHIFT == BID else -1


def verb_of(move: int) -> int:
    return move >> VERB_SHIFT


def kind_of(move: int) -> int:
    """The kind that the card is played as, or -1 for its own kind."""
    return ((move >> KIND_SHIFT) & 255) - 1


def card_of(move: int) -> int:
    """The card moved, or -1."""
    return ((move >> CARD_SHIFT) & 511) - 1


def target_of(move: int) -> int:
    return move & 511


def figure_target(figure: int) -> int:
    return figure + 1


def card_target(card: int) -> int:
    return card + FIRST_CARD_TARGET


def figure_of(target: int) -> int:
    """The figure that a target names, or -1."""
    return target - 1 if 0 < target <= 32 else -1


def target_card_of(target: int) -> int:
    """The card in play that a target names, or -1."""
    return target - FIRST_CARD_TARGET if target >= FIRST_CARD_TARGET else -1
