"""The house rules of Law of the West, Handcuffs, Ghost Town, Abandoned Mine and Dead Man."""

from __future__ import annotations

import pytest

from sixgun.classic.flow import wound
from sixgun.engine import IllegalMove
from sixgun.testing import (
    Player,
    current,
    discard_pile,
    event,
    next_cards,
    next_events,
    ruling,
    table,
)

LAW = "the_law_of_the_west"

# -- Law of the West: paying with the card shown -------------------------------------------


def showing(character: str, house: str, *cards: str, others: tuple[str, ...] = ()) -> list[Player]:
    """The second of these cards was shown; its player has 2 life and these other cards."""
    players = table(character, players=4, event="law_of_the_west", boxes="dodge_city", house=house)
    players[0].has_life(2).holds(*others)
    next_cards(*cards)

    players[0].starts_turn()

    return players


@ruling("R253")
def test_the_card_shown_may_pay_for_an_ability_and_the_duty_ends() -> None:
    sid, *_ = showing("sid_ketchum", "", "missed-2S", "saloon-5H")

    sid.uses().discards("missed-2S", "saloon-5H")

    assert sid.life == 3
    assert sid.refused_end() == ""


@ruling("R251", "R253")
def test_shown_card_stays_it_pays_for_no_ability() -> None:
    sid, *_ = showing(
        "sid_ketchum", "shown_card_stays", "missed-2S", "saloon-5H", others=("bang-2C",)
    )

    sid.uses()

    assert sid.options == ["discard bang-2C", "discard missed-2S"]
    sid.discards("bang-2C", "missed-2S")
    assert sid.refused_end() == LAW


@ruling("R251", "R253")
def test_shown_card_stays_an_ability_that_only_it_could_pay_for_is_refused() -> None:
    sid, *_ = showing("sid_ketchum", "shown_card_stays", "missed-2S", "saloon-5H")

    assert sid.refused_use() == LAW
    sid.plays("saloon")
    assert sid.refused_end() == ""


@ruling("R251", "R253")
def test_shown_card_stays_a_shot_that_only_it_could_pay_for_is_refused() -> None:
    doc, bob, *_ = showing("doc_holyday", "shown_card_stays", "missed-2S", "saloon-5H")

    assert doc.refused_use(at=bob) == LAW


@ruling("R156", "R253")
def test_shown_card_stays_jose_cannot_discard_it_but_another_blue_card() -> None:
    jose, *_ = showing(
        "jose_delgado", "shown_card_stays", "missed-2S", "mustang-8H", others=("scope-AS",)
    )

    next_cards("missed-3S", "missed-4S")

    jose.uses()

    assert jose.options == ["discard scope-AS"]
    jose.discards("scope-AS")
    assert jose.refused_use() == LAW


@ruling("R251", "R253")
def test_shown_card_stays_it_pays_for_no_card() -> None:
    ann, bob, *_ = showing(
        "willy_the_kid", "shown_card_stays", "duel-8C", "saloon-5H", others=("springfield",)
    )

    ann.plays("springfield", at=bob)

    assert ann.options == ["discard duel-8C"]


@ruling("R251", "R253")
def test_shown_card_stays_a_card_that_only_it_could_pay_for_is_refused() -> None:
    ann, bob, *_ = showing("willy_the_kid", "shown_card_stays", "springfield", "saloon-5H")

    assert ann.refused("springfield", at=bob) == LAW
    assert ann.options == ["play saloon-5H"]


@ruling("R82", "R251", "R253")
def test_shown_card_stays_what_it_needs_itself_pays_for_no_other_card() -> None:
    ann, bob, *_ = showing(
        "willy_the_kid", "shown_card_stays", "saloon-5H", "whisky", others=("springfield",)
    )

    assert ann.refused("springfield", at=bob) == LAW


@ruling("R253")
def test_shown_card_stays_a_card_that_cannot_be_played_may_pay() -> None:
    sid, *_ = showing("sid_ketchum", "shown_card_stays", "saloon-5H", "missed-2S")

    sid.uses().discards("saloon-5H", "missed-2S")

    assert sid.life == 3


@ruling("R127", "R253")
def test_shown_card_stays_it_may_save_a_life() -> None:
    sid, bob, *_ = showing("sid_ketchum", "shown_card_stays", "duel-8C", "saloon-5H")
    sid.has_life(1).holds("missed-2S")
    bob.holds("bang-2C")

    sid.plays("duel", at=bob)
    bob.discards("bang")
    sid.passes().uses().discards("saloon-5H", "missed-2S")

    assert sid.life == 1


# -- Handcuffs: BANG! cards in the player's own Duel ---------------------------------------


def duel_in_handcuffs(character: str, house: str, *hand: str) -> list[Player]:
    """A player has named clubs and challenged the next one, who has answered."""
    players = table(character, players=4, event="handcuffs", house=house)
    ann, bob = players[:2]
    next_cards("scope", "barrel")
    ann.holds("duel-8C", *hand).starts_turn().names("clubs")
    bob.holds("bang-2C", "bang-7D")

    ann.plays("duel", at=bob)
    bob.discards("bang-2C")

    return players


