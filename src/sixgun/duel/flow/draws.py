"""Cards from a deck into a hand: every draw of the game goes through here."""

from __future__ import annotations

from sixgun.duel.game import Game
from sixgun.engine import Frame
from sixgun.engine.events import CARD_DISCARDED
from sixgun.engine.moves import (
    COMMON_DECK,
    DECK,
    DISCARD,
    DRAW,
    FIRST_DECK,
    JUST_PASS,
    PASS,
    PICK,
    card_of,
    encode,
    target_of,
    verb_of,
)

__all__ = ["DeckChoice", "Draws", "Looking", "MayDraw", "Surplus", "take_cards"]


def take_cards(game: Game, seat: int, count: int, at: int = -1) -> None:
    """A seat draws from its draw source (or another deck), looking at the cards first if it may
    (D206)."""
    for figure in game.working_figures(seat):
        if game.character[figure].may_look:
            game.push(Looking(seat, count, at, -1))
            return
    game.draw(seat, count, at)


class Looking(Frame[Game]):
    """The player looks at each card of a draw, and keeps it or exchanges it for the next one."""

    __slots__ = ("at", "card", "left", "seat")

    def __init__(self, seat: int, left: int, at: int, card: int) -> None:
        self.seat = seat
        self.left = left
        self.at = at  # the deck; -1: their own source
        self.card = card  # the card they look at; -1: none yet

    def step(self, game: Game) -> None:
        if self.card < 0:
            if self.left == 0:
                game.pop()
                return
            at = self.at if self.at >= 0 else game.source[self.seat]
            self.card = game.lift(at, self.seat)
            if self.card < 0:
                game.pop()
                return
            game.aside.append(self.card)
        card = game.aside[-1]  # the same, unless it was dealt again
        game.ask(self.seat, "look", [encode(PICK, card), encode(DISCARD, card)])

    def choose(self, game: Game, move: int) -> None:
        card = card_of(move)
        self.card = -1
        self.left -= 1
        if verb_of(move) == PICK:
            game.take_from_aside(self.seat, card)
            return
        game.aside.remove(card)
        game.discards.append(card)
        game.reveal(card, -1)
        if game.emits_events:
            game.events.append((CARD_DISCARDED, game.everyone, self.seat, card, -1, -1))
        game.draw(self.seat, 1, self.at)

    def refusal(self, game: Game, move: int) -> str:
        return "keep_or_discard_it"

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.left, self.at, self.card)

    def facts(self) -> dict[str, int]:
        return {"seat": self.seat, "left": self.left}


class MayDraw(Frame[Game]):
    """A player may draw or decline."""

    __slots__ = ("at", "count", "me")

    def __init__(self, me: int, count: int, at: int = -1) -> None:
        self.me = me
        self.count = count
        self.at = at

    def step(self, game: Game) -> None:
        moves = [encode(DRAW, -1, deck_word(game, self.at)), JUST_PASS]
        game.ask(game.owner[self.me], "may_draw", moves)

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        if verb_of(move) != PASS:
            take_cards(game, game.owner[self.me], self.count, self.at)

    def refusal(self, game: Game, move: int) -> str:
        return "draw_or_pass"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.count, self.at)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "left": self.count}


def deck_word(game: Game, at: int) -> int:
    """A deck as a target; -1 is the seat's own source."""
    if at < 0:
        return DECK
    return COMMON_DECK if at == game.seats else FIRST_DECK + at


class DeckChoice(Frame[Game]):
    """A player draws cards one by one, each from a deck of their choice (D195, D204)."""

    __slots__ = ("from_seats", "left", "seat")

    def __init__(self, seat: int, left: int, from_seats: list[int]) -> None:
        self.seat = seat
        self.left = left
        self.from_seats = from_seats  # the seats whose draw sources may be chosen

    def step(self, game: Game) -> None:
        if self.left == 0:
            game.pop()
            return
        decks = sorted({game.source[seat] for seat in self.from_seats})
        moves = [encode(DRAW, -1, deck_word(game, at)) for at in decks]
        game.ask(self.seat, "deck", moves)

    def choose(self, game: Game, move: int) -> None:
        self.left -= 1
        word = target_of(move)
        at = game.seats if word == COMMON_DECK else word - FIRST_DECK
        take_cards(game, self.seat, 1, at)

    def refusal(self, game: Game, move: int) -> str:
        return "draw_from_one_of_them"

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.left, self.from_seats[:])

    def facts(self) -> dict[str, int]:
        return {"seat": self.seat, "left": self.left}


class Draws(Frame[Game]):
    """Draw one card from the draw source of each of these seats, one after the other."""

    __slots__ = ("from_seats", "seat")

    def __init__(self, seat: int, from_seats: list[int]) -> None:
        self.seat = seat
        self.from_seats = from_seats

    def step(self, game: Game) -> None:
        if not self.from_seats:
            game.pop()
            return
        source = game.source[self.from_seats.pop(0)]
        take_cards(game, self.seat, 1, source)

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.from_seats[:])

    def facts(self) -> dict[str, int]:
        return {"seat": self.seat}


class Surplus(Frame[Game]):
    """Discard all but some of the cards drawn since then (D131, D162)."""

    __slots__ = ("keep", "seat", "since")

    def __init__(self, seat: int, since: int, keep: int) -> None:
        self.seat = seat
        self.since = since  # how many cards they held before
        self.keep = keep

    def step(self, game: Game) -> None:
        drawn = game.hands[self.seat][self.since :]
        if len(drawn) <= self.keep:
            game.pop()
            return
        game.ask(self.seat, "surplus", [game.facts.discard_moves[card] for card in drawn])

    def choose(self, game: Game, move: int) -> None:
        game.discard(self.seat, card_of(move))

    def refusal(self, game: Game, move: int) -> str:
        return "one_of_those_drawn"

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.since, self.keep)

    def facts(self) -> dict[str, int]:
        return {"seat": self.seat}
