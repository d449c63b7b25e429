"""Forged tournament logs with correct digests."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from sixgun.tournament import AnyAction, Draw, NewPlayer, Register, Tournament
from sixgun.tournament.log import FIRST_DIGEST, LogEntry, compute_digest, format_log

__all__ = ["AT", "forge_drawn_log", "forge_log", "rebuild_digests"]

AT = "2026-06-02T09:00:00Z"


def forge_log(*actions: AnyAction) -> str:
    """A log with one entry per action, whether or not the rules allow it."""
    return add_digests([LogEntry(0, AT, "judge", action, "", "") for action in actions])


def forge_drawn_log(players: int, bot: str = "greenhorn", online: bool = True) -> str:
    """A log up to the first draw; the bot may be any string."""
    tournament = Tournament.open("Forged", at=AT, online=online)
    new_players = [NewPlayer(f"Player {number}", "greenhorn") for number in range(1, players + 1)]
    tournament.act(Register(players=new_players), at=AT)
    tournament.act(Draw(), at=AT)
    return rebuild_digests(format_log(tournament.log).replace('"greenhorn"', f'"{bot}"'))


def rebuild_digests(text: str) -> str:
    """The same log with digests that match its changed entries."""
    return add_digests([msgspec.json.decode(line, type=LogEntry) for line in text.splitlines()])


def add_digests(entries: list[LogEntry]) -> str:
    """Number the entries and chain their digests."""
    log: list[LogEntry] = []
    last = FIRST_DIGEST
    for number, entry in enumerate(entries, 1):
        bare = replace(entry, number=number)
        last = compute_digest(bare, last)
        log.append(replace(bare, digest=last))
    return format_log(log)
