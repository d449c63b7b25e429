"""What a seat sees of a game of The Duel."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.duel.game import Game
from sixgun.engine.view import BaseView, base_view, open_base_view

__all__ = ["View", "open_view", "view"]


@dataclass
class View:
    """The table as one seat sees it: the cards, and everything else that lies open."""

    cards: BaseView
    characters: list[str]  # by figure; "" if it is not shown, or the place is empty
    life: list[int]
    max_life: list[int]
    ring: list[int]
    front: list[int]  # by seat: the figure that acts for it; -1: not shown yet
    graves: list[str]  # characters out of the game
    reserve: list[list[str]]  # by seat: the reserve, as far as this seat knows it, unordered
    reserve_counts: list[int]
    sources: list[int]  # by seat: the deck it draws from
    hand_backs: list[list[int]]  # by seat, sorted: the backs of its hand cards
    deck_backs: list[int]  # by deck: the back of its top card; -1: it is empty
    aside_backs: list[int]
    hand_limits: list[int]  # by seat
    goals: list[int]  # by seat: the seat it has to eliminate
    left: list[int]  # seats whose player has left
    active: int  # the seat whose turn it is
    turn_number: int
    bangs: int
    bang_limit: int  # of the active seat; -1: none
    swapped: bool  # the active seat has moved its token
    reloading: bool
    fresh: list[int]  # Resources put down in this turn
    waiting: list[tuple[str, int]]  # triggered and coming next: by whom, for which figure
    used: list[str]  # characters that have used their once-a-turn ability
    winners: int


def view(game: Game, seat: int) -> View:
    """Everything this seat may know; the seat number after the last is a spectator."""
    shown = game.shown
    open_to_me = [shown or game.owner[f] == seat for f in range(len(game.owner))]
    me = game.front[game.active]
    characters = game.facts.characters
    return View(
        cards=base_view(game, seat),
        characters=[c.id if open_to_me[f] else "" for f, c in enumerate(game.character)],
        life=[points if open_to_me[f] else 0 for f, points in enumerate(game.life)],
        max_life=[points if open_to_me[f] else 0 for f, points in enumerate(game.max_life)],
        ring=game.ring[:],
        front=game.front[:] if shown else [-1] * game.seats,
        graves=[characters[number].id for number in game.graves],
        reserve=[
            sorted(characters[n].id for n in pile) if side == seat else []
            for side, pile in enumerate(game.reserve)
        ],
        reserve_counts=[len(pile) for pile in game.reserve],
        sources=game.source[:],
        hand_backs=[sorted(game.back[card] for card in hand) for hand in game.hands],
        deck_backs=[game.back[deck[-1]] if deck else -1 for deck in game.decks],
        aside_backs=[game.back[card] for card in game.aside],
        hand_limits=[game.hand_limit(side) for side in range(game.seats)] if shown else [],
        goals=game.facts.goal[:],
        left=[s for s in range(game.seats) if (game.absent >> s) & 1],
        active=game.active,
        turn_number=game.turn_number,
        bangs=game.bangs,
        bang_limit=-1 if not shown or game.shoots_freely(me) else game.bang_limit(me),
        swapped=game.swapped,
        reloading=game.reloading,
        fresh=game.fresh[:],
        waiting=[
            (game.names.kind_ids[origin], figure)
            for origin, figure in [(entry[0], entry[1]) for entry in game.pending]
            + [(entry[1], entry[2]) for entry in game.queue]
        ],
        used=[c.id for c in characters if (game.used >> c.no) & 1],
        winners=game.winners,
    )


def open_view(game: Game, seat: int) -> View:
    """The table from a seat with nothing hidden except the decks; reserves in the order they
    come."""
    seen = view(game, seat)
    characters = game.facts.characters
    seen.cards = open_base_view(game, seat)
    seen.characters = [character.id for character in game.character]
    seen.life = game.life[:]
    seen.max_life = game.max_life[:]
    seen.front = game.front[:]
    seen.reserve = [[characters[n].id for n in reversed(pile)] for pile in game.reserve]
    return seen
