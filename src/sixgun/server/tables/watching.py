"""A table as far as it is looked at: from which seat, at which game, and who is told what."""

from __future__ import annotations

import asyncio
import time
from typing import Literal

import msgspec

from sixgun.protocol import VERSION, Chair, ChatLine, Presence, TableChanged, TableInfo, Welcome
from sixgun.server.refusals import Refusal
from sixgun.server.store.tables import KeptTable
from sixgun.server.tables.eyes import Viewer, encode
from sixgun.server.tables.match import ONLOOKER, Match
from sixgun.server.tables.services import Services, now

__all__ = ["Watched"]


class Watched:
    gives_hints = True  # to whoever is asked
    tournament = ""  # to which it belongs

    def __init__(self, kept: KeptTable, services: Services) -> None:
        self.id = kept.id
        self.host = kept.host
        self.wishes = kept.wishes
        self.round = kept.round
        self.chairs = kept.chairs
        self.services = services
        self.lock = asyncio.Lock()
        self.match: Match | None = None  # the last one that was begun here
        self.seen_late: Match | None = None  # by onlookers who are behind
        self.turning: asyncio.TimerHandle | None = None  # when they will see the next one
        self.viewers: dict[Viewer, int] = {}  # and from which seat
        self.chat: list[ChatLine] = []
        self.touched = time.monotonic()

    @property
    def state(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        return "over" if self.match.over else "playing"

    @property
    def seats(self) -> range:
        return range(len(self.chairs))

    def seat_of(self, person: str) -> int:
        """The seat that a person has, or that of an onlooker."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person:
                return seat
        return ONLOOKER

    @property
    def is_watched(self) -> bool:
        return bool(self.viewers)

    @property
    def shows_records(self) -> bool:
        """Whether everybody may have the record of a game that is over."""
        return True

    def is_here(self, seat: int) -> bool:
        return seat in self.viewers.values()

    def is_behind(self, seat: int) -> bool:
        return seat == ONLOOKER and self.wishes.delay > 0

    def match_for(self, seat: int) -> Match | None:
        """The game that is seen from a seat: whoever is behind may still look at the last one."""
        return self.seen_late if self.is_behind(seat) else self.match

    def info(self, seat: int = ONLOOKER) -> TableInfo:
        """As it is seen from a seat; onlookers who are behind do not see yet that a game is over,
        or that the next one has begun."""
        match = self.match_for(seat)
        late = self.match is not None and self.is_behind(seat)
        unseen = late and (match is None or not match.seen_to_be_over)
        return TableInfo(
            id=self.id,
            game=self.wishes.game,
            options=self.wishes.options,
            state="playing" if unseen else "over" if late else self.state,
            seats=[self.shown(at) for at in self.seats],
            host=self.host,
            public=self.wishes.public,
            watching=self.wishes.watching,
            clock=self.wishes.clock,
            delay=self.wishes.delay,
            pace=self.wishes.pace,
            round=match.play.kept.number if late and match else self.round,
            play=match.play.kept.id if match else "",
            onlookers=self.onlookers,
            tournament=self.tournament,
        )

    @property
    def onlookers(self) -> int:
        return sum(seat == ONLOOKER for seat in self.viewers.values())

    def shown(self, seat: int) -> Chair:
        here = self.chairs[seat].kind == "bot" or self.is_here(seat)
        return msgspec.structs.replace(self.chairs[seat], here=here)

    # -- coming and going ------------------------------------------------------------------

    def connect(self, viewer: Viewer, play: str, known: int) -> None:
        """Somebody looks at the table, from his seat if he has one."""
        seat = self.seat_of(viewer.person)
        if self.match is not None and not self.lets_in(seat):
            raise Refusal("no_onlookers", 403)
        self.viewers[viewer] = seat
        self.touched = time.monotonic()
        viewer.send(encode(Welcome(VERSION, seat, self.info(seat), self.chat, now())))
        match = self.match_for(seat)
        same = match is not None and match.play.kept.id == play
        self.show_match(viewer, known if same else 0)
        self.tell_presence()
        self.presence_changed(seat)

    def disconnect(self, viewer: Viewer) -> None:
        seat = self.viewers.pop(viewer, ONLOOKER)
        self.touched = time.monotonic()
        self.look_away(viewer)
        self.tell_presence()
        self.presence_changed(seat)

    def presence_changed(self, seat: int) -> None:
        """A forced answer waits for the one who would give it."""
        if self.match is not None and not self.match.over and seat == self.match.play.kernel.seat:
            self.match.answers.ask()

    def lets_in(self, seat: int) -> bool:
        """Whether somebody on this seat may see a game here."""
        return seat != ONLOOKER or self.wishes.watching

    def show_match(self, viewer: Viewer, known: int = 0) -> None:
        self.look_away(viewer)
        seat = self.viewers[viewer]
        match = self.match_for(seat)
        if match is not None:
            match.show(viewer, seat, known)

    def look_away(self, viewer: Viewer) -> None:
        for match in (self.match, self.seen_late):
            if match is not None:
                match.look_away(viewer)

    def show_late(self, match: Match, seconds: float) -> None:
        """Those who are behind see this game from then on."""
        if seconds <= 0:
            self.seen_late = match
        else:
            loop = asyncio.get_running_loop()
            self.turning = loop.call_later(seconds, self.turn_to, match)

    def turn_to(self, match: Match) -> None:
        self.turning = None
        for viewer, seat in list(self.viewers.items()):
            if self.is_behind(seat):
                self.look_away(viewer)
        self.seen_late = match
        for viewer, seat in list(self.viewers.items()):
            if self.is_behind(seat):
                viewer.send(encode(TableChanged(self.info(seat), seat)))
                self.show_match(viewer)

    # -- telling ---------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Something has happened in the game; those who look have been told."""

    def tell_table(self, late: bool | None = None) -> None:
        """To all, or only to those who are behind, or only to all others."""
        for viewer, seat in list(self.viewers.items()):
            if late is None or late == self.is_behind(seat):
                viewer.send(encode(TableChanged(self.info(seat), seat)))

    def tell_presence(self) -> None:
        shown = [self.shown(seat) for seat in self.seats]
        here, sits_in = [chair.here for chair in shown], [chair.sits_in for chair in shown]
        self.tell(encode(Presence(here, sits_in, self.onlookers)))

    def tell(self, message: bytes, late: bool | None = None) -> None:
        """To everybody; or only to those who are behind, or only to all others."""
        for viewer, seat in list(self.viewers.items()):
            if late is None or late == self.is_behind(seat):
                viewer.send(message)
