"""Ghost Town: R189-R193."""

from __future__ import annotations

import pytest

from sixgun.testing import current, next_cards, next_events, ruling, table
from tests.rulings.event_helpers import ghost_town_table
from tests.rulings.table_helpers import shoots

# -- a ghost's turn --------------------------------------------------------------------------


@ruling("R189")
def test_an_eliminated_player_has_a_turn_at_his_seat_and_draws_three() -> None:
    ann, ghost, cal, _ = ghost_town_table()
    next_cards("scope", "mustang", "barrel", "duel")

    ann.ends_turn()

    assert ghost.is_active
    assert ghost.is_alive
    assert ghost.hand == ["scope", "mustang", "barrel"]
    assert not cal.is_active


@ruling("R189")
def test_the_others_draw_two_as_ever() -> None:
    _, ghost, cal, _ = ghost_town_table()
    next_cards("scope", "mustang", "barrel", "saloon", "gatling", "duel")

    ghost.starts_turn().ends_turn()

    assert cal.is_active
    assert cal.hand == ["saloon", "gatling"]


@ruling("R189")
def test_a_ghost_is_out_again_at_the_end_of_his_turn() -> None:
    _, ghost, cal, _ = ghost_town_table()

    ghost.starts_turn().ends_turn()

    assert not ghost.is_alive
    assert ghost.life == 0
    assert cal.is_active


@ruling("R189")
def test_every_eliminated_player_comes_back_for_a_turn() -> None:
    ann, bob, cal, dot, _ = ghost_town_table(
        players=5, roles="sheriff outlaw renegade deputy outlaw"
    )
    cal.is_out()
    dot.is_out()
    turns = []

    ann.ends_turn()
    for player in (bob, cal, dot):
        turns.append((player.is_active, player.is_alive, len(player.hand)))
        player.ends_turn()

    assert turns == [(True, True, 3)] * 3
    assert [player.is_alive for player in (bob, cal, dot)] == [False] * 3


@ruling("R189")
def test_when_ghost_town_is_covered_the_eliminated_have_no_turns() -> None:
    ann, bob, cal, dot = ghost_town_table()
    next_events("shootout")

    dot.is_playing().ends_turn()
    ann.ends_turn()

    assert cal.is_active
    assert not bob.is_alive


@ruling("R189")
def test_one_eliminated_under_ghost_town_has_a_turn_when_it_is_his() -> None:
    ann, bob, *_ = table(players=4, event="ghost_town")
    ann.holds("bang")
    bob.has_life(1)
    next_cards("scope", "mustang", "barrel", "saloon", "gatling", "duel")

    shoots(ann, bob)
    ann.ends_turn()

    assert bob.is_active
    assert bob.hand == ["saloon", "gatling", "duel"]


@ruling("R190")
def test_a_ghost_has_his_ability_back() -> None:
    _, ghost, cal, _ = ghost_town_table("bart_cassidy", "slab_the_killer")
    ghost.starts_turn().holds("bang")
    cal.holds("missed-2S")

    ghost.plays("bang", at=cal)
    cal.plays("missed").passes()

    assert ghost.ability == "slab_the_killer"
    assert cal.life == 3


@ruling("R190")
def test_after_his_turn_a_ghosts_ability_is_gone_again() -> None:
    _, ghost, *_ = ghost_town_table("bart_cassidy", "vulture_sam")

    ghost.starts_turn().ends_turn()

    assert ghost.ability != "vulture_sam"


@ruling("R190")
def test_a_ghost_counts_for_distance_in_his_turn_and_no_longer() -> None:
    ann, ghost, cal, _, _ = ghost_town_table(players=5)

    without = ann.distance_to(cal)
    ghost.starts_turn()
    with_him = ann.distance_to(cal)
    ghost.ends_turn()

    assert (without, with_him, ann.distance_to(cal)) == (1, 2, 1)


