"""The gunslinger's own turn: what it plays, in which order, and what it keeps."""

from __future__ import annotations

from sixgun.testing import next_cards, table
from tests.bots.classic.bot_answers import answer, answer_with_open_roles


def test_cards_are_drawn_before_anything_else() -> None:
    ann, *_ = table(players=4)
    ann.holds("bang", "stagecoach", "mustang", "panic")
    assert answer(ann) == "play stagecoach"


def test_equipment_comes_before_the_shot() -> None:
    ann, *_ = table(players=4)
    ann.holds("bang", "barrel")
    assert answer(ann) == "play barrel"


def test_a_barrel_is_taken_away_before_the_shot() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_in_play("barrel")
    bob.is_playing().holds("bang", "cat_balou")
    assert answer(bob) == "play cat_balou > barrel"


def test_a_weapon_is_worth_whom_it_brings_into_reach() -> None:
    _, _, cal, *_ = table(players=5)
    cal.is_playing().holds("remington")
    assert answer(cal) == "play remington"
    _, _, cal, *_ = table(players=5)
    cal.is_playing().holds("volcanic").has_in_play("schofield")
    assert answer(cal) == "end"


def test_a_volcanic_is_taken_up_with_many_bangs() -> None:
    _, bob, *_ = table(players=4)
    bob.is_playing().holds("volcanic", "bang", "bang", "bang").has_in_play("schofield")
    assert answer(bob) == "play volcanic"


def test_beer_is_for_wounds_and_never_with_two_players_left() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("beer")
    assert answer(ann) == "end"
    ann.has_life(3)
    assert answer(ann) == "play beer"
    bob.is_out()
    cal.is_out()
    assert dot.is_alive
    assert answer(ann) == "end"


def test_jail_is_for_the_foe_with_the_fullest_hand() -> None:
    *_, dot, eli = table(players=5)
    dot.holds("bang", "missed", "beer", "barrel")
    eli.is_playing().holds("jail")
    assert answer(eli) == "play jail > dot"


def test_panic_takes_what_hurts_most() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang").has_in_play("barrel")
    bob.is_playing().holds("panic")
    assert answer(bob) == "play panic > barrel"


def test_a_card_is_not_taken_from_a_friend() -> None:
    ann, *_, eli = table(players=5)
    ann.holds("beer", "beer").has_in_play("barrel")
    eli.is_playing().holds("panic")
    assert answer(eli) == "end"


def test_a_friend_is_freed_of_a_burden() -> None:
    ann, *_, eli = table(players=5)
    ann.has_in_play("dynamite")
    eli.is_playing().holds("cat_balou")
    assert answer(eli) == "play cat_balou > dynamite"


def test_a_gatling_that_hurts_more_friends_than_foes_is_kept() -> None:
    ann, *_, eli = table(players=5)
    ann.has_life(1)
    eli.is_playing().holds("gatling")
    assert answer(eli) == "end"
    ann.has_life(4)
    assert answer(eli) == "play gatling"


def test_indians_come_when_foes_hold_nothing() -> None:
    *_, eli = table(players=5)
    eli.is_playing().holds("indians")
    assert answer(eli) == "play indians"


def test_a_saloon_is_opened_for_ones_own_side() -> None:
    ann, bob, _, _, eli = table(players=5)
    bob.has_life(2)
    eli.is_playing().holds("saloon")
    assert answer(eli) == "end"
    ann.has_life(2)
    eli.has_life(2)
    assert answer(eli) == "play saloon"


def test_a_duel_needs_bangs() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("missed", "missed", "beer", "beer")
    bob.is_playing().holds("duel").has_life(1)
    assert answer(bob) == "end"
    bob.holds("bang", "bang", "bang").has_in_play("volcanic")
    ann.has_in_play("mustang")
    assert answer(bob) == "play duel > ann"


def test_dynamite_is_laid_when_the_others_have_more_to_fear() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(3)
    bob.is_playing().holds("dynamite")
    assert answer(bob) == "play dynamite"
    bob.has_life(1)
    ann.has_life(5)
    assert answer(bob) == "end"


def test_a_store_is_not_opened_for_foes_alone() -> None:
    *_, eli = table(players=5, roles="sheriff deputy deputy deputy outlaw")
    eli.is_playing().holds("general_store", "missed")
    assert answer_with_open_roles(eli) == "end"
    *_, eli = table(players=5, roles="sheriff deputy deputy outlaw deputy")
    eli.is_playing().holds("general_store", "missed")
    assert answer_with_open_roles(eli) == "play general_store"


def test_a_bang_that_could_not_be_kept_is_fired_at_poor_odds() -> None:
    ann, bob, *_ = table(players=5)
    bob.holds("missed", "missed", "missed", "beer", "beer")
    ann.holds("bang", "bang", "missed", "missed", "missed").has_life(1)
    assert answer(ann).startswith("play bang")


def test_the_worst_card_is_discarded() -> None:
    ann, *_ = table(players=4)
    ann.holds("beer", "dynamite", "missed", "bang").has_life(3)
    ann.ends_turn()
    assert answer(ann) == "discard dynamite"


