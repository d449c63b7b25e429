"""The events returned during a game are the whole event log."""

from __future__ import annotations

import sixgun
from sixgun.engine import Rng


def test_the_events_of_all_moves_are_the_whole_log() -> None:
    game = sixgun.new_game("classic", players=5, seed=8)
    rng = Rng.from_seed(8)
    events = game.events_for(2)

    while (decision := game.decision) is not None:
        game.apply(decision.moves[rng.below(len(decision.moves))])
        events += game.events_for(2, len(events))

    assert events == game.events_for(2)
