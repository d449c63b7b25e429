"""Combinations that rarely come up at a table."""

from sixgun.classic import Config, new_game
from sixgun.engine import Rng
from sixgun.engine.moves import card_of
from sixgun.testing import current, long_duel, next_cards, pile, ruling, table


@ruling("R156", "R251")
def test_jose_may_use_his_ability_although_a_shown_card_needs_a_payment() -> None:
    jose, *_ = table("jose_delgado", players=4, event="law_of_the_west", boxes="dodge_city")
    next_cards("barrel-QS", "springfield", "bang-2C", "bang-3C")

    jose.starts_turn().uses()

    assert jose.options == ["discard barrel-QS"]
    jose.discards("barrel-QS")
    assert jose.hand == ["springfield", "bang", "bang"]


@ruling("R251")
def test_ones_own_green_card_cannot_be_used_if_it_is_the_last_target_of_the_shown_card() -> None:
    ann, *_ = table(players=3, event="law_of_the_west", boxes="dodge_city")
    ann.has_in_play("canteen")
    next_cards("missed-2S", "panic-JH")

    ann.starts_turn()

    assert ann.refused_use("canteen") == "the_law_of_the_west"
    assert ann.options == ["play panic-JH > canteen-7H"]


@ruling("R299")
def test_a_player_who_leaves_in_the_middle_of_a_card_has_no_ability_against_the_rest_of_it() -> (
    None
):
    ann, bob, apache, dot = table("bart_cassidy", "rose_doolan", "apache_kid", players=4)
    ann.holds("indians-KD").plays("indians")

    apache.leaves()
    bob.passes()
    dot.passes()

    assert apache.life == 2


@ruling("R299", "R300")
def test_a_player_who_leaves_draws_nothing_for_an_elimination() -> None:
    ann, bob, herb, _ = table("bart_cassidy", "rose_doolan", "herb_hunter", players=4)
    ann.holds("bang-2C")
    bob.has_life(1)
    ann.plays("bang", at=bob)

    herb.leaves()
    bob.passes().passes()

    assert pile() == ["bang-2C"]


@ruling("R300", "R303")
def test_a_player_who_leaves_draws_no_reward() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-2C")
    bob.has_life(1)
    ann.plays("bang", at=bob)

    ann.leaves()
    bob.passes().passes()

    assert bob.role == "outlaw"
    assert pile() == ["bang-2C"]


@ruling("R94", "R299")
def test_a_sheriff_who_leaves_still_pays_for_a_deputy_with_what_he_has_in_play() -> None:
    ann, bob, *_ = table(players=4, roles="sheriff deputy outlaw renegade")
    ann.holds("bang-2C").has_in_play("mustang-8H")
    bob.has_life(1)
    ann.plays("bang", at=bob)

    ann.leaves()
    bob.passes().passes()

    assert ann.in_play == []


@ruling("R178", "R300")
def test_claus_gives_nothing_to_one_who_has_left() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4)
    next_cards("bang-2C", "bang-3C", "bang-4C", "bang-5C", "bang-6C")

    bob.leaves()
    claus.starts_turn().gives("bang-2C", to=cal).gives("bang-3C", to=dot)

    assert claus.prompt == "play"
    assert len(claus.hand) == 2


@ruling("T118")
def test_suzy_who_comes_to_the_front_with_an_empty_hand_draws() -> None:
    front, suzy, *_ = long_duel(
        "willy_the_kid suzy_lafayette rose_doolan", "bart_cassidy sid_ketchum"
    )
    next_cards("beer", "missed", "bang")

    front.starts_turn().picks(at=suzy)

    assert suzy.hand == ["beer", "missed", "bang"]


@ruling("T118")
def test_suzy_who_steps_forward_for_a_fallen_one_with_an_empty_hand_draws() -> None:
    ann, _, bob, suzy = long_duel(
        "willy_the_kid rose_doolan", "bart_cassidy suzy_lafayette jesse_jones"
    )
    ann.holds("bang")
    bob.has_life(1)
    next_cards("beer")

    ann.plays("bang", at=bob)
    bob.passes().passes()

    assert suzy.is_in_front
    assert suzy.hand == ["beer"]