def test_the_last_missed_is_kept_before_the_third() -> None:
    ann, *_ = table(players=4)
    ann.holds("missed", "missed", "missed", "bang").has_life(3)
    ann.ends_turn()
    assert answer(ann) == "discard missed"


def test_a_weapon_that_one_has_outgrown_is_discarded() -> None:
    ann, *_ = table(players=4)
    ann.holds("schofield", "bang", "missed").has_in_play("winchester").has_life(2)
    ann.ends_turn()
    assert answer(ann) == "discard schofield"


# -- abilities -----------------------------------------------------------------------------


def test_sid_heals_himself_with_cards_it_cannot_keep() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.holds("schofield", "dynamite", "schofield", "missed").has_life(2)
    sid.has_in_play("winchester")
    assert answer(sid) == "use ability"
    sid.has_life(5)
    assert answer(sid) != "use ability"


def test_suzy_plays_her_last_card() -> None:
    suzy, bob, *_ = table("suzy_lafayette", players=4)
    bob.holds("missed", "missed", "missed", "missed")
    suzy.holds("bang")
    assert answer(suzy).startswith("play bang")


def test_janet_fires_her_bangs_before_her_misses() -> None:
    _, janet, *_ = table("bart_cassidy", "calamity_janet", players=4)
    janet.is_playing().holds("missed", "bang")
    assert answer(janet) == "play bang > ann"


def test_willy_fires_again() -> None:
    ann, willy, *_ = table("bart_cassidy", "willy_the_kid", players=4)
    willy.is_playing().holds("bang", "bang")
    willy.plays("bang", at=ann)
    ann.passes()
    assert answer(willy) == "play bang > ann"


def test_jose_gives_up_blue_cards_that_are_of_no_use() -> None:
    jose, *_ = table("jose_delgado", players=4)
    jose.holds("schofield", "missed").has_in_play("winchester")
    assert answer(jose) == "use ability"


def test_chuck_pays_with_life_only_while_it_has_much_of_it() -> None:
    chuck, *_ = table("chuck_wengam", players=4)
    assert answer(chuck) == "use ability"
    chuck.has_life(2)
    assert answer(chuck) == "end"


def test_doc_shoots_with_cards_it_cannot_keep() -> None:
    _, doc, *_ = table("bart_cassidy", "doc_holyday", players=4)
    doc.is_playing().holds("schofield", "dynamite", "missed").has_life(1)
    doc.has_in_play("winchester")
    assert answer(doc) == "use ability > ann"


def test_no_good_card_is_played_as_a_general_store() -> None:
    will, *_ = table("uncle_will", players=4)
    will.holds("missed")
    assert answer(will) == "end"


# -- other boxes ---------------------------------------------------------------------------


def test_green_cards_are_laid_and_later_used() -> None:
    _, bob, *_ = table(players=4, boxes="dodge_city")
    bob.is_playing().holds("derringer")
    assert answer(bob) == "play derringer"
    bob.ends_turn()
    _, bob, *_ = table(players=4, boxes="dodge_city")
    bob.is_playing().has_in_play("derringer")
    assert answer(bob) == "use derringer > ann"


def test_a_canteen_waits_for_a_wound() -> None:
    ann, *_ = table(players=4, boxes="dodge_city")
    ann.has_in_play("canteen")
    assert answer(ann) == "end"
    ann.has_life(3)
    assert answer(ann) == "use canteen"


def test_tequila_is_for_the_sheriff_who_is_nearly_dead() -> None:
    ann, *_, eli = table(players=5, boxes="dodge_city")
    ann.has_life(1)
    eli.is_playing().holds("tequila", "dynamite")
    assert answer(eli) == "play tequila > ann"


def test_whisky_is_paid_for_with_the_worst_card() -> None:
    ann, *_ = table(players=4, boxes="dodge_city")
    ann.holds("whisky", "dynamite", "missed").has_life(2)
    assert answer(ann) == "play whisky"
    ann.plays("whisky")
    assert answer(ann) == "discard dynamite"


def test_with_ricochet_a_bang_flies_at_the_barrel_of_the_sheriff() -> None:
    ann, _, cal, *_ = table(players=5, event="ricochet")
    ann.has_in_play("barrel")
    cal.is_playing().holds("bang", "bang", "bang").has_life(1)
    assert answer(cal) == "discard bang > barrel"


def test_with_sniper_two_bangs_are_worth_a_sure_hit() -> None:
    ann, bob, *_ = table(players=4, event="sniper")
    bob.is_playing().holds("bang", "bang", "bang")
    bob.plays("bang", at=ann)
    ann.passes()
    assert answer(bob) == "discard bang > ann"


def test_a_ghost_saves_nothing() -> None:
    roles = "sheriff deputy outlaw outlaw renegade"
    ann, bob, cal, *_ = table(players=5, event="ghost_town", roles=roles)
    bob.is_out()
    ann.holds("missed")
    next_cards("bang", "bang", "missed")
    bob.starts_turn()
    assert answer(bob) == "play bang > cal"
    assert cal.is_alive