@ruling("R221")
def test_cuffed_duels_only_a_bang_of_the_named_suit_may_be_given_up() -> None:
    ann, bob, *_ = duel_in_handcuffs("willy_the_kid", "cuffed_duels", "bang-8D", "bang-3C")

    assert ann.options == ["discard bang-3C", "pass"]
    with pytest.raises(IllegalMove, match="another_suit_was_named"):
        ann.discards("bang-8D")
    ann.discards("bang-3C")
    assert bob.options == ["discard bang-7D", "pass"]


@ruling("R221")
def test_cuffed_duels_whoever_has_no_such_card_loses_his_duel() -> None:
    ann, *_ = duel_in_handcuffs("willy_the_kid", "cuffed_duels", "bang-8D")

    assert ann.options == ["pass"]


@ruling("R221", "R222")
def test_cuffed_duels_a_missed_that_counts_as_a_bang_must_be_of_the_suit_too() -> None:
    janet, *_ = duel_in_handcuffs(
        "calamity_janet", "cuffed_duels", "missed-2S", "missed-10C", "bang-8D"
    )

    assert janet.options == ["discard missed-10C as bang", "pass"]


@ruling("R221", "R223")
def test_cuffed_duels_others_give_up_any_bang_against_indians() -> None:
    ann, bob, *_ = table(players=4, event="handcuffs", house="cuffed_duels")
    ann.holds("indians-KD").starts_turn().names("diamonds")
    bob.holds("bang-2C")

    ann.plays("indians")

    assert bob.options == ["discard bang-2C", "pass"]


# -- Ghost Town: ghosts that heal ----------------------------------------------------------


def ghost_of(character: str, house: str = "ghosts_heal") -> list[Player]:
    """A ghost whose turn has begun, and the players after them."""
    players = table(
        "willy_the_kid", character, players=4, event="ghost_town", house=house, boxes="dodge_city"
    )
    players[1].is_out()
    next_cards("missed-2S", "scope", "barrel")
    players[1].starts_turn()
    return players[1:]


@ruling("R193")
def test_ghosts_heal_a_ghost_regains_life_for_his_turn() -> None:
    ghost, cal, *_ = ghost_of("rose_doolan")
    ghost.holds("beer", "saloon")

    ghost.plays("beer").plays("saloon")
    assert ghost.life == 2
    ghost.ends_turn()

    assert (ghost.life, ghost.is_alive) == (0, False)
    assert cal.is_active


@ruling("R194")
def test_ghosts_heal_the_hand_of_a_ghost_goes_whatever_life_he_has() -> None:
    ghost, *_ = ghost_of("rose_doolan")
    ghost.holds("beer")

    ghost.plays("beer").ends_turn()

    assert ghost.hand == []


@ruling("R126", "R193")
def test_ghosts_heal_sid_ketchum_may_use_his_ability() -> None:
    sid, *_ = ghost_of("sid_ketchum")

    sid.uses().discards("missed-2S", "scope")

    assert sid.life == 1


@ruling("R151", "R193")
def test_ghosts_heal_chuck_wengam_may_spend_what_he_regained_but_not_the_last_point() -> None:
    chuck, *_ = ghost_of("chuck_wengam")
    chuck.holds("beer", "saloon").plays("beer")
    assert chuck.refused_use() == "no_use_now"

    chuck.plays("saloon").uses()

    assert chuck.life == 1
    assert chuck.refused_use() == "no_use_now"


@ruling("R192", "R193")
def test_ghosts_heal_a_hit_takes_what_a_ghost_regained_and_never_eliminates_him() -> None:
    bart, cal, *_ = ghost_of("bart_cassidy")
    bart.holds("beer", "duel-8C", "duel-JS").plays("beer")
    cal.holds("bang-2C", "bang-3C")
    next_cards("mustang", "saloon")

    bart.plays("duel-8C", at=cal)
    cal.discards("bang-2C")
    bart.passes()

    assert (bart.life, bart.is_alive) == (0, True)
    assert bart.hand[-1] == "mustang"
    held = len(bart.hand)
    bart.plays("duel-JS", at=cal)
    cal.discards("bang-3C")
    bart.passes()
    assert (bart.life, bart.is_alive, len(bart.hand)) == (0, True, held - 1)


@ruling("R193")
def test_ghosts_heal_several_points_at_once_take_no_more_than_he_has() -> None:
    bart, *_ = ghost_of("bart_cassidy")
    bart.holds("beer").plays("beer")
    held = len(bart.hand)

    wound(current().game, bart.figure, 3, -1)
    current().settled = False
    current().settle()

    assert (bart.life, bart.is_alive, len(bart.hand)) == (0, True, held + 1)


