"""Characters of the base game, Lucky Duke to Willy the Kid."""

from __future__ import annotations

import pytest

from sixgun.classic import Character, Game, view
from sixgun.engine import IllegalMove
from sixgun.testing import Player, current, discard_pile, next_cards, only_cards, ruling, table


class LuckyJack(Character):
    """A house character: the luck of Lucky Duke, the draw of Black Jack."""

    id = "lucky_jack"

    def flips(self, game: Game, me: int) -> int:
        return 2

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.facts.character_by_id["black_jack"].draw_phase(game, me, count)


def open_cards(player: Player) -> list[str]:
    """The cards of his hand that even an onlooker knows."""
    game = current().game
    seen = view(game, game.seats).cards.seen_in_hands[player.seat]
    return [game.facts.cards[card] for card in seen]


def pile() -> list[str]:
    """The kinds of the discards, top card last."""
    game = current().game
    return [game.kind[card].id for card in game.discards]


# -- Lucky Duke ----------------------------------------------------------------------------


@ruling("R123")
@pytest.mark.parametrize(("picked", "plays_on"), [("beer", True), ("missed", False)])
def test_lucky_duke_picks_one_of_two_cards_for_his_jail(picked: str, plays_on: bool) -> None:
    _, duke, *_ = table("bystander", "lucky_duke", players=4)
    duke.has_in_play("jail")
    next_cards("missed-2S", "beer-6H", "scope", "mustang")

    duke.starts_turn()
    duke.picks(picked)

    assert duke.is_active is plays_on


@ruling("R123")
@pytest.mark.parametrize(("picked", "life"), [("beer", 5), ("missed", 2)])
def test_lucky_duke_picks_one_of_two_cards_for_his_dynamite(picked: str, life: int) -> None:
    duke, *_ = table("lucky_duke", players=4)
    duke.has_in_play("dynamite")
    next_cards("missed-2S", "beer-6H")

    duke.starts_turn()
    duke.picks(picked)

    assert duke.life == life


@ruling("R123")
def test_lucky_duke_picks_one_of_two_cards_for_his_barrel() -> None:
    ann, duke, *_ = table("bystander", "lucky_duke", players=4)
    ann.holds("bang")
    duke.has_in_play("barrel")
    next_cards("missed-2S", "beer-6H")

    ann.plays("bang", at=duke)
    duke.uses("barrel").picks("beer")

    assert duke.life == 4
    assert ann.prompt == "play"


@ruling("R123")
def test_lucky_dukes_general_store_offers_no_card_more() -> None:
    duke, *_ = table("lucky_duke", players=4)
    duke.holds("general_store")
    next_cards("scope", "mustang", "barrel", "duel", "panic")

    duke.plays("general_store")

    assert duke.prompt == "store"
    assert [move.split("-")[0] for move in duke.options] == [
        "pick scope",
        "pick mustang",
        "pick barrel",
        "pick duel",
    ]


@ruling("R123")
def test_the_second_card_of_black_jack_is_no_draw_that_luck_could_change() -> None:
    jack, *_ = table(LuckyJack, players=4)
    next_cards("scope", "missed-2S", "beer-6H", "beer-7H")

    jack.starts_turn()

    assert jack.prompt == "play"
    assert jack.hand == ["scope", "missed"]


# -- Paul Regret and Rose Doolan -----------------------------------------------------------


@ruling("R124")
def test_paul_regret_counts_a_real_mustang_besides_his_own() -> None:
    ann, paul, *_ = table("bystander", "paul_regret", players=4)
    without = ann.distance_to(paul)

    paul.has_in_play("mustang")

    assert without == 2
    assert ann.distance_to(paul) == 3
    assert paul.distance_to(ann) == 1


@ruling("R124")
def test_rose_doolan_counts_a_real_scope_besides_her_own() -> None:
    rose, _, _, dot, *_ = table("rose_doolan", players=7)
    without = rose.distance_to(dot)

    rose.has_in_play("scope")

    assert without == 2
    assert rose.distance_to(dot) == 1
    assert dot.distance_to(rose) == 3


@ruling("R124")
def test_rose_doolan_sees_paul_regret_where_he_sits() -> None:
    rose, _, paul, *_ = table("rose_doolan", "bystander", "paul_regret", players=5)
    rose.holds("bang")

    refusal = rose.refused("bang", at=paul)

    assert refusal == "out_of_range"
    assert rose.distance_to(paul) == 2


