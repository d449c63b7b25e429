"""The log: events turned into English sentences, as one seat saw them."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.classic import View
from sixgun.cli import words
from sixgun.cli.naming import Namer
from sixgun.engine import Event
from sixgun.engine import events as e
from sixgun.engine import moves as m

__all__ = ["Story", "Teller"]

Story = list[str]

# Several of these in a row, by one player, make one sentence.
MERGED = (e.CardDrawn, e.CardTaken, e.CardDiscarded, e.CardLeftPlay, e.CardTurnedUp, e.CardReturned)


class Teller:
    """Tells a game from its beginning on; it keeps count of everybody's life."""

    def __init__(self, namer: Namer, start: View) -> None:
        self.namer = namer
        self.characters = start.characters
        self.life = start.max_life[:]
        self.bearer: dict[int | None, int] = {}  # where cards in play lie
        self.said: Story = []

    def tell(self, events: Sequence[Event]) -> Story:
        """The sentences for the next events of the game."""
        self.said = []
        at = self.deal(events)
        while at < len(events):
            at += self.tell_next(events, at)
        return self.said

    def deal(self, events: Sequence[Event]) -> int:
        """Everything before the first turn is one sentence."""
        if not events or not isinstance(events[0], e.DeckShuffled):
            return 0
        starts = [i for i, event in enumerate(events) if isinstance(event, e.TurnStarted)]
        if not starts or getattr(events[starts[0]], "number", 0) != 1:
            return 0
        self.said.append(words.fill(words.EVENTS["dealt"], {}))
        return starts[0]

    def tell_next(self, events: Sequence[Event], at: int) -> int:
        """Tell the event at this place; how many were told with it."""
        event = events[at]
        if isinstance(event, (e.CardLaid, e.CardPassed)):
            self.bearer[event.card] = event.to if isinstance(event, e.CardPassed) else event.figure
        if isinstance(event, MERGED):
            count = alike(events, at)
            self.tell_cards(events, at, count)
            return count
        if isinstance(event, e.CardPlayed):
            self.tell_play(event, events[at + 1 : at + 3])
        elif isinstance(event, e.Forced):
            self.tell_forced(event, events[at + 1 : at + 2])
        elif isinstance(event, e.ShotFired):
            self.tell_shot(event, events[at - 1] if at else None)
        elif isinstance(event, (e.LifeLost, e.LifeGained)):
            self.tell_life(event)
        elif isinstance(event, e.Passed):
            if not isinstance(following(events, at), e.LifeLost):
                self.say("Passed", event.seat)
        else:
            self.tell_plain(event)
        return 1

    def say(self, key: str, figure: int, **facts: object) -> None:
        self.said.append(self.namer.sentence(words.EVENTS[key], figure, **facts))

    # -- events that need a look around ----------------------------------------------------

    def tell_cards(self, events: Sequence[Event], at: int, count: int) -> None:
        """A player draws, takes, discards, loses or shows these cards."""
        run = events[at : at + count]
        first = run[0]
        cards = self.namer.cards([getattr(event, "card", None) for event in run])
        facts: dict[str, object] = {"cards": cards}
        key = type(first).__name__
        if isinstance(first, e.CardTaken) and first.source != -2:
            facts["source"] = (
                "the discards" if first.source < 0 else self.namer.player(first.source)
            )
        if isinstance(first, e.CardTurnedUp) and at and isinstance(events[at - 1], e.CardDrawn):
            key = "shown"
        self.say(key, player_of(first), **facts)

    def tell_play(self, event: e.CardPlayed, after: Sequence[Event]) -> None:
        namer = self.namer
        card = namer.card(event.card)
        laid = [a for a in after if isinstance(a, e.CardLaid) and a.card == event.card]
        if laid:
            other = {} if laid[0].figure == event.figure else {"whom": namer.player(laid[0].figure)}
            self.say("CardLaid", event.figure, card=card, **other)
            return
        kind = namer.kind(event.kind)
        own = event.card is None or namer.facts.kind_no[event.card] == event.kind
        as_kind = "" if own else f" as {kind.name}"
        self.say("CardPlayed", event.figure, card=card, as_kind=as_kind, at=self.at(event.target))

    def at(self, target: int) -> str:
        figure = m.figure_of(target)
        if figure >= 0:
            return f" at {self.namer.player(figure)}"
        card = m.target_card_of(target)
        whose = f"{self.namer.whose(self.bearer[card])} " if card in self.bearer else ""
        return f" at {whose}{self.namer.card(card)}" if card >= 0 else ""

    def tell_forced(self, event: e.Forced, after: Sequence[Event]) -> None:
        """Only the player himself may learn that he had no choice."""
        if event.seat != self.namer.me or not after:
            return
        if isinstance(after[0], e.Passed):
            self.say("forced_pass", event.seat)
        elif isinstance(after[0], e.TurnEnded):
            self.say("forced_end", event.seat)

    def tell_shot(self, event: e.ShotFired, before: Event | None) -> None:
        target = self.namer.player(event.target)
        told = isinstance(before, e.CardPlayed) and m.figure_of(before.target) == event.target
        if not told:
            self.say("ShotFired", event.by, card=self.namer.card(event.card), target=target)
        if event.needed > 1:
            self.say("needed", event.by, needed=event.needed)

    def tell_life(self, event: e.LifeLost | e.LifeGained) -> None:
        lost = isinstance(event, e.LifeLost)
        self.life[event.figure] += -event.points if lost else event.points
        left = self.life[event.figure]
        facts = {"left": left} if left > 0 else {}
        self.say(type(event).__name__, event.figure, points=event.points, **facts)

    # -- events that speak for themselves --------------------------------------------------

    def tell_plain(self, event: Event) -> None:
        key = type(event).__name__
        if key in words.EVENTS and not isinstance(event, e.CardLaid):
            self.say(key, player_of(event), **self.facts_of(event))

    def facts_of(self, event: Event) -> dict[str, object]:
        namer = self.namer
        if isinstance(event, e.DeckShuffled):
            return {"count": event.cards}
        if isinstance(event, e.CardUsed):
            return {"card": namer.card(event.card)}
        if isinstance(event, e.CardFlipped):
            who = namer.character(self.characters[event.figure])
            cause = who if event.cause < 0 else namer.card(event.cause)
            return {"card": namer.card(event.card), "cause": cause}
        if isinstance(event, e.DrawSettled):
            return {"outcome": "succeeds" if event.met else "fails"}
        if isinstance(event, e.CardPassed):
            return {"card": namer.card(event.card), "to": namer.player(event.to)}
        if isinstance(event, e.Eliminated):
            self.life[event.figure] = 0
            return {"by": namer.player(event.by)} if event.by not in (-1, event.figure) else {}
        if isinstance(event, e.RoleShown):
            return {"role": words.ROLES_SHOWN[event.role]}
        if isinstance(event, e.AbilityUsed):
            return {"character": namer.character(self.characters[event.figure])}
        return {"number": event.number} if isinstance(event, e.TurnStarted) else {}


def player_of(event: Event) -> int:
    """The seat or figure that an event is about."""
    seat: int = getattr(event, "figure", getattr(event, "seat", -1))
    return seat


def following(events: Sequence[Event], at: int) -> Event | None:
    return events[at + 1] if at + 1 < len(events) else None


def alike(events: Sequence[Event], at: int) -> int:
    """How many events from here on are of one kind, by one player, from one source."""
    first = events[at]
    end = at
    while end < len(events) and same_sentence(first, events[end]):
        end += 1
    return end - at


def same_sentence(first: Event, other: Event) -> bool:
    return (
        type(first) is type(other)
        and player_of(first) == player_of(other)
        and getattr(first, "source", 0) == getattr(other, "source", 0)
    )
