"""Brown cards that hurt, and the one that prevents it."""

from __future__ import annotations

from sixgun.classic.cards import BrownCard
from sixgun.classic.flow import Round, Volley, bang_refusal, list_bangs, shoot, wound
from sixgun.classic.game import Game
from sixgun.classic.targets import Targets
from sixgun.engine import Frame
from sixgun.engine.events import PASSED
from sixgun.engine.moves import DISCARD, JUST_PASS, card_of, figure_of, verb_of

__all__ = ["Bang", "Duel", "Gatling", "Indians", "Missed"]


class Bang(BrownCard):
    id = "bang"
    name = "BANG!"
    words = (
        "Shoot one player your weapon reaches: they lose 1 life unless they avoid it. One BANG! "
        "card a turn."
    )
    copies = "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD QH KH AH AS"
    rulings = ("R27", "R28", "R29", "R31", "R32")
    target = Targets.OTHER_IN_REACH
    is_bang = True

    def blocked(self, game: Game, me: int, card: int) -> str:
        if game.unlimited[me]:
            return ""
        limit = game.ability[me].bang_limit(game, me)
        return "bang_limit" if 0 <= limit <= game.bangs else ""

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        if not (game.unlimited[me] and game.facts.house.fresh_count):  # R27
            game.bangs += 1
        shoot(game, me, figure_of(target), card, game.ability[me].missed_needed(game, me))


class Missed(BrownCard):
    id = "missed"
    name = "Missed!"
    words = "Answer to a shot aimed at you: cancels it."
    copies = "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC"
    rulings = ("R9", "R31", "R32")
    is_missed = True
    avoids = True

    def blocked(self, game: Game, me: int, card: int) -> str:
        return "only_as_answer"


class Gatling(BrownCard):
    id = "gatling"
    name = "Gatling"
    words = "A shot at every other player, at any distance. Not a BANG! card."
    copies = "10H"
    rulings = ("R29", "R64", "R75")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Volley(me, card, game.others(me)))


class Indians(BrownCard):
    id = "indians"
    name = "Indians!"
    words = (
        "Each other player gives up a BANG! card or loses 1 life. Missed! and Barrel do not help."
    )
    copies = "KD AD"
    book = True
    rulings = ("R33", "R49", "R63", "R64")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Raid(me, card, game.others(me)))


class Raid(Round):
    """The Indians come to one player after the other."""

    def visit(self, game: Game, figure: int) -> None:
        if game.is_unaffected(figure, self.me, self.card):
            self.queue.pop(0)
            return
        moves: list[int] = []
        list_bangs(game, figure, moves)
        moves.append(JUST_PASS)
        game.ask(game.owner[figure], "indians", moves)

    def choose(self, game: Game, move: int) -> None:
        give_up_or_suffer(game, self.queue[0], move, self.me, False)
        self.struck = True
        self.queue.pop(0)  # only now: until here they are the player the card concerns (T118)

    def refusal(self, game: Game, move: int) -> str:
        return bang_refusal(game, self.queue[0], move)


class Duel(BrownCard):
    id = "duel"
    name = "Duel"
    words = (
        "Another player and you give up BANG! cards in turn, they first. The first who does not "
        "loses 1 life."
    )
    copies = "8C JS QD"
    book = True
    rulings = ("R30", "R33", "R49", "R60", "R61", "R62")
    target = Targets.OTHER_PLAYER

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        other = figure_of(target)
        if game.facts.house.shun_duels and game.is_unaffected(other, me, card):  # R142
            return
        game.push(Standoff(me, other, card, other))


class Standoff(Frame[Game]):
    """Two players face each other; one of them has to answer."""

    __slots__ = ("card", "me", "other", "turn")

    def __init__(self, me: int, other: int, card: int, turn: int) -> None:
        self.me = me
        self.other = other
        self.card = card
        self.turn = turn

    def step(self, game: Game) -> None:
        moves: list[int] = []
        list_bangs(game, self.turn, moves)
        moves.append(JUST_PASS)
        game.ask(game.owner[self.turn], "duel", moves)

    def choose(self, game: Game, move: int) -> None:
        loser = self.turn
        if verb_of(move) == DISCARD:
            self.turn = self.other if self.turn == self.me else self.me
        else:
            game.pop()
        give_up_or_suffer(game, loser, move, self.me, True)

    def refusal(self, game: Game, move: int) -> str:
        return bang_refusal(game, self.turn, move)

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.other, self.card, self.turn)

    def facts(self) -> dict[str, int]:
        return {"by": self.me, "target": self.other, "card": self.card, "turn": self.turn}


def give_up_or_suffer(game: Game, figure: int, move: int, by: int, wait: bool) -> None:
    """Give up a BANG! card, or lose 1 life to the player of the card. `wait`: abilities that
    replace the card wait for the end (R158)."""
    if verb_of(move) == DISCARD:
        game.discard(game.owner[figure], card_of(move))
        game.notify_card_used(figure, wait)
        return
    if game.emits_events:
        game.events.append((PASSED, 0, game.owner[figure], -1, -1, -1))
    wound(game, figure, 1, by)
