"""Each decision, each move built from what lies on the table: listed, or refused with a code."""

from __future__ import annotations

import pytest

from sixgun.classic import Config, Game, new_game
from sixgun.engine import Rng
from sixgun.engine.moves import VERBS, card_of, encode, target_of


def near_moves(game: Game) -> list[int]:
    """Moves one step beside the listed ones: another verb, another target, another kind."""
    cards = {card_of(move) for move in game.moves} | set(game.hands[game.seat]) | {-1}
    targets = {target_of(move) for move in game.moves} | {0, 1, 2}
    verbs = range(1, len(VERBS))
    moves = [encode(verb, card, target) for verb in verbs for card in cards for target in targets]
    return moves + [encode(1, card, 0, kind) for card in cards for kind in (0, 1)]


@pytest.mark.parametrize("players", [4, 7])
def test_a_move_beside_the_listed_ones_is_refused_with_a_code(players: int) -> None:
    luck = Rng.from_seed(players)
    for seed in range(12):
        game = new_game(Config(players=players, ask_forced=True), seed, telling=False)
        while not game.over:
            for move in near_moves(game):
                refusal = game.why_not(move)
                assert (refusal is None) == (move in game.moves)
                assert refusal is None or refusal.code
            game.choose_at(luck.below(len(game.moves)))
