"""The strategy for BANG! The Duel: its policies, inference and evaluation."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.beliefs import PublicInference
from sixgun.bots.duel.evaluation import win_chances
from sixgun.bots.duel.greenhorn import Greenhorn
from sixgun.bots.duel.gunslinger import Gunslinger
from sixgun.bots.duel.hand_inference import HandInference
from sixgun.bots.strategy import GameStrategy
from sixgun.duel.view import view

__all__ = ["DUEL_STRATEGY"]

DUEL_STRATEGY: Final = GameStrategy(
    id="duel",
    view=view,
    win_chances=win_chances,
    greenhorn=Greenhorn,
    gunslinger=Gunslinger,
    public_inference=PublicInference,
    action_inference=HandInference,
)
