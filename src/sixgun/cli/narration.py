"""Narration: turns events into English sentences, as one seat saw them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sixgun.cli import formatting
from sixgun.cli.event_messages import EVENTS
from sixgun.cli.namer import Namer
from sixgun.engine import Event, Viewpoint
from sixgun.engine import events as e
from sixgun.engine import moves as m
from sixgun.live import AnyGame, start

__all__ = ["Narrator", "opening_view"]

# Several of these in a row, by one player, are merged into one sentence.
MERGED = (e.CardDrawn, e.CardTaken, e.CardDiscarded, e.CardLeftPlay, e.CardTurnedUp, e.CardReturned)
ON_OFFER = -2  # as a source
RIGHTS = (m.FIRST_PICK, m.FIRST_TURN)


def opening_view(game: AnyGame, viewpoint: Viewpoint | int) -> Any:
    """The view of a seat or a spectator when the game began."""
    return start(game.config, game.seed).view(viewpoint)


class Narrator:
    """Narrates a game from its beginning on, and tracks everybody's life and ability.

    A game derives its own narrator: it overrides `track`, `template_key` and `template_facts`, and
    adds templates.
    """

    templates: ClassVar[Mapping[str, formatting.Templates]] = EVENTS

    def __init__(self, namer: Namer, characters: Sequence[str], life: Sequence[int]) -> None:
        self.namer = namer
        self.abilities = [namer.character(called) for called in characters]
        self.life = list(life)
        self.bearer: dict[int | None, int] = {}  # by card in play: its figure
        self.using = ""  # the ability in use
        self.bidding = False  # True while a character is up for auction
        self.sentences: list[str] = []

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """The sentences for the next events of the game."""
        self.sentences = []
        at = self.narrate_deal(events)
        while at < len(events):
            at += self.narrate_next(events, at)
        return self.sentences

    def narrate_deal(self, events: Sequence[Event]) -> int:
        """Narrate the first shuffle and the dealt hands in one sentence."""
        end = shuffled = 0
        while end < len(events) and isinstance(event := events[end], e.DeckShuffled):
            shuffled += event.cards
            end += 1
        if shuffled != len(self.namer.facts.cards):
            return 0
        decks = end
        while end < len(events) and isinstance(events[end], e.CardDrawn):
            end += 1
        self.sentences.append(
            formatting.fill_template(self.templates["dealt" if end > decks else "shuffled"], {})
        )
        return end

    def narrate_next(self, events: Sequence[Event], at: int) -> int:
        """Narrate the event at this index; return how many events were narrated."""
        event = events[at]
        self.track(event)
        if isinstance(event, MERGED):
            count = alike(events, at)
            self.narrate_cards(events, at, count)
            return count
        if isinstance(event, e.CardPlayed):
            self.narrate_play(event, events[at + 1 : at + 3])
        elif isinstance(event, e.Forced):
            self.narrate_forced(event, events[at + 1 : at + 2])
        elif isinstance(event, e.ShotFired):
            self.narrate_shot(event, events[at - 1] if at else None)
        elif isinstance(event, (e.LifeLost, e.LifeGained)):
            self.narrate_life(event)
        elif isinstance(event, e.Passed):
            self.narrate_pass(event, events, at)
        elif isinstance(event, e.LotSold):
            return self.narrate_sale(event, events[at + 1])
        else:
            self.narrate_plain(event)
        return 1

    def add_sentence(self, key: str, event: Event, **facts: object) -> None:
        self.sentences.append(self.namer.sentence(self.templates[key], self.actor(event), **facts))

    def actor(self, event: Event) -> str:
        """The seat or figure that an event is about."""
        figure: int = getattr(event, "figure", -1)
        seat: int = getattr(event, "seat", -1)
        if seat < 0 and figure < 0:
            return "nobody"
        return self.namer.seat(seat) if seat >= 0 else self.namer.player(figure)

    def track(self, event: Event) -> None:
        """Remember what later sentences need."""
        if isinstance(event, e.CardLaid):
            self.bearer[event.card] = event.figure
        elif isinstance(event, e.CardPassed):
            self.bearer[event.card] = event.to
        elif isinstance(event, (e.AbilityTaken, e.CharacterEntered)):
            self.abilities[event.figure] = self.namer.facts.characters[event.character].name
        elif isinstance(event, e.AbilityUsed):
            self.using = self.abilities[event.figure]
        elif isinstance(event, e.DrawSettled):
            self.using = ""
        elif isinstance(event, (e.BidMade, e.LotSold)):
            self.bidding = isinstance(event, e.BidMade)
        if isinstance(event, (e.CharacterEntered, e.CameBack)):
            self.life[event.figure] = event.life

    # -- events that need context ----------------------------------------------------------

    def narrate_cards(self, events: Sequence[Event], at: int, count: int) -> None:
        """Narrate a run of cards drawn, taken, discarded, lost or shown."""
        run = events[at : at + count]
        first = run[0]
        facts: dict[str, object] = {"cards": self.namer.cards([card_of(event) for event in run])}
        key = type(first).__name__
        if isinstance(first, e.CardTaken) and first.source != ON_OFFER:
            facts["source"] = self.source(first)
        if isinstance(first, e.CardTurnedUp) and at and isinstance(events[at - 1], e.CardDrawn):
            key = "shown"
        self.add_sentence(key, first, **facts)
        for event in run:
            if isinstance(event, (e.CardTaken, e.CardLeftPlay)):
                self.bearer.pop(event.card, None)

    def source(self, event: e.CardTaken) -> str:
        """Where a taken card comes from: play, a hand, or the discards."""
        if event.figure >= 0:
            return self.namer.player(event.figure)
        return "the discards" if event.source < 0 else self.namer.seat(event.source)

    def narrate_play(self, event: e.CardPlayed, after: Sequence[Event]) -> None:
        namer = self.namer
        card = namer.card(event.card)
        laid = [a for a in after if isinstance(a, e.CardLaid) and a.card == event.card]
        if laid:
            other = {} if laid[0].figure == event.figure else {"whom": namer.player(laid[0].figure)}
            self.add_sentence("CardLaid", event, card=card, **other)
            return
        own = event.card is None or namer.facts.kind[event.card].no == event.kind
        as_kind = "" if own else f" as {namer.facts.kinds[event.kind].name}"
        self.add_sentence("CardPlayed", event, card=card, as_kind=as_kind, at=self.at(event.target))

    def at(self, target: int) -> str:
        figure = m.figure_of(target)
        if figure >= 0:
            return f" at {self.namer.player(figure)}"
        card = m.target_card_of(target)
        whose = f"{self.namer.whose(self.bearer[card])} " if card in self.bearer else ""
        return f" at {whose}{self.namer.card(card)}" if card >= 0 else ""

    def narrate_forced(self, event: e.Forced, after: Sequence[Event]) -> None:
        """Tell only the player concerned that they had no choice."""
        if event.seat != self.namer.me or not after:
            return
        if isinstance(after[0], e.Passed):
            self.add_sentence("forced_no_raise" if self.bidding else "forced_pass", event)
        elif isinstance(after[0], e.TurnEnded):
            self.add_sentence("forced_end", event)

    def narrate_shot(self, event: e.ShotFired, before: Event | None) -> None:
        target = self.namer.player(event.target)
        narrated = isinstance(before, e.CardPlayed) and m.figure_of(before.target) == event.target
        if not narrated:
            no_card = event.card is None or event.card < 0
            facts = {} if no_card else {"card": self.namer.card(event.card)}
            self.add_sentence("ShotFired", event, target=target, **facts)
        if event.needed > 1:
            self.add_sentence("needed", event, needed=event.needed)

    def narrate_life(self, event: e.LifeLost | e.LifeGained) -> None:
        lost = isinstance(event, e.LifeLost)
        self.life[event.figure] += -event.points if lost else event.points
        left = self.life[event.figure]
        facts = {"left": left} if left > 0 else {}
        self.add_sentence(type(event).__name__, event, points=event.points, **facts)

    def narrate_pass(self, event: e.Passed, events: Sequence[Event], at: int) -> None:
        """Narrate a pass, unless a life loss or a forced move says it already."""
        before, after = events[max(at - 1, 0)], events[min(at + 1, len(events) - 1)]
        forced = isinstance(before, e.Forced) and before.seat == self.namer.me
        if not forced and not isinstance(after, e.LifeLost):
            self.add_sentence(self.template_key(event), event)

    def narrate_sale(self, event: e.LotSold, entered: Event) -> int:
        """Narrate a sale together with the character that enters."""
        self.track(entered)
        facts = {"amount": formatting.format_dollars(event.amount)} if event.amount else {}
        self.add_sentence("LotSold", event, **facts, **self.template_facts(entered))
        return 2

    # -- events that need no context -------------------------------------------------------

    def narrate_plain(self, event: Event) -> None:
        key = self.template_key(event)
        if key in self.templates and not isinstance(event, e.CardLaid):
            self.add_sentence(key, event, **self.template_facts(event))

    def template_key(self, event: Event) -> str:
        """The key of the template for an event."""
        if isinstance(event, e.Passed) and self.bidding:
            return "no_raise"
        return type(event).__name__

    def template_facts(self, event: Event) -> dict[str, object]:
        namer = self.namer
        if isinstance(event, e.TurnStarted):
            return {"number": event.number}
        if isinstance(event, e.DeckShuffled):
            return {"count": event.cards}
        if isinstance(event, (e.CardUsed, e.CardReloaded, e.Unaffected)):
            return {"card": namer.card(event.card)}
        if isinstance(event, e.CardFlipped):
            cause = self.cause() if event.cause < 0 else namer.card(event.cause)
            return {"card": namer.card(event.card), "cause": cause}
        if isinstance(event, e.DrawSettled):
            return {"outcome": "succeeds" if event.met else "fails"}
        if isinstance(event, e.CardPassed):
            return {"card": namer.card(event.card), "to": namer.player(event.to)}
        if isinstance(event, e.BidMade):
            return {"amount": formatting.format_dollars(event.amount)}
        if isinstance(event, e.WordNamed):
            return {"right" if event.word in RIGHTS else "word": namer.word(event.word)}
        return self.character_facts(event)

    def character_facts(self, event: Event) -> dict[str, object]:
        """Template facts of events about characters."""
        if isinstance(event, e.AbilityUsed):
            return {"character": self.abilities[event.figure]}
        if isinstance(event, (e.AbilityTaken, e.CharacterPicked)):
            return {"character": self.namer.facts.characters[event.character].name}
        if isinstance(event, e.CharacterEntered):
            name = self.namer.facts.characters[event.character].name
            return {"character": name, "life": event.life}
        if isinstance(event, e.CameBack):
            return {"life": event.life} if event.life else {}
        if isinstance(event, e.Eliminated):
            return self.elimination_facts(event)
        return {}

    def elimination_facts(self, event: e.Eliminated) -> dict[str, object]:
        self.life[event.figure] = 0
        whose = self.namer.whose(event.figure)
        facts: dict[str, object] = {"Whose": "Your" if whose == "your" else whose}
        facts["character"] = self.abilities[event.figure]
        if event.by not in (-1, event.figure):
            facts["by"] = self.namer.player(event.by)
        return facts

    def cause(self) -> str:
        """The cause of a draw! without a card in play."""
        return self.using or "an ability"


def card_of(event: Event) -> int | None:
    card: int | None = getattr(event, "card", None)
    return card


def alike(events: Sequence[Event], at: int) -> int:
    """How many events in a row share one sentence."""
    first = events[at]
    end = at
    while end < len(events) and same_sentence(first, events[end]):
        end += 1
    return end - at


def same_sentence(first: Event, other: Event) -> bool:
    return type(first) is type(other) and all(
        getattr(first, name, 0) == getattr(other, name, 0)
        for name in ("figure", "seat", "source", "deck")
    )
