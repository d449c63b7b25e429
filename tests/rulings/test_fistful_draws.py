"""Hard Liquor, Peyote and Ranch: R244, R245, R254-R258."""

from __future__ import annotations

import pytest

from sixgun.classic import view
from sixgun.engine import IllegalMove
from sixgun.testing import current, next_cards, only_cards, pile, ruling, table

# -- Hard Liquor ---------------------------------------------------------------------------


@ruling("R244")
def test_hard_liquor_gives_one_life_for_the_whole_of_phase_1() -> None:
    ann, *_ = table(players=4, event="hard_liquor")
    ann.has_life(2)

    ann.starts_turn().uses()

    assert ann.life == 3
    assert ann.hand == []
    assert ann.prompt == "play"


@ruling("R244")
def test_a_player_who_passes_the_hard_liquor_draws_as_usual() -> None:
    ann, *_ = table(players=4, event="hard_liquor")
    ann.has_life(2)
    next_cards("duel-8C", "panic-JH")

    ann.starts_turn().passes()

    assert ann.life == 2
    assert ann.hand == ["duel", "panic"]


@ruling("R244")
def test_there_is_no_hard_liquor_at_full_life() -> None:
    ann, *_ = table(players=4, event="hard_liquor")

    ann.starts_turn()

    assert ann.prompt == "play"
    assert len(ann.hand) == 2


@ruling("R244")
def test_by_the_house_rule_phase_1_may_be_skipped_for_nothing() -> None:
    ann, *_ = table(players=4, event="hard_liquor", house="dry_liquor")

    ann.starts_turn().uses()

    assert (ann.life, ann.hand) == (5, [])


@ruling("R245")
def test_a_player_who_drinks_has_no_special_draw() -> None:
    kit, jesse, pat, bill = table(
        "kit_carlson", "jesse_jones", "pat_brennan", "bill_noface", event="hard_liquor"
    )

    for drinker in (kit, jesse, pat, bill):
        drinker.has_life(1).starts_turn().uses()

    assert [drinker.life for drinker in (kit, jesse, pat, bill)] == [2, 2, 2, 2]
    assert [drinker.hand for drinker in (kit, jesse, pat, bill)] == [[], [], [], []]


@ruling("R245")
def test_vera_chooses_before_she_drinks() -> None:
    vera, bob, *_ = table("vera_custer", "pixie_pete", players=4, event="hard_liquor")
    vera.has_life(2)

    vera.starts_turn().picks(at=bob).uses()

    assert vera.ability == "pixie_pete"
    assert (vera.life, vera.hand) == (3, [])


# -- Peyote --------------------------------------------------------------------------------


@ruling("R254")
def test_a_right_guess_keeps_the_card_and_may_be_followed_by_another() -> None:
    ann, *_ = table(players=4, event="peyote")
    next_cards("beer-6H", "bang-7C", "panic-JH")

    ann.starts_turn().names("red").names("black").names("red")

    assert ann.hand == ["beer", "bang", "panic"]
    assert ann.prompt == "guess"


@ruling("R254")
def test_a_wrong_guess_discards_the_card_and_ends_phase_1() -> None:
    ann, *_ = table(players=4, event="peyote")
    next_cards("beer-6H", "bang-7C", "panic-JH")

    ann.starts_turn().names("red").names("red")

    assert ann.hand == ["beer"]
    assert pile() == ["bang-7C"]
    assert ann.prompt == "play"


@ruling("R255")
def test_after_a_right_guess_one_may_stop() -> None:
    ann, *_ = table(players=4, event="peyote")
    next_cards("beer-6H")

    ann.starts_turn().names("red").passes()

    assert ann.hand == ["beer"]
    assert ann.prompt == "play"


@ruling("R255")
def test_the_first_guess_cannot_be_declined() -> None:
    ann, *_ = table(players=4, event="peyote")

    ann.starts_turn()

    with pytest.raises(IllegalMove, match="guess_a_colour"):
        ann.passes()


