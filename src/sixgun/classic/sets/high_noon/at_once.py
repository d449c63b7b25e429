"""Events that take effect only when they are revealed."""

from __future__ import annotations

from sixgun.classic.cards import BLUE
from sixgun.classic.event_cards import EventCard
from sixgun.classic.flow import Round
from sixgun.classic.game import Game
from sixgun.engine.moves import PICK, card_target, encode, target_card_of, target_of

__all__ = ["TheDaltons", "TheDoctor"]


class TheDaltons(EventCard):
    id = "the_daltons"
    name = "The Daltons"
    words = "At once each player with blue cards in play discards one of them, of their choice."
    rulings = ("R206", "R207", "R309")

    def after_reveal(self, game: Game, me: int) -> None:
        game.push(Robbery(me, -1, [me, *game.others(me)]))


class Robbery(Round):
    """One player after the other gives up a blue card."""

    def visit(self, game: Game, figure: int) -> None:
        blue = [card for card in game.in_play[figure] if game.kind[card].border == BLUE]
        if not blue:
            self.queue.pop(0)
            return
        moves = [encode(PICK, -1, card_target(card)) for card in blue]
        game.ask(game.owner[figure], "robbery", moves)

    def choose(self, game: Game, move: int) -> None:
        game.discard_from_play(self.queue.pop(0), target_card_of(target_of(move)))

    def abandon(self, game: Game) -> bool:
        """T128: a random card is picked, as in a General Store."""
        self.choose(game, game.moves[game.rng.below(len(game.moves))])
        return True

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_blue_card_of_yours"


class TheDoctor(EventCard):
    id = "the_doctor"
    name = "The Doctor"
    words = "At once every player with the fewest life points regains 1 life."
    rulings = ("R208",)

    def after_reveal(self, game: Game, me: int) -> None:
        alive = [figure for figure in game.ring if not game.is_ghost(figure)]
        fewest = min(game.life[figure] for figure in alive)
        for figure in [figure for figure in alive if game.life[figure] == fewest]:
            game.heal(figure, 1)
