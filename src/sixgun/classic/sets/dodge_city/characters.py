"""The fifteen characters of Dodge City."""

from __future__ import annotations

from sixgun.classic.cards import BLUE, Card
from sixgun.classic.characters import Character
from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.flow import require_payment, shoot, wound
from sixgun.classic.game import Game
from sixgun.classic.suits import DIAMONDS
from sixgun.classic.targets import Targets
from sixgun.engine import FigureFrame, Frame
from sixgun.engine.events import ABILITY_USED
from sixgun.engine.moves import (
    DECK,
    DRAW,
    PICK,
    card_target,
    encode,
    figure_of,
    figure_target,
    target_card_of,
    target_of,
)

__all__ = [
    "ApacheKid",
    "BelleStar",
    "BillNoface",
    "ChuckWengam",
    "DocHolyday",
    "ElenaFuente",
    "GregDigger",
    "HerbHunter",
    "JoseDelgado",
    "MollyStark",
    "PatBrennan",
    "PixiePete",
    "SeanMallory",
    "TequilaJoe",
    "VeraCuster",
]

USUAL_DRAW = 2


class ApacheKid(Character):
    id = "apache_kid"
    name = "Apache Kid"
    words = "Diamond cards that others play do nothing to him, except in a Duel."
    life = 3
    rulings = ("R140", "R141", "R142", "R143", "R144", "R145", "R146", "R307")

    def ignores(self, game: Game, me: int, card: int) -> bool:
        return game.suit(card) == DIAMONDS


class BelleStar(Character):
    id = "belle_star"
    name = "Belle Star"
    words = "In her turn the cards in play before all other players do nothing."
    rulings = ("R147", "R148", "R149")
    disables_others_cards = True


class BillNoface(Character):
    id = "bill_noface"
    name = "Bill Noface"
    words = "Draws one card, and one more for each life point he has lost."
    rulings = ("R150", "R191", "R216", "R219")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        more = 0 if game.is_ghost(me) else count - USUAL_DRAW  # R191
        wounds = game.max_life[me] - game.life[me]
        game.draw_in_phase_1(me, max(1 + wounds + more, 1))


class ChuckWengam(Character):
    id = "chuck_wengam"
    name = "Chuck Wengam"
    words = (
        "In his turn he may lose 1 life, never the last, to draw two cards; any number of times."
    )
    rulings = ("R151", "R193")

    def may_act(self, game: Game, me: int) -> bool:
        return game.life[me] > 1

    def act(self, game: Game, me: int, target: int) -> None:
        if game.emits_events:
            game.events.append((ABILITY_USED, 0, me, -1, -1, -1))
        wound(game, me, 1, me)
        game.draw(game.owner[me], 2)


class DocHolyday(Character):
    id = "doc_holyday"
    name = "Doc Holyday"
    words = (
        "Once in his turn he may discard two hand cards for a shot at a player his weapon reaches, "
        "in addition to his BANG!."
    )
    rulings = ("R144", "R152")
    act_target = Targets.OTHER_IN_REACH

    def may_act(self, game: Game, me: int) -> bool:
        return not game.acted and len(game.hand(me)) >= 2

    def act(self, game: Game, me: int, target: int) -> None:
        require_payment(game, me, 2, target)

    def after_payment(self, game: Game, me: int, cards: list[int], target: int) -> None:
        shoot(game, me, figure_of(target), cards[0], 1, cards[1])


class ElenaFuente(Character):
    id = "elena_fuente"
    name = "Elena Fuente"
    words = "Any card of her hand may serve as a Missed!."
    life = 3
    rulings = ("R153",)

    def plays_as(self, game: Game, me: int, card: int) -> list[Card]:
        return [] if game.kind[card].is_missed else [game.facts.missed]


class GregDigger(Character):
    id = "greg_digger"
    name = "Greg Digger"
    words = "Regains 2 life each time another character is eliminated."
    rulings = ("R92", "R154")

    def after_other_eliminated(self, game: Game, me: int, other: int) -> None:
        game.heal(me, 2)


class HerbHunter(Character):
    id = "herb_hunter"
    name = "Herb Hunter"
    words = "Draws two cards each time another character is eliminated."
    rulings = ("R92", "R155")

    def after_other_eliminated(self, game: Game, me: int, other: int) -> None:
        game.draw(game.owner[me], 2)


