"""The character of a player who has left: a target that does not react."""

from __future__ import annotations

from sixgun.testing import current, next_cards, pile, ruling, table

# -- a target that does not react ----------------------------------------------------------


@ruling("T90", "R299")
def test_a_character_without_a_player_counts_for_distance_and_may_be_shot() -> None:
    ann, bob, cal, *_ = table(players=5)
    ann.holds("bang")
    bob.leaves()
    assert (ann.distance_to(bob), ann.distance_to(cal)) == (1, 2)

    ann.plays("bang", at=bob)

    assert bob.life == 3


@ruling("T90", "R300")
def test_a_character_without_a_player_draws_for_no_barrel() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_in_play("barrel").leaves()
    next_cards("9H")

    ann.plays("bang", at=bob)

    assert bob.life == 3
    assert pile() == ["bang-AS"]


@ruling("T90", "R300")
def test_a_jourdonnais_who_left_draws_no_more() -> None:
    ann, jourdonnais, *_ = table("kit_carlson", "jourdonnais", players=4)
    ann.holds("bang")
    jourdonnais.leaves()
    next_cards("9H")

    ann.plays("bang", at=jourdonnais)

    assert jourdonnais.life == 3


@ruling("T90", "R300")
def test_a_character_without_a_player_uses_no_green_card() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city")
    ann.holds("bang")
    bob.has_in_play("sombrero").leaves()

    ann.plays("bang", at=bob)

    assert bob.life == 3
    assert bob.in_play == ["sombrero"]


@ruling("T91", "R301")
def test_the_mustang_of_a_player_who_left_does_nothing() -> None:
    ann, bob, *_ = table(players=4)
    bob.has_in_play("mustang")
    before = ann.distance_to(bob)

    bob.leaves()

    assert (before, ann.distance_to(bob)) == (2, 1)


@ruling("T91", "R301")
def test_a_paul_regret_who_left_is_no_farther_away() -> None:
    ann, paul, *_ = table("kit_carlson", "paul_regret", players=4)
    before = ann.distance_to(paul)

    paul.leaves()

    assert (before, ann.distance_to(paul)) == (2, 1)


@ruling("T91", "R301")
def test_scope_and_weapon_of_a_player_who_left_do_nothing() -> None:
    _, bob, _, dot = table(players=4)
    bob.has_in_play("scope", "winchester").leaves()

    assert bob.distance_to(dot) == 2
    assert current().game.reach[bob.figure] == 1


@ruling("T90")
def test_the_cards_in_play_of_a_player_who_left_can_be_taken() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("panic")
    bob.has_in_play("mustang").leaves()

    ann.plays("panic", at=bob.card("mustang"))

    assert ann.hand == ["mustang"]


# -- Saloon and General Store --------------------------------------------------------------


@ruling("T93", "R302")
def test_a_saloon_heals_the_character_of_a_player_who_left() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("saloon")
    bob.has_life(2).leaves()

    ann.plays("saloon")

    assert bob.life == 3


@ruling("T93", "R302")
def test_for_a_player_who_left_a_card_of_the_general_store_is_discarded() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("general_store")
    bob.leaves()
    next_cards("bang", "missed", "beer", "barrel")

    ann.plays("general_store").picks("bang")
    left = [card.split("-")[0] for card in pile()[1:]]
    offered = {"missed", "beer", "barrel"} - set(left)
    for player in (cal, dot):
        player.picks(min(offered - set(cal.hand)))

    assert len(left) == 1
    assert bob.hand == []
    assert set(cal.hand + dot.hand) == offered


@ruling("T93", "R302")
def test_the_discarded_card_of_the_general_store_is_random() -> None:
    discarded = set()

    for seed in range(20):
        ann, bob, *_ = table(players=4, seed=seed)
        ann.holds("general_store")
        bob.leaves()
        next_cards("bang", "missed", "beer", "barrel")
        ann.plays("general_store").picks("bang")
        discarded.add(pile()[-1].split("-")[0])

    assert discarded == {"missed", "beer", "barrel"}


# -- elimination and victory ---------------------------------------------------------------


@ruling("T92", "R303")
def test_for_an_outlaw_who_left_three_cards_are_drawn() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-AS")
    bob.has_life(1).leaves()
    next_cards("2C", "3C", "4C")

    ann.plays("bang", at=bob)

    assert not bob.is_alive
    assert ann.hand == ["bang", "bang", "bang"]


@ruling("T92", "R303")
def test_for_a_deputy_who_left_the_sheriff_loses_all_cards() -> None:
    ann, bob, *_ = table(players=5, roles="sheriff deputy outlaw outlaw renegade")
    ann.holds("bang", "beer").has_in_play("barrel")
    bob.has_life(1).leaves()

    ann.plays("bang", at=bob)

    assert ann.hand == ann.in_play == []


@ruling("T94", "R303")
def test_a_player_who_left_wins_with_their_side() -> None:
    ann, bob, cal, *_ = table(players=4, roles="outlaw sheriff outlaw renegade")
    ann.holds("bang")
    bob.has_life(1)
    cal.leaves()

    ann.plays("bang", at=bob)
    bob.passes().passes()

    assert ann.has_won
    assert cal.has_won


@ruling("T94", "R303")
def test_a_sheriff_who_left_may_still_win() -> None:
    sheriff, bob, cal, *_ = table(players=4, roles="sheriff outlaw outlaw renegade")
    bob.is_out()
    current().players[3].is_out()
    cal.has_life(1).has_in_play("dynamite")
    next_cards("5S")

    sheriff.leaves()
    cal.passes()

    assert sheriff.has_won
