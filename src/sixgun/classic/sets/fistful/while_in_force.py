"""Events that change a rule as long as they are in force."""

from __future__ import annotations

from sixgun.classic.cards import Card
from sixgun.classic.event_cards import EventCard
from sixgun.classic.flow import Shot, counts_as_bang, list_bangs, shoot, start_shot
from sixgun.classic.game import Game
from sixgun.classic.targets import Targets
from sixgun.engine import Frame, HandConstraint
from sixgun.engine.moves import (
    DISCARD,
    card_of,
    card_target,
    figure_of,
    target_card_of,
    target_of,
    verb_of,
)

__all__ = ["Ambush", "Lasso", "Ricochet", "Sniper", "TheJudge"]


class Ambush(EventCard):
    id = "ambush"
    name = "Ambush"
    words = "Any two players are at distance 1, before cards and abilities change it."
    rulings = ("R235", "R236")
    all_adjacent = True


class Lasso(EventCard):
    id = "lasso"
    name = "Lasso"
    words = "Cards in play do nothing."
    rulings = ("R246", "R247", "R248")
    disables_cards = True


class TheJudge(EventCard):
    id = "the_judge"
    name = "The Judge"
    words = "Players cannot put cards into play."
    rulings = ("R270", "R271")

    def forbids(self, game: Game, me: int, card: int, kind: Card) -> str:
        return "nothing_into_play_now" if kind.lies_in_play else ""


class Ricochet(EventCard):
    id = "ricochet"
    name = "Ricochet"
    words = (
        "In their turn a player may discard BANG! cards to shoot at cards in play before others: "
        "each is discarded unless its owner uses a Missed! effect."
    )
    rulings = ("R259", "R260", "R261", "R262")

    def list_moves(self, game: Game, me: int, moves: list[int]) -> None:
        bangs: list[int] = []
        list_bangs(game, me, bangs)
        for figure in game.others(me):
            for card in game.in_play[figure]:
                for bang in bangs:
                    moves.append(bang + card_target(card))

    def choose(self, game: Game, me: int, move: int) -> None:
        bang = card_of(move)
        wanted = target_card_of(target_of(move))
        owner = game.bearer(wanted)
        game.discard(game.owner[me], bang)
        if not game.is_unaffected(owner, me, bang):
            start_shot(game, Glance(me, owner, bang, 1, False, [], wanted))

    def refusal(self, game: Game, me: int, move: int) -> str:
        if verb_of(move) != DISCARD or not target_of(move):
            return ""
        if card_of(move) not in game.hand(me):
            return "not_in_hand"
        if game.bearer(target_card_of(target_of(move))) in (-1, me):
            return "no_such_target"
        return "no_bang_card"


class Glance(Shot):
    """A shot at a card in play."""

    __slots__ = ("wanted",)

    def __init__(
        self,
        by: int,
        target: int,
        card: int,
        needed: int,
        from_hand: bool,
        used: list[int],
        wanted: int,
    ) -> None:
        super().__init__(by, target, card, needed, from_hand, used)
        self.wanted = wanted

    def after_hit(self, game: Game) -> None:
        if self.wanted in game.in_play[self.target]:
            game.discard_from_play(self.target, self.wanted)

    def fields(self) -> tuple[object, ...]:
        return (*super().fields(), self.wanted)

    def facts(self) -> dict[str, int]:
        return {**super().facts(), "wanted": self.wanted}


class Sniper(EventCard):
    id = "sniper"
    name = "Sniper"
    words = (
        "In their turn a player may discard two BANG! cards together for one shot at a player "
        "their weapon reaches. It takes two Missed! effects to cancel it."
    )
    rulings = ("R267", "R268", "R269")

    def list_moves(self, game: Game, me: int, moves: list[int]) -> None:
        bangs: list[int] = []
        list_bangs(game, me, bangs)
        if len(bangs) < 2 or (game.facts.house.one_snipe and self.is_spent(game, me)):
            return
        for target in Targets.OTHER_IN_REACH.options(game, me):
            for bang in bangs:
                moves.append(bang + target)

    def is_spent(self, game: Game, me: int) -> bool:
        """R268, by the house rule: it is the turn's BANG!."""
        limit = game.ability[me].bang_limit(game, me)
        return not game.unlimited[me] and 0 <= limit <= game.bangs

    def choose(self, game: Game, me: int, move: int) -> None:
        if game.facts.house.one_snipe:
            game.bangs += 1
        game.discard(game.owner[me], card_of(move))
        game.push(Second(me, card_of(move), target_of(move)))

    def refusal(self, game: Game, me: int, move: int) -> str:
        if verb_of(move) != DISCARD or not target_of(move):
            return ""
        if card_of(move) not in game.hand(me):
            return "not_in_hand"
        if game.facts.house.one_snipe and self.is_spent(game, me):
            return "bang_limit"
        return Targets.OTHER_IN_REACH.refusal(game, me, target_of(move)) or "two_bangs_wanted"


class Second(Frame[Game]):
    """The second BANG! card of the pair."""

    __slots__ = ("card", "me", "target")

    lapses = True  # T127: a single one is not a shot

    def __init__(self, me: int, card: int, target: int) -> None:
        self.me = me
        self.card = card
        self.target = target

    def step(self, game: Game) -> None:
        bangs: list[int] = []
        list_bangs(game, self.me, bangs)
        game.ask(game.owner[self.me], "second_bang", bangs)

    def hand_constraint(self, game: Game) -> HandConstraint:
        """Only a player with a pair can start."""
        fits = [counts_as_bang(game, self.me, card) for card in range(len(game.known))]
        return HandConstraint(game.hand(self.me), fits, 1)

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        game.discard(game.owner[self.me], card_of(move))
        shoot(game, self.me, figure_of(self.target), self.card, 2, card_of(move))

    def refusal(self, game: Game, move: int) -> str:
        return "no_bang_card"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card, self.target)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card, "target": figure_of(self.target)}
