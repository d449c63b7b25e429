"""The invariants of a game of BANG!, checked at every decision."""

from __future__ import annotations

from sixgun.classic import Game, view
from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.flow.life import LayDown, Shares
from sixgun.classic.game import CARDS_LEFT
from sixgun.engine import Rng
from tests import invariants
from tests.invariants import check_cards, check_clone, check_determinize, check_refusals

__all__ = [
    "check_absent",
    "check_life",
    "check_moment",
    "check_money",
    "check_pickle",
    "check_refusals",
    "knowledge_observer",
]


def check_moment(game: Game, rng: Rng) -> None:
    """Cards are conserved, life is within bounds, players who left do nothing, a clone plays on
    alike, no seat sees too much."""
    check_cards(game)
    check_life(game)
    check_absent(game)
    check_money(game)
    check_clone(game, rng)
    for seat in range(game.seats + 1):
        check_determinize(game, seat, rng, view)


def check_life(game: Game) -> None:
    """Life is within its bounds; a player who is out has nothing, unless they are just leaving."""
    going = [
        frame.facts()["figure"]
        for frame in game.stack
        if type(frame).__name__ in ("Dying", "Elimination", "Fading")
    ]
    cards_stay = game.facts.variant.players == (2,)
    claimed = [waiting[0] for waiting in game.pending if waiting[1] == CARDS_LEFT]  # R92
    claimed += [frame.fallen for frame in game.stack if isinstance(frame, Shares)]
    claimed += [frame.me for frame in game.stack if isinstance(frame, LayDown)]
    for figure in range(len(game.owner)):
        if figure in going or not game.ring:
            continue
        inside = figure in game.ring
        least = 1 if inside and not game.is_ghost(figure) else 0
        assert least <= game.life[figure] <= game.max_life[figure]
        if not (inside or cards_stay or figure in claimed):
            assert not game.in_play[figure]
            assert not game.hands[figure]


def check_absent(game: Game) -> None:
    """Players who have left are not asked and hold no card; no ability and no card in play works
    for them (R299, R300)."""
    assert game.over or not (game.absent >> game.seat) & 1
    if game.facts.variant.players == (2,):
        return  # over at once
    for figure in game.ring:
        if game.has_left(figure):
            assert not game.hand(figure)
            assert game.ability[figure] is NO_ABILITY
            assert not game.working_cards(figure)


def check_money(game: Game) -> None:
    """Money paid has left the purse, and no player has paid more than they had (T16, T24)."""
    if not game.paid:
        return
    purses = game.facts.config.purses or (2000,) * game.seats
    paid = [max(amount, 0) for amount in game.paid]
    assert all(0 <= amount <= purse for amount, purse in zip(paid, purses, strict=True))
    assert all(amount % 100 == 0 for amount in paid)
    assert (min(game.paid) < 0) == bool(game.purse)
    taken = [who.id for who, amount in zip(game.character, game.paid, strict=True) if amount >= 0]
    assert len(set(taken)) == len(taken)
    if game.purse:
        left = [sum(both) for both in zip(game.purse, paid, strict=True)]
        assert left == list(purses)


def check_pickle(game: Game, rng: Rng) -> None:
    invariants.check_pickle(game, rng, view)


def knowledge_observer(game: Game) -> invariants.KnowledgeObserver:
    """An observer that follows this game from outside."""
    return invariants.KnowledgeObserver(game, view, ("store", "flip"), ("keep", "present"))
