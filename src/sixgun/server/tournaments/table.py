"""A table of a tournament, controlled by the tournament's log."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NoReturn

from msgspec.structs import replace as replace_fields

from sixgun.classic import Config
from sixgun.engine import SixgunError, Viewpoint
from sixgun.protocol import User
from sixgun.server.refusals import Refusal
from sixgun.server.store import StoreError
from sixgun.server.store import plays as play_store
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables import ServerContext, Table
from sixgun.server.tables.happenings import (
    GameOver,
    Happening,
    MoveMade,
    PresenceChanged,
)
from sixgun.server.tables.table_setup import game_config

if TYPE_CHECKING:
    from sixgun.server.tournaments.service import TournamentService

__all__ = ["TournamentTable"]


class TournamentTable(Table):
    """A table where the judge decides about seats, start and end."""

    gives_hints = False  # T99
    stand_in_bot = ""  # a player who runs out of time makes the default move

    def __init__(
        self, stored: StoredTable, context: ServerContext, service: TournamentService
    ) -> None:
        super().__init__(stored, context)
        self.service = service
        self.tournament = stored.tournament
        self.place = stored.place
        self.happenings.subscribe(self.notify_tournament)

    @property
    def shows_records(self) -> bool:
        """True once the ranking is published, because records reveal the purses."""
        return self.service.tournament.state.published

    def is_watched(self) -> bool:
        """True also while the tournament has watchers, who see the progress of its tables."""
        return super().is_watched() or bool(self.service.watchers)

    @property
    def is_in_use(self) -> bool:
        """True also before the deal, and until delayed spectators have seen every move."""
        return super().is_in_use or self.match is None or not self.match.is_seen_by_all

    def unload(self) -> None:
        """Unload the table, but cache its progress for the hall."""
        if self.match is not None and not self.closed:
            self.service.table_sync.cache_unloaded(self)
        super().unload()

    @property
    def players(self) -> Sequence[int]:
        """The player numbers of the tournament, by seat."""
        return self.service.table_sync.players_at(self.place)

    def notify_tournament(self, happening: Happening) -> None:
        """Notify the watchers of the tournament, also when delayed spectators see a move."""
        if isinstance(happening, (MoveMade, GameOver, PresenceChanged)):
            self.service.notify()
        if isinstance(happening, GameOver) and not happening.is_delayed:
            self.context.spawn(self.service.sync())

    # -- actions of the log ----------------------------------------------------------------

    async def deal(self, purses: Sequence[int]) -> None:
        """Deal the game; the purses are not part of the public setup."""
        async with self.locked():
            if self.match is None:
                config = game_config(self.setup)
                assert isinstance(config, Config)
                try:
                    await self.begin(replace(config, purses=tuple(purses)).validate())
                except Refusal:
                    if self.match is None:
                        raise  # otherwise another server has dealt the game

    async def seat_player(self, seat: int, name: str, person: str) -> None:
        """Set the person and the name of a seat."""
        async with self.locked():
            chair = self.chairs[seat]
            if chair.person != person and self.match is not None:
                play = self.match.play.stored
                write = partial(play_store.set_player, play=play.id, seat=seat, person=person)
                await self.context.store.write(write)
                play.players[seat] = person
            if (chair.name, chair.person) != (name, person):
                await self.seating.change(seat, replace_fields(chair, name=name, person=person))

    async def remove_player(self, seat: int) -> None:
        """Take a player who is out of the tournament out of the game (T89), if still in it."""
        match = self.match
        if match is None or match.over or match.has_left(seat):
            return
        try:
            await match.give_up(seat)
        except StoreError:
            raise
        except SixgunError:
            return  # the game has just ended

    # -- requests of users -----------------------------------------------------------------

    async def give_up(self, seat: int) -> None:
        """Withdraw a player who leaves the game from the tournament (T88)."""
        self.running_match()
        await self.service.withdraw(self.players[seat], "player")

    async def handle_missed_turn(self, seat: int, in_a_row: int) -> None:
        """Withdraw a player who was away for too long from the tournament (T88)."""
        limit = self.service.tournament.state.settings.absent_after
        if limit and in_a_row >= limit:
            with suppress(StoreError):  # retried after the next missed decision
                await self.service.withdraw(self.players[seat], "clock")

    async def take_seat(self, user: User) -> int:
        viewpoint = self.seating.viewpoint_of(user.id)
        if not viewpoint.is_seat:
            raise Refusal("only_by_link", 403)
        return viewpoint.number

    async def send_chat(self, viewpoint: Viewpoint, name: str, text: str) -> None:
        """Let only players chat (T99: no advice from outside)."""
        if not viewpoint.is_seat:
            raise Refusal("no_seat_here", 403)
        await super().send_chat(viewpoint, self.chairs[viewpoint.number].name, text)

    async def rename(self, user: User) -> None:
        """Do nothing: a tournament keeps the registered name."""

    async def seat_bot(self, by: str, seat: int, bot: str) -> NoReturn:
        raise Refusal("judge_decides")

    async def clear_seat(self, by: str, seat: int) -> NoReturn:
        raise Refusal("judge_decides")

    async def replace_with_bot(self, by: str, seat: int) -> NoReturn:
        raise Refusal("judge_decides")

    async def start(self, by: str) -> NoReturn:
        raise Refusal("judge_decides")

    async def rematch(self, by: str, keep: bool, pass_sheriff: bool) -> NoReturn:
        raise Refusal("judge_decides")

    async def close(self, by: str | None = None) -> None:
        """Close the table as the judge or the operator."""
        if by is not None:
            raise Refusal("judge_decides")
        await super().close()
        self.service.notify()
