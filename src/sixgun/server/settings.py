"""Settings and limits that an operator can change; the defaults suit a group of friends."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Final

__all__ = ["Limits", "Settings"]

ADMIN_SECRET: Final = "SIXGUN_ADMIN_SECRET"


@dataclass(frozen=True)
class Limits:
    """Size limits and rate limits, per user, per address and for the whole server.

    A rate limit has two fields: a rate, and a burst that is allowed before the rate applies.
    """

    tables: int = 2_000  # unfinished tables on the server
    tables_per_user: int = 10
    tables_per_address: int = 300  # includes tables of tournaments
    connections: int = 10_000  # open WebSockets
    connections_per_user: int = 12
    connections_per_address: int = 400
    spectators_per_table: int = 200
    spectators_per_address: int = 20  # at one table
    tournament_spectators_per_address: int = 200  # WebSockets of tournaments without a session
    tcp_connections_per_address: int = 500  # HTTP and WebSocket; not applied behind a proxy
    guests_per_minute: int = 30  # per address
    requests_per_second: float = 20.0  # per address
    requests_burst: int = 100
    read_seconds_per_second: float = 0.25  # to parse what one address sends
    read_seconds_burst: float = 0.25
    cpu_seconds_per_second: float = 0.1  # for large responses, per address
    cpu_seconds_burst: float = 2.0
    messages_per_second: float = 50.0  # WebSocket messages per user
    messages_burst: int = 200
    address_messages_per_second: float = 150.0  # WebSocket messages per address
    address_messages_burst: int = 600
    renames_per_second: float = 0.2  # per address
    renames_burst: int = 20
    chat_per_second: float = 0.5  # chat messages per user
    chat_burst: int = 8
    hints_per_second: float = 0.2  # per user
    hints_burst: int = 5
    replays_per_second: float = 0.5  # per address
    replays_burst: int = 20
    sheets_per_second: float = 0.2  # downloads of record sheets per address
    sheets_burst: int = 10
    queued_jobs: int = 40  # replays, records and record sheets, running or queued
    queued_jobs_per_address: int = 8
    tournaments_per_hour: int = 20  # opened or imported, per address
    tournament_bots: int = 100  # bots on the server in one tournament
    judge_connections_per_tournament: int = 20  # WebSockets with the judge's secret
    tournament_tables: int = 150  # tables of one tournament on the server at a time
    wrong_secrets_per_minute: int = 30  # per address
    record_bytes: int = 262_144  # request body: a record, a list of players, a judge's action
    log_bytes: int = 4_194_304  # request body: the log of a tournament to import
    log_entries: int = 3_000
    log_undos: int = 100  # entries of a log that undo another entry
    message_bytes: int = 4_096  # one WebSocket message from a client
    body_bytes: int = 16_384  # any other request body
    queued_messages: int = 1_000  # outgoing messages that a slow client has not read yet
    queued_bytes: int = 2_000_000  # total size of these messages


@dataclass(frozen=True)
class Settings:
    """All settings of a server; times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8666
    database: str = "sqlite:///sixgun.db"
    boxes: tuple[str, ...] = ()  # paths of custom boxes
    allowed_origins: tuple[str, ...] = ()  # CORS origins of pages on other sites
    secure_cookies: bool = False  # send cookies over https only
    trusted_proxy: bool = False  # take the client's address from X-Forwarded-For
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)  # worker processes for bots
    max_missed_decisions: int = 2  # in a row, until a bot stands in for a player
    stand_in_bot: str = "gunslinger"  # stands in for players, and answers when their time is up
    bot_timeout: float = 30.0  # for one move of a bot
    initial_response_delay: float = 2.0  # assumed thinking time of a player before any is measured
    idle_table_timeout: float = 1_800.0  # until an unused table without a game is unloaded
    idle_game_timeout: float = 15.0  # until an unused game or tournament is unloaded
    request_timeout: float = 10.0  # for a client to send a request, or hello on a WebSocket
    close_timeout: float = 5.0  # for a client to read the rest before the connection is aborted
    write_timeout: float = 60.0  # for a client to read a large response
    link_lifetime: int = 600  # how long a login link is valid
    admin_secret: str = field(default="", repr=False)
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        if not self.admin_secret:
            object.__setattr__(self, "admin_secret", os.environ.get(ADMIN_SECRET, ""))
