"""Names of players and texts of judges: readable and distinguishable."""

from __future__ import annotations

import unicodedata
from typing import Final

from sixgun.engine import BadConfig
from sixgun.tournament.errors import TournamentError

__all__ = ["LONGEST_NAME", "check_bot", "clean_name", "clean_text", "name_key", "strip_invisible"]

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 500
RAW_FACTOR: Final = 4  # a text may be longer than what is visible of it, but not without limit
BREAKS: Final = ("Cc", "Zl", "Zp")  # categories of Unicode
INVISIBLE: Final = ("Cf", "Cn", "Co", "Cs")
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # characters that show nothing


def clean_name(name: str, most: int = LONGEST_NAME) -> str:
    """A name without invisible characters; an empty or too long one is refused."""
    found = strip_invisible(name[: most * RAW_FACTOR])
    if not found:
        raise TournamentError("empty_name")
    if len(name) > most * RAW_FACTOR:
        raise TournamentError("name_too_long", name=found[:most], most=most)
    if len(found) > most:
        raise TournamentError("name_too_long", name=found[:most], most=most)
    return found


def clean_text(words: str) -> str:
    """The text of a judge or player, in one line."""
    if len(words) > LONGEST_TEXT * RAW_FACTOR:
        raise TournamentError("words_too_long", characters=len(words), most=LONGEST_TEXT)
    found = strip_invisible(words)
    if len(found) > LONGEST_TEXT:
        raise TournamentError("words_too_long", characters=len(found), most=LONGEST_TEXT)
    return found


def check_bot(level: str) -> None:
    """Check a bot level, or "" for a person: a log may come from anywhere."""
    if not level:
        return
    from sixgun.bots import parse_untrusted_bot  # noqa: PLC0415 - most logs name none

    try:
        parse_untrusted_bot(level)
    except BadConfig as error:
        raise TournamentError(error.code, **error.facts) from None


def strip_invisible(text: str) -> str:
    """One visible line: line breaks become spaces, invisible characters are removed."""
    shown = "".join(
        " " if unicodedata.category(sign) in BREAKS else sign
        for sign in unicodedata.normalize("NFC", text)
        if unicodedata.category(sign) not in INVISIBLE and sign not in BLANK
    )
    return unicodedata.normalize("NFC", " ".join(shown.split()))


def name_key(name: str) -> str:
    """The key under which two names look the same to a judge."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
