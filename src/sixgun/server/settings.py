"""What an operator may set, with values that serve a table of friends as they are."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Final

__all__ = ["Limits", "Settings"]

ADMIN_SECRET: Final = "SIXGUN_ADMIN_SECRET"


@dataclass(frozen=True)
class Limits:
    """What one person, or all of them together, may do."""

    tables: int = 2_000  # in play or gathering
    tables_a_person: int = 10
    connections: int = 10_000
    connections_a_person: int = 12
    watchers_an_address: int = 200  # sockets of tournaments, without a cookie
    lines_an_address: int = 500  # connections of any kind, but not behind a proxy
    guests_a_minute: int = 30  # from one address
    requests: float = 20.0  # a second, from one address ...
    requests_at_once: int = 100  # ... and in a rush
    messages: float = 50.0  # a second, from one person ...
    messages_at_once: int = 200
    chat: float = 0.5
    chat_at_once: int = 8
    hints: float = 0.2
    hints_at_once: int = 5
    replays: float = 0.5  # a second, from one address ...
    replays_at_once: int = 20
    replays_together: int = 2  # that are made at the same time ...
    replays_waiting: int = 40  # ... with those that wait for it
    tournaments_an_hour: int = 20  # from one address, opened or imported
    tournament_bots: int = 100  # that play on the server for one tournament
    tournament_tables: int = 150  # of one tournament that play on the server at a time
    wrong_secrets: int = 30  # a minute, from one address
    record: int = 262_144  # bytes
    log: int = 4_194_304  # bytes, of a tournament that is imported ...
    log_entries: int = 3_000
    log_undos: int = 100  # ... and how many of its entries undo another one
    frame: int = 4_096  # bytes
    body: int = 16_384
    waiting: int = 1_000  # messages that a slow client has not taken yet ...
    waiting_bytes: int = 2_000_000  # ... and how long they may be


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8666
    database: str = "sqlite:///sixgun.db"
    houses: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()  # of pages from elsewhere that may talk to us
    secure: bool = False  # cookies only over https
    trusted_proxy: bool = False  # the address of a client is what the proxy says
    lanes: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    absences: int = 2  # decisions missed in a row before a bot sits in
    stand_in: str = "gunslinger"  # who sits in, and answers when time is up
    patience: float = 30.0  # seconds until a bot is given up
    first_thought: float = 2.0  # how long people usually think, until we know better
    idle: float = 1_800.0  # seconds until a table without a game that nobody looks at is put away
    idle_game: float = 15.0  # the same with a game, or for a tournament: they take much memory
    first_word: float = 10.0  # seconds for a whole request, or for hello on a socket
    last_words: float = 5.0  # seconds to take what was sent before the end
    slow_answer: float = 60.0  # seconds to take a long answer to a request
    link: int = 600  # seconds that a link to another device is good for
    admin_secret: str = field(default="", repr=False)
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        if not self.admin_secret:
            object.__setattr__(self, "admin_secret", os.environ.get(ADMIN_SECRET, ""))