# -- Abandoned Mine: the abilities of phase 1 ----------------------------------------------


def digging(character: str, house: str) -> tuple[Player, Player]:
    """A turn has begun, with bang, beer and saloon on top of the discards."""
    digger, bob, *_ = table(character, players=4, event="abandoned_mine", house=house)
    discard_pile("scope-AS", "panic-JH", "duel-8C", "saloon-5H", "beer-6H", "bang-7C")
    digger.has_life(2)
    bob.holds("mustang-8H").has_in_play("barrel-QS")

    digger.starts_turn()

    return digger, bob


@ruling("R234")
@pytest.mark.parametrize(
    ("character", "prompt"),
    [("jesse_jones", "first_card"), ("pat_brennan", "help_yourself"), ("kit_carlson", "keep")],
)
def test_under_the_mine_abilities_of_phase_1_work(character: str, prompt: str) -> None:
    digger, _ = digging(character, "")

    assert digger.prompt == prompt


@ruling("R162", "R234")
def test_under_the_mine_pat_brennan_may_take_a_card_in_play_and_nothing_else() -> None:
    pat, bob = digging("pat_brennan", "")

    pat.draws_from(bob.card("barrel"))

    assert pat.hand == ["barrel"]


@ruling("R234")
@pytest.mark.parametrize(
    "character",
    [
        "jesse_jones",
        "pat_brennan",
        "kit_carlson",
        "pedro_ramirez",
        "black_jack",
        "pixie_pete",
        "bill_noface",
        "claus_the_saint",
    ],
)
def test_plain_mine_everybody_draws_the_two_top_discards(character: str) -> None:
    digger, bob = digging(character, "plain_mine")

    assert digger.prompt == "play"
    assert digger.hand == ["bang", "beer"]
    assert (bob.hand, bob.in_play) == (["mustang"], ["barrel"])


@ruling("R171", "R234")
def test_plain_mine_vera_custer_still_chooses_an_ability() -> None:
    vera, kit = table(
        "vera_custer", "kit_carlson", players=4, event="abandoned_mine", house="plain_mine"
    )[:2]
    discard_pile("beer-6H", "bang-7C")

    vera.starts_turn().picks(at=kit)

    assert vera.prompt == "play"
    assert (vera.hand, vera.ability) == (["bang", "beer"], "kit_carlson")


@ruling("R234")
def test_plain_mine_without_the_mine_abilities_work() -> None:
    jesse, bob, *_ = table("jesse_jones", players=4, event="ambush", house="plain_mine")
    bob.holds("mustang-8H")

    jesse.starts_turn()

    assert jesse.prompt == "first_card"


# -- Dead Man: a Deputy who comes back -----------------------------------------------------


def deputy_comes_back(house: str) -> list[Player]:
    """With three: the Renegade has killed the Deputy, whose turn it is again by Dead Man."""
    players = table(
        players=3,
        roles="outlaw deputy renegade",
        event="dead_man",
        boxes="high_noon",
        house=house,
    )
    outlaw, deputy, renegade = players
    next_events("thirst", "curse")
    renegade.is_playing().holds("bang")
    deputy.has_life(1)

    renegade.plays("bang", at=deputy)
    deputy.passes().passes()
    renegade.ends_turn()
    outlaw.ends_turn()

    assert deputy.is_alive
    assert deputy.is_active
    deputy.has_life(4)  # enough life to keep all cards
    return players


@ruling("R110")
def test_a_deputy_who_comes_back_takes_the_events_back_at_once() -> None:
    deputy_comes_back("")

    assert event() == "thirst"


@ruling("R110")
def test_heir_keeps_events_a_deputy_who_comes_back_reveals_none() -> None:
    _, deputy, renegade = deputy_comes_back("heir_keeps_events")
    assert event() == "dead_man"

    deputy.ends_turn()

    assert renegade.is_active
    assert event() == "thirst"


@ruling("R110")
def test_heir_keeps_events_the_deputy_reveals_none_in_later_turns_either() -> None:
    outlaw, deputy, renegade = deputy_comes_back("heir_keeps_events")

    for player in (deputy, renegade, outlaw):
        player.ends_turn()

    assert deputy.is_active
    assert event() == "thirst"


@ruling("R110")
def test_heir_keeps_events_if_the_heir_falls_the_next_one_reveals_them() -> None:
    outlaw, deputy, renegade = deputy_comes_back("heir_keeps_events")
    renegade.is_out()

    deputy.ends_turn()

    assert outlaw.is_active
    assert event() == "thirst"


@ruling("R110")
def test_heir_keeps_events_a_deputy_who_was_never_out_reveals_them() -> None:
    _, deputy, renegade = table(
        players=3,
        roles="outlaw deputy renegade",
        event="dead_man",
        boxes="high_noon",
        house="heir_keeps_events",
    )
    next_events("thirst")
    current().game.played_before = 7

    deputy.starts_turn()

    assert event() == "thirst"
    assert renegade.is_alive
