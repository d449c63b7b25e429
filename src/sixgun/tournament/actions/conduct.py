"""Withdrawals, warnings, disqualifications, calls for the judge, and the judge's rulings."""

from __future__ import annotations

import re
from typing import Final

from sixgun.tournament.actions.action import Action
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.finals import settle
from sixgun.tournament.names import clean_text
from sixgun.tournament.state import JudgeCall, TournamentPlayer, TournamentState, find_player

__all__ = ["CallJudge", "Disqualify", "Rule", "Warn", "Withdraw"]

RULING: Final = re.compile(r"[RDT][1-9][0-9]{0,2}")


class Withdraw(Action, frozen=True, tag="withdraw"):
    """T88: a player leaves for good. Their current game goes on and pays them (T94)."""

    also_allowed = frozenset({"player", "table", "clock"})

    player: int

    def check(self, state: TournamentState) -> None:
        require_active(state, self.player)

    def apply(self, state: TournamentState, entry: int) -> None:
        state.players[self.player].standing = "withdrawn"
        if state.published:
            settle(state)

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return state.stage != "over" and bool(state.active)


class Warn(Withdraw, frozen=True, tag="warn"):
    """T100: the first penalty."""

    also_allowed = frozenset()
    needs_reason = True

    def apply(self, state: TournamentState, entry: int) -> None:
        state.players[self.player].warnings += 1


class Disqualify(Withdraw, frozen=True, tag="disqualify"):
    """T100: disqualified, and without winnings for the current game."""

    also_allowed = frozenset()
    needs_reason = True

    def check(self, state: TournamentState) -> None:
        who = require_active(state, self.player)
        if not who.warnings:
            raise TournamentError("warn_first", name=who.name)

    def apply(self, state: TournamentState, entry: int) -> None:
        who = state.players[self.player]
        who.standing = "disqualified"
        table = state.rounds[-1].table_of(self.player) if state.rounds else None
        if table is not None and table.result is None:
            who.forfeits = state.round
        if state.published:
            settle(state)

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return state.stage != "over" and any(state.players[n].warnings for n in state.active)


class CallJudge(Action, frozen=True, tag="call"):
    """T125: a player calls the judge to their table; away from a table both numbers are 0."""

    also_allowed = frozenset({"player"})

    player: int
    round: int = 0
    table: int = 0
    words: str = ""

    def check(self, state: TournamentState) -> None:
        who = require_active(state, self.player)
        clean_text(self.words)
        at = state.rounds[-1].table_of(self.player) if state.rounds and self.round else None
        here = (state.round, at.number) if at is not None else (0, 0)
        if (self.round, self.table) != here:
            raise TournamentError("not_at_that_table", name=who.name, table=self.table)

    def apply(self, state: TournamentState, entry: int) -> None:
        words = clean_text(self.words)
        state.calls[entry] = JudgeCall(entry, self.round, self.table, self.player, words)

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return state.stage != "over" and bool(state.active)


class Rule(Action, frozen=True, tag="rule"):
    """The judge decides something: as text, perhaps with a numbered ruling, to answer a call."""

    words: str
    ruling: str = ""
    call: int = 0

    def check(self, state: TournamentState) -> None:
        if not clean_text(self.words):
            raise TournamentError("nothing_ruled")
        if self.ruling and not RULING.fullmatch(self.ruling):
            raise TournamentError("no_ruling_number", ruling=self.ruling[:20])
        if self.call and self.call not in state.calls:
            raise TournamentError("no_such_call", call=self.call)

    def apply(self, state: TournamentState, entry: int) -> None:
        if self.call:
            state.calls[self.call].answers.append(entry)

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return True


def require_active(state: TournamentState, player: int) -> TournamentPlayer:
    who = find_player(state, player)
    if state.stage == "over":
        raise TournamentError("tournament_over")
    if not who.active:
        raise TournamentError("out_already", name=who.name, standing=who.standing)
    return who
