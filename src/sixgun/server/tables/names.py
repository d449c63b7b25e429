"""Validate the names of users, and convert them to names for records."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from sixgun.engine import DEFAULT_NAMES, BadConfig, resolve_player_names
from sixgun.server.refusals import Refusal

__all__ = ["clean_name", "record_names"]

MAX_LENGTH = 40
SPACES = re.compile(r"\s+")
NOT_ALPHANUMERIC = re.compile(r"[^a-z0-9]+")
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that render as blank
FOLDED = str.maketrans(  # letters that NFKD does not decompose
    {
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "ħ": "h",
        "ŧ": "t",
        "\N{LATIN SMALL LETTER DOTLESS I}": "i",
        "ŋ": "n",
        "ĸ": "k",
    }
    | {"æ": "ae", "œ": "oe", "þ": "th"}
)
INVISIBLE = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # Unicode categories


def clean_name(name: str) -> str:
    """Remove invisible characters from a name; refuse an empty or too long one."""
    visible = "".join(
        c for c in name if unicodedata.category(c) not in INVISIBLE and c not in BLANK
    )
    cleaned = SPACES.sub(" ", unicodedata.normalize("NFC", visible)).strip()
    if not cleaned or len(cleaned) > MAX_LENGTH:
        raise Refusal("bad_person_name", 422, most=MAX_LENGTH)
    return cleaned


def record_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return unique names in lowercase ASCII: "Zoë" becomes zoe, a second Zoë zoe_2."""
    result: list[str] = []
    for seat, name in enumerate(names):
        folded = unicodedata.normalize("NFKD", name.casefold()).translate(FOLDED)
        plain = folded.encode("ascii", "ignore").decode()
        word = NOT_ALPHANUMERIC.sub("_", plain).strip("_")[:20].strip("_")
        if not word or not is_record_name(word):
            word = f"p_{word}" if word else DEFAULT_NAMES[seat]
        result.append(unique_name(word, result))
    return tuple(result)


def is_record_name(word: str) -> bool:
    """Return False for words that the notation of records reserves."""
    try:
        resolve_player_names((word,), 1)
    except BadConfig:
        return False
    return True


def unique_name(word: str, taken: Sequence[str]) -> str:
    number, name = 1, word
    while name in taken:
        number += 1
        name = f"{word}_{number}"
    return name
