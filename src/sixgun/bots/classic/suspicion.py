"""The detective: who may be Outlaw, Deputy or Renegade, from what everybody did so far."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bots.classic.acts import Witness
from sixgun.bots.classic.beliefs import Beliefs, Guess
from sixgun.bots.classic.deals import Deals
from sixgun.bots.classic.motives import likelihoods
from sixgun.bots.policy import Minds
from sixgun.classic import Facts, Game, View
from sixgun.classic.roles import SHERIFF
from sixgun.engine import Event, FigureGame, Rng

__all__ = ["Suspicion"]


class Suspects(Minds[Beliefs]):
    """Everybody knows his own role, and has seen what all have seen."""

    def __init__(self, deals: Deals) -> None:
        self.known = [
            [Beliefs(rows) for rows in deals.seen_by(seat)] for seat in range(len(deals.shown))
        ]  # by seat and role

    def of(self, game: FigureGame) -> list[Beliefs]:
        assert isinstance(game, Game)
        return [self.known[seat][game.role[seat]] for seat in range(game.seats)]


class Suspicion(Guess):
    """Every act of a player whose role is hidden makes some deals of the roles more likely than
    others. What all could know is kept; a seat's own role is added when it is asked."""

    listens = True

    def __init__(self, facts: Facts, seat: int) -> None:
        super().__init__(facts, seat)
        self.witness = Witness(facts)
        self.before: View | None = None
        self.deals: Deals | None = None
        self.found: Beliefs | None = None  # until something new is known

    def watch(self, view: View, events: Sequence[Event]) -> None:
        before = self.before or view
        self.before = view
        deals = self.open_deals(before)
        if deals.settled():
            return
        if self.learn(self.witness, deals, before, events):
            self.found = None
        self.look(view, deals)

    def learn(self, witness: Witness, deals: Deals, before: View, events: Sequence[Event]) -> bool:
        """What somebody did says something of his role; whether there was such an act."""
        acts = [act for act in witness.acts(before, events) if deals.shown[act.by] < 0]
        for act in acts:
            deals.weigh(act.by, likelihoods(act, before, deals))
        return len(acts) > 0

    def beliefs(self, view: View) -> Beliefs:
        deals = self.open_deals(view)
        self.look(view, deals)
        if not deals.fits():
            return super().beliefs(view)
        if self.found is None:
            self.found = Beliefs(deals.seen_by(self.seat)[view.roles[self.seat]])
        return self.found

    def colour(self, game: FigureGame, beliefs: Beliefs, rng: Rng) -> None:
        """Roles not shown are dealt as likely as they are."""
        assert isinstance(game, Game)
        deals = self.deals
        if deals is not None and deals.fits():
            game.role = deals.draw(self.seat, game.role[self.seat], rng)

    def minds(self, view: View, events: Sequence[Event]) -> Minds[Beliefs]:
        """An act betrays the one who does it; so it is told what comes of it."""
        deals = self.open_deals(view).copy()
        if not deals.fits():
            return super().minds(view, events)
        self.learn(self.witness.copy(), deals, view, events)
        return Suspects(deals)

    def open_deals(self, view: View) -> Deals:
        """All that all see counts; of the roles that are no secret any more, also one's own."""
        if self.deals is None:
            shown = view.roles[:]
            if not self.is_known(view):
                shown[self.seat] = -1
            self.deals = Deals(shown, self.pack)
        return self.deals

    def is_known(self, view: View) -> bool:
        """Whether all know this seat's own role."""
        return view.roles[self.seat] == SHERIFF or self.seat in view.graves

    def look(self, view: View, deals: Deals) -> None:
        """Roles shown since the last time."""
        for seat in range(len(view.roles)):
            role = view.roles[seat]
            if role >= 0 and deals.shown[seat] < 0 and (seat != self.seat or self.is_known(view)):
                deals.show(seat, role)
                self.found = None
