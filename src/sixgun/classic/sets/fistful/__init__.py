"""A Fistful of Cards: 15 events."""

from __future__ import annotations

from typing import Final

from sixgun.classic.boxes import Box
from sixgun.classic.sets.fistful.around_turns import (
    AFistfulOfCards,
    BloodBrothers,
    DeadMan,
    RussianRoulette,
    Vendetta,
)
from sixgun.classic.sets.fistful.in_phase_1 import (
    AbandonedMine,
    HardLiquor,
    LawOfTheWest,
    Peyote,
    Ranch,
)
from sixgun.classic.sets.fistful.while_in_force import Ambush, Lasso, Ricochet, Sniper, TheJudge

__all__ = ["BOX"]

BOX: Final[Box] = Box(
    "fistful",
    "A Fistful of Cards",
    events=[
        AbandonedMine,
        Ambush,
        BloodBrothers,
        DeadMan,
        HardLiquor,
        Lasso,
        LawOfTheWest,
        Peyote,
        Ranch,
        Ricochet,
        RussianRoulette,
        Sniper,
        TheJudge,
        Vendetta,
        AFistfulOfCards,
    ],
)