# -- Pedro Ramirez -------------------------------------------------------------------------


@ruling("R125")
def test_pedro_takes_only_his_first_card_from_the_discards() -> None:
    pedro, *_ = table("pedro_ramirez", players=4)
    discard_pile("barrel", "duel", "beer")
    next_cards("scope", "mustang")

    pedro.starts_turn()
    pedro.draws_from("discards")

    assert pedro.hand == ["beer", "scope"]
    assert pile() == ["barrel", "duel"]
    assert pedro.prompt == "play"


@ruling("R125")
def test_pedro_may_leave_the_discards_alone() -> None:
    pedro, *_ = table("pedro_ramirez", players=4)
    discard_pile("beer")
    next_cards("scope", "mustang")

    pedro.starts_turn()
    pedro.draws_from("deck")

    assert pedro.hand == ["scope", "mustang"]
    assert pile() == ["beer"]


@ruling("R125")
def test_everybody_knows_the_card_that_pedro_took_from_the_discards() -> None:
    pedro, *_ = table("pedro_ramirez", players=4)
    discard_pile("beer-6H")
    next_cards("scope")

    pedro.starts_turn()
    pedro.draws_from("discards")

    assert open_cards(pedro) == ["beer-6H"]


@ruling("R125")
def test_pedro_is_offered_no_empty_pile_and_no_hand() -> None:
    pedro, bob, *_ = table("pedro_ramirez", players=4)
    bob.holds("beer")

    pedro.starts_turn()

    assert pedro.options == ["draw > deck"]


# -- Sid Ketchum ---------------------------------------------------------------------------


@ruling("R126")
def test_sid_discards_two_hand_cards_for_one_life_point() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang", "barrel")

    sid.uses().discards("scope", "barrel")

    assert sid.life == 3
    assert sid.hand == ["mustang"]
    assert pile() == ["scope", "barrel"]


@ruling("R126")
def test_sid_gains_nothing_before_the_second_card() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang", "barrel")

    sid.uses().discards("scope")

    assert sid.life == 2
    assert [move.split("-")[0] for move in sid.options] == ["discard mustang", "discard barrel"]


@ruling("R126")
def test_sid_cannot_pay_with_a_card_in_play() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang").has_in_play("barrel")

    sid.uses()

    with pytest.raises(IllegalMove, match="pay_with_a_hand_card"):
        sid.discards("barrel")


@ruling("R126")
def test_a_single_card_is_not_enough_for_sid() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope").has_in_play("barrel")

    with pytest.raises(IllegalMove, match="no_use_now"):
        sid.uses()

    assert sid.life == 2


@ruling("R126")
def test_sid_uses_his_ability_as_often_as_he_can_pay() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(1).holds("scope", "mustang", "barrel", "duel", "panic", "dynamite")

    sid.uses().discards("scope", "mustang")
    sid.uses().discards("barrel", "duel")
    sid.uses().discards("panic", "dynamite")

    assert sid.life == 4


@ruling("R126")
def test_sid_never_rises_above_his_starting_life() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(4).holds("scope", "mustang", "barrel", "duel")

    sid.uses().discards("scope", "mustang")

    assert sid.life == 5
    with pytest.raises(IllegalMove, match="no_use_now"):
        sid.uses()


@ruling("R127")
def test_sid_is_asked_between_two_effects_of_another_players_turn() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("scope", "mustang")
    sid.has_life(2).holds("barrel", "duel")

    sid.passes()
    ann.plays("scope")
    sid.uses().discards("barrel", "duel")

    assert sid.life == 3
    assert ann.prompt == "play"


@ruling("R127")
def test_sid_is_not_asked_in_the_middle_of_a_gatling() -> None:
    ann, sid, cal, dot = table("bystander", "sid_ketchum", players=4)
    ann.holds("gatling")
    sid.has_life(3).holds("barrel", "duel")

    sid.passes()
    ann.plays("gatling")
    sid.passes()
    cal.passes()
    dot.passes()

    assert sid.life == 2
    assert sid.prompt == "interrupt"


