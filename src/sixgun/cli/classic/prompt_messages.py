"""Messages by prompt or frame: questions, what is being resolved, labels of moves.

Facts fill the placeholders in braces. If there are several templates, the first one with all facts
is used.
"""

from __future__ import annotations

from typing import Final

from sixgun.cli.messages import Templates

__all__ = [
    "BID_LABELS",
    "DISCARD_LABELS",
    "FRAMES",
    "NAME_LABELS",
    "NOTES",
    "PASS_LABELS",
    "PICK_LABELS",
    "PROMPTS",
    "SHOTS",
    "USE_LABELS",
]

# Questions. {by}, {card}, ... are the facts of the frame being resolved.
PROMPTS: Final[dict[str, Templates]] = {
    "play": (
        "Your turn: play {duty} if you can, and other cards as you like.",
        "Your turn: play a card, or end it.",
    ),
    "discard": (
        "The end of your turn: discard down to {limit}.",
        "The end of your turn: you hold too many cards, discard one.",
    ),
    "shot": (
        "{By} shoot{s} at {target} with {card}; Missed! needed: {needed}.",
        "{By} shoot{s} at {target}; Missed! needed: {needed}.",
        "A shot is aimed at {target}; Missed! needed: {needed}.",
        "You are being shot at.",
    ),
    "dying": "{Whose} last life point is lost. Save {it}?",
    "indians": "Indians! Give up a BANG! card, or lose 1 life.",
    "duel": "A Duel between {pair}. Give up a BANG! card, or lose 1 life.",
    "store": "General Store: take one of the cards on offer.",
    "keep": "Which of these cards do you keep?",
    "flip": "draw!: which of the cards counts?",
    "first_card": "Where does the first card of your draw come from?",
    "interrupt": "You may use your ability now.",
    "pay": (
        "{card} costs another hand card: which one do you discard?",
        "Your ability costs hand cards: which one do you discard?",
    ),
    "share": "You share the cards of the fallen: take one.",
    "order": "Which card do you lay on the discards next?",
    # Dodge City and The Bullet
    "brawl": "Brawl: which card does {target} lose?",
    "help_yourself": "Your draw: from the deck, or instead one card that lies in play?",
    "imitate": "Whose ability do you have until your next turn?",
    "present": "Which of these cards do you give to {target}?",
    # events
    "blood": "Blood Brothers: do you give 1 life to somebody?",
    "guess": "Peyote: what colour is the top card of the deck?",
    "identity": "New Identity: do you become {spare}, with 2 life?",
    "liquor": "Hard Liquor: do you give up your draw to regain 1 life?",
    "name_suit": "Handcuffs: which suit do you play in this turn?",
    "robbery": "The Daltons: which of your blue cards do you give up?",
    "second_bang": "Sniper: which is the second BANG! card of the shot at {target}?",
    "swap": "Ranch: which cards do you exchange? Exchanged so far: {swapped}.",
    # the long duel
    "draft": "Which character do you pick?",
    "front": "Which of your characters stands in front?",
    "place": "In front of which of your characters does {card} lie?",
    "rights": "Do you take the first pick of the characters, or the first turn?",
    "stack": "In which order do your characters come? Next: ({left} left)",
    # the auction
    "lot": "Which character do you put up?",
    "open": "You open the bidding for {lot}: how much do you offer? (You have {purse}.)",
    "raise": "{bid} for {lot}. Do you raise, or pass? (You have {purse}.)",
    "take": "Which character do you take, for nothing?",
}

# Shots with a special question, by their frame.
SHOTS: Final[dict[str, Templates]] = {
    "Trigger": "Russian Roulette: use a Missed! effect, or lose 2 life.",
    "Glance": "{By} shoot{s} at {whose_target} {wanted}; Missed! needed: {needed}.",
}

