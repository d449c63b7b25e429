"""Names: as people write them, and as records do."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from sixgun.engine import NAMES, BadConfig, checked_names
from sixgun.server.refusals import Refusal

__all__ = ["checked_name", "names_in_record"]

LONGEST = 40
SPACES = re.compile(r"\s+")
NO_LETTERS = re.compile(r"[^a-z0-9]+")
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # signs and letters that show nothing
FOLDED = str.maketrans(  # letters that no accent is taken away from
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
INVISIBLE = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # categories of Unicode


def checked_name(name: str) -> str:
    """A name without what nobody can see; an empty one is refused."""
    visible = "".join(
        c for c in name if unicodedata.category(c) not in INVISIBLE and c not in BLANK
    )
    found = SPACES.sub(" ", unicodedata.normalize("NFC", visible)).strip()
    if not found or len(found) > LONGEST:
        raise Refusal("bad_person_name", 422, most=LONGEST)
    return found


def names_in_record(names: Sequence[str]) -> tuple[str, ...]:
    """Small Latin letters only, and all different: "Zoë" is zoe, a second one zoe_2."""
    found: list[str] = []
    for seat, name in enumerate(names):
        folded = unicodedata.normalize("NFKD", name.casefold()).translate(FOLDED)
        plain = folded.encode("ascii", "ignore").decode()
        word = NO_LETTERS.sub("_", plain).strip("_")[:20].strip("_")
        if not word or not fits(word):
            word = f"p_{word}" if word else NAMES[seat]
        found.append(unlike(word, found))
    return tuple(found)


def fits(word: str) -> bool:
    """Whether a record can use it; some words mean something else there."""
    try:
        checked_names((word,), 1)
    except BadConfig:
        return False
    return True


def unlike(word: str, taken: Sequence[str]) -> str:
    number, other = 1, word
    while other in taken:
        number += 1
        other = f"{word}_{number}"
    return other
