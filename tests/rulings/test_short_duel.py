"""The short duel: one character at a time, and Beers that do not heal."""

from __future__ import annotations

import pytest

from sixgun import new_game as live_game
from sixgun.classic import Config, Game, new_game, view
from sixgun.testing import Player, current, next_cards, pile, ruling, short_duel

SEEDS = range(30)
ONLOOKER = 2
FIVE = "willy_the_kid pedro_ramirez paul_regret jesse_jones black_jack"


def dealt(seed: int) -> Game:
    return new_game(Config(players=2, variant="short_duel"), seed)


def after_losses(mine: int, theirs: int) -> list[Player]:
    """A duel in which this many characters were eliminated on both sides."""
    one = "kit_carlson rose_doolan bart_cassidy vulture_sam suzy_lafayette jourdonnais el_gringo"
    other = "willy_the_kid pedro_ramirez paul_regret jesse_jones black_jack sid_ketchum lucky_duke"
    piles = [f"{one} calamity_janet".split(), f"{other} slab_the_killer".split()]
    return short_duel(" ".join(piles[0][mine:]), " ".join(piles[1][theirs:]))


def shoots(killer: Player, fallen: Player) -> None:
    """A BANG! at a player with one life point, who does nothing against it."""
    killer.holds("bang").has_in_play("winchester")
    fallen.has_life(1)
    killer.plays("bang", at=fallen)
    fallen.passes().passes()


# -- setup ---------------------------------------------------------------------------------


@ruling("T80", "R294")
def test_the_deck_has_no_jail_and_no_wells_fargo() -> None:
    game = dealt(1)
    kinds = {card.split("-")[0] for card in game.facts.cards}

    assert len(game.facts.cards) == 76
    assert not kinds & {"jail", "wells_fargo"}


@ruling("T80")
def test_there_are_no_roles() -> None:
    game = dealt(1)

    assert len(set(game.role)) == 1
    assert view(game, ONLOOKER).roles == game.role


@ruling("T81", "R294")
def test_each_has_eight_of_the_sixteen_characters_and_one_of_them_in_play() -> None:
    games = [dealt(seed) for seed in SEEDS]

    for game in games:
        numbers = [who.no for who in game.character] + game.reserve[0] + game.reserve[1]
        assert sorted(numbers) == list(range(16))
        assert [len(pile) for pile in game.reserve] == [7, 7]
    assert len({game.character[0].id for game in games}) > 8


@ruling("T81")
@pytest.mark.parametrize("onto", [0, 1, ONLOOKER])
def test_nobody_sees_the_characters_to_come(onto: int) -> None:
    game = live_game(players=2, variant="short_duel", seed=1)

    seen = game.view(onto)
    imagined = [game.determinize(onto, seed).kernel.reserve for seed in SEEDS]

    assert seen.reserve == [[], []]
    assert seen.reserve_counts == [7, 7]
    assert len({str(piles) for piles in imagined}) == len(SEEDS)


@ruling("T86")
def test_the_better_ranked_player_begins_with_a_hand_by_his_first_characters_life() -> None:
    for seed in SEEDS:
        game = dealt(seed)

        assert game.active == 0
        assert game.turn_number == 1
        assert len(game.hands[0]) in [game.character[0].life + drawn for drawn in (0, 2, 3)]
        assert len(game.hands[1]) == game.character[1].life


@ruling("T87")
def test_the_two_are_at_distance_1_before_mustang_and_scope() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid")
    me.holds("bang")
    assert me.distance_to(them) == 1

    them.has_in_play("mustang")
    assert me.distance_to(them) == 2
    assert me.refused("bang", at=them) == "out_of_range"
    me.has_in_play("scope")

    assert me.refused("bang", at=them) == ""


@ruling("T87")
def test_a_weapon_reaches_over_a_mustang() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid")
    me.holds("bang").has_in_play("schofield")
    them.has_in_play("mustang")

    assert me.refused("bang", at=them) == ""


# -- one after the other -------------------------------------------------------------------


@ruling("T84")
def test_the_next_character_of_the_pile_goes_on() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid paul_regret pedro_ramirez")

    shoots(me, them)

    assert them.character == them.ability == "paul_regret"
    assert them.life == 3
    assert them.is_alive
    assert me.distance_to(them) == 2


@ruling("T84", "R297")
def test_damage_that_is_too_much_carries_over() -> None:
    me, _ = short_duel("willy_the_kid rose_doolan", "kit_carlson")
    me.has_in_play("dynamite").has_life(1)
    next_cards("5S")

    me.starts_turn().passes()

    assert me.character == "rose_doolan"
    assert me.life == 2


