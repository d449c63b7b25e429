"""Makes the config of a game of BANG! from its settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.classic import OUR_BOXES, VARIANTS, Config
from sixgun.cli.custom_boxes import load_custom_boxes
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.seating import seat_names_with
from sixgun.engine import BadConfig
from sixgun.live import load_installed

__all__ = ["config_for"]

USUAL_PLAYERS: Final = 5
BASE: Final = "base"
ALL: Final = "all"
LONGEST_AMOUNT: Final = 9  # digits


def config_for(settings: GameSettings, name: str) -> Config:
    """A checked config with the named player on the first seat.

    Without a number of players, the variant's default is used.
    """
    boxes = boxes_asked(settings.boxes, load_custom_boxes(settings.box))
    load_installed(boxes)
    players = usual_players(settings.variant) if settings.players is None else settings.players
    return Config(
        players=players,
        boxes=all_boxes(boxes),
        names=seat_names_with(name, players),
        beginner=settings.beginner,
        variant=settings.variant,
        events=settings.events,
        house=settings.rule,
        tempo=settings.tempo,
        purses=tuple(amount(purse) for purse in settings.purses),
    ).validate()


def boxes_asked(named: Sequence[str], own: Sequence[str]) -> tuple[str, ...]:
    """The named boxes plus the custom boxes, which need not be named."""
    return (*named, *(box for box in dict.fromkeys(own) if box not in named))


def amount(text: str) -> int:
    """Parse an amount from a list of purses."""
    if not text.isdecimal() or len(text) > LONGEST_AMOUNT:
        raise BadConfig("bad_option", option="purses", value=text[:60])
    return int(text)


def usual_players(variant: str) -> int:
    fitting = VARIANTS[variant].players if variant in VARIANTS else ()
    return USUAL_PLAYERS if USUAL_PLAYERS in fitting or not fitting else fitting[0]


def all_boxes(boxes: Sequence[str]) -> tuple[str, ...]:
    """Add the base box, and replace `all` by all published boxes."""
    named = [box for box in boxes if box not in (BASE, ALL)]
    if len(set(named)) != len(named):
        raise BadConfig("box_taken_twice", boxes=" ".join(named))
    if ALL in boxes:
        return (*OUR_BOXES, *(box for box in named if box not in OUR_BOXES))
    return (BASE, *named)
