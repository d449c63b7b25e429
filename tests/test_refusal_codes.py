"""At each decision, every conceivable move is either listed or refused with a code."""

from __future__ import annotations

import pytest

from sixgun import classic, duel
from sixgun.engine import Rng
from sixgun.engine.moves import VERBS, card_of, encode, target_of
from tests.dealing import AnyConfig, AnyGame, deal

CONFIGS: tuple[AnyConfig, ...] = (
    classic.Config(players=4, ask_forced=True),
    classic.Config(players=7, ask_forced=True),
    *(duel.Config(mode=mode, ask_forced=True) for mode in duel.MODES),
)


def near_moves(game: AnyGame) -> list[int]:
    """Moves one step beside the listed ones: another verb, another target, another kind."""
    cards = {card_of(move) for move in game.moves} | set(game.hands[game.seat]) | {-1}
    targets = {target_of(move) for move in game.moves} | {0, 1, 2}
    verbs = range(1, len(VERBS))
    moves = [encode(verb, card, target) for verb in verbs for card in cards for target in targets]
    return moves + [encode(1, card, 0, kind) for card in cards for kind in (0, 1)]


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_an_unlisted_move_is_refused_with_a_code(number: int) -> None:
    rng = Rng.from_seed(number)
    for seed in range(8):
        game = deal(CONFIGS[number], seed, emits_events=False)
        while not game.over:
            for move in near_moves(game):
                refusal = game.why_not(move)
                assert (refusal is None) == (move in game.moves)
                assert refusal is None or refusal.code
            game.choose_at(rng.below(len(game.moves)))
