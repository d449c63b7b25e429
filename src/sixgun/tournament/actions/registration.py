"""Registration of players (T3)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sixgun.tournament.actions.action import Action
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.names import check_bot, clean_name, name_key
from sixgun.tournament.state import TournamentPlayer, TournamentState, find_player, find_same_name

__all__ = ["NewPlayer", "Register", "Rename", "Strike"]

MOST = 1000


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person who wants to play, or a bot of that level."""

    name: str
    bot: Annotated[str, Meta(max_length=100)] = ""


class Register(Action, frozen=True, tag="register"):
    """Register more players: all of them, or none."""

    players: list[NewPlayer]

    def check(self, state: TournamentState) -> None:
        check_registration(state)
        if not self.players:
            raise TournamentError("nobody_named")
        if len(state.players) + len(self.players) > MOST:
            raise TournamentError("too_many_entrants", most=MOST)
        here: dict[str, str] = {}
        for named in self.players:
            check_bot(named.bot)
            key = name_key(clean_name(named.name))
            other = here.get(key) or find_same_name(state, key)
            if other:
                raise TournamentError("name_taken", name=named.name, like=other)
            here[key] = named.name

    def apply(self, state: TournamentState, entry: int) -> None:
        for number, named in enumerate(self.players, state.numbers + 1):
            name = clean_name(named.name)
            state.players[number] = TournamentPlayer(number, name, named.bot)
            state.names[name_key(name)] = number
        self.skip(state)

    def skip(self, state: TournamentState) -> None:
        """Numbers are never reused, so that later entries keep referring to the same players."""
        state.numbers += len(self.players)

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return state.stage == "registration"


class Rename(Action, frozen=True, tag="rename"):
    """Correct the spelling of a name."""

    player: int
    name: str

    def check(self, state: TournamentState) -> None:
        who = find_player(state, self.player)
        if who.standing == "struck":
            raise TournamentError("out_already", name=who.name, standing=who.standing)
        name = clean_name(self.name)
        if name == who.name:
            raise TournamentError("nothing_changed")
        other = find_same_name(state, name_key(name), except_for=self.player)
        if other is not None:
            raise TournamentError("name_taken", name=name, like=other)

    def apply(self, state: TournamentState, entry: int) -> None:
        who = state.players[self.player]
        del state.names[name_key(who.name)]
        who.name = clean_name(self.name)
        state.names[name_key(who.name)] = self.player

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return bool(state.listed)


class Strike(Action, frozen=True, tag="strike"):
    """A player withdraws before the first tables are drawn."""

    player: int

    def check(self, state: TournamentState) -> None:
        who = find_player(state, self.player)
        check_registration(state)
        if not who.active:
            raise TournamentError("out_already", name=who.name, standing=who.standing)

    def apply(self, state: TournamentState, entry: int) -> None:
        who = state.players[self.player]
        who.standing = "struck"
        del state.names[name_key(who.name)]

    @classmethod
    def is_possible(cls, state: TournamentState) -> bool:
        return state.stage == "registration" and bool(state.active)


def check_registration(state: TournamentState) -> None:
    if state.stage != "registration":
        raise TournamentError("registration_closed", round=state.round)
