"""Brown cards: they are discarded, then they take effect."""

from __future__ import annotations

from sixgun.duel.cards import ActionCard, AvoidCard, HitAction
from sixgun.duel.flow import (
    AUTOMATIC,
    Contest,
    Grasp,
    Hit,
    Raid,
    Surplus,
    Volley,
    all_others,
    send_hit,
    strip,
    swap,
    take,
    take_cards,
    wound,
)
from sixgun.duel.game import Game
from sixgun.duel.printed_facts import INFERRED
from sixgun.duel.targets import Targets
from sixgun.engine import Frame
from sixgun.engine.moves import (
    PICK,
    card_of,
    encode,
    figure_of,
    target_card_of,
)

__all__ = [
    "Beer",
    "Derringer",
    "Duel",
    "Gatling",
    "GeneralStore",
    "Indians",
    "Knife",
    "Missed",
    "ReturnFire",
    "Schoolmarm",
    "Stealing",
    "StrongAle",
    "Wagon",
    "Water",
]


class Beer(ActionCard):
    id = "beer"
    name = "Beer"
    words = "Both your characters regain 1 life."
    copies = "outlaw:barrel"
    rulings = ("D59", "D102")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.heal(me, 1)
        partner = game.partner(me)
        if partner >= 0:
            game.heal(partner, 1)


class Derringer(HitAction):
    id = "derringer"
    name = "Derringer"
    words = "A hit that any hand card avoids. Not a BANG! card."
    copies = "law:horseshoe*3 law:snake"
    rulings = ("D2", "D105", "D226")
    any_card_avoids = True


class Knife(HitAction):
    id = "knife"
    name = "Knife"
    words = "A hit. Not a BANG! card."
    copies = "outlaw:horseshoe*2 outlaw:snake"
    rulings = ("D2",)


class Gatling(HitAction):
    id = "gatling"
    name = "Gatling"
    words = "A hit at every character but your front one, your rear included. Not a BANG! card."
    copies = "law:barrel"
    rulings = ("D47", "D85", "D113", "D114", "D220")
    target = Targets.NOBODY

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Volley(me, card, self.no, all_others(game, me, card, True)))


class Indians(ActionCard):
    id = "indians"
    name = "Indians!"
    words = (
        "For every character but your front one, its owner discards a hit card, or it loses 1 life."
    )
    copies = "law:horseshoe outlaw:horseshoe"
    rulings = ("D47", "D58", "D107", "D118", "D220")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Raid(me, card, self.no, all_others(game, me, card, False)))


class Duel(ActionCard):
    id = "duel"
    name = "Duel"
    words = (
        "From your opponent on, you discard hit cards in turn; the front character of the first "
        "who does not loses 1 life."
    )
    copies = "law:dynamite outlaw:horseshoe"
    rulings = ("D58", "D106", "D107", "D108", "D157", "D223")
    target = Targets.CHALLENGED

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Contest(me, figure_of(target), card, True, False))


class Missed(AvoidCard):
    id = "missed"
    name = "Missed!"
    words = "Answer to a hit: avoids it."
    copies = "law:barrel law:snake*4 outlaw:horseshoe outlaw:barrel outlaw:snake*5"
    rulings = ("D42", "D60", "D61")
    is_missed = True


class ReturnFire(AvoidCard):
    id = "return_fire"
    name = "Return Fire"
    words = "Answer to a hit: avoids it, and once it is cancelled your opponent's front is hit."
    copies = "law:horseshoe"
    rulings = ("D71", "D72", "D74", "D122", "D123", "D227", "D245")

    def after_cancelled(self, game: Game, me: int, hit: Hit) -> None:
        held = 1 if hit.held else 0
        game.queue_card_strike(self, me, game.character[me].no, held)

    def strike(self, game: Game, me: int, value: int, by: int) -> None:
        """`by` is 1 if the opponent held a card when it was played (D245)."""
        target = game.front[game.goal_of(me)]
        if by == 1 and game.defies(target, game.owner[me]):  # D207: it is the hit of an Action
            game.emit_unaffected(target, -1)
        elif not game.is_shielded(target):
            send_hit(game, me, target, -1, AUTOMATIC, value)


