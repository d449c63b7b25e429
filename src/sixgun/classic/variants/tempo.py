"""The tournament's rule against endless games (T116)."""

from __future__ import annotations

from sixgun.classic.event_cards import EventCard
from sixgun.classic.flow.life import wound
from sixgun.classic.game import Game

__all__ = ["Tempo"]


class Tempo(EventCard):
    """Comes into force when the discards were shuffled often enough, and stays."""

    id = "tempo"
    name = "Tempo rule"
    words = (
        "After the third reshuffle (with seven players the second), from the Sheriff's next turn "
        "on, each player loses 1 life at the start of their turn."
    )
    rulings = ("T116",)
    in_stack = False

    def turn_starts(self, game: Game, me: int) -> None:
        wound(game, me, 1, -1)

    def is_due(self, game: Game) -> bool:
        """The first shuffle of a game is not a reshuffle of the discards."""
        return game.epochs - 1 >= (2 if game.seats >= 7 else 3)
