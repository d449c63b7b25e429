"""Role inference: who is likely to be Outlaw, Deputy or Renegade, from everybody's acts."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bots.classic.act_likelihoods import likelihoods
from sixgun.bots.classic.acts import ActReader
from sixgun.bots.classic.beliefs import Beliefs, PublicInference
from sixgun.bots.classic.role_deals import RoleDeals
from sixgun.bots.policy import BeliefModel
from sixgun.classic import Facts, Game, View
from sixgun.classic.roles import SHERIFF
from sixgun.engine import Event, FigureGame, Rng

__all__ = ["RoleInference"]


class RoleBeliefModel(BeliefModel[Beliefs]):
    """Everybody knows their own role and all public information."""

    def __init__(self, deals: RoleDeals) -> None:
        self.known = [
            [Beliefs(rows) for rows in deals.conditional_chances(seat)]
            for seat in range(len(deals.shown))
        ]  # by seat and role

    def by_seat(self, game: FigureGame) -> list[Beliefs]:
        assert isinstance(game, Game)
        return [self.known[seat][game.role[seat]] for seat in range(game.seats)]


class RoleInference(PublicInference):
    """Every act of a player with a hidden role changes the chances of the possible deals.

    It stores public knowledge, and adds the seat's own role in `beliefs`.
    """

    listens = True

    def __init__(self, facts: Facts, seat: int) -> None:
        super().__init__(facts, seat)
        self.act_reader = ActReader(facts)
        self.before: View | None = None
        self.deals: RoleDeals | None = None
        self.found: Beliefs | None = None  # cached until there is new information

    def watch(self, view: View, events: Sequence[Event]) -> None:
        before = self.before or view
        self.before = view
        deals = self.open_deals(before)
        if deals.is_settled():
            return
        if self.learn_from_acts(self.act_reader, deals, before, events):
            self.found = None
        self.update_shown_roles(view, deals)

    def learn_from_acts(
        self, act_reader: ActReader, deals: RoleDeals, before: View, events: Sequence[Event]
    ) -> bool:
        """Update the chances from acts of hidden roles; return whether there were any."""
        acts = [act for act in act_reader.find_acts(before, events) if deals.shown[act.by] < 0]
        for act in acts:
            deals.update(act.by, likelihoods(act, before, deals))
        return len(acts) > 0

    def beliefs(self, view: View) -> Beliefs:
        deals = self.open_deals(view)
        self.update_shown_roles(view, deals)
        if not deals.is_consistent():
            return super().beliefs(view)
        if self.found is None:
            self.found = Beliefs(deals.conditional_chances(self.seat)[view.roles[self.seat]])
        return self.found

    def apply_beliefs(self, game: FigureGame, beliefs: Beliefs, rng: Rng) -> None:
        """Deal the hidden roles by their chances."""
        assert isinstance(game, Game)
        deals = self.deals
        if deals is not None and deals.is_consistent():
            game.role = deals.sample(self.seat, game.role[self.seat], rng)

    def predict_beliefs(self, view: View, events: Sequence[Event]) -> BeliefModel[Beliefs]:
        """Include what this seat's next act reveals about it."""
        deals = self.open_deals(view).copy()
        if not deals.is_consistent():
            return super().predict_beliefs(view, events)
        self.learn_from_acts(self.act_reader.copy(), deals, view, events)
        return RoleBeliefModel(deals)

    def open_deals(self, view: View) -> RoleDeals:
        """Return the public deals; the seat's own role counts only if everybody knows it."""
        if self.deals is None:
            shown = view.roles[:]
            if not self.is_known(view):
                shown[self.seat] = -1
            self.deals = RoleDeals(shown, self.pack)
        return self.deals

    def is_known(self, view: View) -> bool:
        """Whether everybody knows this seat's role."""
        return view.roles[self.seat] == SHERIFF or self.seat in view.graves

    def update_shown_roles(self, view: View, deals: RoleDeals) -> None:
        """Take in the roles shown since the last call."""
        for seat in range(len(view.roles)):
            role = view.roles[seat]
            if role >= 0 and deals.shown[seat] < 0 and (seat != self.seat or self.is_known(view)):
                deals.reveal(seat, role)
                self.found = None