class GeneralStore(ActionCard):
    id = "general_store"
    name = "General Store"
    words = "Two cards of each player's deck are shown; from you on, each player takes one in turn."
    copies = "law:snake outlaw:horseshoe"
    rulings = ("D115", "D222", "D249")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        seat = game.owner[me]
        seats = [(seat + step) % game.seats for step in range(game.seats)]
        common = game.seats in game.source and game.facts.house.shared_store  # D115
        for side in seats:
            for _ in range(2):
                game.offer(side, game.seats if common else game.source[side])
        game.push(Shopping(card, seats + seats))


class Shopping(Frame[Game]):
    """Each player in turn takes one of the cards on offer."""

    __slots__ = ("card", "seats")

    def __init__(self, card: int, seats: list[int]) -> None:
        self.card = card
        self.seats = seats  # the seats still to take one, next one first

    def step(self, game: Game) -> None:
        if not game.aside or not self.seats:
            game.pop()
            return
        game.ask(self.seats[0], "store", [encode(PICK, card) for card in game.aside])

    def choose(self, game: Game, move: int) -> None:
        game.take_from_aside(self.seats.pop(0), card_of(move))

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_card_on_offer"

    def fields(self) -> tuple[object, ...]:
        return (self.card, self.seats[:])

    def facts(self) -> dict[str, int]:
        return {"card": self.card, "seat": self.seats[0] if self.seats else -1}


class Schoolmarm(ActionCard):
    id = "schoolmarm"
    name = "Schoolmarm"
    words = "Take any card in play, but not from another player's rear, into your hand."
    copies = "law:horseshoe law:barrel"
    symbols_from = INFERRED
    rulings = ("D124", "D146")
    target = Targets.CARD_IN_PLAY

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        if target:  # D59
            take(game, game.owner[me], target_card_of(target))


class Stealing(ActionCard):
    id = "stealing"
    name = "Stealing"
    words = (
        "Draw a random card of another player's hand, or discard a card in play that does not lie "
        "with another player's rear."
    )
    copies = "outlaw:barrel outlaw:horseshoe*3"
    rulings = ("D35", "D129", "D146")
    target = Targets.HAND_OR_CARD_IN_PLAY

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        seat = game.owner[me]
        wanted = target_card_of(target)
        if wanted >= 0:
            strip(game, seat, wanted)
        elif target:  # D59
            game.push(Grasp(seat, game.owner[figure_of(target)], True))


class StrongAle(ActionCard):
    id = "strong_ale"
    name = "Strong Ale"
    words = "One character, but not another player's rear, goes to 3 life, up or down."
    copies = "law:barrel"
    rulings = ("D130", "D243")
    target = Targets.ANY_BUT_REAR
    life = 3

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        figure = figure_of(target)
        points = game.life[figure] - self.life
        if points > 0:
            wound(game, figure, points, me, shared=False)
        else:
            game.heal(figure, -points)


class Wagon(ActionCard):
    id = "wagon"
    name = "Wagon"
    words = "Draw 3 cards and discard one of them."
    copies = "law:barrel*2 outlaw:barrel"
    rulings = ("D131",)

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        seat = game.owner[me]
        game.push(Surplus(seat, len(game.hands[seat]), 2))
        take_cards(game, seat, 3)


class Water(ActionCard):
    id = "water"
    name = "Water"
    words = "Swap front and rear of one side. Reload."
    copies = "law:barrel law:snake*3 outlaw:barrel"
    more_in_first_edition = "law:snake"
    symbols_from = INFERRED
    rulings = ("D11", "D20", "D132", "D209")
    reloads = True
    target = Targets.PAIR

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        swap(game, game.owner[figure_of(target)], game.owner[me])
