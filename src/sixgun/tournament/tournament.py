"""A tournament: its log, and the state computed from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from sixgun.tournament import money
from sixgun.tournament.actions import (
    ACTIONS,
    AnyAction,
    ClockSettings,
    Open,
    Undo,
    tag_of,
)
from sixgun.tournament.actions.duels import check_ranking
from sixgun.tournament.actions.rounds import check_draw
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.finals import final_places
from sixgun.tournament.log import Author, LogEntry, check_chain, make_entry, parse_action
from sixgun.tournament.log_replay import find_undone, replay_log
from sixgun.tournament.names import clean_text
from sixgun.tournament.random_draws import new_seed
from sixgun.tournament.ranking import Rank, compute_ranking
from sixgun.tournament.state import Stage, TournamentState, find_player

__all__ = ["Balance", "Tournament"]


class Balance(NamedTuple):
    """What the judge may tell a player: their own amounts (T45)."""

    player: int
    purse: int
    won: int
    spent: int
    score: int


class Tournament:
    """All changes go through `act`; a refused action leaves no trace."""

    def __init__(self, seed_source: Callable[[], str] = new_seed) -> None:
        self.log: list[LogEntry] = []
        self.state = TournamentState()
        self.seed_source = seed_source  # the source of seeds

    @staticmethod
    def open(
        name: str,
        *,
        at: str,
        online: bool = False,
        clock: ClockSettings | None = None,
        absent_after: int = 0,
        tempo: bool = True,
        reason: str = "",
        seed_source: Callable[[], str] = new_seed,
    ) -> Tournament:
        """Open a new tournament, with its first entry."""
        tournament = Tournament(seed_source)
        first = Open(
            name=name,
            online=online,
            clock=clock or ClockSettings(),
            absent_after=absent_after,
            tempo=tempo,
        )
        tournament.act(first, at=at, reason=reason)
        return tournament

    @staticmethod
    def from_log(log: Iterable[LogEntry], seed_source: Callable[[], str] = new_seed) -> Tournament:
        """Replay a log: every entry must follow from those before it."""
        entries = list(log)
        check_chain(entries)
        tournament = Tournament(seed_source)
        for entry in entries:
            try:
                clean_text(entry.reason)
                tournament.apply_entry(entry.action, entry.by, entry.reason, entry.number)
            except TournamentError as error:
                raise TournamentError(
                    "log_impossible", line=entry.number, inner=error.code
                ) from error
            tournament.log.append(entry)
        return tournament

    # -- acting ----------------------------------------------------------------------------

    def act(
        self,
        action: AnyAction | dict[str, object],
        *,
        at: str,
        by: Author = "judge",
        reason: str = "",
    ) -> LogEntry:
        """Perform an action: check it, then log it."""
        wanted = parse_action(action).complete(self.state, self.seed_source)
        reason = clean_text(reason)
        entry = make_entry(self.log, at, by, wanted, reason)
        self.apply_entry(wanted, by, reason, entry.number)
        self.log.append(entry)
        return entry

    def undo(self, entry: int, *, at: str, by: Author = "judge", reason: str = "") -> LogEntry:
        """Undo an entry; an undo can be undone, too."""
        return self.act(Undo(entry=entry), at=at, by=by, reason=reason)

    def apply_entry(self, action: AnyAction, by: Author, reason: str, number: int) -> None:
        """Apply an entry to the state, if it is legal."""
        if not self.log and not isinstance(action, Open):
            raise TournamentError("not_open_yet")
        if by != "judge" and by not in action.also_allowed:
            raise TournamentError("only_the_judge", do=tag_of(action))
        if action.needs_reason and not reason:
            raise TournamentError("reason_missing", do=tag_of(action))
        if isinstance(action, Undo):
            self.state = self.state_without(action)
        else:
            action.check(self.state)
            action.apply(self.state, number)
        self.state.entries = number

    def state_without(self, undo: Undo) -> TournamentState:
        """The resulting state; refused if a later entry could no longer follow."""
        number = undo.entry
        if not 1 <= number <= len(self.log):
            raise TournamentError("no_such_entry", entry=number, last=len(self.log))
        if number == 1:
            raise TournamentError("opening_stays")
        if number in self.undone_entries:
            raise TournamentError("undone_already", entry=number)
        return replay_log(self.log, find_undone([*self.actions, undo]))

    # -- reading ---------------------------------------------------------------------------

    @property
    def actions(self) -> list[AnyAction]:
        return [entry.action for entry in self.log]

    @property
    def undone_entries(self) -> dict[int, int]:
        """Entries that no longer count, and the entry that undid each."""
        return find_undone(self.actions)

    @property
    def stage(self) -> Stage:
        return self.state.stage

    @property
    def possible_actions(self) -> list[str]:
        """The tags of the actions that are possible now."""
        return [tag for tag, kind in ACTIONS.items() if kind.is_possible(self.state)]

    @property
    def blocked_actions(self) -> dict[str, TournamentError]:
        """By action: why no tables can be drawn and no ranking published now."""
        found: dict[str, TournamentError] = {}
        for tag, check in {"draw": check_draw, "publish": check_ranking}.items():
            try:
                check(self.state)
            except TournamentError as error:
                found[tag] = error
        return found

    def ranking(self) -> list[Rank]:
        """The current ranking, for the judge only until it is published (T45)."""
        return compute_ranking(self.state)

    def public_ranking(self) -> list[Rank]:
        """The public ranking: empty until it is published."""
        return compute_ranking(self.state) if self.state.published else []

    def final_places(self) -> list[int]:
        """The players in their final order, once there is a champion."""
        return final_places(self.state)

    def purse(self, player: int) -> int:
        """The money they can bid with at the next auction (T16, T43)."""
        return self.account(player).purse

    def score(self, player: int) -> int:
        return self.account(player).score

    def account(self, player: int) -> Balance:
        """Everything about the money of one player, for them and the judge."""
        find_player(self.state, player)
        return Balance(
            player,
            money.purse(self.state, player),
            money.total_winnings(self.state, player),
            money.total_spent(self.state, player),
            money.score(self.state, player),
        )
