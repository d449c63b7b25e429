"""Players that see only their own view."""

from sixgun.bots.bot import Bot, BotError, Imagine
from sixgun.bots.chair import Chair
from sixgun.bots.company import Company
from sixgun.bots.levels import (
    LEVELS,
    SCHOOLS,
    BotSpec,
    new_bot,
    read_bot,
    read_bots,
    read_guest_bot,
    sit,
)
from sixgun.bots.marshal import Budget
from sixgun.bots.personality import Personality
from sixgun.bots.policy import Inference, Minds, Policy
from sixgun.bots.school import School
from sixgun.bots.thought import Reason, Thought

__all__ = [
    "LEVELS",
    "SCHOOLS",
    "Bot",
    "BotError",
    "BotSpec",
    "Budget",
    "Chair",
    "Company",
    "Imagine",
    "Inference",
    "Minds",
    "Personality",
    "Policy",
    "Reason",
    "School",
    "Thought",
    "new_bot",
    "read_bot",
    "read_bots",
    "read_guest_bot",
    "sit",
]
