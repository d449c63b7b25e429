"""A table of a tournament: who sits there, who leaves, when it begins, all of that says the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, NoReturn

from msgspec.structs import replace as with_other

from sixgun.classic import Config
from sixgun.engine import SixgunError
from sixgun.protocol import Person
from sixgun.server.refusals import Refusal
from sixgun.server.store import StoreError
from sixgun.server.store import plays as kept_plays
from sixgun.server.store.tables import KeptTable
from sixgun.server.tables import Services, Table
from sixgun.server.tables.match import ONLOOKER
from sixgun.server.tables.table import config_of

if TYPE_CHECKING:
    from sixgun.server.tournaments.desk import Desk

__all__ = ["TournamentTable"]

A_MOMENT: Final = 0.1  # seconds


class TournamentTable(Table):
    gives_hints = False  # T99: no advice from outside
    stand_in_bot = ""  # whoever is late does as little as he can

    def __init__(self, kept: KeptTable, services: Services, desk: Desk) -> None:
        super().__init__(kept, services)
        self.desk = desk
        self.tournament = kept.tournament
        self.place = kept.place

    @property
    def shows_records(self) -> bool:
        """The purses are in them."""
        return self.desk.made.state.published

    @property
    def is_watched(self) -> bool:
        """Who looks at the tournament sees how far its tables are."""
        return super().is_watched or bool(self.desk.watchers)

    @property
    def is_needed(self) -> bool:
        """Until its result is known, and everybody has seen it."""
        return super().is_needed or self.match is None or not self.match.seen_to_be_over

    def put_away(self) -> None:
        """The hall still shows how it ended."""
        if self.match is not None and self.match.seen_to_be_over and not self.closed:
            self.desk.floor.keep_progress(self)
        super().put_away()

    @property
    def players(self) -> Sequence[int]:
        """Of the tournament, by seat."""
        return self.desk.floor.players_at(self.place)

    def tell_news(self) -> None:
        """To those who look at the tournament, and later to those who are behind."""
        self.desk.tell()
        if self.wishes.delay:
            loop = asyncio.get_running_loop()
            loop.call_later(self.wishes.delay + A_MOMENT, self.desk.tell)
        if self.match is not None and self.match.over:
            self.services.spawn(self.desk.settle())

    def tell_presence(self) -> None:
        super().tell_presence()
        self.desk.tell()

    # -- what the log says -----------------------------------------------------------------

    async def deal(self, purses: Sequence[int]) -> None:
        """The game begins; what is in the purses, nobody who asks for the table is told."""
        async with self.changing():
            if self.match is None:
                config = config_of(self.wishes)
                assert isinstance(config, Config)
                try:
                    await self.begin(replace(config, purses=tuple(purses)).checked())
                except Refusal:
                    if self.match is None:
                        raise  # else another server has dealt it

    async def seat_player(self, seat: int, name: str, person: str) -> None:
        """Who plays there, and by which name."""
        async with self.changing():
            chair = self.chairs[seat]
            if chair.person != person and self.match is not None:
                play = self.match.play.kept
                write = partial(kept_plays.set_player, play=play.id, seat=seat, person=person)
                await self.services.store.write(write)
                play.players[seat] = person
            if (chair.name, chair.person) != (name, person):
                await self.change_chair(seat, with_other(chair, name=name, person=person))

    async def send_away(self, seat: int) -> None:
        """Whoever is out of the tournament has left the game (T89); again, it does nothing."""
        match = self.match
        if match is None or match.over or match.has_left(seat):
            return
        try:
            await match.give_up(seat)
        except StoreError:
            raise
        except SixgunError:
            return  # it was over at that moment

    # -- what people do --------------------------------------------------------------------

    async def give_up(self, seat: int) -> None:
        """T88: who leaves a game leaves the tournament."""
        self.running()
        await self.desk.withdraw(self.players[seat], "player")

    async def miss(self, seat: int, in_a_row: int) -> None:
        """T88: whoever is away for too long has left."""
        most = self.desk.made.state.settings.absent_after
        if most and in_a_row >= most:
            with suppress(StoreError):  # he will miss another one
                await self.desk.withdraw(self.players[seat], "clock")

    async def sit(self, person: Person) -> int:
        seat = self.seat_of(person.id)
        if seat == ONLOOKER:
            raise Refusal("only_by_link", 403)
        return seat

    async def say(self, seat: int, name: str, text: str) -> None:
        """T99: advice from outside is none that anybody needs."""
        if seat == ONLOOKER:
            raise Refusal("no_seat_here", 403)
        await super().say(seat, self.chairs[seat].name, text)

    async def rename(self, person: Person) -> None:
        """In a tournament one is called as one has registered."""

    async def put_bot(self, by: str, seat: int, bot: str) -> NoReturn:
        raise Refusal("judge_decides")

    async def clear(self, by: str, seat: int) -> NoReturn:
        raise Refusal("judge_decides")

    async def stand_in(self, by: str, seat: int) -> NoReturn:
        raise Refusal("judge_decides")

    async def start(self, by: str) -> NoReturn:
        raise Refusal("judge_decides")

    async def rematch(self, by: str, keep: bool, pass_sheriff: bool) -> NoReturn:
        raise Refusal("judge_decides")

    async def close(self, by: str | None = None) -> None:
        """By the judge, or by the operator."""
        if by is not None:
            raise Refusal("judge_decides")
        await super().close()
        self.desk.tell()
