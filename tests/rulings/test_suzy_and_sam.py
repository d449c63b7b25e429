"""Suzy Lafayette and Vulture Sam: R130-R138."""

from __future__ import annotations

from sixgun.testing import next_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds


@ruling("R130")
def test_a_single_missed_is_spent_in_vain_against_slab() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.holds("missed", "beer")

    slab.plays("bang", at=bob)
    bob.plays("missed").passes()

    assert bob.life == 3
    assert bob.hand == ["beer"]
    assert discarded_kinds() == ["bang", "missed"]


@ruling("R130", "T113")
def test_suzy_draws_at_once_when_her_last_missed_is_not_enough_against_slab() -> None:
    slab, suzy, *_ = table("slab_the_killer", "suzy_lafayette", players=4)
    slab.holds("bang")
    suzy.holds("missed")
    next_cards("missed", "scope", "mustang")

    slab.plays("bang", at=suzy)
    suzy.plays("missed").plays("missed")

    assert suzy.life == 4
    assert suzy.hand == ["scope"]


@ruling("R130")
def test_suzy_is_hit_by_slab_if_the_card_drawn_is_no_missed() -> None:
    slab, suzy, *_ = table("slab_the_killer", "suzy_lafayette", players=4)
    slab.holds("bang")
    suzy.holds("missed")
    next_cards("scope", "missed")

    slab.plays("bang", at=suzy)
    suzy.plays("missed").passes()

    assert suzy.life == 3
    assert suzy.hand == ["scope"]


@ruling("R131")
def test_suzy_draws_a_card_when_she_has_played_her_last() -> None:
    suzy, *_ = table("suzy_lafayette", players=4)
    suzy.holds("scope", "mustang")
    next_cards("barrel", "duel")

    suzy.plays("scope")
    after_one = suzy.hand
    suzy.plays("mustang")

    assert after_one == ["mustang"]
    assert suzy.hand == ["barrel"]


@ruling("R131")
def test_suzy_waits_until_the_shot_of_her_last_card_is_complete() -> None:
    suzy, bob, *_ = table("suzy_lafayette", players=4)
    suzy.holds("bang")
    next_cards("barrel")

    suzy.plays("bang", at=bob)
    while_it_flies = suzy.hand
    bob.passes()

    assert while_it_flies == []
    assert suzy.hand == ["barrel"]


@ruling("R131")
def test_suzy_draws_no_card_more_after_a_stagecoach_as_last_card() -> None:
    suzy, *_ = table("suzy_lafayette", players=4)
    suzy.holds("stagecoach")
    next_cards("barrel", "duel", "scope")

    suzy.plays("stagecoach")

    assert suzy.hand == ["barrel", "duel"]


@ruling("R131")
def test_suzy_draws_when_another_takes_her_last_card() -> None:
    ann, suzy, *_ = table("bystander", "suzy_lafayette", players=4)
    ann.holds("panic")
    suzy.holds("beer")
    next_cards("barrel")

    ann.plays("panic", at=suzy)

    assert ann.hand == ["beer"]
    assert suzy.hand == ["barrel"]


@ruling("R131")
def test_suzy_draws_after_her_last_missed_stopped_a_shot() -> None:
    ann, suzy, cal, dot = table("bystander", "suzy_lafayette", players=4)
    ann.holds("gatling")
    suzy.holds("missed")
    next_cards("barrel")

    ann.plays("gatling")
    suzy.plays("missed")
    cal.passes()
    before_the_last_target = suzy.hand
    dot.passes()

    assert before_the_last_target == []
    assert suzy.hand == ["barrel"]


@ruling("R132", "T113")
def test_suzy_draws_nothing_after_a_general_store_as_last_card() -> None:
    suzy, bob, cal, dot = table("suzy_lafayette", players=4)
    suzy.holds("general_store")
    next_cards("scope", "mustang", "barrel", "duel", "panic")

    suzy.plays("general_store")
    suzy.picks("scope")
    bob.picks("mustang")
    cal.picks("barrel")
    dot.picks("duel")

    assert suzy.hand == ["scope"]


@ruling("R133", "T113")
def test_suzy_draws_after_the_duel_that_took_her_last_card() -> None:
    suzy, bob, *_ = table("suzy_lafayette", players=4)
    suzy.holds("duel", "bang")
    bob.holds("bang", "bang")
    next_cards("bang", "scope")

    suzy.plays("duel", at=bob)
    bob.discards("bang")
    suzy.discards("bang")
    bob.discards("bang")
    in_the_duel = suzy.options
    suzy.passes()

    assert in_the_duel == ["pass"]
    assert suzy.life == 4
    assert suzy.hand == ["bang"]


