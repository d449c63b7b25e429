"""The Bullet: three more characters. Its two extra events are in the High Noon box."""

from __future__ import annotations

from typing import Final

from sixgun.classic.boxes import Box
from sixgun.classic.sets.bullet.characters import ClausTheSaint, JohnnyKisch, UncleWill

__all__ = ["BOX"]

BOX: Final[Box] = Box("bullet", "The Bullet", [], [UncleWill, JohnnyKisch, ClausTheSaint])
