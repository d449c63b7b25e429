"""The boxes. Each is a folder that lists its contents; only the list here names it."""

from __future__ import annotations

from typing import Final

from sixgun.classic.boxes import Box
from sixgun.classic.sets import base, bullet, dodge_city, fistful, high_noon

__all__ = ["BOXES", "OUR_BOXES"]

OUR_BOXES: Final = ("base", "dodge_city", "high_noon", "fistful", "bullet")

# By id; custom boxes are added when they are loaded.
BOXES: Final[dict[str, Box]] = {
    box.id: box for box in (base.BOX, dodge_city.BOX, high_noon.BOX, fistful.BOX, bullet.BOX)
}