@ruling("R134")
def test_sheriff_suzy_draws_a_card_after_losing_all_for_a_dead_deputy() -> None:
    suzy, bob, *_ = table("suzy_lafayette", players=4, roles="sheriff deputy outlaw renegade")
    suzy.holds("bang", "beer", "duel").has_in_play("scope")
    bob.has_life(1)
    next_cards("barrel", "mustang")

    suzy.plays("bang", at=bob)
    bob.passes().passes()

    assert suzy.hand == ["barrel"]
    assert suzy.in_play == []


@ruling("R135")
def test_sam_takes_the_hand_and_the_cards_in_play_of_one_whom_another_eliminates() -> None:
    ann, bob, sam, _ = table(
        "bystander", "bystander", "vulture_sam", players=4, roles="sheriff renegade outlaw outlaw"
    )
    ann.holds("bang")
    bob.has_life(1).holds("beer", "duel").has_in_play("scope", "jail")
    sam.holds("panic")

    ann.plays("bang", at=bob)
    bob.passes().passes()

    assert sam.hand == ["panic", "beer", "duel", "scope", "jail"]
    assert sam.in_play == []
    assert discarded_kinds() == ["bang"]


@ruling("R135")
def test_sam_takes_the_cards_of_everybody_who_falls_in_a_gatling() -> None:
    ann, bob, cal, sam, _ = table(
        "bystander",
        "bystander",
        "bystander",
        "vulture_sam",
        players=5,
        roles="sheriff outlaw deputy renegade outlaw",
    )
    ann.holds("gatling")
    bob.has_life(1).holds("duel")
    cal.has_life(1).has_in_play("scope")

    ann.plays("gatling")
    bob.passes().passes()
    cal.passes().passes()

    assert sam.prompt == "shot"
    assert sam.hand == ["duel", "scope"]


@ruling("R135")
def test_sam_takes_the_cards_of_one_who_falls_by_dynamite() -> None:
    _, bob, sam, _ = table("bystander", "bystander", "vulture_sam", players=4)
    bob.has_life(2).holds("duel").has_in_play("dynamite", "scope")
    next_cards("missed-2S", "barrel", "mustang")

    bob.starts_turn()
    bob.passes()

    assert sam.is_active
    assert sam.hand == ["duel", "scope", "barrel", "mustang"]
    assert discarded_kinds() == ["missed", "dynamite"]


@ruling("R136", "T115")
def test_sheriff_sam_loses_the_cards_of_the_deputy_he_killed_as_well() -> None:
    sam, bob, *_ = table("vulture_sam", players=4, roles="sheriff deputy outlaw renegade")
    sam.holds("bang", "beer").has_in_play("mustang")
    bob.has_life(1).holds("duel").has_in_play("scope")

    sam.plays("bang", at=bob)
    bob.passes().passes()

    assert sam.hand == []
    assert sam.in_play == []
    assert sorted(discarded_kinds()) == ["bang", "beer", "duel", "mustang", "scope"]


@ruling("R137")
def test_sam_gets_the_reward_besides_the_cards_of_the_outlaw_he_killed() -> None:
    sam, bob, *_ = table("vulture_sam", players=4)
    sam.holds("bang")
    bob.has_life(1).holds("duel").has_in_play("scope")
    next_cards("barrel", "panic", "beer", "mustang")

    sam.plays("bang", at=bob)
    bob.passes().passes()

    assert sam.hand == ["duel", "scope", "barrel", "panic", "beer"]


@ruling("R138")
def test_two_sams_take_turns_from_the_left_of_the_dead_on() -> None:
    ann, bob, _, dot = table(
        "vulture_sam",
        "bystander",
        "bystander",
        "vulture_sam",
        roles="sheriff renegade outlaw outlaw",
    )
    ann.holds("bang")
    bob.has_life(1).holds("duel").has_in_play("scope", "volcanic")

    ann.plays("bang", at=bob)
    bob.passes().passes()
    offered = [move.split("-")[0] for move in dot.options]
    dot.picks(at=bob.card("volcanic"))
    ann.picks(at=bob)
    dot.picks(at=bob.card("scope"))

    assert offered == ["pick > scope", "pick > volcanic", "pick > bob"]
    assert dot.hand == ["volcanic", "scope"]
    assert ann.hand == ["duel"]
    assert ann.prompt == "play"
