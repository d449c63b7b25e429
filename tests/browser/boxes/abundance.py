"""A box with which a table is as full as it can be, for tests of what still fits on a screen."""

from __future__ import annotations

from typing import Final

from sixgun.classic import Box, Character, Game

__all__ = ["BOX", "Magnate"]

IN_HAND: Final = 20
IN_PLAY: Final = 10


class Magnate(Character):
    """He has as many cards as there is no room for, and so has the next one."""

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
        """Cards of the deck before him, as many as are missing."""
        before = game.in_play[figure]
        deck = game.decks[game.source[game.owner[figure]]]
        fit = [card for card in deck if game.kind[card].lies_in_play and not game.kind[card].aimed]
        for card in fit[: max(IN_PLAY - len(before), 0)]:
            deck.remove(card)
            before.append(card)
            game.known[card] = game.everyone
        game.recount(figure)


BOX = Box("abundance", "Abundance", [], [Magnate], [])
