"""One table: who sits there, and the game that is played.

Whatever changes it goes through its lock, is written to the store, then done, then told.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec

from sixgun.engine import BadConfig
from sixgun.live.commitments import new_salt
from sixgun.live.game import start
from sixgun.live.options import format_options, make_config
from sixgun.live.rulesets import Config, ruleset
from sixgun.protocol import (
    Chair,
    ChatLine,
    NewTable,
    Person,
    Refused,
    TableEntry,
)
from sixgun.server.refusals import Refusal
from sixgun.server.store import Taken
from sixgun.server.store import plays as kept_plays
from sixgun.server.store import tables as kept_tables
from sixgun.server.store.plays import KeptPlay
from sixgun.server.store.tables import KeptTable
from sixgun.server.tables.bots import bot_chair
from sixgun.server.tables.eyes import encode
from sixgun.server.tables.match import ONLOOKER, Match
from sixgun.server.tables.names import names_in_record
from sixgun.server.tables.services import Services, now
from sixgun.server.tables.watching import Watched

__all__ = ["LINES", "OURS", "Table", "config_of", "entry_of"]

OURS: Final = ("names", "ask_forced", "purses")  # options that are not for the host to choose
LINES: Final = 100  # of chat that are shown to whoever comes


def config_of(wishes: NewTable) -> Config:
    """The game that the host wishes for; what cannot be played is refused."""
    rules = ruleset(wishes.game)
    for name in OURS:
        if name in wishes.options:
            raise BadConfig("unknown_option", option=name)
    options: dict[str, object] = {**wishes.options, "ask_forced": True}
    config: Config = make_config(rules, rules.expand_options(options)).checked()
    return config


def entry_of(kept: KeptTable, person: str) -> TableEntry:
    """A table in a list, as a person sees it."""
    return TableEntry(
        id=kept.id,
        game=kept.wishes.game,
        options=kept.wishes.options,
        state=kept.state,  # type: ignore[arg-type]
        taken=sum(chair.kind != "open" for chair in kept.chairs),
        seats=len(kept.chairs),
        host=next((c.name for c in kept.chairs if c.person == kept.host), kept.host_name),
        mine=any(person and chair.person == person for chair in kept.chairs),
        tournament=kept.tournament,
    )


class Table(Watched):
    def __init__(self, kept: KeptTable, services: Services) -> None:
        super().__init__(kept, services)
        self.kept = kept  # as it was then
        self.closed = kept.state == "closed"
        self.is_put_away = False

    async def resume(self) -> None:
        """After a pause of the server: the last game as it stood, its clocks and its bots."""
        store = self.services.store
        kept = await store.read(partial(kept_plays.last_play, table=self.id))
        if kept is None:
            return
        moves = await store.read(partial(kept_plays.moves_of, play=kept.id))
        more_time = await store.read(partial(kept_plays.more_time_of, play=kept.id))
        self.round = kept.number
        self.match = Match(self, kept, moves, more_time)
        self.show_late(self.match, self.wishes.delay - (now() - kept.started) / 1000)
        if self.match.over and kept.ended is None:
            await self.match.finish()
        self.match.answers.ask()

    # -- looking ---------------------------------------------------------------------------

    @property
    def is_needed(self) -> bool:
        """Somebody looks, or the game goes on by itself."""
        return bool(self.viewers) or (self.match is not None and self.match.goes_on_alone)

    def stop(self) -> None:
        """No timers and no answers of its own any more."""
        if self.turning is not None:
            self.turning.cancel()
        for match in (self.match, self.seen_late):
            if match is not None:
                match.put_away()

    def put_away(self) -> None:
        """Stop, and let go of the game: it refers to this table, and only without a way back is
        the memory of both free at once."""
        self.stop()
        self.is_put_away = True
        self.match = self.seen_late = None

    def entry(self, person: str) -> TableEntry:
        kept = replace(self.kept, host=self.host, state=self.state, chairs=self.chairs)
        return entry_of(kept, person)

    @property
    def asked(self) -> str:
        """The person who has to decide; "" if nobody has to, or a bot."""
        match = self.match
        return "" if match is None or match.over else self.chairs[match.play.kernel.seat].person

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """One change after the other; none at a table that was closed or put away meanwhile."""
        async with self.lock:
            if self.closed:
                raise Refusal("no_such_table", 404, table=self.id)
            if self.is_put_away:
                raise Refusal("too_busy", 503)
            self.touched = time.monotonic()
            yield

    # -- sitting down ----------------------------------------------------------------------

    async def sit(self, person: Person) -> int:
        """On the first open seat; whoever sits there already keeps his."""
        async with self.changing():
            seat = self.seat_of(person.id)
            if seat != ONLOOKER:
                return seat
            if self.info().state == "playing":  # or so it seems to whoever is behind
                raise Refusal("game_running")
            free = [at for at in self.seats if self.chairs[at].kind == "open"]
            if not free:
                raise Refusal("no_seat_free")
            await self.change_chair(free[0], Chair("person", person.name, person=person.id))
            return free[0]

    async def rename(self, person: Person) -> None:
        """Somebody is called otherwise; in a game that has begun its record keeps the old name."""
        async with self.lock:
            if person.id == self.host:
                self.kept.host_name = person.name
            seat = self.seat_of(person.id)
            if seat != ONLOOKER and not self.closed:
                chair = msgspec.structs.replace(self.chairs[seat], name=person.name)
                await self.change_chair(seat, chair)

    async def put_bot(self, by: str, seat: int, bot: str) -> None:
        """The host has a bot sit down, or another one instead of it."""
        async with self.changing():
            self.must_be_host(by)
            self.must_not_play()
            if self.chair(seat).kind == "person":
                raise Refusal("seat_taken")
            await self.change_chair(seat, bot_chair(bot, [chair.name for chair in self.chairs]))

    async def clear(self, by: str, seat: int) -> None:
        """Somebody leaves, or the host sends him away. From a running game nobody is sent away, and
        whoever leaves one has a bot sit in."""
        async with self.changing():
            chair = self.chair(seat)
            own = bool(by) and chair.person == by
            if not own:
                self.must_be_host(by)
                self.must_not_play()
            if self.state == "playing":
                await self.sit_in(seat)
            elif chair.kind != "open":
                await self.change_chair(seat, Chair("open"))
                if chair.person == self.host:
                    await self.pass_host()

    async def pass_host(self) -> None:
        """To the next person; a table without any is closed."""
        people = [chair.person for chair in self.chairs if chair.kind == "person"]
        closed = not people and self.match is None
        host = people[0] if people else self.host
        await self.write(host=host, state="closed" if closed else self.state)
        self.host, self.closed = host, closed
        if closed:
            self.services.log.info("table_closed", table=self.id)
        self.tell_table()

    async def stand_in(self, by: str, seat: int) -> None:
        """A bot plays for somebody who is not here: the host asks for it, or for the host himself
        anybody who plays; or one asks for oneself."""
        async with self.changing():
            chair = self.chair(seat)
            self.running()
            if chair.kind != "person":
                raise Refusal("no_person_there")
            if chair.person != by:
                if chair.person != self.host or self.seat_of(by) == ONLOOKER:
                    self.must_be_host(by)
                if self.is_here(seat):
                    raise Refusal("person_is_here")
            await self.sit_in(seat)

    @property
    def stand_in_bot(self) -> str:
        """Who answers when time is up."""
        return self.services.settings.stand_in

    async def miss(self, seat: int, in_a_row: int) -> None:
        """Somebody has not answered in time; whoever misses several has a bot sit in."""
        if in_a_row >= self.services.settings.absences:
            async with self.lock:
                await self.sit_in(seat)

    async def sit_in(self, seat: int) -> None:
        """A bot plays for a person, until he comes back."""
        if not self.chairs[seat].sits_in:
            await self.change_sitting_in(seat, True, self.services.settings.stand_in)

    async def come_back(self, seat: int) -> None:
        """The bot that sits in gets up."""
        async with self.changing():
            if self.match is not None:
                self.match.play.missed[seat] = 0
            if self.chair(seat).sits_in:
                await self.change_sitting_in(seat, False, "")

    async def let_back_in(self) -> None:
        """Whoever is here for the next game plays it himself."""
        for seat in set(self.viewers.values()) - {ONLOOKER}:
            if self.chairs[seat].sits_in:
                await self.change_sitting_in(seat, False, "")

    async def change_sitting_in(self, seat: int, sits_in: bool, bot: str) -> None:
        chair = msgspec.structs.replace(self.chairs[seat], sits_in=sits_in, bot=bot)
        await self.change_chair(seat, chair)
        if self.match is not None:
            self.match.answers.ask()

    def chair(self, seat: int) -> Chair:
        if seat not in self.seats:
            raise Refusal("no_such_seat", 404, seat=seat)
        return self.chairs[seat]

    def must_be_host(self, person: str) -> None:
        if person != self.host:
            raise Refusal("only_the_host", 403)

    def must_not_play(self) -> None:
        if self.state == "playing":
            raise Refusal("game_running")

    async def change_chair(self, seat: int, chair: Chair) -> None:
        """Written, done, told. Who sits down or gets up sees the table from another place."""

        def write(to: Any) -> None:
            kept_tables.set_chair(to, self.id, seat, chair)
            kept_tables.change_table(to, self.id, now())

        await self.services.store.write(write)
        self.chairs[seat] = chair
        for viewer, before in list(self.viewers.items()):
            after = self.seat_of(viewer.person)
            if after != before:
                self.viewers[viewer] = after
                self.show_match(viewer)
        self.tell_table()

    async def write(self, **values: Any) -> None:
        await self.services.store.write(
            lambda to: kept_tables.change_table(to, self.id, now(), **values)
        )

    # -- a game ----------------------------------------------------------------------------

    def running(self) -> Match:
        if self.match is None or self.match.over:
            raise Refusal("no_game_running")
        return self.match

    async def give_up(self, seat: int) -> None:
        """The player of a seat leaves the game for good."""
        await self.running().give_up(seat)

    async def start(self, by: str) -> None:
        async with self.changing():
            self.must_be_host(by)
            self.must_not_play()
            if self.match is not None:
                raise Refusal("game_over")
            await self.begin(config_of(self.wishes))

    async def rematch(self, by: str, keep: bool, pass_sheriff: bool) -> None:
        """The next game at this table; survivors may keep their characters (R103)."""
        async with self.changing():
            self.must_be_host(by)
            self.must_not_play()
            if self.match is None:
                raise Refusal("no_game_yet")
            play = self.match.play
            kept = None if keep else ()
            await self.begin(play.game.rules.next_config(play.kernel, kept, pass_sheriff))

    async def begin(self, config: Config) -> None:
        if any(chair.kind == "open" for chair in self.chairs):
            raise Refusal("seats_open")
        await self.let_back_in()
        called = [chair.name for chair in self.chairs]
        config = replace(config, names=names_in_record(called))
        first = start(config, secrets.token_hex(16))
        kept = KeptPlay(
            id=secrets.token_urlsafe(9),
            table=self.id,
            number=self.round + 1,
            game=self.wishes.game,
            options=format_options(first.config),
            names=called,
            players=[chair.person for chair in self.chairs],
            seed=first.seed,
            salt=new_salt(),
            started=now(),
        )

        last = self.match
        ending = last.ending() if last is not None else None

        def write(to: Any) -> None:
            if ending is not None:
                ending(to)
            kept_plays.add_play(to, kept)
            kept_tables.change_table(to, self.id, now(), state="playing", round=kept.number)

        try:
            await self.services.store.write(write)
        except Taken:
            await self.take_over(last)
            raise Refusal("game_running") from None
        if last is not None:
            last.answers.put_away()
        self.round = kept.number
        self.match = Match(self, kept)
        self.show_late(self.match, 0.0 if last is None else self.wishes.delay)
        self.services.metrics.games.labels("begun").inc()
        self.services.log.info("game_begun", table=self.id, play=kept.id, game=kept.game)
        self.show_begun(last is None)
        self.match.answers.ask()

    async def take_over(self, last: Match | None) -> None:
        """Another server has begun the next game here: it is the one that is played."""
        await self.resume()
        if self.match is last:
            raise Taken  # something else was in the way
        if last is not None:
            last.answers.put_away()
        self.show_begun(last is None)

    def show_begun(self, is_first: bool) -> None:
        """To all who look at the table: the game that has just begun."""
        self.tell_table()
        for viewer, seat in list(self.viewers.items()):
            if not self.lets_in(seat):
                viewer.send(encode(Refused("no_onlookers")))
                viewer.dismiss()
                del self.viewers[viewer]
            elif is_first or not self.is_behind(seat):
                self.show_match(viewer)

    async def close(self, by: str | None = None) -> None:
        """For good; a running game stays unfinished. The host may do it while nobody plays."""
        async with self.changing():
            if by is not None:
                self.must_be_host(by)
                self.must_not_play()
            await self.write(state="closed")
            self.closed = True
            self.services.log.info("table_closed", table=self.id)
            self.stop()
            for viewer in list(self.viewers):
                viewer.send(encode(Refused("table_closed")))
                viewer.dismiss()

    # -- chat ------------------------------------------------------------------------------

    async def say(self, seat: int, name: str, text: str) -> None:
        """Somebody on a seat, or an onlooker, says a line."""
        line = ChatLine(name, text, now(), seat)
        await self.services.store.write(lambda to: kept_tables.add_chat(to, self.id, line))
        self.chat = [*self.chat, line][-LINES:]
        self.tell(encode(line))
