"""The choices of the long duel: who picks first, the characters, their order, who stands in
front."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sixgun.classic.game import Game
from sixgun.engine import Frame, Rng
from sixgun.engine.events import CHARACTER_PICKED, WORD_NAMED
from sixgun.engine.moves import (
    FIRST_PICK,
    FIRST_TURN,
    NAME,
    PICK,
    encode,
    figure_of,
    figure_target,
    kind_of,
    target_of,
)

if TYPE_CHECKING:
    from sixgun.classic.variants.long_duel import LongDuel

__all__ = [
    "Drafting",
    "FrontChoice",
    "Placing",
    "Rights",
    "Stacking",
    "pick_moves",
    "picked_character",
]

IN_PLAY: Final = 2


def pick_moves(game: Game, characters: list[int]) -> list[int]:
    """A move for each of these characters; they are numbered after the kinds of cards."""
    first = len(game.facts.kinds)
    return [encode(PICK, -1, 0, first + number) for number in characters]


def picked_character(game: Game, move: int) -> int:
    return kind_of(move) - len(game.facts.kinds)


def rules(game: Game) -> LongDuel:
    return cast("LongDuel", game.facts.variant)


class Rights(Frame[Game]):
    """T56: the better ranked player takes the first pick or the first turn."""

    def step(self, game: Game) -> None:
        game.ask(0, "rights", [encode(NAME, -1, FIRST_PICK), encode(NAME, -1, FIRST_TURN)])

    def choose(self, game: Game, move: int) -> None:
        word = target_of(move)
        if game.emits_events:
            game.events.append((WORD_NAMED, 0, 0, word, -1, -1))
        game.pop()
        game.push(Drafting(0 if word == FIRST_PICK else 1, 0))


class Drafting(Frame[Game]):
    """T57: each picks one character in turn, until none is left."""

    __slots__ = ("first", "picks")

    def __init__(self, first: int, picks: int) -> None:
        self.first = first
        self.picks = picks

    def step(self, game: Game) -> None:
        if not game.offered:
            game.pop()
            game.push(Stacking(1 - self.first, 0, len(game.reserve[0])))
            return
        game.ask((self.first + self.picks) % 2, "draft", pick_moves(game, game.offered))

    def choose(self, game: Game, move: int) -> None:
        seat = (self.first + self.picks) % 2
        number = picked_character(game, move)
        self.picks += 1
        game.offered = [other for other in game.offered if other != number]
        game.reserve = [pile[:] for pile in game.reserve]
        game.reserve[seat].append(number)
        if game.emits_events:
            game.events.append((CHARACTER_PICKED, 0, seat, number, -1, -1))

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_character_on_offer"

    def fields(self) -> tuple[object, ...]:
        return (self.first, self.picks)


class Stacking(Frame[Game]):
    """T58: each player orders their characters secretly, the first one on top."""

    __slots__ = ("left", "seat", "starter")

    def __init__(self, starter: int, seat: int, left: int) -> None:
        self.starter = starter
        self.seat = seat
        self.left = left  # of this pile: those below have no place yet

    def step(self, game: Game) -> None:
        if self.left:
            loose = game.reserve[self.seat][: self.left]
            game.ask(self.seat, "stack", pick_moves(game, sorted(loose)))
        elif self.seat == 0:
            self.seat = 1
            self.left = len(game.reserve[1])
        else:
            game.pop()
            for figure in range(len(game.owner)):
                rules(game).enter(game, figure)
            game.push(Beginning(self.starter))
            game.push(FrontChoice([self.starter, 1 - self.starter], []))

    def choose(self, game: Game, move: int) -> None:
        number = picked_character(game, move)
        self.left -= 1
        piles = [pile[:] for pile in game.reserve]
        piles[self.seat].remove(number)
        piles[self.seat].insert(self.left, number)
        game.reserve = piles

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_character_on_offer"

    def fields(self) -> tuple[object, ...]:
        return (self.starter, self.seat, self.left)

    def facts(self) -> dict[str, int]:
        return {"left": self.left}


class Beginning(Frame[Game]):
    """All are in their places: deal the hands."""

    __slots__ = ("starter",)

    def __init__(self, starter: int) -> None:
        self.starter = starter

    def step(self, game: Game) -> None:
        game.pop()
        rules(game).begin(game, self.starter)

    def fields(self) -> tuple[object, ...]:
        return (self.starter,)


class FrontChoice(Frame[Game]):
    """Choose who stands in front. When two players choose at the same time, neither sees the
    other's choice before their own."""

    __slots__ = ("chosen", "seats")

    def __init__(self, seats: list[int], chosen: list[int]) -> None:
        self.seats = seats  # still to choose
        self.chosen = chosen

    def step(self, game: Game) -> None:
        if self.seats:
            mine = [f for f in game.ring if game.owner[f] == self.seats[0]]
            moves = [encode(PICK, -1, figure_target(f)) for f in mine]
            game.ask(self.seats[0], "front", moves)
            return
        game.pop()
        for figure in self.chosen:
            rules(game).set_front(game, figure)
            if game.active >= 0 and game.owner[game.active] == game.owner[figure]:
                game.active = figure

    def choose(self, game: Game, move: int) -> None:
        self.seats.pop(0)
        self.chosen.append(figure_of(target_of(move)))

    def redeal_hidden(self, game: Game, seat: int, rng: Rng) -> None:
        """Deal again the choices that a seat has not seen yet."""
        for at in range(len(self.chosen)):
            owner = game.owner[self.chosen[at]]
            if owner != seat:
                mates = [f for f in game.ring if game.owner[f] == owner]
                self.chosen[at] = mates[rng.below(len(mates))]

    def refusal(self, game: Game, move: int) -> str:
        return "one_of_your_own"

    def fields(self) -> tuple[object, ...]:
        return (self.seats[:], self.chosen[:])


class Placing(Frame[Game]):
    """T74: a card in play goes to the opponent, who chooses the figure that gets it."""

    __slots__ = ("card", "me", "places")

    def __init__(self, me: int, card: int, places: list[int]) -> None:
        self.me = me
        self.card = card
        self.places = places

    def step(self, game: Game) -> None:
        moves = [encode(PICK, -1, figure_target(f)) for f in self.places]
        game.ask(game.owner[self.places[0]], "place", moves)

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        game.pass_on(self.card, self.me, figure_of(target_of(move)))

    def refusal(self, game: Game, move: int) -> str:
        return "one_of_your_own"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card, self.places[:])

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card}
