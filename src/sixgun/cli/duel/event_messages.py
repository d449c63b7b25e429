"""Messages for events: the additional ones of The Duel."""

from __future__ import annotations

from typing import Final

from sixgun.cli.event_messages import EVENTS
from sixgun.cli.messages import Templates

__all__ = ["SENTENCES"]

OWN: Final[dict[str, Templates]] = {
    "CardDrawn": ("{Who} draw{s} {cards} from {deck}.", "{Who} draw{s} {cards}."),
    "CardLaid": "{Who} lay{s} {card} with {whom}.",
    "CardFlipped": "{Who} reveal{s} {card} for {cause}; a {wanted} is wanted.",
    "DrawSettled": "The symbol {outcome}.",
    "nothing_revealed": "There is no card to reveal.",
    "DeckShuffled": "The discards are shuffled and become the common deck of {count} cards.",
    "ShotFired": (
        "{card} of {by} is aimed at {target}.",
        "A hit of {by} ({cause}) goes at {target}.",
        "A hit of {by} goes at {target}.",
    ),
    "needed": "To avoid it costs a hand card more.",
    "Avoided": "{Who} avoid{s} the hit.",
    "Unaffected": ("{card} does nothing to {who}.", "It does nothing to {who}."),
    "TurnStarted": "Turn {number}: {who}, {side}",
    "CharacterEntered": (
        "{Who} stand{s} {place}, with {life} life. {words}",
        "{Who} stand{s} {place}, with {life} life.",
    ),
    "SteppedForward": "{Who} step{s} to the front.",
}

SENTENCES: Final[dict[str, Templates]] = {**EVENTS, **OWN}