@ruling("R190")
def test_a_ghost_takes_part_in_a_general_store() -> None:
    ann, ghost, cal, dot = ghost_town_table()
    ghost.starts_turn().holds("general_store")
    next_cards("scope", "mustang", "barrel", "duel-8C")

    ghost.plays("general_store").picks("duel")
    cal.picks("barrel")
    dot.picks("mustang")
    ann.picks("scope")

    assert ghost.hand[-1] == "duel"


@ruling("R191")
@pytest.mark.parametrize(
    ("character", "cards"), [("pixie_pete", 4), ("bill_noface", 5), ("sean_mallory", 3)]
)
def test_a_ghost_with_a_draw_of_his_own_draws_more(character: str, cards: int) -> None:
    _, ghost, *_ = ghost_town_table("bart_cassidy", character)

    ghost.starts_turn()

    assert len(ghost.hand) == cards


@ruling("R219", "R189")
def test_a_ghost_pat_brennan_takes_one_card_in_play_and_nothing_else() -> None:
    _, pat, cal, _ = ghost_town_table("bystander", "pat_brennan", boxes="dodge_city")
    cal.has_in_play("barrel")

    pat.starts_turn().draws_from(cal.card("barrel"))

    assert (pat.hand, cal.in_play) == (["barrel"], [])


@ruling("R189", "R162")
def test_a_ghost_pat_brennan_who_takes_nothing_in_play_draws_three() -> None:
    _, pat, cal, _ = ghost_town_table("bystander", "pat_brennan", boxes="dodge_city")
    cal.has_in_play("barrel")
    next_cards("scope", "mustang", "duel")

    pat.starts_turn().draws_from("deck")

    assert pat.hand == ["scope", "mustang", "duel"]


# -- no life ---------------------------------------------------------------------------------


@ruling("R192")
def test_a_hit_on_a_ghost_has_no_effect_and_triggers_nothing() -> None:
    _, ghost, cal, _ = ghost_town_table("bart_cassidy", "bart_cassidy")
    ghost.starts_turn().holds("duel-8C")
    cal.holds("bang-2C")

    ghost.plays("duel-8C", at=cal)
    cal.discards("bang")
    ghost.passes()

    assert ghost.is_alive
    assert ghost.life == 0
    assert len(ghost.hand) == 3
    assert ghost.prompt == "play"


@ruling("R193")
def test_healing_has_no_effect_on_a_ghost() -> None:
    ann, ghost, *_ = ghost_town_table()
    ghost.starts_turn().holds("beer", "saloon")
    ann.has_life(2)

    ghost.plays("beer").plays("saloon")

    assert ghost.life == 0
    assert ann.life == 3


@ruling("R193")
def test_a_ghost_cannot_use_abilities_that_heal() -> None:
    _, sid, *_ = ghost_town_table("bart_cassidy", "sid_ketchum")

    sid.starts_turn()

    assert len(sid.hand) == 3
    assert sid.refused_use() == "no_use_now"


@ruling("R193")
def test_a_ghost_chuck_wengam_cannot_pay_with_life() -> None:
    _, chuck, *_ = ghost_town_table("bart_cassidy", "chuck_wengam")

    chuck.starts_turn()

    assert chuck.refused_use() == "no_use_now"


@ruling("R193")
def test_a_ghost_is_no_blood_brother() -> None:
    ann, ghost, *_ = table(players=4, event="blood_brothers")
    ann.has_life(2)
    ghost.is_out()
    current().game.rejoin(ghost.figure, 0)

    ghost.starts_turn()

    assert ghost.prompt == "play"


@ruling("R193")
def test_nobody_is_blood_brother_to_a_ghost() -> None:
    ann, ghost, cal, _ = table(players=4, event="blood_brothers")
    ghost.is_out()
    current().game.rejoin(ghost.figure, 0)

    cal.starts_turn()

    assert cal.prompt == "play"
    assert ann.life == 5
