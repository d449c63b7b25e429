"""A tournament: its log, and the state computed from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from sixgun.tournament import money
from sixgun.tournament.actions import (
    ACTIONS,
    AnyAction,
    Clock,
    Open,
    Undo,
    tag_of,
)
from sixgun.tournament.actions.duels import check_ranking
from sixgun.tournament.actions.rounds import check_draw
from sixgun.tournament.drawing import new_seed
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.finals import final_places
from sixgun.tournament.folding import fold, undone
from sixgun.tournament.log import By, Entry, chained, check_chain, read_action
from sixgun.tournament.names import checked_words
from sixgun.tournament.ranking import Rank, ranked
from sixgun.tournament.state import Stage, State, entrant

__all__ = ["Account", "Tournament"]


class Account(NamedTuple):
    """What the judge may tell a player: their own amounts (T45)."""

    player: int
    purse: int
    won: int
    spent: int
    score: int


class Tournament:
    """All changes go through `act`; a refused action leaves no trace."""

    def __init__(self, chance: Callable[[], str] = new_seed) -> None:
        self.log: list[Entry] = []
        self.state = State()
        self.chance = chance  # the source of seeds

    @staticmethod
    def open(
        name: str,
        *,
        at: str,
        online: bool = False,
        clock: Clock | None = None,
        absent_after: int = 0,
        tempo: bool = True,
        reason: str = "",
        chance: Callable[[], str] = new_seed,
    ) -> Tournament:
        """Open a new tournament, with its first entry."""
        made = Tournament(chance)
        first = Open(
            name=name,
            online=online,
            clock=clock or Clock(),
            absent_after=absent_after,
            tempo=tempo,
        )
        made.act(first, at=at, reason=reason)
        return made

    @staticmethod
    def from_log(log: Iterable[Entry], chance: Callable[[], str] = new_seed) -> Tournament:
        """Replay a log: every entry must follow from those before it."""
        entries = list(log)
        check_chain(entries)
        made = Tournament(chance)
        for entry in entries:
            try:
                checked_words(entry.reason)
                made.take(entry.action, entry.by, entry.reason, entry.number)
            except TournamentError as error:
                raise TournamentError(
                    "log_impossible", line=entry.number, inner=error.code
                ) from error
            made.log.append(entry)
        return made

    # -- acting ----------------------------------------------------------------------------

    def act(
        self, action: AnyAction | dict[str, object], *, at: str, by: By = "judge", reason: str = ""
    ) -> Entry:
        """Perform an action: check it, then log it."""
        wanted = read_action(action).completed(self.state, self.chance)
        reason = checked_words(reason)
        entry = chained(self.log, at, by, wanted, reason)
        self.take(wanted, by, reason, entry.number)
        self.log.append(entry)
        return entry

    def undo(self, entry: int, *, at: str, by: By = "judge", reason: str = "") -> Entry:
        """Undo an entry; an undo can be undone, too."""
        return self.act(Undo(entry=entry), at=at, by=by, reason=reason)

    def take(self, action: AnyAction, by: By, reason: str, number: int) -> None:
        """Apply an entry to the state, if it is legal."""
        if not self.log and not isinstance(action, Open):
            raise TournamentError("not_open_yet")
        if by != "judge" and by not in action.others_may:
            raise TournamentError("only_the_judge", do=tag_of(action))
        if action.needs_reason and not reason:
            raise TournamentError("reason_missing", do=tag_of(action))
        if isinstance(action, Undo):
            self.state = self.without(action)
        else:
            action.check(self.state)
            action.apply(self.state, number)
        self.state.entries = number

    def without(self, undo: Undo) -> State:
        """The resulting state; refused if a later entry could no longer follow."""
        number = undo.entry
        if not 1 <= number <= len(self.log):
            raise TournamentError("no_such_entry", entry=number, last=len(self.log))
        if number == 1:
            raise TournamentError("opening_stays")
        if number in self.undone:
            raise TournamentError("undone_already", entry=number)
        return fold(self.log, undone([*self.actions, undo]))

    # -- reading ---------------------------------------------------------------------------

    @property
    def actions(self) -> list[AnyAction]:
        return [entry.action for entry in self.log]

    @property
    def undone(self) -> dict[int, int]:
        """Entries that no longer count, and the entry that undid each."""
        return undone(self.actions)

    @property
    def stage(self) -> Stage:
        return self.state.stage

    @property
    def may(self) -> list[str]:
        """The tags of the actions that are possible now."""
        return [tag for tag, kind in ACTIONS.items() if kind.possible(self.state)]

    @property
    def not_yet(self) -> dict[str, TournamentError]:
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
        return ranked(self.state)

    def public_ranking(self) -> list[Rank]:
        """The public ranking: empty until it is published."""
        return ranked(self.state) if self.state.published else []

    def final_places(self) -> list[int]:
        """The players in their final order, once there is a champion."""
        return final_places(self.state)

    def purse(self, player: int) -> int:
        """The money they can bid with at the next auction (T16, T43)."""
        return self.account(player).purse

    def score(self, player: int) -> int:
        return self.account(player).score

    def account(self, player: int) -> Account:
        """Everything about the money of one player, for them and the judge."""
        entrant(self.state, player)
        return Account(
            player,
            money.purse(self.state, player),
            money.gains(self.state, player),
            money.spent(self.state, player),
            money.score(self.state, player),
        )
