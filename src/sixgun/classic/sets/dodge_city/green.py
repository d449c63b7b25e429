"""Green cards: put down in one turn, used and discarded in a later one."""

from __future__ import annotations

from sixgun.classic.cards import GreenCard, GreenMissed
from sixgun.classic.flow import Shot, Volley, discard_target_card, shoot, take_card
from sixgun.classic.game import Game
from sixgun.classic.targets import Targets
from sixgun.engine import FigureFrame
from sixgun.engine.moves import figure_of

__all__ = [
    "Bible",
    "BuffaloRifle",
    "CanCan",
    "Canteen",
    "Conestoga",
    "Derringer",
    "Howitzer",
    "IronPlate",
    "Knife",
    "Pepperbox",
    "PonyExpress",
    "Sombrero",
    "TenGallonHat",
]


class Bible(GreenMissed):
    id = "bible"
    name = "Bible"
    words = "In play: discard it against a shot aimed at you, which it cancels, and draw a card."
    copies = "10H"
    rulings = ("R76", "R77", "R87", "R312")

    def avoid(self, game: Game, me: int, card: int, shot: Shot) -> None:
        super().avoid(game, me, card, shot)
        game.draw(game.owner[me], 1)


class IronPlate(GreenMissed):
    id = "iron_plate"
    name = "Iron Plate"
    words = "In play: discard it against a shot aimed at you, which it cancels."
    copies = "AD QS"
    rulings = ("R76", "R77", "R307")


class Sombrero(GreenMissed):
    id = "sombrero"
    name = "Sombrero"
    words = "In play: discard it against a shot aimed at you, which it cancels."
    copies = "7C"
    rulings = ("R76", "R77")


class TenGallonHat(GreenMissed):
    id = "ten_gallon_hat"
    name = "Ten Gallon Hat"
    words = "In play: discard it against a shot aimed at you, which it cancels."
    copies = "JD"
    rulings = ("R76", "R77")


class GreenShot(GreenCard):
    """A green card that only shoots."""

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        shoot(game, me, figure_of(target), card)


class BuffaloRifle(GreenShot):
    id = "buffalo_rifle"
    name = "Buffalo Rifle"
    words = "In play: discard it for a shot at any other player. Not a BANG! card."
    copies = "QC"
    rulings = ("R76", "R78", "R90")
    use_target = Targets.OTHER_PLAYER


class CanCan(GreenCard):
    id = "can_can"
    name = "Can Can"
    words = (
        "In play: discard it, and any player discards a card, a random one from the hand or one "
        "in play that you choose."
    )
    copies = "JC"
    rulings = ("R76", "R78", "R310")
    use_target = Targets.CARD_OF_PLAYER

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        discard_target_card(game, me, card, target)


class Canteen(GreenCard):
    id = "canteen"
    name = "Canteen"
    words = "In play: discard it in your turn to regain 1 life. Not a Beer."
    copies = "7H"
    rulings = ("R35", "R41", "R42", "R76", "R78")
    use_target = Targets.NOBODY

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        game.heal(me, 1)

    def has_effect_in_play(self, game: Game, me: int) -> bool:
        return game.is_wounded(me)


class Conestoga(GreenCard):
    id = "conestoga"
    name = "Conestoga"
    words = (
        "In play: discard it to take a card from any player, a random one from the hand or a "
        "chosen one in play."
    )
    copies = "9D"
    rulings = ("R76", "R78", "R310")
    use_target = Targets.CARD_OF_PLAYER

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        take_card(game, me, card, target)


class Derringer(GreenCard):
    id = "derringer"
    name = "Derringer"
    words = "In play: discard it for a shot at a player at distance 1, and draw a card."
    copies = "7S"
    rulings = ("R23", "R76", "R78", "R88")
    use_target = Targets.OTHER_AT_DISTANCE_1

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        if game.facts.house.shot_first:
            game.push(Recoil(me))
        else:
            game.draw(game.owner[me], 1)
        shoot(game, me, figure_of(target), card)


class Recoil(FigureFrame[Game]):
    """A card is drawn when the shot above it on the stack is resolved."""

    def step(self, game: Game) -> None:
        game.pop()
        if self.me in game.ring and not game.has_left(self.me):
            game.draw(game.owner[self.me], 1)


class Howitzer(GreenCard):
    id = "howitzer"
    name = "Howitzer"
    words = "In play: discard it for a shot at every other player, at any distance."
    copies = "9S"
    rulings = ("R64", "R76", "R78")
    use_target = Targets.NOBODY

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Volley(me, card, game.others(me)))


class Knife(GreenShot):
    id = "knife"
    name = "Knife"
    words = "In play: discard it for a shot at a player at distance 1. Not a BANG! card."
    copies = "8H"
    rulings = ("R23", "R76", "R78", "R90")
    use_target = Targets.OTHER_AT_DISTANCE_1


class Pepperbox(GreenShot):
    id = "pepperbox"
    name = "Pepperbox"
    words = "In play: discard it for a shot at a player your weapon reaches. Not a BANG! card."
    copies = "AH"
    rulings = ("R76", "R78", "R89")
    use_target = Targets.OTHER_IN_REACH


class PonyExpress(GreenCard):
    id = "pony_express"
    name = "Pony Express"
    words = "In play: discard it to draw three cards."
    copies = "QD"
    rulings = ("R76", "R78")
    use_target = Targets.NOBODY

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        game.draw(game.owner[me], 3)