class JoseDelgado(Character):
    id = "jose_delgado"
    name = "José Delgado"
    words = "Twice in his turn he may discard a blue card of his hand to draw two cards."
    rulings = ("R156",)

    def may_act(self, game: Game, me: int) -> bool:
        return game.acted < 2 and any(self.may_pay(game, me, card) for card in game.hand(me))

    def may_pay(self, game: Game, me: int, card: int) -> bool:
        return game.kind[card].border == BLUE

    def act(self, game: Game, me: int, target: int) -> None:
        require_payment(game, me, 1)

    def after_payment(self, game: Game, me: int, cards: list[int], target: int) -> None:
        game.draw(game.owner[me], 2)


class MollyStark(Character):
    id = "molly_stark"
    name = "Molly Stark"
    words = "Draws a card for each hand card she plays or gives up by choice out of her turn."
    rulings = ("R157", "R158", "R159", "R160", "R161")

    def after_card_used(self, game: Game, me: int) -> None:
        game.draw(game.owner[me], 1)


class PatBrennan(Character):
    id = "pat_brennan"
    name = "Pat Brennan"
    words = "Instead of his two cards he may draw a single card in play before any player."
    rulings = ("R162", "R219", "R252")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.push(Helping(me, count))


class Helping(Frame[Game]):
    """The cards of the draw, or one that lies in play instead."""

    __slots__ = ("count", "me")

    lapses = True  # T127: nothing is drawn

    def __init__(self, me: int, count: int) -> None:
        self.me = me
        self.count = count

    def step(self, game: Game) -> None:
        moves = [encode(DRAW, -1, DECK)]
        for figure in game.ring:
            moves += [encode(DRAW, -1, card_target(card)) for card in game.in_play[figure]]
        game.ask(game.owner[self.me], "help_yourself", moves)

    def choose(self, game: Game, move: int) -> None:
        card = target_card_of(target_of(move))
        game.pop()
        if card < 0:
            game.draw_in_phase_1(self.me, self.count)
            return
        game.take_from_play(game.owner[self.me], game.bearer(card), card)
        game.draw_in_phase_1(self.me, game.event.extra_cards)  # R219

    def refusal(self, game: Game, move: int) -> str:
        return "no_card_to_draw_there"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.count)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


class PixiePete(Character):
    id = "pixie_pete"
    name = "Pixie Pete"
    words = "Draws three cards instead of two."
    life = 3
    rulings = ("R163", "R191", "R216", "R219")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.draw_in_phase_1(me, count + 1)


class SeanMallory(Character):
    id = "sean_mallory"
    name = "Sean Mallory"
    words = "Keeps up to ten cards at the end of his turn."
    life = 3
    rulings = ("R164", "R204")

    def hand_limit(self, game: Game, me: int) -> int:
        return 10


class TequilaJoe(Character):
    id = "tequila_joe"
    name = "Tequila Joe"
    words = "Regains 2 life from a Beer instead of 1."
    rulings = ("R165",)

    def beer_heals(self, game: Game, me: int) -> int:
        return 2


class VeraCuster(Character):
    id = "vera_custer"
    name = "Vera Custer"
    words = (
        "Before her draw she chooses another character in play and has that ability until her "
        "next turn."
    )
    life = 3
    rulings = ("R166", "R167", "R168", "R169", "R170", "R171", "R172")

    def before_draw(self, game: Game, me: int) -> None:
        game.push(Impression(me))

    def before_draw_skipped(self, game: Game, me: int) -> None:
        game.give_ability(me, NO_ABILITY)  # R166: the copy ends with her turn all the same


class Impression(FigureFrame[Game]):
    """Choose the character whose ability is copied."""

    lapses = True

    def step(self, game: Game) -> None:
        others = [f for f in game.others(self.me) if not game.has_left(f)]
        if not others:
            game.pop()
            game.character[self.me].before_draw_skipped(game, self.me)
            return
        moves = [encode(PICK, -1, figure_target(f)) for f in others]
        game.ask(game.owner[self.me], "imitate", moves)

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        game.copy_ability(self.me, figure_of(target_of(move)))

    def refusal(self, game: Game, move: int) -> str:
        return "pick_another_player"
