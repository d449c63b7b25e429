"""The ranking is published, and the best four duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from sixgun.tournament.actions.action import Action
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.finals import open_bracket, settle, waiting
from sixgun.tournament.random_draws import draw_lots
from sixgun.tournament.state import ROUNDS, BracketDuel, DuelId, TournamentState

__all__ = ["BeginDuels", "Decide", "Publish"]


class Publish(Action, frozen=True, tag="publish"):
    """T50: the ranking becomes public, and the finals are set. Lots are drawn here."""

    seed: Annotated[str, Meta(max_length=100)] = ""
    lots: list[int] = []

    def complete(self, state: TournamentState, seed_source: Callable[[], str]) -> Self:
        seed = seed_source()
        return replace(self, seed=seed, lots=draw_lots(state, seed))

    def check(self, state: TournamentState) -> None:
        check_ranking(state)
        if self.lots != draw_lots(state, self.seed):
            raise TournamentError("other_lots")

    def apply(self, state: TournamentState, entry: int) -> None:
        state.lots = list(self.lots)
        state.staying = state.active
        state.published = True
        open_bracket(state)

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return state.can_be_ranked


class BeginDuels(Action, frozen=True, tag="begin_duels"):
    """T52, T53: the duels whose players are known start, all as one kind."""

    kind: Literal["long", "short"]

    def check(self, state: TournamentState) -> None:
        if not state.published:
            raise TournamentError("not_published_yet")
        if not waiting(state):
            raise TournamentError("no_duels_to_begin")

    def apply(self, state: TournamentState, entry: int) -> None:
        for duel in waiting(state):
            duel.kind = self.kind

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return bool(waiting(state))


class Decide(Action, frozen=True, tag="decide"):
    """A duel is over. A player who abandons one loses it and is out (T54)."""

    also_allowed = frozenset({"table"})

    duel: DuelId
    winner: int
    by: Literal["play", "abandoned"] = "play"

    def check(self, state: TournamentState) -> None:
        duel = self.find_duel(state)
        if duel.winner:
            raise TournamentError(
                "duel_decided", duel=self.duel, winner=state.players[duel.winner].name
            )
        if not duel.kind:
            raise TournamentError("duel_not_begun", duel=self.duel)
        if self.winner not in duel.players:
            raise TournamentError("not_in_that_duel", duel=self.duel, player=self.winner)

    def apply(self, state: TournamentState, entry: int) -> None:
        duel = self.find_duel(state)
        duel.winner = self.winner
        if self.by == "abandoned":
            duel.abandoned = True
            state.players[duel.loser].standing = "withdrawn"
        settle(state)

    def find_duel(self, state: TournamentState) -> BracketDuel:
        for duel in state.duels:
            if duel.id == self.duel:
                return duel
        raise TournamentError("no_such_duel", duel=self.duel)

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return any(duel.kind and not duel.winner for duel in state.duels)


def check_ranking(state: TournamentState) -> None:
    if state.published:
        raise TournamentError("published_already")
    if not state.can_be_ranked:
        missing = state.rounds[-1].missing_tables if state.rounds else []
        tables = {"tables": " ".join(str(table) for table in missing)} if missing else {}
        raise TournamentError("rounds_missing", round=state.round, of=ROUNDS, **tables)
