"""Role inference: what the detective learns from events."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.bots.classic.acts import ROUND, THEFT, Act
from sixgun.bots.classic.beliefs import PublicInference
from sixgun.bots.classic.role_inference import RoleInference
from sixgun.classic import Game, view
from sixgun.classic.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, ROLES_BY_PLAYERS
from sixgun.engine import Rng, visible_event
from sixgun.testing import next_cards, table
from tests.bots.classic.role_observers import EVERYTHING, WatchedGame, WatchingSeat, flat

# -- what is nobody's choice ---------------------------------------------------------------


def test_answers_to_indians_and_duels_reveal_nothing() -> None:
    ann, bob, cal, dot, eli = table(players=5)
    ann.holds("indians", "duel")
    for other in (bob, dot, eli):
        other.holds("bang")
    watcher = WatchingSeat(cal)
    before = watcher.chances()

    watcher.sees(ann.plays("indians"))
    watcher.sees(bob.discards("bang"))
    watcher.sees(cal.passes())
    watcher.sees(dot.discards("bang"))
    watcher.sees(eli.passes())
    watcher.sees(ann.plays("duel", at=eli))
    watcher.sees(eli.discards("bang"))
    watcher.sees(ann.passes())

    assert watcher.chances() == before


def test_a_card_taken_by_el_gringo_is_not_a_choice() -> None:
    ann, gringo, cal, *_ = table("bart_cassidy", "el_gringo", players=5)
    ann.holds("bang", "beer")
    watcher = WatchingSeat(cal)
    before = watcher.chances()

    watcher.sees(ann.plays("bang", at=gringo))
    watcher.sees(gringo.passes())

    assert gringo.hand == ["beer"]
    assert watcher.chances() == before


def test_the_last_shot_of_a_passed_revolver_is_not_an_act() -> None:
    ann, bob, cal, *_ = table(players=5, event="russian_roulette")
    ann.holds("missed")
    watcher = WatchingSeat(cal)
    before = watcher.chances()

    watcher.sees(ann.plays("missed"))
    watcher.sees(bob.passes())

    assert bob.life == 2
    assert watcher.chances() == before


def test_a_forced_card_with_one_target_reveals_nothing() -> None:
    ann, bob, cal, *_ = table(players=5, event="law_of_the_west")
    cal.has_in_play("mustang")
    next_cards("beer-6H", "bang-2C")
    bob.starts_turn()
    watcher = WatchingSeat(cal)
    before = watcher.chances()

    watcher.sees(bob.plays("bang-2C", at=ann))

    assert flat(watcher.chances()) == pytest.approx(flat(before))


def test_peace_without_targets_reveals_nothing_after_a_forced_card() -> None:
    ann, bob, cal, *_ = table(players=5, event="law_of_the_west")
    ann.has_in_play("mustang")
    cal.has_in_play("mustang")
    bob.has_life(2)
    next_cards("missed-KC", "beer-6H")
    watcher = WatchingSeat(cal)
    watcher.sees(bob.starts_turn())
    before = watcher.chances()

    watcher.sees_together(lambda: bob.plays("beer-6H"), bob.ends_turn)

    assert flat(watcher.chances()) == pytest.approx(flat(before))


def test_the_chosen_target_is_always_an_option() -> None:
    """A player may get their first card in the same batch of events in which it is taken."""
    assert Act(THEFT, 0, 2, [1]).options == [1, 2]
    assert Act(THEFT, 0, 2, [2]).options == [2]
    assert Act(ROUND, 0, -1, [1]).options == [1]


def test_a_turn_lost_in_jail_reveals_nothing() -> None:
    _, bob, cal, *_ = table(players=5)
    bob.holds("bang").has_in_play("jail")
    next_cards("5S")
    watcher = WatchingSeat(cal)
    before = watcher.chances()

    watcher.sees(bob.starts_turn())

    assert cal.is_active
    assert watcher.chances() == before


def test_peace_under_the_sermon_reveals_nothing() -> None:
    _, bob, cal, *_ = table(players=5, event="the_sermon")
    watcher = WatchingSeat(cal)
    before = watcher.chances()

    watcher.sees(bob.starts_turn())
    watcher.sees(bob.ends_turn())

    assert cal.is_active
    assert watcher.chances() == before


def test_ending_a_turn_with_an_attack_reveals_nothing_more() -> None:
    ann, bob, cal, *_ = table(players=5)
    bob.holds("bang", "bang")
    watcher = WatchingSeat(cal)
    watcher.sees(bob.starts_turn())
    watcher.sees(bob.plays("bang", at=ann))
    watcher.sees(ann.passes())
    before = watcher.chances()

    watcher.sees(bob.ends_turn())

    assert watcher.chances() == before


def test_own_acts_do_not_change_own_beliefs() -> None:
    ann, bob, *_ = table(players=5)
    bob.is_playing().holds("bang")
    watcher = WatchingSeat(bob)
    before = watcher.chances()

    watcher.sees(bob.plays("bang", at=ann))

    assert flat(watcher.chances()) == pytest.approx(flat(before))
    assert watcher.thinks(bob, "outlaw") == 1.0


# -- roles on the table --------------------------------------------------------------------


def test_a_shown_role_is_certain() -> None:
    ann, bob, cal, dot, eli = table(players=5)
    bob.has_life(1)
    cal.is_playing().holds("bang")
    watcher = WatchingSeat(ann)

    watcher.sees(cal.plays("bang", at=bob))
    watcher.sees(bob.passes())
    watcher.sees(bob.passes())

    assert not bob.is_alive
    assert watcher.thinks(bob, "outlaw") == 1.0
    assert sum(watcher.thinks(other, "outlaw") for other in (cal, dot, eli)) == pytest.approx(1.0)


def test_before_any_act_all_deals_are_equally_likely() -> None:
    for player in table(players=7):
        watcher = WatchingSeat(player)
        even = PublicInference(watcher.game.facts, player.seat).beliefs(
            view(watcher.game, player.seat)
        )

        assert flat(watcher.chances()) == pytest.approx(flat(even.chances))


def test_without_events_open_roles_still_count() -> None:
    _, bob, cal, _, eli = table(players=5)
    watcher = WatchingSeat(eli)
    assert watcher.thinks(cal, "outlaw") == pytest.approx(2 / 3)

    bob.is_out()

    assert watcher.thinks(bob, "outlaw") == 1.0
    assert watcher.thinks(cal, "outlaw") == pytest.approx(0.5)


def test_public_deals_are_the_same_for_all_seats() -> None:
    ann, bob, *others = table(players=5)
    bob.is_playing().holds("bang")
    sleuths = [WatchingSeat(player) for player in (ann, bob, *others)]
    bob.plays("bang", at=ann)

    seen = []
    for watcher in sleuths:
        watcher.sees()
        assert watcher.inference.deals is not None
        seen.append(watcher.inference.deals.chances)

    assert all(chances == seen[0] for chances in seen)


def test_without_hidden_roles_nothing_is_inferred() -> None:
    for seed in range(2):
        game = sixgun.new_game("classic", players=3, seed=seed)
        inference = RoleInference(game.kernel.facts, 1)
        inference.watch(game.view(1), game.events_for(1))
        assert (
            inference.beliefs(game.view(1)).chances
            == PublicInference(game.kernel.facts, 1).beliefs(game.view(1)).chances
        )
    duel = sixgun.new_game("classic", players=2, variant="short_duel", seed=1)
    inference = RoleInference(duel.kernel.facts, 0)
    inference.watch(duel.view(0), duel.events_for(0))
    assert inference.role_chances(inference.beliefs(duel.view(0)))[0] == {"duelist": 1.0}


# -- an imagined game ----------------------------------------------------------------------


def test_imagined_roles_follow_the_beliefs() -> None:
    ann, bob, cal, *_ = table(players=5)
    bob.is_playing().holds("bang")
    watcher = WatchingSeat(cal)
    watcher.sees(bob.plays("bang", at=ann))
    seen = watcher.inference.beliefs(view(watcher.game, cal.seat))
    rng = Rng.from_seed("imagined")
    dealt = [[0] * len(ROLES) for _ in range(5)]

    for _ in range(2000):
        watcher.inference.apply_beliefs(watcher.game, seen, rng)
        assert sorted(watcher.game.role) == sorted(ROLES_BY_PLAYERS[5])
        for seat, role in enumerate(watcher.game.role):
            dealt[seat][role] += 1

    often = [count / 2000 for row in dealt for count in row]
    assert often == pytest.approx(flat(seen.chances), abs=0.04)


def test_clones_keep_the_roles_they_share() -> None:
    *_, eli = table(players=5)
    watcher = WatchingSeat(eli)
    seen = watcher.inference.beliefs(view(watcher.game, eli.seat))
    twin = watcher.game.clone()
    roles = twin.role[:]

    for seed in range(10):
        watcher.inference.apply_beliefs(watcher.game, seen, Rng.from_seed(seed))

    assert twin.role == roles


# -- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 6, 8])
def test_the_chances_of_a_role_sum_up_to_the_pack(players: int) -> None:
    watched = WatchedGame(players, players, "greenhorn", EVERYTHING)
    pack = ROLES_BY_PLAYERS[players]
    while not watched.game.over:
        watched.move()
        for seat in range(players):
            chances = watched.inferences[seat].beliefs(view(watched.game, seat)).chances
            assert chances[seat][watched.game.role[seat]] == pytest.approx(1.0)
            for role in (DEPUTY, OUTLAW, RENEGADE):
                assert sum(row[role] for row in chances) == pytest.approx(pack.count(role))


def test_hidden_information_is_never_used() -> None:
    watched = WatchedGame(6, 3, "greenhorn", EVERYTHING)
    game, seat = watched.game, 2
    inference, other = watched.inferences[seat], RoleInference(watched.game.facts, seat)
    for number in range(150):
        if game.over:
            break
        watched.move()
        imagined = game.determinize(seat, Rng.from_seed(number))
        assert isinstance(imagined, Game)
        events = [visible_event(raw, 1 << seat) for raw in game.events]
        other.watch(view(imagined, seat), events)
        assert (
            inference.beliefs(view(game, seat)).chances
            == other.beliefs(view(imagined, seat)).chances
        )


@pytest.mark.parametrize("players", [5, 7])
@pytest.mark.parametrize("level", ["greenhorn", "gunslinger"])
def test_role_inference_beats_public_inference(players: int, level: str) -> None:
    detectives = guesses = 0.0
    for seed in range(12):
        watched = WatchedGame(players, seed, level, [])
        turn = 0
        while not watched.game.over:
            watched.move()
            if watched.game.turn_number > turn:
                turn = watched.game.turn_number
                found = watched.losses()
                detectives += found[0]
                guesses += found[1]

    assert detectives < 0.75 * guesses
