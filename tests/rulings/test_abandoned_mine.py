"""The Abandoned Mine: R230-R234."""

from __future__ import annotations

from sixgun.classic import view
from sixgun.engine import Rng
from sixgun.testing import Player, current, deck, discard_pile, next_cards, pile, ruling, table


def seen_on_the_deck(player: Player) -> list[tuple[int, str]]:
    """The cards of the deck that a player knows, with their places from the top."""
    game = current().game
    seen = view(game, player.seat).cards.seen_in_decks[0]
    return [(place, game.facts.cards[card]) for place, card in seen]


@ruling("R230")
def test_abandoned_mine_draws_phase_1_from_the_top_of_the_discards() -> None:
    ann, *_ = table(players=4, event="abandoned_mine")
    discard_pile("beer-6H", "panic-JH", "bang-7C")
    next_cards("duel-8C")

    ann.starts_turn()

    assert ann.hand == ["bang", "panic"]
    assert pile() == ["beer-6H"]


@ruling("R230", "R233")
def test_with_one_discard_the_second_card_of_the_mine_comes_from_the_deck() -> None:
    ann, *_ = table(players=4, event="abandoned_mine")
    discard_pile("beer-6H")
    next_cards("duel-8C", "panic-JH")

    ann.starts_turn()

    assert ann.hand == ["beer", "duel"]


@ruling("R231")
def test_the_mine_puts_phase_3_on_top_of_the_deck_and_the_next_one_may_draw_it() -> None:
    ann, bob, *_ = table(players=4, event="abandoned_mine")
    ann.has_life(1).holds("scope", "duel-8C", "panic-JH")

    ann.ends_turn().discards("duel", "scope")

    assert bob.hand == ["scope", "duel"]
    assert pile() == []


@ruling("R233")
def test_the_mine_puts_phase_3_on_the_deck_also_after_a_draw_from_the_deck() -> None:
    ann, bob, *_ = table(players=4, event="abandoned_mine")
    discard_pile("saloon-5H")
    ann.has_life(1).holds("scope")
    next_cards("duel-8C", "panic-JH")

    ann.starts_turn().ends_turn().discards("scope", "saloon")

    assert ann.hand == ["duel"]
    assert bob.hand == ["saloon", "scope"]
    assert pile() == []


@ruling("R231")
def test_only_its_owner_knows_what_he_put_on_the_deck() -> None:
    ann, bob, *_ = table(players=4, event="abandoned_mine")
    discard_pile("beer-6H", "bang-7C")
    ann.has_life(2).holds("scope", "duel-8C", "panic-JH")

    ann.ends_turn().discards("duel")

    assert seen_on_the_deck(ann) == [(0, "duel-8C")]
    assert seen_on_the_deck(bob) == []


@ruling("R231")
def test_a_card_that_all_saw_taken_may_be_in_hand_or_on_the_deck_after_phase_3() -> None:
    ann, bob, *_ = table(players=4, event="abandoned_mine")
    discard_pile("gatling-10H", "saloon-5H", "beer-6H", "bang-7C")
    ann.has_life(2).holds("scope")

    ann.starts_turn().ends_turn().discards("bang")

    game = current().game
    seen = view(game, bob.seat).cards
    heard = {game.facts.cards[h.card]: (h.seats, h.decks) for h in seen.rumours}
    assert heard == {"beer-6H": ([0], [0]), "bang-7C": ([0], [0])}
    assert seen_on_the_deck(bob) == []
    assert seen.seen_in_hands[ann.seat] == []


@ruling("R231")
def test_a_player_who_put_a_card_on_the_deck_knows_who_draws_it() -> None:
    ann, bob, cal, _ = table(players=4, event="abandoned_mine")
    ann.has_life(1).holds("scope", "duel-8C")

    ann.ends_turn().discards("duel")

    game = current().game
    duel = game.facts.cards.index("duel-8C")
    assert "duel" in bob.hand
    assert view(game, ann.seat).cards.seen_in_hands[bob.seat] == [duel]
    assert view(game, cal.seat).cards.seen_in_hands[bob.seat] == []


@ruling("R231")
def test_a_game_imagined_by_its_owner_keeps_the_card_on_the_deck() -> None:
    ann, bob, *_ = table(players=4, event="abandoned_mine")
    discard_pile("beer-6H", "bang-7C")
    ann.has_life(2).holds("scope", "duel-8C", "panic-JH")

    ann.ends_turn().discards("duel")

    game = current().game
    duel = game.facts.cards.index("duel-8C")
    for_ann = [game.determinize(ann.seat, Rng.from_seed(n)).decks[0][-1] for n in range(8)]
    for_bob = [game.determinize(bob.seat, Rng.from_seed(n)).decks[0][-1] for n in range(8)]
    assert set(for_ann) == {duel}
    assert len(set(for_bob)) > 1


@ruling("R232")
def test_under_the_mine_a_stagecoach_draws_from_the_deck() -> None:
    ann, *_ = table(players=4, event="abandoned_mine")
    discard_pile("beer-6H", "bang-7C")
    ann.holds("stagecoach")
    next_cards("duel-8C", "panic-JH")

    ann.plays("stagecoach")

    assert ann.hand == ["duel", "panic"]
    assert pile() == ["beer-6H", "bang-7C", "stagecoach-9S.2"]


@ruling("R232")
def test_under_the_mine_a_draw_turns_up_the_top_of_the_deck() -> None:
    _, bob, cal, _ = table(players=4, event="abandoned_mine")
    discard_pile("bang-7C", "bang-8C", "beer-6H")
    bob.has_in_play("jail-JS")
    next_cards("duel-8C")

    bob.starts_turn()

    assert cal.is_active
    assert cal.hand == ["jail", "duel"]


