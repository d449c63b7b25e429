"""A custom box that fills a table with as many cards as possible, to test the layout."""

from __future__ import annotations

from typing import Final

from sixgun.classic import Box, Character, Game

__all__ = ["BOX", "Magnate"]

IN_HAND: Final = 20
IN_PLAY: Final = 10


class Magnate(Character):
    """Fills their own hand, and the places in front of them and the next player."""

    id = "magnate"
    name = "Magnate"
    words = "Holds twenty cards. He and the player to his left have ten cards in play."

    def hand_limit(self, game: Game, me: int) -> int:
        return IN_HAND

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.draw(game.owner[me], IN_HAND - len(game.hand(me)))
        for figure in (me, *game.others(me)[:1]):
            self.lay_out(game, figure)

    def lay_out(self, game: Game, figure: int) -> None:
        """Put cards of the deck into play until there are enough."""
        before = game.in_play[figure]
        deck = game.decks[game.source[game.owner[figure]]]
        fit = [card for card in deck if game.kind[card].lies_in_play and not game.kind[card].aimed]
        for card in fit[: max(IN_PLAY - len(before), 0)]:
            deck.remove(card)
            before.append(card)
            game.known[card] = game.everyone
        game.recompute_ranges(figure)


BOX = Box("full_table", "Full table", [], [Magnate], [])
