"""LiveGame: views, decisions, moves and copies."""

from __future__ import annotations

import pickle

import pytest

import sixgun
from sixgun import BadConfig, IllegalMove, SixgunError
from sixgun.engine import Rng
from sixgun.engine.events import GameEnded
from sixgun.notation import write_move
from tests.engine.random_walks import play_random


def test_a_game_opens_at_the_first_decision_of_the_sheriff() -> None:
    game = sixgun.new_game("classic", players=5, seed=7, sheriff=3)

    decision = game.decision

    assert decision is not None
    assert (decision.seat, decision.name) == (3, "dot")
    assert game.ply == 0
    assert game.history == []
    assert game.result is None


def test_a_decision_lists_the_legal_moves_as_text() -> None:
    game = play_random(7, plies=10, players=5)
    decision = game.decision
    assert decision is not None

    assert [move.code for move in decision.moves] == game.kernel.moves
    assert decision.moves == [write_move(game.kernel, code) for code in game.kernel.moves]
    assert (decision.seat, decision.prompt) == (game.kernel.seat, game.kernel.prompt)


@pytest.mark.parametrize("form", ["move", "words", "number"])
def test_a_move_can_be_given_as_move_text_or_number(form: str) -> None:
    game = play_random(7, plies=10, players=5)
    twin = game.clone()
    decision = game.decision
    assert decision is not None
    move = decision.moves[0]

    game.apply(move)
    forms: dict[str, str | int] = {"move": move, "words": str(move), "number": move.code}
    twin.apply(forms[form])

    assert twin.kernel.digest() == game.kernel.digest()
    assert twin.history == game.history
    assert game.history[-1] == (decision.name, str(move))
    assert game.ply == 11


def test_apply_returns_the_new_events() -> None:
    game = play_random(7, plies=10, players=5)
    count = len(game.events)
    decision = game.decision
    assert decision is not None

    events = game.apply(decision.moves[0])

    assert events
    assert game.events[count:] == events


def test_only_the_asked_seat_may_move() -> None:
    game = sixgun.new_game("classic", players=4, seed=7, sheriff=0)
    before = game.kernel.digest()

    for seat in (1, 2, 3, 4, -1, 99):
        with pytest.raises(IllegalMove) as refused:
            game.apply("end", seat=seat)
        assert (refused.value.code, refused.value.facts) == ("not_your_decision", {"asked": "ann"})
    for garbage in ("ann", 0.0, b"0"):
        with pytest.raises(BadConfig, match="no_such_seat"):
            game.apply("end", seat=garbage)  # type: ignore[arg-type]
    assert game.kernel.digest() == before
    game.apply("end", seat=0)
    assert game.ply == 1


def test_a_legal_move_is_not_refused() -> None:
    game = play_random(7, plies=10, players=5)
    decision = game.decision
    assert decision is not None

    assert all(game.why_not(move) is None for move in decision.moves)
    assert all(game.why_not(move, seat=decision.seat) is None for move in decision.moves)


def test_a_reason_for_another_seat_never_depends_on_the_hand() -> None:
    game = sixgun.new_game("classic", players=4, seed=7, sheriff=0)

    for text in ("play beer-6H", "play bang-2C > bob", "end"):
        refusal = game.why_not(text, seat=1)
        assert refusal is not None
        assert refusal.code == "not_your_decision"


def test_a_finished_game_has_a_result_and_refuses_moves() -> None:
    game = play_random(7, players=5)

    assert game.decision is None
    assert game.result is not None
    assert game.result.winners
    assert set(game.result.roles) == {"ann", "bob", "cal", "dot", "eli"}
    for move in ("end", 0, "no move at all"):
        with pytest.raises(IllegalMove) as refused:
            game.apply(move)
        assert refused.value.code == "game_over"
    refusal = game.why_not("end")
    assert refusal is not None
    assert refusal.code == "game_over"


@pytest.mark.parametrize("seat", [-1, 6, 10**9])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    game = sixgun.new_game("classic", players=5, seed=7)

    for look in (game.view, game.events_for, lambda s: game.determinize(s, 1)):
        with pytest.raises(BadConfig) as refused:
            look(seat)
        assert (refused.value.code, refused.value.facts) == ("no_such_seat", {"seat": seat})


def test_a_clone_is_independent_of_its_game() -> None:
    game = play_random(7, plies=10, players=5)
    before = (game.kernel.digest(), game.history[:], game.events)
    twin = game.clone()
    assert (twin.kernel.digest(), twin.history, twin.events) == before

    rng = Rng.from_seed(1)
    while (decision := twin.decision) is not None:
        twin.apply(decision.moves[rng.below(len(decision.moves))])

    assert (game.kernel.digest(), game.history, game.events) == before
    assert twin.record().moves[:10] == game.record().moves
    assert sixgun.replay(twin.record()).kernel.digest() == twin.kernel.digest()


def test_a_clone_has_the_same_events_as_its_game() -> None:
    game = play_random(7, plies=10, players=5)
    twin = game.clone()

    for _ in range(20):
        assert (decision := game.decision) is not None
        assert twin.apply(decision.moves[-1]) == game.apply(decision.moves[-1])
    assert twin.events == game.events


@pytest.mark.conformance
def test_a_game_can_be_pickled() -> None:
    game = play_random(7, plies=30, players=5)

    twin = pickle.loads(pickle.dumps(game))
    restored = pickle.loads(pickle.dumps((game.view(0), game.events)))

    assert restored == (game.view(0), game.events)

    assert twin.kernel.digest() == game.kernel.digest()
    assert twin.decision == game.decision
    assert twin.apply(game.kernel.moves[0]) == game.apply(game.kernel.moves[0])
    assert twin.kernel.digest() == game.kernel.digest()


def test_a_determinized_game_looks_the_same_and_has_no_record() -> None:
    game = play_random(7, plies=30, players=5)

    imagined = game.determinize(2, seed="a thought")

    assert imagined.view(2) == game.view(2)
    assert imagined.imagined
    assert not game.imagined
    for dream in (imagined, imagined.clone()):
        with pytest.raises(SixgunError) as refused:
            dream.record()
        assert refused.value.code == "no_record_of_an_imagined_game"


def test_a_determinized_game_can_be_played() -> None:
    imagined = play_random(7, plies=30, players=5).determinize(2, seed="a thought")
    rng = Rng.from_seed(1)

    while (decision := imagined.decision) is not None:
        imagined.apply(decision.moves[rng.below(len(decision.moves))])

    assert imagined.result is not None
    assert isinstance(imagined.events[-1], GameEnded)


def test_build_name_is_pure_or_compiled() -> None:
    assert sixgun.build_name() in ("pure", "compiled")
