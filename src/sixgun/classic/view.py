"""What a seat sees of a game of BANG!."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.classic.game import Game
from sixgun.engine.view import View as BaseView
from sixgun.engine.view import look

__all__ = ["View", "view"]


@dataclass
class View:
    """The table from one seat: the cards, and all that lies open besides them."""

    cards: BaseView
    roles: list[int]  # by seat; -1: not shown to this one
    characters: list[str]  # by figure
    abilities: list[str]
    life: list[int]
    max_life: list[int]
    ring: list[int]
    graves: list[int]
    reach: list[int]
    distances: list[int]  # from this seat's figure; empty if it is out
    active: int
    turn_number: int
    bangs: int
    winners: int


def view(game: Game, seat: int) -> View:
    """All that this seat may know; one seat more than there are is an onlooker."""
    shown = (1 << game.seats) - 1 if game.over else game.roles_shown
    figure = seat if seat in game.ring else -1
    return View(
        cards=look(game, seat),
        roles=[role if s == seat or (shown >> s) & 1 else -1 for s, role in enumerate(game.role)],
        characters=[character.id for character in game.character],
        abilities=[ability.id for ability in game.ability],
        life=game.life[:],
        max_life=game.max_life[:],
        ring=game.ring[:],
        graves=game.graves[:],
        reach=game.reach[:],
        distances=game.distances(figure)[:] if figure >= 0 else [],
        active=game.active,
        turn_number=game.turn_number,
        bangs=game.bangs,
        winners=game.winners,
    )
