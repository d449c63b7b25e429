"""The boxes: one package each, with one class for every card and character."""

from __future__ import annotations

from typing import Final

from sixgun.duel.boxes import Box
from sixgun.duel.sets.base import BOX as BASE
from sixgun.duel.sets.renegades import BOX as RENEGADES

__all__ = ["BOXES"]

BOXES: Final[dict[str, Box]] = {"base": BASE, "renegades": RENEGADES}
