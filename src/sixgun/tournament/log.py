"""The log: numbered entries, each with the digest of all before it, as lines of JSON."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final, Literal

import msgspec
from msgspec import Struct

from sixgun.tournament.actions import AnyAction
from sixgun.tournament.errors import TournamentError

__all__ = [
    "Author",
    "LogEntry",
    "check_chain",
    "format_log",
    "make_entry",
    "parse_action",
    "parse_log",
]

Author = Literal["judge", "table", "clock", "player"]

FIRST_DIGEST: Final = "sixgun tournament 1"  # the digest before the first entry: the log's version
ACTION_DECODER: Final[msgspec.json.Decoder[AnyAction]] = msgspec.json.Decoder(AnyAction)
TIMESTAMP: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z")


class LogEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One action: when (UTC), by whom, and why."""

    number: int
    at: str
    by: Author
    action: AnyAction
    reason: str
    digest: str


def make_entry(
    before: Sequence[LogEntry], at: str, by: Author, action: AnyAction, reason: str
) -> LogEntry:
    """The next entry of a log."""
    if not is_timestamp(at):
        raise TournamentError("bad_moment", at=at[:40])
    last = before[-1].digest if before else FIRST_DIGEST
    bare = LogEntry(len(before) + 1, at, by, action, reason, "")
    return msgspec.structs.replace(bare, digest=compute_digest(bare, last))


def compute_digest(entry: LogEntry, last: str) -> str:
    """The digest of the whole entry, including the previous digest."""
    encoded = msgspec.json.encode(msgspec.structs.replace(entry, digest=last))
    return hashlib.sha256(encoded).hexdigest()


def check_chain(log: Sequence[LogEntry]) -> None:
    """Verify that the entries are consecutive and unaltered."""
    if not log:
        raise TournamentError("empty_log")
    last = FIRST_DIGEST
    for number, entry in enumerate(log, 1):
        if entry.number != number:
            raise TournamentError("log_out_of_order", line=number, number=entry.number)
        if entry.digest != compute_digest(entry, last):
            raise TournamentError("log_altered", line=number)
        if not is_timestamp(entry.at):
            raise TournamentError("bad_moment", line=number, at=entry.at[:40])
        last = entry.digest


def is_timestamp(at: str) -> bool:
    """True for a valid date and time."""
    try:
        return bool(TIMESTAMP.fullmatch(at) and datetime.fromisoformat(at).timestamp() >= 0)
    except (ValueError, OverflowError):
        return False


def format_log(log: Iterable[LogEntry]) -> str:
    return "".join(f"{msgspec.json.encode(entry).decode()}\n" for entry in log)


def parse_log(text: str) -> list[LogEntry]:
    """Parse the entries in a text; a truncated or altered line is refused with its number."""
    log: list[LogEntry] = []
    for line, encoded in enumerate(text.removesuffix("\n").split("\n"), 1):
        try:
            log.append(msgspec.json.decode(encoded, type=LogEntry))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise TournamentError("log_unreadable", line=line, cause=str(error)[:200]) from None
    check_chain(log)
    return log


def parse_action(action: object) -> AnyAction:
    """Validate an action, given as plain data or as one of our classes."""
    try:
        plain = msgspec.json.encode(action)
        return ACTION_DECODER.decode(plain)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError, OverflowError) as error:
        raise TournamentError("bad_action", cause=str(error)[:200]) from None