@ruling("R255")
def test_by_the_house_rule_one_guesses_until_a_guess_is_wrong() -> None:
    ann, *_ = table(players=4, event="peyote", house="guess_on")
    next_cards("beer-6H", "bang-7C")

    ann.starts_turn().names("red")

    with pytest.raises(IllegalMove, match="guess_a_colour"):
        ann.passes()


@ruling("R254")
def test_a_card_guessed_right_was_seen_by_all() -> None:
    ann, bob, *_ = table(players=4, event="peyote")
    next_cards("beer-6H")

    ann.starts_turn().names("red").passes()

    game = current().game
    beer = game.facts.cards.index("beer-6H")
    assert view(game, bob.seat).cards.seen_in_hands[ann.seat] == [beer]


@ruling("R254")
def test_the_guessing_ends_when_no_card_is_left_anywhere() -> None:
    ann, *_ = table(players=4, event="peyote")
    only_cards("beer-6H")

    ann.starts_turn().names("red")

    assert ann.hand == ["beer"]
    assert ann.prompt == "play"


@ruling("R256")
def test_peyote_replaces_every_ability_of_phase_1() -> None:
    seated = ("kit_carlson", "pixie_pete", "pat_brennan", "jesse_jones", "claus_the_saint")

    for who in seated:
        someone, bob, *_ = table(who, players=4, event="peyote")
        bob.holds("scope").has_in_play("mustang-8H")
        next_cards("beer-6H", "bang-7C")
        someone.starts_turn().names("red").names("red")

        assert someone.hand == ["beer"]
        assert someone.prompt == "play"


@ruling("R123", "R256")
def test_lucky_duke_turns_up_one_card_only_for_a_guess() -> None:
    duke, *_ = table("lucky_duke", players=4, event="peyote")
    next_cards("bang-7C", "beer-6H")

    duke.starts_turn().names("red")

    assert pile() == ["bang-7C"]
    assert (duke.prompt, duke.hand) == ("play", [])


# -- Ranch ---------------------------------------------------------------------------------


@ruling("R257")
def test_ranch_swaps_any_number_of_hand_cards_for_cards_of_the_deck() -> None:
    ann, *_ = table(players=4, event="ranch")
    ann.holds("scope")
    next_cards("duel-8C", "panic-JH", "beer-6H", "bang-7C", "saloon-5H")

    ann.starts_turn().discards("scope", "panic").passes()

    assert ann.hand == ["duel", "beer", "bang"]
    assert pile() == ["scope-AS", "panic-JH"]


@ruling("R257")
def test_ranch_is_done_once_and_the_new_cards_stay() -> None:
    ann, *_ = table(players=4, event="ranch")
    next_cards("duel-8C", "panic-JH", "beer-6H")

    ann.starts_turn().discards("duel").passes()

    assert ann.prompt == "play"
    assert ann.hand == ["panic", "beer"]


@ruling("R257")
def test_ranch_may_be_declined() -> None:
    ann, *_ = table(players=4, event="ranch")
    next_cards("duel-8C", "panic-JH")

    ann.starts_turn().passes()

    assert ann.prompt == "play"
    assert ann.hand == ["duel", "panic"]


@ruling("R257")
def test_ranch_comes_after_the_whole_draw_of_phase_1() -> None:
    jack, *_ = table("black_jack", players=4, event="ranch")
    next_cards("duel-8C", "panic-JH", "scope", "beer-6H")

    jack.starts_turn().discards("scope").passes()

    assert jack.hand == ["duel", "panic", "beer"]


@ruling("R258")
def test_suzy_who_swaps_her_whole_hand_gets_no_card_for_it() -> None:
    suzy, *_ = table("suzy_lafayette", players=4, event="ranch")
    next_cards("duel-8C", "panic-JH", "beer-6H", "bang-7C", "saloon-5H")

    suzy.starts_turn().discards("duel", "panic")

    assert suzy.prompt == "play"
    assert suzy.hand == ["beer", "bang"]
