"""`LogWriter`: goes through the events of a move, and keeps what later sentences need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sixgun.engine import Event, Viewpoint
from sixgun.engine import events as e
from sixgun.live import AnyGame, start
from sixgun.narration.public_facts import PublicFacts, sentence
from sixgun.protocol import CardNames, PlayerName, PrintedName, Sentence

__all__ = ["LogWriter", "Writers"]

E = TypeVar("E", bound=Event)


class LogWriter:
    """The events of one move, one after the other, and the sentences written so far."""

    def __init__(self, game: AnyGame, viewpoint: Viewpoint) -> None:
        """Start with the table as it was dealt."""
        self.facts = PublicFacts(game)
        self.seat = viewpoint.number
        dealt = start(game.config, game.seed)
        opening = dealt.view(viewpoint)
        self.characters: list[str] = list(opening.characters)  # by figure
        self.abilities: list[str] = list(opening.characters)
        self.life = life_before(opening.life, dealt.events)  # by figure; None: not known
        self.is_auctioned = bool(getattr(opening, "paid", ()))
        self.lot = ""  # the character that is being auctioned
        self.ghosts: set[int] = set()  # figures
        self.bearers: dict[int, int] = {}  # by card in play: its figure
        self.sentences: list[Sentence] = []
        self.events: Sequence[Event] = ()
        self.events_before: Sequence[Event] = ()  # of the move before
        self.position = 0
        self.is_first = True  # the events of the deal are being written
        self.prompt = ""  # what the move answers
        self.asked = -1  # and who was asked

    def begin_move(self, events: Sequence[Event], prompt: str, asked: int) -> None:
        self.events_before, self.events = self.events, events
        self.position = 0
        self.prompt, self.asked = prompt, asked
        self.sentences = []

    # -- events ----------------------------------------------------------------------------

    def peek(self, ahead: int = 0) -> Event | None:
        """The next event of this move, or one further ahead."""
        at = self.position + ahead
        return self.events[at] if at < len(self.events) else None

    @property
    def previous(self) -> Event | None:
        """The event before the last one taken."""
        return self.events[self.position - 2] if self.position > 1 else None

    def take(self) -> Event | None:
        event = self.peek()
        if event is not None:
            self.position += 1
            self.track(event)
        return event

    def take_if(self, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> E | None:
        """Take the next event if it has this type and fits."""
        event = self.peek()
        if not isinstance(event, kind) or not fits(event):
            return None
        self.take()
        return event

    def take_all(self, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> list[E]:
        """Take all consecutive events that have this type and fit."""
        found: list[E] = []
        while (event := self.take_if(kind, fits)) is not None:
            found.append(event)
        return found

    def track(self, event: Event) -> None:
        """Remember what an event changes."""
        match event:
            case e.CharacterPicked() if self.is_auctioned:
                self.lot = self.character_id(event.character)
            case e.LotSold():
                self.lot = ""
            case e.CharacterEntered():
                called = self.character_id(event.character)
                self.characters[event.figure] = self.abilities[event.figure] = called
                self.life[event.figure] = event.life
            case e.AbilityTaken():
                self.abilities[event.figure] = self.character_id(event.character)
            case e.CameBack():
                self.life[event.figure] = event.life
                (self.ghosts.discard if event.life > 0 else self.ghosts.add)(event.figure)
            case e.LifeLost() | e.LifeGained():
                self.track_life(event)
            case e.CardLaid() if event.card is not None:
                self.bearers[event.card] = event.figure
            case e.CardPassed() if event.card is not None:
                self.bearers[event.card] = event.to

    def track_life(self, event: e.LifeLost | e.LifeGained) -> None:
        points = event.points if isinstance(event, e.LifeGained) else -event.points
        life = self.life[event.figure]
        self.life[event.figure] = None if life is None else life + points

    def character_id(self, number: int) -> str:
        return self.facts.characters[number]

    # -- sentences -------------------------------------------------------------------------

    def add(self, name: str, **values: Any) -> None:
        """Write a sentence; a message that is empty on purpose writes nothing."""
        key = self.key(name)
        if self.facts.messages.get(key):
            self.sentences.append(sentence(key, **values))

    def key(self, name: str) -> str:
        """The key of a sentence, in the words of this game if it has its own."""
        own, general = f"log.{self.facts.game}.{name}", f"log.{name}"
        return own if own in self.facts.messages else general

    def special(self, name: str, about: str) -> str:
        """The name of the sentence for a special case, or of the general one."""
        return (
            f"{name}.{about}"
            if self.key(f"{name}.{about}") in self.facts.messages
            else f"{name}.any"
        )

    # -- names -----------------------------------------------------------------------------

    def seat_name(self, seat: int) -> PlayerName:
        return PlayerName(seat)

    def figure_name(self, figure: int) -> PlayerName | None:
        return self.facts.figure(figure, self.characters)

    def player_name(self, figure: int) -> PlayerName:
        return self.facts.player(figure)

    def owner(self, figure: int) -> int:
        return self.facts.owner(figure)

    def card_names(self, events: Sequence[Any]) -> CardNames:
        """The cards of several events."""
        return self.facts.cards([event.card for event in events])

    def ability_name(self, figure: int) -> PrintedName | None:
        """The character whose ability a figure has."""
        return self.facts.character(self.abilities[figure])


def life_before(life: Sequence[int], events: Sequence[Event]) -> list[int | None]:
    """The life of all figures before these events, from their life after them."""
    found: list[int | None] = list(life)
    for event in reversed(events):
        if isinstance(event, (e.CharacterEntered, e.CameBack)):
            found[event.figure] = None
        elif isinstance(event, (e.LifeLost, e.LifeGained)):
            points = event.points if isinstance(event, e.LifeLost) else -event.points
            now = found[event.figure]
            found[event.figure] = None if now is None else now + points
    return found


# By type of event: writes the sentence for an event that was taken, and may take more.
Writers = dict[type[Event], Callable[[LogWriter, Any], None]]
