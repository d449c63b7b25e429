"""Registration of players (T3)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sixgun.tournament.actions.action import Action
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.names import checked_bot, checked_name, like
from sixgun.tournament.state import Player, State, entrant, name_like

__all__ = ["Entrant", "Register", "Rename", "Strike"]

MOST = 1000


class Entrant(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person who wants to play, or a bot of that level."""

    name: str
    bot: Annotated[str, Meta(max_length=100)] = ""


class Register(Action, frozen=True, tag="register"):
    """Register more players: all of them, or none."""

    players: list[Entrant]

    def check(self, state: State) -> None:
        check_registration(state)
        if not self.players:
            raise TournamentError("nobody_named")
        if len(state.players) + len(self.players) > MOST:
            raise TournamentError("too_many_entrants", most=MOST)
        here: dict[str, str] = {}
        for named in self.players:
            checked_bot(named.bot)
            key = like(checked_name(named.name))
            other = here.get(key) or name_like(state, key)
            if other:
                raise TournamentError("name_taken", name=named.name, like=other)
            here[key] = named.name

    def apply(self, state: State, entry: int) -> None:
        for number, named in enumerate(self.players, state.numbers + 1):
            name = checked_name(named.name)
            state.players[number] = Player(number, name, named.bot)
            state.names[like(name)] = number
        self.skip(state)

    def skip(self, state: State) -> None:
        """Numbers are never reused, so that later entries keep referring to the same players."""
        state.numbers += len(self.players)

    @classmethod
    def possible(cls, state: State) -> bool:
        return state.stage == "registration"


class Rename(Action, frozen=True, tag="rename"):
    """Correct the spelling of a name."""

    player: int
    name: str

    def check(self, state: State) -> None:
        who = entrant(state, self.player)
        if who.standing == "struck":
            raise TournamentError("out_already", name=who.name, standing=who.standing)
        name = checked_name(self.name)
        if name == who.name:
            raise TournamentError("nothing_changed")
        other = name_like(state, like(name), but=self.player)
        if other is not None:
            raise TournamentError("name_taken", name=name, like=other)

    def apply(self, state: State, entry: int) -> None:
        who = state.players[self.player]
        del state.names[like(who.name)]
        who.name = checked_name(self.name)
        state.names[like(who.name)] = self.player

    @classmethod
    def possible(cls, state: State) -> bool:
        return bool(state.listed)


class Strike(Action, frozen=True, tag="strike"):
    """A player withdraws before the first tables are drawn."""

    player: int

    def check(self, state: State) -> None:
        who = entrant(state, self.player)
        check_registration(state)
        if not who.active:
            raise TournamentError("out_already", name=who.name, standing=who.standing)

    def apply(self, state: State, entry: int) -> None:
        who = state.players[self.player]
        who.standing = "struck"
        del state.names[like(who.name)]

    @classmethod
    def possible(cls, state: State) -> bool:
        return state.stage == "registration" and bool(state.active)


def check_registration(state: State) -> None:
    if state.stage != "registration":
        raise TournamentError("registration_closed", round=state.round)