@ruling("R232")
def test_under_the_mine_a_reward_comes_from_the_deck() -> None:
    ann, bob, *_ = table(players=4, event="abandoned_mine")
    discard_pile("beer-6H")
    ann.holds("bang")
    bob.has_life(1)
    next_cards("duel-8C", "panic-JH", "scope")

    ann.plays("bang", at=bob)
    bob.passes().passes()

    assert ann.hand == ["duel", "panic", "scope"]


@ruling("R232")
def test_under_the_mine_a_general_store_is_filled_from_the_deck() -> None:
    ann, *_ = table(players=4, event="abandoned_mine")
    discard_pile("beer-6H", "bang-7C")
    ann.holds("general_store")
    next_cards("duel-8C", "panic-JH", "scope", "mustang-8H")

    ann.plays("general_store").picks("mustang")

    assert ann.hand == ["mustang"]


@ruling("R234")
def test_under_the_mine_pedro_takes_both_cards_from_the_discards_unasked() -> None:
    pedro, *_ = table("pedro_ramirez", players=4, event="abandoned_mine")
    discard_pile("beer-6H", "bang-7C")
    next_cards("duel-8C")

    pedro.starts_turn()

    assert pedro.prompt == "play"
    assert pedro.hand == ["bang", "beer"]


@ruling("R234")
def test_under_the_mine_kit_looks_at_three_discards_and_puts_the_third_back_there() -> None:
    kit, *_ = table("kit_carlson", players=4, event="abandoned_mine")
    discard_pile("saloon-5H", "beer-6H", "panic-JH", "bang-7C")
    next_cards("duel-8C")

    kit.starts_turn().picks("beer").picks("bang")

    assert kit.hand == ["bang", "beer"]
    assert pile() == ["saloon-5H", "panic-JH"]
    assert deck()[0] == "duel-8C"


@ruling("R233", "R234")
def test_under_the_mine_kit_puts_a_card_of_the_deck_back_on_the_deck() -> None:
    kit, *_ = table("kit_carlson", players=4, event="abandoned_mine")
    discard_pile("panic-JH", "bang-7C")
    next_cards("duel-8C")

    kit.starts_turn().picks("bang").picks("panic")

    assert deck()[0] == "duel-8C"
    assert pile() == []


@ruling("R234")
def test_under_the_mine_jesse_may_still_take_from_a_hand() -> None:
    jesse, bob, *_ = table("jesse_jones", players=4, event="abandoned_mine")
    discard_pile("beer-6H", "bang-7C")
    bob.holds("scope")

    jesse.starts_turn().draws_from(bob)

    assert jesse.hand == ["scope", "bang"]


@ruling("R230", "R234")
def test_under_the_mine_jesse_without_a_victim_draws_two_discards() -> None:
    jesse, *_ = table("jesse_jones", players=4, event="abandoned_mine")
    discard_pile("beer-6H", "bang-7C")

    jesse.starts_turn().draws_from("deck")

    assert jesse.hand == ["bang", "beer"]


@ruling("R230")
def test_under_the_mine_all_three_cards_of_black_jack_are_discards() -> None:
    jack, *_ = table("black_jack", players=4, event="abandoned_mine")
    discard_pile("saloon-5H", "beer-6H", "bang-7C")
    next_cards("duel-8C")

    jack.starts_turn()

    assert jack.hand == ["bang", "beer", "saloon"]


@ruling("R230")
def test_under_the_mine_pixie_pete_and_bill_noface_draw_discards() -> None:
    pete, bill, *_ = table("pixie_pete", "bill_noface", players=4, event="abandoned_mine")
    discard_pile("scope", "saloon-5H", "beer-6H", "bang-7C", "duel-8C", "panic-JH")
    bill.has_life(2)

    pete.starts_turn().ends_turn()

    assert pete.hand == ["panic", "duel", "bang"]
    assert bill.hand == ["beer", "saloon", "scope"]


@ruling("R230")
def test_under_the_mine_pat_draws_discards_or_takes_a_card_in_play() -> None:
    pat, bob, *_ = table("pat_brennan", players=4, event="abandoned_mine")
    discard_pile("beer-6H", "bang-7C")
    bob.has_in_play("scope")

    pat.starts_turn().draws_from("deck")

    assert pat.hand == ["bang", "beer"]


@ruling("R230")
def test_under_the_mine_claus_gives_presents_out_of_the_discards() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4, event="abandoned_mine")
    discard_pile("beer-6H", "bang-7C", "duel-8C", "panic-JH")
    next_cards("scope")

    claus.starts_turn().gives("panic", to=bob).gives("beer", to=cal).gives("scope", to=dot)

    assert claus.hand == ["duel", "bang"]
    assert (bob.hand, cal.hand, dot.hand) == (["panic"], ["beer"], ["scope"])
    assert pile() == []


@ruling("R179", "R230")
def test_a_present_out_of_the_discards_is_seen_only_by_giver_and_receiver() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4, event="abandoned_mine")
    discard_pile("saloon-5H", "beer-6H", "bang-7C", "duel-8C", "panic-JH")

    claus.starts_turn().gives("panic", to=bob).gives("beer", to=cal).gives("duel", to=dot)

    game = current().game
    panic = game.facts.cards.index("panic-JH")
    assert view(game, bob.seat).cards.seen_in_hands[bob.seat] == [panic]
    assert view(game, claus.seat).cards.seen_in_hands[bob.seat] == [panic]
    assert view(game, cal.seat).cards.seen_in_hands[bob.seat] == []
