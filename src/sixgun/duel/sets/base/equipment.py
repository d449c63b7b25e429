"""Blue cards: they lie with a character and work while they are active."""

from __future__ import annotations

from sixgun.duel.cards import EquipmentCard
from sixgun.duel.flow import Check, Hit, swap, take_cards, wound
from sixgun.duel.game import Game
from sixgun.duel.printed_facts import DYNAMITE, SNAKE
from sixgun.duel.targets import Targets

__all__ = [
    "Bank",
    "Barrel",
    "Clock",
    "Dynamite",
    "GunBelt",
    "Hat",
    "Rattlesnake",
    "Scope",
    "Stampede",
]


class Bank(EquipmentCard):
    id = "bank"
    name = "Bank"
    words = "In front: draw one more card in phase 1."
    copies = "law:barrel"
    rulings = ("D18", "D100")
    draws_more = 1


class Barrel(EquipmentCard):
    id = "barrel"
    name = "Barrel"
    words = "Against each hit at its bearer you may reveal: a Barrel avoids it."
    copies = "law:snake outlaw:snake"
    rulings = ("D60", "D65", "D69", "D77", "D101")

    def may_avoid(self, game: Game, me: int, card: int, hit: Hit) -> bool:
        return card not in hit.used

    def reveals_from(self, game: Game, me: int) -> int:
        return game.owner[me]

    def avoid(self, game: Game, me: int, card: int, hit: Hit) -> None:
        hit.reveal_for(game, card, self.reveals_from(game, me))


class Clock(EquipmentCard):
    id = "clock"
    name = "Clock"
    words = "In front: draw a card whenever your opponent's front and rear are swapped. Reload."
    copies = "outlaw:horseshoe*2"
    rulings = ("D104", "D165", "D223")
    reloads = True

    def after_swap(self, game: Game, me: int, card: int, seat: int) -> None:
        if seat == game.goal_of(me):
            game.queue_card_consequence(self, me)

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        take_cards(game, game.owner[me], 1)


class Dynamite(EquipmentCard):
    id = "dynamite"
    name = "Dynamite"
    words = (
        "Always active. At the start of your turn reveal: on a Dynamite its bearer loses 3 life "
        "and it is discarded, else it goes to your opponent's rear."
    )
    copies = "outlaw:barrel"
    rulings = ("D15", "D16", "D109", "D110", "D230")
    always_active = True
    target = Targets.OWN_REAR
    start_order = 1

    def start(self, game: Game, me: int, card: int) -> None:
        game.push(Check(me, card))

    def after_reveal(self, game: Game, me: int, card: int, symbol: int) -> None:
        explodes = symbol >= 0 and game.facts.symbol[symbol] == DYNAMITE
        game.emit_draw_result(me, symbol, card, explodes)
        if not explodes:
            game.pass_on(card, me, game.rear_of(game.goal_of(me)))
            return
        game.discard_from_play(me, card)
        wound(game, me, 3, -1, game.wakes_in_danger(me))


class GunBelt(EquipmentCard):
    id = "gun_belt"
    name = "Gun Belt"
    words = "In front: the BANG! cards you play are not counted."
    copies = "law:dynamite outlaw:snake"
    rulings = ("D55", "D56", "D116")
    unlimited = True


class Hat(EquipmentCard):
    id = "hat"
    name = "Hat"
    words = "Discard it from play to avoid a hit at its bearer."
    copies = "law:horseshoe outlaw:horseshoe"
    rulings = ("D60", "D69", "D117", "D187")
    discarded_as_avoid = True

    def may_avoid(self, game: Game, me: int, card: int, hit: Hit) -> bool:
        return True

    def avoid(self, game: Game, me: int, card: int, hit: Hit) -> None:
        game.discard_from_play(me, card)
        hit.parry()


class Rattlesnake(EquipmentCard):
    id = "rattlesnake"
    name = "Rattlesnake"
    words = "Always active. At the start of your turn reveal: on a Snake its bearer loses 1 life."
    copies = "outlaw:snake"
    rulings = ("D15", "D120")
    always_active = True
    start_order = 2

    def start(self, game: Game, me: int, card: int) -> None:
        game.push(Check(me, card))

    def after_reveal(self, game: Game, me: int, card: int, symbol: int) -> None:
        bites = symbol >= 0 and game.facts.symbol[symbol] == SNAKE
        game.emit_draw_result(me, symbol, card, bites)
        if bites:
            wound(game, me, 1, -1, game.wakes_in_danger(me))


class Scope(EquipmentCard):
    id = "scope"
    name = "Scope"
    words = "In front: your hit cards may be aimed at other players' rear. Reload."
    copies = "law:horseshoe outlaw:horseshoe"
    rulings = ("D126", "D172", "D241")
    reloads = True
    sees_rear = True


class Stampede(EquipmentCard):
    id = "stampede"
    name = "Stampede"
    words = "Always active. At the start of your turn your front and rear are swapped. Reload."
    copies = "law:barrel"
    rulings = ("D15", "D18", "D83", "D128")
    reloads = True
    always_active = True
    start_order = 3

    def start(self, game: Game, me: int, card: int) -> None:
        swap(game, game.owner[me], game.owner[me])
