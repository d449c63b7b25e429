"""Blue cards that are not weapons."""

from __future__ import annotations

from sixgun.classic.cards import BlueCard
from sixgun.classic.flow import Shot, wound
from sixgun.classic.game import Game
from sixgun.classic.suits import HEARTS, NINE, SPADES, TWO
from sixgun.classic.targets import OtherPlayer
from sixgun.engine.moves import figure_of

__all__ = ["Barrel", "Dynamite", "Jail", "Mustang", "Scope"]


class Barrel(BlueCard):
    id = "barrel"
    name = "Barrel"
    words = "When you are shot at, you may draw!: a Heart counts as one Missed!."
    copies = "QS KS"
    rulings = ("R47", "R48", "R49", "R51", "R313")
    draws_to_avoid = True

    def may_avoid(self, game: Game, me: int, card: int, shot: Shot) -> bool:
        return shot.may_draw_for(card)

    def avoid(self, game: Game, me: int, card: int, shot: Shot) -> None:
        shot.draw_for(game, card)


class Scope(BlueCard):
    id = "scope"
    name = "Scope"
    words = "You see everybody else one step nearer, never below 1."
    copies = "AS"
    rulings = ("R21",)
    sight = 1


class Mustang(BlueCard):
    id = "mustang"
    name = "Mustang"
    words = "Everybody else sees you one step farther away."
    copies = "8H 9H"
    rulings = ("R21",)
    cover = 1


class Jailable(OtherPlayer):
    """Any other player except the Sheriff who is not in jail already."""

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        if game.owner[figure] == game.owner[me]:
            return "not_yourself"
        if game.is_sheriff(figure):
            return "never_the_sheriff"
        jail = game.facts.kind_by_id[Jail.id].no
        return "same_name_in_play" if game.has_in_play(figure, jail) else ""


class Jail(BlueCard):
    id = "jail"
    name = "Jail"
    words = (
        "Put before any player but the Sheriff. At the start of their turn they must draw!: on a "
        "Heart they play, otherwise their turn is lost. Jail is discarded either way."
    )
    copies = "10S JS 4H"
    book = True
    rulings = ("R54", "R66", "R67", "R68", "R69")
    target = Jailable()
    check_order = 2

    def blocked(self, game: Game, me: int, card: int) -> str:
        return ""

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        game.put_into_play(game.owner[me], card, figure_of(target))

    def after_check(self, game: Game, me: int, card: int, flipped: int) -> None:
        free = flipped >= 0 and game.suit(flipped) == HEARTS
        game.emit_draw_result(me, flipped, card, free)
        game.discard_from_play(me, card)
        if not free:
            game.facts.variant.lose_turn(game, me)


class Dynamite(BlueCard):
    id = "dynamite"
    name = "Dynamite"
    words = (
        "From your next turn on, draw! at the start of your turn: on a Spade from 2 to 9 it "
        "explodes and you lose 3 life, otherwise it goes to the player on your left."
    )
    copies = "2H"
    book = True
    rulings = ("R45", "R53", "R54", "R55", "R56", "R57", "R58", "R59")
    check_order = 1

    def after_check(self, game: Game, me: int, card: int, flipped: int) -> None:
        spade = flipped >= 0 and game.suit(flipped) == SPADES
        explodes = spade and TWO <= game.value(flipped) <= NINE
        game.emit_draw_result(me, flipped, card, explodes)
        if explodes:
            game.discard_from_play(me, card)
            wound(game, me, 3, -1)
            return
        game.facts.variant.pass_left(game, card, me)
