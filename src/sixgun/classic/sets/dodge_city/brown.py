"""Brown cards, most of which cost another card."""

from __future__ import annotations

from sixgun.classic.cards import BrownCard
from sixgun.classic.flow import PaidCard, Round, discard_target_card, shoot, take_card
from sixgun.classic.game import Game
from sixgun.classic.targets import Targets
from sixgun.engine.moves import PICK, card_target, encode, figure_of, figure_target, target_of

__all__ = ["Brawl", "Dodge", "Punch", "RagTime", "Springfield", "Tequila", "Whisky"]


class Punch(BrownCard):
    id = "punch"
    name = "Punch"
    words = "A shot at a player at distance 1. Not a BANG! card."
    copies = "10S"
    rulings = ("R23", "R28", "R90")
    target = Targets.OTHER_AT_DISTANCE_1

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        shoot(game, me, figure_of(target), card)


class Springfield(PaidCard):
    id = "springfield"
    name = "Springfield"
    words = "Discard one more hand card: a shot at any other player. Not a BANG! card."
    copies = "KS"
    rulings = ("R82", "R83", "R90")
    target = Targets.OTHER_PLAYER

    def after_payment(self, game: Game, me: int, card: int, target: int) -> None:
        shoot(game, me, figure_of(target), card)


class Brawl(PaidCard):
    id = "brawl"
    name = "Brawl"
    words = (
        "Discard one more hand card: each other player discards a card, a random one from the "
        "hand or one in play that you choose."
    )
    copies = "JS"
    rulings = ("R73", "R82", "R84")

    def after_payment(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Tumult(me, card, game.others(me)))


class Tumult(Round):
    """One player after the other loses a card chosen by the player who started it."""

    lapses = True  # T128: no choice is made for them

    def visit(self, game: Game, figure: int) -> None:
        moves = [encode(PICK, -1, card_target(card)) for card in game.in_play[figure]]
        if game.hand(figure) and game.owner[figure] != game.owner[self.me]:
            moves.append(encode(PICK, -1, figure_target(figure)))
        if not moves:
            self.queue.pop(0)
            return
        game.ask(game.owner[self.me], "brawl", moves)

    def choose(self, game: Game, move: int) -> None:
        self.queue.pop(0)
        discard_target_card(game, self.me, self.card, target_of(move))

    def refusal(self, game: Game, move: int) -> str:
        return "pick_one_of_his_cards"


class RagTime(PaidCard):
    id = "rag_time"
    name = "Rag Time"
    words = (
        "Discard one more hand card: take a card from any player, a random one from the hand or a "
        "chosen one in play."
    )
    copies = "9H"
    rulings = ("R82", "R310")
    target = Targets.CARD_OF_PLAYER

    def after_payment(self, game: Game, me: int, card: int, target: int) -> None:
        take_card(game, me, card, target)


class Tequila(PaidCard):
    id = "tequila"
    name = "Tequila"
    words = "Discard one more hand card: any player, you included, regains 1 life. Not a Beer."
    copies = "9C"
    rulings = ("R35", "R41", "R42", "R82", "R85")
    target = Targets.ANY_PLAYER

    def after_payment(self, game: Game, me: int, card: int, target: int) -> None:
        if not game.is_unaffected(figure_of(target), me, card):
            game.heal(figure_of(target), 1)

    def has_effect(self, game: Game, me: int, target: int) -> bool:
        return game.is_wounded(figure_of(target))


class Whisky(PaidCard):
    id = "whisky"
    name = "Whisky"
    words = "Discard one more hand card: you regain 2 life. Not a Beer."
    copies = "QH"
    rulings = ("R35", "R41", "R42", "R82", "R86")

    def after_payment(self, game: Game, me: int, card: int, target: int) -> None:
        game.heal(me, 2)

    def has_effect(self, game: Game, me: int, target: int) -> bool:
        return game.is_wounded(me)


class Dodge(BrownCard):
    id = "dodge"
    name = "Dodge"
    words = "Answer to a shot aimed at you: cancels it, and you draw a card."
    copies = "7D KH"
    rulings = ("R87", "R312")
    avoids = True

    def blocked(self, game: Game, me: int, card: int) -> str:
        return "only_as_answer"

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.draw(game.owner[me], 1)
