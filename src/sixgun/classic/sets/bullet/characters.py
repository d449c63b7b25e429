"""The three characters of The Bullet."""

from __future__ import annotations

from sixgun.classic.cards import Card
from sixgun.classic.characters import Character
from sixgun.classic.game import Game
from sixgun.classic.sets.base.supplies import GeneralStore
from sixgun.engine import Frame
from sixgun.engine.moves import GIVE, card_of, encode, figure_target

__all__ = ["ClausTheSaint", "JohnnyKisch", "UncleWill"]


class UncleWill(Character):
    id = "uncle_will"
    name = "Uncle Will"
    words = "Once in his turn he may play any card of his hand as a General Store."
    rulings = ("R145", "R173", "R222")

    def plays_as(self, game: Game, me: int, card: int) -> list[Card]:
        if me != game.active or game.acted:
            return []
        store = game.facts.kind_by_id[GeneralStore.id]
        return [] if game.kind[card] is store else [store]

    def played_as(self, game: Game, me: int, kind: Card) -> None:
        game.acted += 1


class JohnnyKisch(Character):
    id = "johnny_kisch"
    name = "Johnny Kisch"
    words = "When he puts a card into play, all other cards of that name in play are discarded."
    rulings = ("R174", "R175", "R176", "R177")

    def after_card_laid(self, game: Game, me: int, card: int) -> None:
        kind = game.kind[card].no
        for figure in [me, *game.others(me)]:
            for other in game.in_play[figure][:]:
                if other != card and game.kind[other].no == kind:
                    game.discard_from_play(figure, other)


class ClausTheSaint(Character):
    id = "claus_the_saint"
    name = 'Claus "The Saint"'
    words = (
        "Draws one card more than there are players, gives one of them to each other player and "
        "keeps the rest."
    )
    life = 3
    rulings = ("R178", "R179", "R180", "R216", "R219")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        others = [figure for figure in game.others(me) if not game.has_left(figure)]
        for _ in range(len(others) + count):
            card = game.lift_in_phase_1(me)
            if card < 0:
                break
            game.aside.append(card)
        given = max(len(game.aside) - count, 0)  # R180: their own come first
        game.push(Presents(me, others[:given], game.aside[:]))


class Presents(Frame[Game]):
    """Each player in turn gets one of the cards looked at; the rest stay."""

    __slots__ = ("looked_at", "me", "queue")

    lapses = True

    def __init__(self, me: int, queue: list[int], looked_at: list[int]) -> None:
        self.me = me
        self.queue = queue
        self.looked_at = looked_at

    def step(self, game: Game) -> None:
        seat = game.owner[self.me]
        while self.queue and game.has_left(self.queue[0]):
            self.queue.pop(0)
        if self.queue:
            target = figure_target(self.queue[0])
            game.ask(seat, "present", [encode(GIVE, card, target) for card in game.aside])
            return
        for card in self.looked_at:
            if card in game.aside:
                game.take_from_aside(seat, card)
        game.pop()

    def choose(self, game: Game, move: int) -> None:
        other = self.queue.pop(0)
        game.give_from_aside(game.owner[other], game.owner[self.me], card_of(move))

    def player_left(self, game: Game, seat: int) -> None:
        """T127: cards drawn and not given away stay in the hand."""
        if seat == game.owner[self.me]:
            game.hands[seat].extend(game.aside)
            game.aside.clear()

    def refusal(self, game: Game, move: int) -> str:
        return "give_one_of_these"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.queue[:], self.looked_at[:])

    def replace_cards(self, replacement: list[int]) -> None:
        self.looked_at = [replacement[card] for card in self.looked_at]

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "target": self.queue[0] if self.queue else -1}
