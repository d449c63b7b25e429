"""Events that change phase 1, or what follows from it."""

from __future__ import annotations

from sixgun.classic.event_cards import EventCard
from sixgun.classic.game import Game
from sixgun.classic.sets.fistful.required_card import (
    filter_moves_for_required,
    payable_beside_required,
    withheld_required_card,
)
from sixgun.classic.suits import DIAMONDS, HEARTS
from sixgun.engine import FlipOdds, Frame
from sixgun.engine.events import CARD_TAKEN, CARD_TURNED_UP, PASSED, WORD_NAMED
from sixgun.engine.moves import (
    BLACK,
    DISCARD,
    END,
    JUST_PASS,
    JUST_USE,
    NAME,
    PASS,
    PLAY,
    RED,
    USE,
    card_of,
    encode,
    target_of,
    verb_of,
)

__all__ = ["AbandonedMine", "HardLiquor", "LawOfTheWest", "Peyote", "Ranch"]


class AbandonedMine(EventCard):
    id = "abandoned_mine"
    name = "Abandoned Mine"
    words = (
        "Phase 1 draws from the discards as long as there are any; phase 3 discards face down "
        "onto the deck."
    )
    rulings = ("R230", "R231", "R232", "R233", "R234")
    from_discards = True

    def discard_excess(self, game: Game, me: int, card: int) -> None:
        game.bury(game.owner[me], card)


class HardLiquor(EventCard):
    id = "hard_liquor"
    name = "Hard Liquor"
    words = "A player may give up phase 1 to regain 1 life."
    rulings = ("R244", "R245")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        if game.is_wounded(me) or game.facts.house.dry_liquor:
            game.push(Bottle(me, count))
        else:
            game.ability[me].draw_phase(game, me, count)


class Bottle(Frame[Game]):
    """Drink or draw."""

    __slots__ = ("count", "me")

    lapses = True  # T127: neither

    def __init__(self, me: int, count: int) -> None:
        self.me = me
        self.count = count

    def step(self, game: Game) -> None:
        game.ask(game.owner[self.me], "liquor", [JUST_USE, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        if verb_of(move) == PASS:
            game.ability[self.me].draw_phase(game, self.me, self.count)
        else:
            game.heal(self.me, 1)

    def refusal(self, game: Game, move: int) -> str:
        return "use_or_pass"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.count)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


class LawOfTheWest(EventCard):
    """Its note is the card that was shown."""

    id = "law_of_the_west"
    name = "Law of the West"
    words = "A player shows the second card of phase 1, and must play it in phase 2 if they can."
    rulings = ("R9", "R249", "R250", "R251", "R252", "R253")

    def turn_starts(self, game: Game, me: int) -> None:
        game.note = -1

    def after_draw(self, game: Game, me: int, held: int) -> None:
        hand = game.hand(me)
        if len(hand) < held + 2:
            return
        seat = game.owner[me]
        game.note = hand[held + 1]
        game.show(seat, game.note)

    def before_play(self, game: Game, me: int, card: int) -> None:
        """R253: the duty is done, even if the card comes back."""
        if card == game.note:
            game.note = -1

    def allowed_moves(self, game: Game, me: int, moves: list[int]) -> list[int]:
        return filter_moves_for_required(game, me, game.note, moves)

    def payable(self, game: Game, me: int, cards: list[int]) -> list[int]:
        return payable_beside_required(game, me, game.note, cards)

    def withheld_card(self, game: Game, me: int, paid: list[int]) -> int:
        return withheld_required_card(game, me, game.note, paid)

    def refusal(self, game: Game, me: int, move: int) -> str:
        bound = game.note >= 0 and verb_of(move) in (PLAY, USE, END)
        return "the_law_of_the_west" if bound else ""


class Peyote(EventCard):
    id = "peyote"
    name = "Peyote"
    words = (
        "Instead of drawing, a player guesses the colour of the top card. If they are right, they "
        "keep it and may guess again; if not, it is discarded and phase 1 is over."
    )
    rulings = ("R254", "R255", "R256")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.push(Vision(me, False))


class Vision(Frame[Game]):
    """Guess red or black."""

    __slots__ = ("may_stop", "me")

    lapses = True  # T127: no card is turned up

    def __init__(self, me: int, may_stop: bool) -> None:
        self.me = me
        self.may_stop = may_stop

    def step(self, game: Game) -> None:
        seat = game.owner[self.me]
        if not (game.decks[game.source[seat]] or game.discards):
            game.pop()
            return
        moves = [encode(NAME, -1, RED), encode(NAME, -1, BLACK)]
        if self.may_stop:
            moves.append(JUST_PASS)
        game.ask(seat, "guess", moves)

    def choose(self, game: Game, move: int) -> None:
        seat = game.owner[self.me]
        if verb_of(move) == PASS:
            game.pop()
            if game.emits_events:
                game.events.append((PASSED, 0, seat, -1, -1, -1))
            return
        card = game.turn_over(game.source[seat])
        if game.emits_events:
            game.events.append((WORD_NAMED, 0, seat, target_of(move), -1, -1))
            game.events.append((CARD_TURNED_UP, game.everyone, seat, card, -1, -1))
        if not self.is_right(game, move, card):
            game.discards.append(card)
            game.pop()
            return
        game.hands[seat].append(card)
        if game.emits_events:
            game.events.append((CARD_TAKEN, game.everyone, seat, card, -2, -1))
        self.may_stop = not game.facts.house.guess_on  # R255

    def is_right(self, game: Game, move: int, card: int) -> bool:
        return (game.suit(card) in (HEARTS, DIAMONDS)) == (target_of(move) == RED)

    def odds(self, game: Game, move: int) -> FlipOdds | None:
        if verb_of(move) == PASS:
            return None
        good = [card for card in range(len(game.known)) if self.is_right(game, move, card)]
        return FlipOdds(game.source[game.owner[self.me]], 1, good)

    def refusal(self, game: Game, move: int) -> str:
        return "guess_a_colour"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.may_stop)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


class Ranch(EventCard):
    id = "ranch"
    name = "Ranch"
    words = "After phase 1 a player may discard any number of hand cards and draw as many, once."
    rulings = ("R257", "R258")

    def after_draw(self, game: Game, me: int, held: int) -> None:
        game.push(Swap(me, 0))


class Swap(Frame[Game]):
    """A player discards any number of cards, then draws as many."""

    __slots__ = ("me", "swapped")

    def __init__(self, me: int, swapped: int) -> None:
        self.me = me
        self.swapped = swapped

    def step(self, game: Game) -> None:
        seat = game.owner[self.me]
        if not game.hands[seat]:
            self.finish(game)
            return
        moves = [encode(DISCARD, card) for card in game.hands[seat]]
        game.ask(seat, "swap", [*moves, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        if verb_of(move) == PASS:
            self.finish(game)
            return
        self.swapped += 1
        game.discard(game.owner[self.me], card_of(move))

    def finish(self, game: Game) -> None:
        game.pop()
        if not game.has_left(self.me):  # T127
            game.draw(game.owner[self.me], self.swapped)

    def refusal(self, game: Game, move: int) -> str:
        return "not_in_hand"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.swapped)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "swapped": self.swapped}