@ruling("R127")
def test_sid_is_not_asked_in_the_middle_of_an_indians() -> None:
    ann, sid, cal, dot = table("bystander", "sid_ketchum", players=4)
    ann.holds("indians")
    sid.has_life(3).holds("barrel", "duel")

    sid.passes()
    ann.plays("indians")
    sid.passes()
    cal.passes()
    dot.passes()

    assert sid.life == 2
    assert sid.prompt == "interrupt"


@ruling("R127")
def test_sid_is_not_asked_in_the_middle_of_a_duel_of_others() -> None:
    ann, sid, cal, _ = table("bystander", "sid_ketchum", players=4)
    ann.holds("duel", "bang")
    cal.holds("bang")
    sid.has_life(3).holds("barrel", "scope")

    sid.passes()
    ann.plays("duel", at=cal)
    cal.discards("bang")
    ann.discards("bang")
    cal.passes()

    assert sid.prompt == "interrupt"


@ruling("R127")
def test_sid_cannot_use_his_ability_against_an_ordinary_hit() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("bang")
    sid.has_life(3).holds("barrel", "scope")

    sid.passes()
    ann.plays("bang", at=sid)

    assert sid.options == ["pass"]
    with pytest.raises(IllegalMove, match="no_use_now"):
        sid.uses()


@ruling("R127")
def test_sid_saves_his_last_life_point_in_the_middle_of_a_gatling() -> None:
    ann, sid, cal, _ = table("bystander", "sid_ketchum", players=4)
    ann.holds("gatling")
    sid.has_life(1).holds("barrel", "scope", "mustang", "duel")

    sid.passes()
    ann.plays("gatling")
    sid.passes()
    sid.uses().discards("barrel", "scope")

    assert sid.life == 1
    assert cal.prompt == "shot"  # and not Sid again, though he has two more cards


@ruling("R127")
def test_sid_saves_his_last_life_point_in_his_own_turn() -> None:
    sid, bob, *_ = table("sid_ketchum", players=4)
    sid.has_life(1).holds("duel", "scope", "mustang")
    bob.holds("bang")

    sid.plays("duel", at=bob)
    bob.discards("bang")
    sid.passes()
    sid.uses().discards("scope", "mustang")

    assert sid.life == 1
    assert sid.prompt == "play"


@ruling("R127")
def test_skip_keeps_sid_from_being_asked_for_this_turn_only() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("scope", "mustang")
    sid.has_life(2).holds("barrel", "duel")

    sid.skips()
    ann.plays("scope").plays("mustang").ends_turn()

    assert sid.is_active
    assert sid.prompt == "interrupt"


@ruling("R128")
def test_sids_ability_saves_him_with_two_players_left_where_a_beer_cannot() -> None:
    ann, sid, cal, dot = table("bystander", "sid_ketchum", players=4)
    ann.holds("bang")
    sid.has_life(1).holds("beer", "scope")
    cal.is_out()
    dot.is_out()

    sid.passes()
    ann.plays("bang", at=sid)
    sid.passes()
    offered = sid.options
    sid.uses().discards("beer", "scope")

    assert offered == ["use ability", "pass"]
    assert sid.life == 1


@ruling("R128")
def test_sid_mixes_beers_and_ability_to_reach_one_life_point() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_in_play("dynamite").has_life(1).holds("beer", "beer", "scope", "mustang")
    next_cards("missed-2S", "barrel", "duel")

    sid.starts_turn()
    sid.passes()
    sid.plays("beer").uses().discards("scope", "mustang").plays("beer")

    assert sid.life == 1
    assert sid.is_active


@ruling("R308")
def test_sid_may_not_use_his_ability_at_full_life() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.holds("scope", "mustang")

    with pytest.raises(IllegalMove, match="no_use_now"):
        sid.uses()

    assert "use ability" not in sid.options
    assert sid.hand == ["scope", "mustang"]


@ruling("R308")
def test_sid_is_not_asked_in_other_turns_at_full_life() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("scope", "bang")
    sid.holds("mustang", "duel")

    ann.plays("scope").plays("bang", at=sid)
    sid.passes()

    assert sid.prompt == "interrupt"  # wounded now, and not before


# -- Slab the Killer -----------------------------------------------------------------------


@ruling("R129")
def test_each_bang_of_slab_takes_two_missed() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang", "bang").has_in_play("volcanic")
    bob.holds("missed", "missed", "missed", "missed")

    slab.plays("bang", at=bob)
    bob.plays("missed").plays("missed")
    slab.plays("bang", at=bob)
    bob.plays("missed").plays("missed")

    assert bob.life == 4
    assert bob.hand == []


