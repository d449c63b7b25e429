"""What a seat expects the others to think after a move of its own."""

from __future__ import annotations

import pytest

from sixgun.bots import Policy, Reason, sit
from sixgun.bots.classic.beliefs import Beliefs
from sixgun.bots.classic.gunslinger import Gunslinger
from sixgun.bots.classic.suspicion import Suspicion
from sixgun.bots.marshal import Marshal
from sixgun.classic import Game, View, view
from sixgun.classic.roles import OUTLAW, SHERIFF
from sixgun.engine import told_to
from sixgun.testing import table
from tests.bots.classic.sleuth import EVERYTHING, Court, Sleuth, flat


def expected(mind: Suspicion, game: Game, move: int) -> list[Beliefs]:
    """By seat: what all will think after this move of the one who is asked."""
    after = game.clone()
    after.telling = True
    after.make(move)
    told = told_to((mind.seat + 1) % game.seats, after.events)
    return mind.minds(view(game, mind.seat), told).of(game)


@pytest.mark.parametrize("players", [4, 5, 7])
def test_what_is_expected_of_the_others_comes_true(players: int) -> None:
    court = Court(players, 10 + players, "detective", EVERYTHING)
    game = court.game
    compared = 0
    while not game.over:
        seat, shown = game.seat, court.shown()
        move = court.chairs[seat].move()
        minds = expected(court.minds[seat], game, move)
        court.make(move)
        if court.shown() != shown:
            continue  # what comes out by chance is not foreseen
        for other in range(players):
            if other not in game.graves:
                now = court.minds[other].beliefs(view(game, other))
                assert flat(minds[other].chances) == pytest.approx(flat(now.chances))
                compared += 1
    assert compared > 200


def test_who_shoots_at_the_sheriff_will_be_taken_for_an_outlaw() -> None:
    ann, bob, cal, *_ = table(players=5)
    bob.is_playing().holds("bang")
    sleuth = Sleuth(bob)
    before = sleuth.chances()
    shots = [move for move in sleuth.game.moves if sleuth.targets(move) == ann.figure]

    minds = expected(sleuth.mind, sleuth.game, shots[0])

    assert minds[cal.seat].chances[bob.seat][OUTLAW] > 0.6
    assert minds[ann.seat].chances[ann.seat][SHERIFF] == 1.0
    assert minds[bob.seat].chances[bob.seat] == before[bob.seat]
    assert sleuth.chances() == before


def test_with_three_players_there_is_nothing_to_think() -> None:
    ann, bob, _ = table(players=3)
    ann.is_playing().holds("bang")
    sleuth = Sleuth(ann)
    shots = [move for move in sleuth.game.moves if sleuth.targets(move) == bob.figure]

    minds = expected(sleuth.mind, sleuth.game, shots[0])

    roles = [[row.index(1.0) for row in mind.chances] for mind in minds]
    assert roles == [sleuth.game.role] * 3


class Overheard(Policy[View, Beliefs]):
    """A gunslinger who notes what everybody believed who was in his place."""

    def __init__(self, game: Game) -> None:
        self.real = Gunslinger(game.facts)
        self.notes: list[tuple[int, Beliefs]] = []

    def weigh(self, view: View, beliefs: Beliefs) -> list[float]:
        self.notes.append((view.cards.asked, beliefs))
        return self.real.weigh(view, beliefs)

    def reason(self, view: View, beliefs: Beliefs, move: int) -> Reason:
        return self.real.reason(view, beliefs, move)


def test_in_a_playout_everybody_knows_his_own_role_and_nobody_elses() -> None:
    *_, dot, _ = table(players=5)
    dot.is_playing().holds("bang", "beer", "duel", "panic")
    game = Sleuth(dot).game
    chair = sit(game, dot.seat, "marshal:nodes=60")
    marshal = chair.bot
    assert isinstance(marshal, Marshal)
    marshal.policy = policy = Overheard(game)

    chair.move()

    assert len({seat for seat, _ in policy.notes}) == 5
    for seat, beliefs in policy.notes:
        assert max(beliefs.chances[seat]) == 1.0
        hidden = [row for other, row in enumerate(beliefs.chances) if other not in (0, seat)]
        assert max(max(row) for row in hidden) < 1.0
