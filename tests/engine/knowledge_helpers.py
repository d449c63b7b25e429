"""Helpers for knowledge: what the seats of a test table know, and what they can imagine."""

from __future__ import annotations

import math

from sixgun.classic import Game, view
from sixgun.engine import Rng
from sixgun.testing import Player

__all__ = [
    "card_number",
    "determinized_games",
    "draw_cards",
    "is_about",
    "known_cards",
    "rumours_of",
    "show_to_all",
    "spectator",
]

DEALS = 400


def show_to_all(player: Player, *cards: str) -> None:
    """Let all players see these cards of a hand, or all of them."""
    for card in [player.find_in_hand(name) for name in cards] or player.game.hands[player.seat]:
        player.game.reveal(card, player.seat)


def draw_cards(player: Player, count: int = 1) -> None:
    player.game.draw(player.seat, count)


def card_number(player: Player, name: str) -> int:
    """The number of a card by its name, wherever it lies."""
    return player.game.names.cards.index(name)


def spectator(player: Player) -> int:
    return player.game.seats


def known_cards(player: Player | int, holder: Player) -> list[str]:
    """The cards of a hand that a player, or a seat number, can name."""
    seat = player if isinstance(player, int) else player.seat
    shown = view(holder.game, seat).cards.seen_in_hands[holder.seat]
    return sorted(holder.game.names.cards[card] for card in shown)


def rumours_of(game: Game, seat: int) -> dict[str, list[int]]:
    """The rumours of a seat: in which hands each card may be."""
    rumours = view(game, seat).cards.rumours
    return {game.names.cards[rumour.card]: rumour.seats for rumour in rumours}


def determinized_games(player: Player, deals: int = DEALS) -> list[Game]:
    """The table as a seat may imagine it, dealt again this many times."""
    dealt = [
        player.game.determinize(player.seat, Rng.from_seed(f"world {i}")) for i in range(deals)
    ]
    return [world for world in dealt if isinstance(world, Game)]


def is_about(count: int, chance: float, deals: int = DEALS) -> bool:
    """True if something happened about as often as its probability: within five deviations."""
    return abs(count - deals * chance) <= 5 * math.sqrt(deals * chance * (1 - chance))
