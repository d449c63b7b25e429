"""Messages for events.

Facts fill the placeholders in braces. If there are several templates, the first one with all facts
is used.
"""

from __future__ import annotations

from typing import Final

from sixgun.cli.messages import Templates

__all__ = ["EVENTS"]

# {Who} begins a sentence, {who} is inside; {s} is the ending of a verb after a name.
EVENTS: Final[dict[str, Templates]] = {
    "dealt": "The cards are shuffled and dealt.",
    "shuffled": "The cards are shuffled.",
    "forced_pass": "You have nothing to answer with.",
    "forced_end": "You have nothing more to play.",
    "CardDrawn": "{Who} draw{s} {cards}.",
    "CardTaken": ("{Who} take{s} {cards} from {source}.", "{Who} take{s} {cards}."),
    "CardPlayed": "{Who} play{s} {card}{as_kind}{at}.",
    "CardLaid": ("{Who} put{s} {card} in front of {whom}.", "{Who} put{s} {card} in play."),
    "CardUsed": "{Who} use{s} {card}.",
    "CardDiscarded": "{Who} discard{s} {cards}.",
    "CardLeftPlay": "{Who} lose{s} {cards} from play.",
    "CardPassed": "{card} goes on from {who} to {to}.",
    "CardFlipped": "{Who} draw{s}! for {cause} and turn{s} up {card}.",
    "DrawSettled": "The draw! {outcome}.",
    "CardTurnedUp": "{Who} turn{s} up {cards}.",
    "shown": "{Who} show{s} {cards}.",
    "CardReturned": "{Who} put{s} {cards} back on top of the deck.",
    "DeckShuffled": "The discards are shuffled into a new deck of {count} cards.",
    "LifeLost": (
        "{Who} lose{s} {points} life, {left} left.",
        "{Who} lose{s} the last life point!",
    ),
    "LifeGained": (
        "{Who} regain{s} {points} life, {left} now.",
        "{Who} regain{s} {points} life.",
    ),
    "Eliminated": ("{Who} {is} eliminated by {by}.", "{Who} {is} eliminated."),
    "fell": ("{Whose} {character} falls to {by}.", "{Whose} {character} falls."),
    "faded": "{Who} {is} out again.",
    "RoleShown": "{Who} {was} {role}.",
    "ShotFired": ("{card} is aimed at {target}.", "A shot is aimed at {target}."),
    "needed": "It takes {needed} Missed! to avoid it.",
    "Avoided": "{Who} avoid{s} the shot.",
    "AbilityUsed": "{Who} use{s} the ability of {character}.",
    "Passed": "{Who} let{s} it happen.",
    "stopped": "{Who} stop{s} there.",
    "TurnStarted": "Turn {number}: {who}",
    "TurnLost": "{Who} lose{s} this turn.",
    "GameEnded": "The game is over.",
    "EventRevealed": "The event {name} is in force. {words}",
    "AbilityTaken": "{Who} {has} the ability of {character} from now on.",
    "CharacterEntered": "{Who} {is} {character} from now on, with {life} life.",
    "CameBack": ("{Who} come{s} back with {life} life.", "{Who} come{s} back as a ghost."),
    "Unaffected": "{card} does nothing to {who}.",
    "WordNamed": ("{Who} take{s} the {right}.", "{Who} name{s} {word}."),
    "SteppedForward": "{Who} stand{s} in front.",
    "SeatLeft": "{Who} {has} left the game for good.",
    "CharacterPicked": "{Who} pick{s} {character}.",
    "CardReloaded": "{Who} reload{s} {card}.",
    "put_up": "{Who} put{s} up {character}.",
    "BidMade": "{Who} bid{s} {amount}.",
    "LotSold": (
        "{Who} pay{s} {amount} and {is} {character} from now on, with {life} life.",
        "{Who} {is} {character} from now on, with {life} life, and pay{s} nothing.",
    ),
    "LotReopened": "The bids of this lot are void, and {who} {is} asked first.",
    "no_raise": "{Who} {does} not raise.",
    "forced_no_raise": "You cannot raise: there is not enough in your purse.",
}