@ruling("T84", "R297")
def test_damage_that_is_just_enough_does_not_carry_over() -> None:
    me, _ = short_duel("willy_the_kid rose_doolan", "kit_carlson")
    me.has_in_play("dynamite").has_life(3)
    next_cards("5S")

    me.starts_turn().passes()

    assert me.life == 4


@ruling("T84", "R298")
def test_damage_carries_over_further_if_it_kills_the_next_character_too() -> None:
    me, _ = short_duel("willy_the_kid rose_doolan paul_regret", "kit_carlson")
    me.has_in_play("dynamite").game.life[me.figure] = -2  # more damage than any card does
    next_cards("5S")

    me.starts_turn().passes().passes()

    assert me.character == "paul_regret"
    assert me.life == 2
    assert current().game.lost == [7, 7]


@ruling("T84", "R297")
def test_a_new_bart_draws_for_the_damage_that_he_takes_over() -> None:
    me, _ = short_duel("willy_the_kid bart_cassidy", "kit_carlson")
    me.has_in_play("dynamite").has_life(1)
    next_cards("5S", "bang-2C", "bang-3C", "bang-4C", "bang-5C")

    me.starts_turn().passes()

    assert me.life == 2
    assert me.hand == ["bang"] * 4


@ruling("T85", "R298")
def test_hand_and_cards_in_play_stay_with_the_player() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid pedro_ramirez")
    me.holds("bang").has_in_play("schofield")
    them.holds("saloon", "duel").has_in_play("barrel", "mustang").has_life(1)

    me.plays("bang", at=them)
    them.passes().passes()

    assert them.hand == ["saloon", "duel"]
    assert them.in_play == ["barrel", "mustang"]
    assert me.distance_to(them) == 2


@ruling("T117")
def test_a_turn_goes_on_with_the_next_character() -> None:
    me, them = short_duel("kit_carlson willy_the_kid", "pedro_ramirez")
    me.holds("duel", "bang-2C", "bang-4C", "bang-5C").has_life(1)
    them.holds("bang-3C")

    me.plays("duel", at=them)
    them.discards("bang")
    me.passes().passes()
    me.plays("bang-2C", at=them)
    them.passes()

    assert me.is_active
    assert me.prompt == "play"
    assert me.refused("bang", at=them) == ""  # Willy's own ability


@ruling("T117")
def test_after_a_fatal_dynamite_the_next_character_draws() -> None:
    me, _ = short_duel("kit_carlson willy_the_kid", "pedro_ramirez")
    me.has_in_play("dynamite").has_life(3)
    next_cards("5S", "bang-2C", "bang-3C")

    me.starts_turn().passes()

    assert me.prompt == "play"
    assert me.hand == ["bang", "bang"]


@ruling("T123")
def test_sam_takes_the_cards_in_play_of_the_fallen_but_not_the_hand() -> None:
    sam, them = short_duel("vulture_sam", "willy_the_kid pedro_ramirez")
    sam.holds("bang").has_in_play("schofield")
    them.holds("saloon").has_in_play("barrel", "mustang").has_life(1)

    sam.plays("bang", at=them)
    them.passes().passes()

    assert sam.hand == ["barrel", "mustang"]
    assert them.hand == ["saloon"]
    assert them.in_play == []
    assert [card.split("-")[0] for card in pile()] == ["bang"]


# -- the end -------------------------------------------------------------------------------


@ruling("T82", "R295")
@pytest.mark.parametrize(
    ("mine", "theirs", "wins"),
    [
        (0, 3, False),  # 4-0
        (3, 4, True),  # 5-3
        (4, 4, False),  # 5-4
        (4, 5, True),  # 6-4
        (5, 5, False),
        (5, 6, True),  # 7-5
        (6, 6, False),
        (6, 7, True),  # 8-6
        (7, 7, True),  # 8-7
    ],
)
def test_five_and_two_more_than_lost_or_all_eight(mine: int, theirs: int, wins: bool) -> None:
    me, them = after_losses(mine, theirs)

    shoots(me, them)

    assert me.has_won == wins
    assert current().game.over == wins


@ruling("T82", "R295")
def test_the_lead_is_looked_at_when_the_damage_has_carried_over() -> None:
    me, them = after_losses(3, 3)
    them.has_in_play("dynamite").game.life[them.figure] = -1
    next_cards("5S")

    them.starts_turn().passes().passes()

    assert current().game.lost == [3, 5]
    assert me.has_won


@ruling("T124")
def test_a_character_who_falls_in_their_own_duel_counts_for_the_opponent() -> None:
    me, them = after_losses(4, 3)
    me.holds("duel").has_life(1)
    them.holds("bang")

    me.plays("duel", at=them)
    them.discards("bang")
    me.passes().passes()

    assert current().game.lost == [5, 3]
    assert them.has_won