# What is being resolved, by frame; `card` is the default for frames with a card.
FRAMES: Final[dict[str, Templates]] = {
    "card": (
        "{card} by {by} at {target}",
        "{card} by {figure}",
        "a shot by {by} at {target}",
        "a shot at {target}",
        "something of {figure}",
    ),
    "Standoff": "{card} between {by} and {target}",
    "Check": "draw! for {whose} {card}",
    "Flip": "draw! by {figure}",
    "Dying": "{whose} last life point",
    "Elimination": "{whose} elimination",
    "Fading": "{whose} ghost leaves",
    "Shares": "the cards of {fallen} are shared out",
    "LayDown": "{whose} cards are laid down",
    "ClearHand": "{whose} hand is laid down",
    "ClearTable": "{whose} cards in play are laid down",
    "Payment": ("the cost of {card}, paid by {figure}", "the cost of an ability, paid by {figure}"),
    "Keeping": "cards looked at by {figure}",
    "FirstCard": "the first card drawn by {figure}",
    "Helping": "{whose} draw",
    "Impression": "an ability chosen by {figure}",
    "Presents": "cards given away by {figure}",
    "Recoil": "",
    "Robbery": "The Daltons rob {target}",
    "Mirror": "New Identity for {figure}",
    "Naming": "Handcuffs for {figure}",
    "Gift": "Blood Brothers for {figure}",
    "Cylinder": "Russian Roulette goes on to {figure}",
    "Trigger": "Russian Roulette, {whose_target} turn",
    "Glance": "Ricochet by {by} at {whose_target} {wanted}",
    "Second": "Sniper by {figure} at {target}",
    "Oath": "Vendetta for {figure}",
    "Hail": "A Fistful of Cards for {figure}",
    "Bottle": "Hard Liquor for {figure}",
    "Vision": "Peyote for {figure}",
    "Swap": "Ranch for {figure}",
    "Placing": "{whose} {card} goes over",
    "Beginning": "",
    "Drafting": "",
    "FrontChoice": "",
    "Grasp": "",
    "Rights": "",
    "Stacking": "",
    "Sale": "",
    "Lot": "",
    "Handout": "",
}

# What the event in force remembers.
NOTES: Final = {
    "handcuffs": "the suit named: {suit}",
    "law_of_the_west": "the card that must be played: {card}",
}

# -- choices -------------------------------------------------------------------------------

BID_LABELS: Final = {
    "open": "Offer {amount}",
    "raise": "Raise to {amount}",
}
PASS_LABELS: Final = {
    "shot": "Take the hit",
    "dying": "Leave the game",
    "falling": "Let {character} fall",  # in a duel, other characters follow
    "indians": "Lose 1 life",
    "duel": "Lose 1 life",
    "interrupt": "Not now",
    "blood": "Give no life away",
    "guess": "Stop guessing",
    "identity": "Stay {character}",
    "liquor": "Draw as usual",
    "swap": "No more: draw as many",
    "raise": "Pass: you are out of this lot",
}
USE_LABELS: Final = {
    "identity": "Become {spare}",
    "liquor": "Give up the draw and regain 1 life",
}
PICK_LABELS: Final = {
    "flip": "Let {card} count",
    "keep": "Keep {card}",
    "robbery": "Give up {card}",
    "brawl": "Discard {card}",
    "imitate": "The ability of {character}, {figure}",
    "blood": "Give 1 life to {figure}",
    "front": "{figure}",
    "place": "In front of {figure}",
    "draft": "{character}, {life} life: {words}",
    "lot": "{character}, {life} life: {words}",
    "take": "{character}, {life} life: {words}",
    "stack": "{character}, {life} life",
}
DISCARD_LABELS: Final = {
    "duel": "Give up {card}",
    "indians": "Give up {card}",
    "order": "Lay down {card}",
    "ricochet": "Ricochet: {card} at {target}",
    "sniper": "Sniper: {card} and one more at {target}",
}
NAME_LABELS: Final = {
    "name_suit": "Name {word}",
    "guess": "Guess {word}",
    "rights": "Take the {word}",
}
