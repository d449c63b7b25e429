"""Substitutes for characters that a terminal cannot encode: suits as letters, plain quotes."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Final

__all__ = ["HANDLER", "survive_odd_characters"]

HANDLER: Final = "sixgun.ascii"  # the name of the error handler for streams
SIGNS: Final = "♠♥♦♣·–‘’“”«»●○★▶◆\u00a0\u202f\u0300\u0301"  # noqa: RUF001
LETTERS: Final = "SHDC--''\"\"\"\"*.*>#  ''"  # accents too: perche'
SUBSTITUTES: Final = {**dict(zip(SIGNS, LETTERS, strict=True)), "→": "->", "…": "...", "±": "+-"}
UNKNOWN: Final = "?"


def survive_odd_characters() -> None:
    """Never fail for a character that the terminal or the input cannot encode."""
    codecs.register_error(HANDLER, substitute)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, HANDLER), (sys.stderr, HANDLER)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def substitute(error: UnicodeError) -> tuple[str, int]:
    """An error handler for `codecs.register_error`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    odd = error.object[error.start : error.end]
    return "".join(in_ascii(sign) for sign in odd), error.end


def in_ascii(sign: str) -> str:
    if sign in SUBSTITUTES:
        return SUBSTITUTES[sign]
    parts = unicodedata.normalize("NFKD", sign)
    if len(parts) < 2:
        return UNKNOWN
    return "".join(part if part.isascii() else SUBSTITUTES.get(part, "") for part in parts)
