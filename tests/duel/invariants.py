"""The invariants of a game of The Duel, checked at every decision."""

from __future__ import annotations

from sixgun.duel import Game, view
from sixgun.engine import Rng
from tests import invariants
from tests.invariants import check_cards, check_clone, check_determinize, check_refusals

__all__ = ["check_moment", "check_pickle", "check_refusals", "knowledge_observer"]


def check_moment(game: Game, rng: Rng) -> None:
    """Cards are conserved, figures are in order, a clone plays on alike, no seat sees too much."""
    check_cards(game)
    check_figures(game)
    check_clone(game, rng)
    for seat in range(game.seats + 1):
        check_determinize(game, seat, rng, view)


def check_figures(game: Game) -> None:
    """Life is within its bounds, every front figure exists, no character is in two places."""
    for figure in range(len(game.owner)):
        assert 0 <= game.life[figure] <= game.max_life[figure] or figure not in game.ring
        assert figure in game.ring or not game.in_play[figure]
    for seat in range(game.seats):
        assert game.owner[game.front[seat]] == seat
        assert game.over or game.front[seat] in game.ring
        assert len(game.decks[seat]) == 0 or game.source[seat] == seat
    playing = [game.character[f].no for f in game.ring if game.life[f] > 0]
    everybody = playing + game.graves + [number for pile in game.reserve for number in pile]
    assert len(set(everybody)) == len(everybody)


def check_pickle(game: Game, rng: Rng) -> None:
    invariants.check_pickle(game, rng, view)


def knowledge_observer(game: Game) -> invariants.KnowledgeObserver:
    """An observer that follows this game from outside."""
    return invariants.KnowledgeObserver(game, view, ("store", "reveal", "on_top"), ("look",))
