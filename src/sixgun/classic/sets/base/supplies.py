"""Brown cards that heal, draw, take away."""

from __future__ import annotations

from sixgun.classic.cards import BrownCard
from sixgun.classic.flow import Round, discard_target_card, take_card
from sixgun.classic.game import Game
from sixgun.classic.targets import Targets
from sixgun.engine.events import CARD_DISCARDED
from sixgun.engine.moves import PICK, card_of, encode

__all__ = ["Beer", "CatBalou", "GeneralStore", "Panic", "Saloon", "Stagecoach", "WellsFargo"]


class Beer(BrownCard):
    id = "beer"
    name = "Beer"
    words = (
        "Regain 1 life in your turn, or at once when you lose your last life point. "
        "No effect with two players left."
    )
    copies = "6H 7H 8H 9H 10H JH"
    rulings = ("R34", "R35", "R36", "R37", "R38", "R39", "R40", "R43")
    is_beer = True
    saves_life = True

    def rescue_refusal(self, game: Game, me: int, card: int) -> str:
        return "two_players_left" if len(game.ring) <= 2 else super().rescue_refusal(game, me, card)

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        if len(game.ring) > 2:  # R36; R43: the dying player is counted
            game.heal(me, game.ability[me].beer_heals(game, me))

    def has_effect(self, game: Game, me: int, target: int) -> bool:
        return len(game.ring) > 2 and game.is_wounded(me)


class Saloon(BrownCard):
    id = "saloon"
    name = "Saloon"
    words = "Every player in the game, you included, regains 1 life. Not a Beer."
    copies = "5H"
    rulings = ("R35", "R41", "R42", "R74")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        for figure in [me, *game.others(me)]:
            game.heal(figure, 1)

    def has_effect(self, game: Game, me: int, target: int) -> bool:
        return any(game.is_wounded(figure) for figure in game.ring)


class Stagecoach(BrownCard):
    id = "stagecoach"
    name = "Stagecoach"
    words = "Draw two cards."
    copies = "9S 9S"
    rulings = ("R13",)

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.draw(game.owner[me], 2)


class WellsFargo(BrownCard):
    id = "wells_fargo"
    name = "Wells Fargo"
    words = "Draw three cards."
    copies = "3H"

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.draw(game.owner[me], 3)


class GeneralStore(BrownCard):
    id = "general_store"
    name = "General Store"
    words = (
        "Turn up as many cards as there are players; from you on, clockwise, each takes one into "
        "their hand."
    )
    copies = "9C QS"
    book = True
    rulings = ("R65", "R132", "R311")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        seat = game.owner[me]
        for _ in game.ring:
            if not game.offer(seat, game.source[seat]):
                break
        game.push(Shopping(me, card, [me, *game.others(me)]))


class Shopping(Round):
    """Each player in turn takes one of the cards on offer."""

    def visit(self, game: Game, figure: int) -> None:
        if not game.aside:
            game.pop()
            return
        game.ask(game.owner[figure], "store", [encode(PICK, card) for card in game.aside])

    def choose(self, game: Game, move: int) -> None:
        game.take_from_aside(game.owner[self.queue.pop(0)], card_of(move))

    def abandon(self, game: Game) -> bool:
        """R302: a random card is picked and discarded."""
        seat = game.owner[self.queue.pop(0)]
        card = game.aside.pop(game.rng.below(len(game.aside)))
        game.discards.append(card)
        if game.emits_events:
            game.events.append((CARD_DISCARDED, game.everyone, seat, card, -1, -1))
        return True

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_card_on_offer"


class Panic(BrownCard):
    id = "panic"
    name = "Panic!"
    words = (
        "Take a card from a player at distance 1: a random one from the hand, "
        "or a chosen one in play."
    )
    copies = "JH QH AH 8D"
    rulings = ("R23", "R70", "R72", "R73")
    target = Targets.CARD_OF_PLAYER_AT_DISTANCE_1

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        take_card(game, me, card, target)


class CatBalou(BrownCard):
    id = "cat_balou"
    name = "Cat Balou"
    words = (
        "Any player discards a card: a random one from the hand, or one in play that you choose."
    )
    copies = "KH 9D 10D JD"
    rulings = ("R71", "R72", "R73")
    target = Targets.CARD_OF_PLAYER

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        discard_target_card(game, me, card, target)
