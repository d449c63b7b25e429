"""Bots: computer players that see only the view of their seat."""

from sixgun.bots.bot import Bot, BotError, Imagine
from sixgun.bots.bot_group import BotGroup
from sixgun.bots.levels import (
    LEVELS,
    STRATEGIES,
    BotSpec,
    create_bot,
    parse_bot,
    parse_bots,
    parse_untrusted_bot,
    seat_bot,
)
from sixgun.bots.marshal import Budget
from sixgun.bots.personality import Personality
from sixgun.bots.policy import BeliefModel, Inference, Policy
from sixgun.bots.seated_bot import SeatedBot
from sixgun.bots.strategy import GameStrategy
from sixgun.bots.thought import Reason, Thought

__all__ = [
    "LEVELS",
    "STRATEGIES",
    "BeliefModel",
    "Bot",
    "BotError",
    "BotGroup",
    "BotSpec",
    "Budget",
    "GameStrategy",
    "Imagine",
    "Inference",
    "Personality",
    "Policy",
    "Reason",
    "SeatedBot",
    "Thought",
    "create_bot",
    "parse_bot",
    "parse_bots",
    "parse_untrusted_bot",
    "seat_bot",
]
