"""`DuelNarrator`: narrates The Duel with fronts, reveals and decks."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.cli.duel.causes import CauseTracker
from sixgun.cli.duel.event_messages import SENTENCES
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.narration import Narrator
from sixgun.duel import Facts, Game
from sixgun.duel.targets import Targets
from sixgun.engine import Event, Target
from sixgun.engine import events as e
from sixgun.engine import moves as m

__all__ = ["DuelNarrator"]

BY_SEAT = (e.CardPlayed, e.CardUsed, e.CardReloaded, e.AbilityUsed, e.CardFlipped)
GONE = (e.CardDiscarded, e.CardLeftPlay)


class DuelNarrator(Narrator):
    """Narrates a game from its beginning, before the fronts are known."""

    templates = SENTENCES
    namer: DuelNamer

    def __init__(self, facts: Facts, me: int) -> None:
        figures = len(facts.figures)
        super().__init__(DuelNamer(facts, me, [""] * figures), [""] * figures, [0] * figures)
        self.causes = CauseTracker(self.namer, self.bearer)
        self.playing = False  # True once the first turn has begun
        self.why = ""  # the cause of the next sentence
        self.aim: Target[Game] = Targets.NOBODY  # of the card played last

    def track(self, event: Event) -> None:
        if isinstance(event, e.CharacterEntered):
            called = self.namer.facts.characters[event.character].id
            self.namer.characters[event.figure] = called
        self.playing = self.playing or isinstance(event, e.TurnStarted)
        super().track(event)
        self.causes.track(event)

    def actor(self, event: Event) -> str:
        """The seat for cards and abilities, the character for everything else."""
        if isinstance(event, BY_SEAT):
            return self.namer.seat(self.namer.owner(event.figure))
        return super().actor(event)

    def narrate_next(self, events: Sequence[Event], at: int) -> int:
        if is_echo(events, at):
            return 1
        self.why = self.causes.of(events[at])
        return super().narrate_next(events, at)

    def add_sentence(self, key: str, event: Event, **facts: object) -> None:
        super().add_sentence(key, event, **facts)
        if self.why:
            sentence = self.sentences.pop().removesuffix(".")
            self.sentences.append(f"{sentence} because of {self.why}.")
        self.why = ""

    # -- cards -----------------------------------------------------------------------------

    def narrate_cards(self, events: Sequence[Event], at: int, count: int) -> None:
        """Narrate drawn cards with their backs, and shown cards with their symbols."""
        first = events[at]
        if isinstance(first, e.CardDrawn):
            self.narrate_drawn(
                [ev for ev in events[at : at + count] if isinstance(ev, e.CardDrawn)]
            )
        elif isinstance(first, e.CardTurnedUp) and at and isinstance(events[at - 1], e.CardDrawn):
            self.add_sentence("shown", first, cards=self.namer.revealed(first.card))
        else:
            super().narrate_cards(events, at, count)

    def narrate_drawn(self, run: Sequence[e.CardDrawn]) -> None:
        first = run[0]
        seen = [event.card for event in run if event.card is not None]
        backs = [event.back for event in run if event.card is None]
        side = self.namer.facts.mode.sides[first.seat]
        own = len(side.backs) == 1 and first.deck == first.seat
        unseen = self.namer.cards([None] * len(backs)) if own else self.namer.unseen(backs)
        parts = [self.namer.cards(seen)] * bool(seen) + [unseen] * bool(backs)
        deck = {} if first.deck == first.seat else {"deck": self.namer.deck(first.deck)}
        self.add_sentence("CardDrawn", first, cards=" and ".join(parts), **deck)

    def narrate_play(self, event: e.CardPlayed, after: Sequence[Event]) -> None:
        for laid in after:
            if isinstance(laid, e.CardLaid) and laid.card == event.card:
                whom = self.namer.player(laid.figure)
                self.add_sentence("CardLaid", event, card=self.namer.card(event.card), whom=whom)
                return
        self.aim = self.namer.facts.kinds[event.kind].aim
        super().narrate_play(event, after)

    def at(self, target: int) -> str:
        """The target; a figure may stand for its owner's hand, or for a side that swaps."""
        figure = m.figure_of(target)
        if figure >= 0 and self.aim is Targets.HAND_OR_CARD_IN_PLAY:
            return f" at {self.namer.hand_of(figure)}"
        if figure >= 0 and self.aim is Targets.PAIR:
            return f" for {self.namer.whose_seat(self.namer.owner(figure))} front and rear"
        return super().at(target)

    def narrate_shot(self, event: e.ShotFired, before: Event | None) -> None:
        """Narrate a hit that is not narrated yet, and its extra cost."""
        narrated = isinstance(before, e.CardPlayed) and m.figure_of(before.target) == event.target
        if not narrated:
            card = event.card
            facts = {"card": self.namer.card(card)} if card is not None and card >= 0 else {}
            cause = "" if facts else self.causes.of_hit(event)
            facts |= {"cause": cause} if cause else {}
            players = {"by": self.namer.player(event.by), "target": self.namer.player(event.target)}
            self.add_sentence("ShotFired", event, **players, **facts)
        if event.needed > 1:
            self.add_sentence("needed", event)

    # -- events that need no context -------------------------------------------------------

    def template_key(self, event: Event) -> str:
        nothing = isinstance(event, e.DrawSettled) and (event.card is None or event.card < 0)
        return "nothing_revealed" if nothing else super().template_key(event)

    def template_facts(self, event: Event) -> dict[str, object]:
        if isinstance(event, e.TurnStarted):
            return {"number": event.number, "side": self.namer.side(event.seat)}
        if isinstance(event, e.CardFlipped):
            cause = self.cause() if event.cause < 0 else self.namer.card(event.cause)
            wanted = self.namer.wanted(event.cause)
            return {"card": self.namer.revealed(event.card), "cause": cause, "wanted": wanted}
        if isinstance(event, e.DrawSettled):
            return {"outcome": "fits" if event.met else "does not fit"}
        if isinstance(event, e.Unaffected) and (event.card is None or event.card < 0):
            return {}
        if isinstance(event, e.CharacterEntered):
            front = self.causes.front[self.namer.owner(event.figure)] == event.figure
            place = {"place": "in front" if front else "behind", "life": event.life}
            return {**place, **self.printed_words(event)}
        return super().template_facts(event)

    def printed_words(self, event: e.CharacterEntered) -> dict[str, object]:
        """The text of a character that appears; your own first two are known."""
        known = not self.playing and self.namer.owner(event.figure) == self.namer.me
        return {} if known else {"words": self.namer.facts.characters[event.character].words}


def is_echo(events: Sequence[Event], at: int) -> bool:
    """True if a card leaves play only because it was used or reloaded."""
    event, before = events[at], events[at - 1] if at else None
    if not isinstance(event, GONE) or not isinstance(before, (e.CardUsed, e.CardReloaded)):
        return False
    return event.card == before.card
