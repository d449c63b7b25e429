"""Resources: used up, and with the right character used twice (D169, D199, D212)."""

from __future__ import annotations

from sixgun.duel.flow.draws import take_cards
from sixgun.duel.flow.hit import Hit
from sixgun.duel.game import CONSEQUENCE, Game
from sixgun.engine import CardFrame, FigureFrame, Frame
from sixgun.engine.events import CARD_USED
from sixgun.engine.moves import (
    DISCARD,
    JUST_PASS,
    PASS,
    USE,
    card_of,
    encode,
    target_of,
    verb_of,
)

__all__ = ["Again", "Encore", "SecondCard", "spend_against", "use_resource"]


def use_resource(game: Game, me: int, card: int, target: int) -> None:
    """Use a Resource in its owner's turn."""
    if game.emits_events:
        game.events.append((CARD_USED, game.everyone, me, card, -1, -1))
    note_use(game, me, card)
    if may_repeat(game, me):
        game.push(Encore(me, card, target))
    else:
        spend(game, me, card, target, -1)


def note_use(game: Game, me: int, card: int) -> None:
    """Record that a player with one fresh Resource a turn has used it (D201)."""
    if card in game.fresh and game.character[me].uses_fresh:
        game.mark_used(me)


def may_repeat(game: Game, me: int) -> bool:
    able = game.character[me].repeats_uses and not game.has_used(me)
    return able and len(game.hand(me)) > 0


def spend(game: Game, me: int, card: int, target: int, paid: int) -> None:
    """Discard it and let it take effect."""
    kind = game.kind[card]
    kind.spent(game, me, card, target, paid)
    game.character[me].after_resource_used(game, me)
    kind.use(game, me, card, target)


def spend_against(game: Game, me: int, card: int, hit: Hit) -> None:
    """Use a Resource against a hit at its bearer: an avoid, and a card at once (D185)."""
    note_use(game, me, card)
    game.discard_from_play(me, card)
    game.character[me].after_resource_used(game, me)
    hit.parry()
    if may_repeat(game, me):
        game.push(SecondCard(me))
    else:
        take_cards(game, game.owner[me], 1)


class Encore(Frame[Game]):
    """A Resource is being used: the player may pay a hand card to use it twice."""

    __slots__ = ("card", "me", "target")

    def __init__(self, me: int, card: int, target: int) -> None:
        self.me = me
        self.card = card
        self.target = target

    def step(self, game: Game) -> None:
        moves = [encode(DISCARD, card) for card in game.hand(self.me)]
        game.ask(game.owner[self.me], "repeat", [*moves, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        me = self.me
        paid = -1
        if verb_of(move) != PASS:
            paid = card_of(move)
            game.mark_used(me)
            if game.kind[self.card].repeats():
                # The repetition waits until the first use and its eliminations are over.
                origin = game.facts.first_character + game.character[me].no
                game.queue.append((CONSEQUENCE, origin, me, self.card, -1))
        spend(game, me, self.card, self.target, paid)

    def refusal(self, game: Game, move: int) -> str:
        return "pay_or_pass"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card, self.target)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card}


class Again(CardFrame[Game]):
    """The effect of a Resource is repeated, with a new target."""

    def step(self, game: Game) -> None:
        kind = game.kind[self.card]
        targets = kind.aim_in_play.options(game, self.me)
        if not targets:
            game.pop()
            return
        moves = [encode(USE, self.card, target) for target in targets]
        game.ask(game.owner[self.me], "again", moves)

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        game.kind[self.card].use(game, self.me, self.card, target_of(move))

    def refusal(self, game: Game, move: int) -> str:
        return game.kind[self.card].aim_in_play.refusal(game, self.me, target_of(move)) or "not_now"


class SecondCard(FigureFrame[Game]):
    """An avoiding Resource was used: the player may pay a hand card at once to repeat its
    effect."""

    def step(self, game: Game) -> None:
        hand = game.hand(self.me)
        moves = [game.facts.discard_moves[card] for card in hand]
        game.ask(game.owner[self.me], "repeat", [*moves, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        seat = game.owner[self.me]
        if verb_of(move) == PASS:
            take_cards(game, seat, 1)
            return
        game.mark_used(self.me)
        game.discard(seat, card_of(move))
        game.spare_avoid = self.me
        take_cards(game, seat, 2)

    def refusal(self, game: Game, move: int) -> str:
        return "pay_or_pass"
