"""The strategy for BANG!: its policies, inference and evaluation."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.beliefs import PublicInference
from sixgun.bots.classic.evaluation import win_chances
from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.bots.classic.gunslinger import Gunslinger
from sixgun.bots.classic.role_inference import RoleInference
from sixgun.bots.strategy import GameStrategy
from sixgun.classic.view import view

__all__ = ["CLASSIC_STRATEGY"]

CLASSIC_STRATEGY: Final = GameStrategy(
    id="classic",
    view=view,
    win_chances=win_chances,
    greenhorn=Greenhorn,
    gunslinger=Gunslinger,
    public_inference=PublicInference,
    action_inference=RoleInference,
)