@ruling("R129")
def test_a_gatling_of_slab_takes_one_missed() -> None:
    slab, bob, cal, _ = table("slab_the_killer", players=4)
    slab.holds("gatling")
    bob.holds("missed")

    slab.plays("gatling")
    bob.plays("missed")

    assert cal.prompt == "shot"
    assert bob.life == 4


@ruling("R130")
def test_a_single_missed_is_spent_in_vain_against_slab() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.holds("missed", "beer")

    slab.plays("bang", at=bob)
    bob.plays("missed").passes()

    assert bob.life == 3
    assert bob.hand == ["beer"]
    assert pile() == ["bang", "missed"]


@ruling("R130")
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


# -- Suzy Lafayette ------------------------------------------------------------------------


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


@ruling("R132")
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


@ruling("R133")
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


# -- Vulture Sam ---------------------------------------------------------------------------


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
    assert pile() == ["bang"]


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
    assert pile() == ["missed", "dynamite"]


@ruling("R136")
def test_sheriff_sam_loses_the_cards_of_the_deputy_he_killed_as_well() -> None:
    sam, bob, *_ = table("vulture_sam", players=4, roles="sheriff deputy outlaw renegade")
    sam.holds("bang", "beer").has_in_play("mustang")
    bob.has_life(1).holds("duel").has_in_play("scope")

    sam.plays("bang", at=bob)
    bob.passes().passes()

    assert sam.hand == []
    assert sam.in_play == []
    assert sorted(pile()) == ["bang", "beer", "duel", "mustang", "scope"]


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


# -- Willy the Kid -------------------------------------------------------------------------


@ruling("R139")
@pytest.mark.parametrize("weapon", ["volcanic", "schofield", "winchester"])
def test_willy_plays_any_number_of_bangs_with_any_weapon(weapon: str) -> None:
    willy, bob, *_ = table("willy_the_kid", players=4)
    willy.holds("bang", "bang", "bang").has_in_play(weapon)

    for _ in range(3):
        willy.plays("bang", at=bob)
        bob.passes()

    assert bob.life == 1


@ruling("R139")
def test_willy_needs_no_weapon_for_a_second_bang() -> None:
    willy, bob, _, dot = table("willy_the_kid", players=4)
    willy.holds("bang", "bang")

    willy.plays("bang", at=bob)
    bob.passes()
    willy.plays("bang", at=dot)
    dot.passes()

    assert (bob.life, dot.life) == (3, 3)


# -- too few cards -------------------------------------------------------------------------


@ruling("R311")
def test_a_general_store_with_too_few_cards_serves_the_first_in_order() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("general_store")
    only_cards("scope", "mustang")

    ann.plays("general_store")
    ann.picks("mustang")
    bob.picks("general_store")  # it lay on the pile, and the pile became the deck
    cal.picks("scope")

    assert dot.hand == []
    assert ann.prompt == "play"


@ruling("R311")
def test_kit_keeps_both_cards_if_there_are_no_more() -> None:
    kit, *_ = table("kit_carlson", players=4)
    only_cards("scope", "mustang")

    kit.starts_turn()
    kit.picks("mustang").picks("scope")

    assert kit.hand == ["mustang", "scope"]
    assert current().game.decks[0] == []
    assert kit.prompt == "play"


@ruling("R311")
def test_kit_keeps_the_only_card_there_is() -> None:
    kit, *_ = table("kit_carlson", players=4)
    only_cards("scope")

    kit.starts_turn()
    kit.picks("scope")

    assert kit.hand == ["scope"]
    assert kit.prompt == "play"


@ruling("R311")
def test_kit_looks_into_the_shuffled_discards_if_the_deck_is_short() -> None:
    kit, *_ = table("kit_carlson", players=4)
    discard_pile("barrel", "duel")
    only_cards("scope")

    kit.starts_turn()
    offered = sorted(move.split("-")[0] for move in kit.options)
    kit.picks("scope").picks("duel")

    assert offered == ["pick barrel", "pick duel", "pick scope"]
    assert kit.hand == ["scope", "duel"]
    assert len(current().game.decks[0]) == 1
