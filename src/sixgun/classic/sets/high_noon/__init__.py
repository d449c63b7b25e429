"""High Noon: 15 events, with the two that The Bullet added."""

from __future__ import annotations

from typing import Final

from sixgun.classic.boxes import Box
from sixgun.classic.sets.high_noon.at_once import TheDaltons, TheDoctor
from sixgun.classic.sets.high_noon.at_turn_start import GhostTown, HighNoon, NewIdentity
from sixgun.classic.sets.high_noon.while_in_force import (
    Blessing,
    Curse,
    GoldRush,
    Handcuffs,
    Hangover,
    Shootout,
    TheReverend,
    TheSermon,
    Thirst,
    TrainArrival,
)

__all__ = ["BOX"]

BOX: Final[Box] = Box(
    "high_noon",
    "High Noon",
    events=[
        Blessing,
        Curse,
        GhostTown,
        GoldRush,
        Hangover,
        Shootout,
        TheDaltons,
        TheDoctor,
        TheReverend,
        TheSermon,
        Thirst,
        TrainArrival,
        Handcuffs,
        NewIdentity,
        HighNoon,
    ],
)
