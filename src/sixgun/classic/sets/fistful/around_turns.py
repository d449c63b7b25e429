"""Events that come at the start or the end of a turn, or at once."""

from __future__ import annotations

from sixgun.classic.event_cards import EventCard
from sixgun.classic.flow import Shot, draw_check, start_shot, wound
from sixgun.classic.game import Game
from sixgun.classic.suits import HEARTS
from sixgun.engine import FigureFrame, Frame
from sixgun.engine.moves import (
    JUST_PASS,
    PASS,
    PICK,
    encode,
    figure_of,
    figure_target,
    target_of,
    verb_of,
)

__all__ = ["AFistfulOfCards", "BloodBrothers", "DeadMan", "RussianRoulette", "Vendetta"]

NOBODY = -1


class BloodBrothers(EventCard):
    id = "blood_brothers"
    name = "Blood Brothers"
    words = (
        "At the start of their turn a player may give 1 life, not their last, to another player."
    )
    rulings = ("R237", "R238", "R239")

    def turn_starts(self, game: Game, me: int) -> None:
        if game.life[me] > 1:
            game.push(Gift(me))


class Gift(FigureFrame[Game]):
    """Choose the player to give the card to, if any."""

    def step(self, game: Game) -> None:
        needy = [f for f in game.others(self.me) if game.is_wounded(f)]
        if not needy:
            game.pop()
            return
        moves = [encode(PICK, -1, figure_target(f)) for f in needy]
        game.ask(game.owner[self.me], "blood", [*moves, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        if verb_of(move) != PASS:
            wound(game, self.me, 1, self.me)
            game.heal(figure_of(target_of(move)), 1)

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_wounded_player"


class DeadMan(EventCard):
    """Its note is 1 once they have come back."""

    id = "dead_man"
    name = "Dead Man"
    words = "The player who was eliminated first comes back in their turn, with 2 life and 2 cards."
    rulings = ("R240", "R241", "R242", "R243")

    def next_figure(self, game: Game, figure: int) -> int:
        count = len(game.owner)
        at = (figure + 1) % count
        while at not in game.ring and not self.may_return(game, at):
            at = (at + 1) % count
        return at

    def may_return(self, game: Game, figure: int) -> bool:
        return game.note != 1 and figure == game.graves[0] and not game.has_left(figure)

    def comes_back(self, game: Game, me: int) -> None:
        game.note = 1
        game.rejoin(me, 2)
        game.draw(game.owner[me], 2)


class RussianRoulette(EventCard):
    id = "russian_roulette"
    name = "Russian Roulette"
    words = (
        "At once, from the Sheriff on and round again, each player uses a Missed! effect. The "
        "first who does not loses 2 life, and it ends."
    )
    rulings = ("R263", "R264", "R265", "R266", "R309")

    def after_reveal(self, game: Game, me: int) -> None:
        game.push(Cylinder(me))


class Cylinder(FigureFrame[Game]):
    """The revolver goes to the next player when everything the last shot triggered is done."""

    def step(self, game: Game) -> None:
        if game.pending:
            game.trigger_next()
            return
        game.pop()
        start_shot(game, Trigger(NOBODY, self.me, NOBODY, 1, False, []))


class Trigger(Shot):
    """One player pulls the trigger."""

    def may_pass(self, game: Game) -> bool:
        return not game.facts.house.no_declining  # R265

    def after_hit(self, game: Game) -> None:
        wound(game, self.target, 2, NOBODY)

    def after_avoided(self, game: Game) -> None:
        game.push(Cylinder(game.others(self.target)[0]))


class Vendetta(EventCard):
    """Its note: 1 when an extra turn is due, 2 while it is played."""

    id = "vendetta"
    name = "Vendetta"
    words = (
        "After their turn a player draws!: on a Heart they get one more turn, without another "
        "draw!."
    )
    rulings = ("R8", "R81", "R123", "R172", "R272", "R273")

    def after_turn(self, game: Game, me: int) -> None:
        if game.note != 2:
            game.push(Oath(me))

    def next_figure(self, game: Game, figure: int) -> int:
        if game.note == 1 and figure in game.ring:
            game.note = 2
            return figure
        game.note = -1
        return game.next_after(figure)


class Oath(FigureFrame[Game]):
    """A draw! for another turn."""

    def step(self, game: Game) -> None:
        draw_check(game, self.me, NOBODY)

    def receive(self, game: Game, value: int) -> None:
        game.pop()
        met = value >= 0 and game.suit(value) == HEARTS
        game.emit_draw_result(self.me, value, NOBODY, met)
        game.note = 1 if met else -1


class AFistfulOfCards(EventCard):
    id = "a_fistful_of_cards"
    name = "A Fistful of Cards"
    words = (
        "At the start of their turn a player is shot at, once for each card in their hand. Comes "
        "last and stays."
    )
    rulings = ("R183", "R274", "R275", "R276")
    last = True

    def turn_starts(self, game: Game, me: int) -> None:
        game.push(Hail(me, len(game.hand(me))))


class Hail(Frame[Game]):
    """Shots without a shooter, one after the other (R276)."""

    __slots__ = ("left", "me")

    def __init__(self, me: int, left: int) -> None:
        self.me = me
        self.left = left

    def step(self, game: Game) -> None:
        if game.pending:  # each shot is complete in itself
            game.trigger_next()
            return
        if not self.left or self.me not in game.ring:
            game.pop()
            return
        self.left -= 1
        start_shot(game, Shot(NOBODY, self.me, NOBODY, 1, False, []))

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.left)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "left": self.left}
