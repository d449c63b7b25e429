"""Fonts for the letters of a name: ours, one for most alphabets, or a system font."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from matplotlib import font_manager, get_data_path
from matplotlib.ft2font import FT2Font

__all__ = ["find_fonts"]

DEJAVU: Final = "fonts/ttf/DejaVuSans-Bold.ttf"  # shipped with matplotlib


def find_fonts(letters: Iterable[int]) -> tuple[list[Path], set[int]]:
    """Fonts that have these letters: matplotlib's first, then the system's; and the letters that
    none has."""
    first = Path(get_data_path()) / DEJAVU
    found = [first]
    missing = set(letters) - letters_in(first)
    for name in sorted(font_manager.findSystemFonts()) if missing else []:
        has = letters_in(Path(name)) & missing
        found += [Path(name)] if has else []
        missing -= has
    return found, missing


def letters_in(font: Path) -> set[int]:
    try:
        return set(FT2Font(str(font)).get_charmap())
    except (OSError, RuntimeError):  # not readable
        return set()
