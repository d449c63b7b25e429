"""Logs that no tournament of ours has written, but whose digests are right."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from sixgun.tournament import AnyAction, Draw, Entrant, Register, Tournament
from sixgun.tournament.log import BEGINNING, Entry, digest_of, write_log

__all__ = ["AT", "drawn_log", "forged", "rechained"]

AT = "2026-06-02T09:00:00Z"


def forged(*actions: AnyAction) -> str:
    """One entry each, whatever the rules say of it."""
    return sealed([Entry(0, AT, "judge", action, "", "") for action in actions])


def drawn_log(players: int, bot: str = "greenhorn", online: bool = True) -> str:
    """Of a tournament whose first tables are drawn; the bot may be any word."""
    made = Tournament.open("Forged", at=AT, online=online)
    named = [Entrant(f"Player {number}", "greenhorn") for number in range(1, players + 1)]
    made.act(Register(players=named), at=AT)
    made.act(Draw(), at=AT)
    return rechained(write_log(made.log).replace('"greenhorn"', f'"{bot}"'))


def rechained(text: str) -> str:
    """With digests that fit what was changed."""
    return sealed([msgspec.json.decode(line, type=Entry) for line in text.splitlines()])


def sealed(entries: list[Entry]) -> str:
    log: list[Entry] = []
    last = BEGINNING
    for number, entry in enumerate(entries, 1):
        bare = replace(entry, number=number)
        last = digest_of(bare, last)
        log.append(replace(bare, digest=last))
    return write_log(log)
