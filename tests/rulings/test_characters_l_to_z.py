"""Characters of the base game, Lucky Duke to Willy the Kid."""

from __future__ import annotations

import pytest

from sixgun.classic import Character, Game
from sixgun.testing import current, discard_pile, next_cards, only_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds, open_cards


class LuckyJack(Character):
    """A custom character: the luck of Lucky Duke, the draw of Black Jack."""

    id = "lucky_jack"

    def flips(self, game: Game, me: int) -> int:
        return 2

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.facts.character_by_id["black_jack"].draw_phase(game, me, count)


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


@ruling("R125")
def test_pedro_takes_only_his_first_card_from_the_discards() -> None:
    pedro, *_ = table("pedro_ramirez", players=4)
    discard_pile("barrel", "duel", "beer")
    next_cards("scope", "mustang")

    pedro.starts_turn()
    pedro.draws_from("discards")

    assert pedro.hand == ["beer", "scope"]
    assert discarded_kinds() == ["barrel", "duel"]
    assert pedro.prompt == "play"


@ruling("R125")
def test_pedro_may_leave_the_discards_alone() -> None:
    pedro, *_ = table("pedro_ramirez", players=4)
    discard_pile("beer")
    next_cards("scope", "mustang")

    pedro.starts_turn()
    pedro.draws_from("deck")

    assert pedro.hand == ["scope", "mustang"]
    assert discarded_kinds() == ["beer"]


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

    assert kit.hand == ["scope", "mustang"]
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
