"""`ClassicNarrator`: narrates BANG! with roles, events, ghosts and duels."""

from __future__ import annotations

from sixgun.classic import EventCard, View
from sixgun.classic.roles import DUELIST
from sixgun.cli.classic.namer import ClassicNamer
from sixgun.cli.narration import Narrator
from sixgun.engine import Event
from sixgun.engine import events as e

__all__ = ["ClassicNarrator"]


class ClassicNarrator(Narrator):
    """Narrates a game from the view at its start."""

    namer: ClassicNamer

    def __init__(self, namer: ClassicNamer, start: View) -> None:
        super().__init__(namer, start.characters, start.max_life)
        self.in_duel = DUELIST in start.roles
        self.in_auction = start.auction is not None
        self.ghosts: set[int] = set()
        self.event: EventCard | None = None  # in force

    def track(self, event: Event) -> None:
        super().track(event)
        if isinstance(event, e.EventRevealed):
            self.event = self.namer.facts.events[event.event]
        if isinstance(event, e.CameBack):
            (self.ghosts.discard if event.life else self.ghosts.add)(event.figure)

    def template_key(self, event: Event) -> str:
        """Special templates for Peyote, ghosts, duels and auctions."""
        if isinstance(event, e.Passed) and self.event is not None and self.event.id == "peyote":
            return "stopped"
        if isinstance(event, e.CharacterPicked) and self.in_auction:
            return "put_up"
        if isinstance(event, e.Eliminated) and event.figure in self.ghosts:
            return "faded"
        if isinstance(event, e.Eliminated) and self.in_duel:
            return "fell"
        return super().template_key(event)

    def template_facts(self, event: Event) -> dict[str, object]:
        if isinstance(event, e.RoleShown):
            return {"role": self.namer.role(event.role)}
        if isinstance(event, e.EventRevealed):
            card = self.namer.facts.events[event.event]
            return {"name": card.name, "words": card.words}
        return super().template_facts(event)

    def cause(self) -> str:
        return self.using or (self.event.name if self.event else super().cause())
