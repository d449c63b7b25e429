"""What a seat expects the others to think after a move of its own."""

from __future__ import annotations

import pytest

from sixgun.bots import Policy, Reason, seat_bot
from sixgun.bots.classic.beliefs import Beliefs
from sixgun.bots.classic.gunslinger import Gunslinger
from sixgun.bots.classic.role_inference import RoleInference
from sixgun.bots.marshal import Marshal
from sixgun.classic import Game, View, view
from sixgun.classic.roles import OUTLAW, SHERIFF
from sixgun.engine import visible_events
from sixgun.testing import table
from tests.bots.classic.role_observers import EVERYTHING, WatchedGame, WatchingSeat, flat


def expected(inference: RoleInference, game: Game, move: int) -> list[Beliefs]:
    """By seat: what all will think after this move of the one who is asked."""
    after = game.clone()
    after.emits_events = True
    after.make_move(move)
    events = visible_events((inference.seat + 1) % game.seats, after.events)
    return inference.predict_beliefs(view(game, inference.seat), events).by_seat(game)


@pytest.mark.parametrize("players", [4, 5, 7])
def test_predicted_beliefs_match_real_ones(players: int) -> None:
    watched = WatchedGame(players, 10 + players, "detective", EVERYTHING)
    game = watched.game
    compared = 0
    while not game.over:
        seat, shown = game.seat, watched.shown()
        move = watched.seated_bots[seat].choose_move()
        inferences = expected(watched.inferences[seat], game, move)
        watched.make(move)
        if watched.shown() != shown:
            continue  # random outcomes cannot be predicted
        for other in range(players):
            if other not in game.graves:
                now = watched.inferences[other].beliefs(view(game, other))
                assert flat(inferences[other].chances) == pytest.approx(flat(now.chances))
                compared += 1
    assert compared > 200


def test_shooting_the_sheriff_makes_you_a_suspected_outlaw() -> None:
    ann, bob, cal, *_ = table(players=5)
    bob.is_playing().holds("bang")
    watcher = WatchingSeat(bob)
    before = watcher.chances()
    shots = [move for move in watcher.game.moves if watcher.targets(move) == ann.figure]

    inferences = expected(watcher.inference, watcher.game, shots[0])

    assert inferences[cal.seat].chances[bob.seat][OUTLAW] > 0.6
    assert inferences[ann.seat].chances[ann.seat][SHERIFF] == 1.0
    assert inferences[bob.seat].chances[bob.seat] == before[bob.seat]
    assert watcher.chances() == before


def test_with_three_players_nothing_is_hidden() -> None:
    ann, bob, _ = table(players=3)
    ann.is_playing().holds("bang")
    watcher = WatchingSeat(ann)
    shots = [move for move in watcher.game.moves if watcher.targets(move) == bob.figure]

    inferences = expected(watcher.inference, watcher.game, shots[0])

    roles = [[row.index(1.0) for row in inference.chances] for inference in inferences]
    assert roles == [watcher.game.role] * 3


class Overheard(Policy[View, Beliefs]):
    """A gunslinger who notes what everybody believed who was in his place."""

    def __init__(self, game: Game) -> None:
        self.real = Gunslinger(game.facts)
        self.notes: list[tuple[int, Beliefs]] = []

    def score_moves(self, view: View, beliefs: Beliefs) -> list[float]:
        self.notes.append((view.cards.asked, beliefs))
        return self.real.score_moves(view, beliefs)

    def explain_move(self, view: View, beliefs: Beliefs, move: int) -> Reason:
        return self.real.explain_move(view, beliefs, move)


def test_in_a_playout_everybody_knows_only_their_own_role() -> None:
    *_, dot, _ = table(players=5)
    dot.is_playing().holds("bang", "beer", "duel", "panic")
    game = WatchingSeat(dot).game
    seated = seat_bot(game, dot.seat, "marshal:nodes=60")
    marshal = seated.bot
    assert isinstance(marshal, Marshal)
    marshal.policy = policy = Overheard(game)

    seated.choose_move()

    assert len({seat for seat, _ in policy.notes}) == 5
    for seat, beliefs in policy.notes:
        assert max(beliefs.chances[seat]) == 1.0
        hidden = [row for other, row in enumerate(beliefs.chances) if other not in (0, seat)]
        assert max(max(row) for row in hidden) < 1.0