@ruling("R18", "R132")
def test_by_the_house_rule_too_suzy_waits_for_the_end_of_a_general_store() -> None:
    suzy, *_ = table("suzy_lafayette", players=4, house="after_each_target")
    suzy.holds("general_store")

    suzy.plays("general_store")

    assert suzy.hand == []
    assert suzy.prompt == "store"


@ruling("R18")
def test_by_the_house_rule_suzys_draw_for_a_gatling_comes_after_the_first_target() -> None:
    suzy, bob, cal, _ = table("suzy_lafayette", players=4, house="after_each_target")
    suzy.holds("gatling")
    next_cards("beer")

    suzy.plays("gatling")
    assert suzy.hand == []
    bob.passes()

    assert cal.prompt == "shot"
    assert suzy.hand == ["beer"]


@ruling("R11", "R194")
def test_a_ghost_lays_down_his_hand_in_the_order_he_likes_where_the_table_asks() -> None:
    _, ghost, cal, _ = table(players=4, event="ghost_town", ask_discard_order=True)
    ghost.is_out()
    next_cards("bang-2C", "beer-6H", "missed-2S")

    ghost.starts_turn().ends_turn()
    ghost.discards("missed-2S", "bang-2C", "beer-6H")

    assert pile() == ["missed-2S", "bang-2C", "beer-6H"]
    assert cal.is_active


@ruling("R11", "R194")
def test_a_ghost_is_asked_for_the_order_of_his_hand_also_if_sam_takes_the_rest() -> None:
    _, ghost, sam, _ = table(
        "bystander",
        "bystander",
        "vulture_sam",
        players=4,
        event="ghost_town",
        ask_discard_order=True,
    )
    ghost.is_out()
    next_cards("bang-2C", "scope", "beer-6H", "missed-2S", "missed-3S")

    ghost.starts_turn().plays("scope").ends_turn()
    assert ghost.prompt == "order"
    assert sam.hand == []
    ghost.discards("beer-6H", "bang-2C")

    assert pile() == ["beer-6H", "bang-2C"]
    assert sam.hand == ["scope", "missed", "missed"]
    assert sam.is_active


@ruling("R11", "R194", "R92")
def test_herb_hunter_draws_when_the_cards_of_a_ghost_are_gone() -> None:
    _, ghost, sam, herb = table(
        "bystander",
        "bystander",
        "vulture_sam",
        "herb_hunter",
        event="ghost_town",
        ask_discard_order=True,
    )
    ghost.is_out()
    next_cards("bang-2C", "scope", "beer-6H", "missed-2S", "missed-3S")

    ghost.starts_turn().plays("scope").ends_turn()
    before = herb.hand
    ghost.discards("beer-6H", "bang-2C")

    assert (before, herb.hand) == ([], ["missed", "missed"])
    assert sam.hand[0] == "scope"


@ruling("R11", "T68")
def test_in_the_long_duel_too_the_cards_of_the_fallen_are_laid_down_in_his_order() -> None:
    config = Config(players=2, variant="long_duel", ask_discard_order=True)
    asked = 0

    for seed in range(10):
        game = new_game(config, seed)
        rng = Rng.from_seed(seed)
        while not game.over:
            if game.prompt == "order":
                asked += 1
                fallen = game.stack[-1].facts()["figure"]
                assert [card_of(move) for move in game.moves] == game.in_play[fallen]
            game.choose_at(rng.below(len(game.moves)))

    assert asked


@ruling("R18", "R263")
def test_in_russian_roulette_suzy_has_her_card_before_the_revolver_comes_round() -> None:
    ann, suzy, cal, _ = table("bart_cassidy", "suzy_lafayette", players=4, boxes="fistful")
    suzy.holds("missed-2S")
    next_cards("missed-3S")

    current().game.put_in_force(current().game.facts.event_by_id["russian_roulette"], suzy.figure)
    current().settled = False
    suzy.plays("missed-2S")

    assert cal.prompt == "shot"
    assert suzy.hand == ["missed"]
    assert ann.is_alive
