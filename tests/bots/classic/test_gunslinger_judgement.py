"""What makes a move worth more or less to the gunslinger: the same table, one thing changed."""

from __future__ import annotations

from sixgun.testing import discard_pile, next_cards, table
from tests.bots.classic.bot_answers import answer, thought, value


def test_a_shot_is_worth_more_the_fewer_points_are_left() -> None:
    ann, bob, *_ = table(players=4)
    bob.is_playing().holds("bang")
    worth = []
    for life in (5, 3, 2, 1):
        ann.has_life(life)
        worth.append(value(bob, "play bang > ann"))
    assert worth == sorted(worth)
    assert len(set(worth)) == 4


def test_a_shot_is_worth_less_the_more_cards_may_avoid_it() -> None:
    ann, bob, *_ = table(players=4)
    bob.is_playing().holds("bang")
    bare = value(bob, "play bang > ann")
    ann.has_in_play("barrel")
    covered = value(bob, "play bang > ann")
    ann.holds("bang", "bang", "bang")
    assert bare > covered > value(bob, "play bang > ann")


def test_a_barrel_of_lucky_duke_is_worth_two() -> None:
    worth = []
    for who in ("suzy_lafayette", "lucky_duke"):
        ann, bob, *_ = table(who, players=4)
        ann.has_in_play("barrel")
        bob.is_playing().holds("bang")
        worth.append(value(bob, "play bang > ann"))
    assert worth[0] > worth[1]


def test_a_green_card_in_play_is_a_sure_answer() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city")
    bob.is_playing().holds("bang")
    before = value(bob, "play bang > ann")
    ann.has_in_play("sombrero")
    assert value(bob, "play bang > ann") < before / 2


def test_a_missed_that_was_seen_is_reckoned_with() -> None:
    ann, bob, *_ = table(players=4)
    bob.is_playing().holds("general_store", "bang")
    next_cards("beer", "beer", "beer", "missed")
    bob.plays("general_store").picks("beer")
    for player, card in zip(bob.scenario.players[2:], ("beer", "beer"), strict=True):
        player.picks(card)
    ann.picks("missed")
    seen = value(bob, "play bang > ann")
    ann, bob, *_ = table(players=4)
    ann.holds("missed")
    bob.is_playing().holds("bang")
    assert seen < value(bob, "play bang > ann")


def test_the_end_of_one_who_may_be_a_deputy_is_worth_less_with_a_full_hand() -> None:
    ann, bob, *_ = table(players=5)
    bob.has_life(1)
    ann.holds("bang")
    before = value(ann, "play bang > bob")
    ann.holds("missed", "missed", "beer", "duel")
    assert value(ann, "play bang > bob") < before


def test_the_renegade_is_worth_more_when_the_outlaws_are_gone() -> None:
    _, bob, cal, _, eli = table(players=5)
    eli.is_playing().holds("bang")
    before = value(eli, "play bang > dot")
    bob.is_out()
    cal.is_out()
    assert value(eli, "play bang > dot") > before


def test_vulture_sam_likes_a_rich_mans_end() -> None:
    worth = []
    for who in ("rose_doolan", "vulture_sam"):
        *_, dot, eli = table(
            "bart_cassidy", "kit_carlson", "el_gringo", "willy_the_kid", who, players=5
        )
        dot.has_life(1).has_in_play("winchester", "mustang", "scope")
        eli.is_playing().holds("bang").has_in_play("schofield")
        worth.append(value(eli, "play bang > dot"))
    assert worth[1] > worth[0]


def test_a_card_that_cannot_be_kept_costs_nothing() -> None:
    ann, *_ = table(players=5)
    ann.holds("bang", "missed")
    before = value(ann, "play bang > bob")
    ann.has_life(1)
    assert value(ann, "play bang > bob") > before


def test_a_card_held_costs_less_under_a_fistful_of_cards() -> None:
    worth = []
    for event in ("ambush", "a_fistful_of_cards"):
        ann, *_ = table(players=5, event=event)
        ann.holds("bang")
        worth.append(value(ann, "play bang > bob"))
    assert worth[1] > worth[0]


def test_suzys_last_card_costs_nothing() -> None:
    worth = []
    for who in ("bart_cassidy", "suzy_lafayette"):
        ann, *_ = table(who, players=5)
        ann.holds("bang")
        worth.append(value(ann, "play bang > bob"))
    assert worth[1] > worth[0]


def test_a_ghost_keeps_nothing() -> None:
    worth = []
    for event in ("ambush", "ghost_town"):
        _, bob, *_ = table(players=5, event=event, roles="sheriff deputy outlaw outlaw renegade")
        bob.holds("bang")
        if event == "ghost_town":
            bob.is_out()
            next_cards("bang", "missed", "missed")
            bob.starts_turn()
        else:
            bob.is_playing()
        worth.append(value(bob, "play bang > cal"))
    assert worth[1] > worth[0]


def test_a_barrel_is_worth_more_where_shots_may_come_from() -> None:
    ann, _, cal, *_ = table(players=5)
    ann.holds("barrel")
    before = value(ann, "play barrel")
    cal.has_in_play("winchester")
    assert value(ann, "play barrel") > before


def test_a_mustang_is_worth_more_where_it_blocks_an_attacker() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("mustang")
    before = value(ann, "play mustang")
    bob.has_in_play("winchester")
    assert value(ann, "play mustang") < before


def test_a_barrel_is_worth_more_to_the_one_who_can_shoot_after_it() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_in_play("barrel")
    bob.is_playing().holds("cat_balou")
    before = value(bob, "play cat_balou > barrel")
    bob.holds("bang")
    assert value(bob, "play cat_balou > barrel") > before


def test_a_missed_is_worth_more_to_the_one_who_is_nearly_dead() -> None:
    ann, *_ = table(players=4)
    ann.holds("missed", "missed", "missed", "bang", "duel").has_life(3)
    ann.ends_turn()
    before = value(ann, "discard missed")
    ann.has_life(1)
    assert value(ann, "discard missed") < before


def test_with_two_players_left_beer_is_discarded_first() -> None:
    ann, bob, cal, _ = table(players=4)
    bob.is_out()
    cal.is_out()
    ann.holds("beer", "schofield", "missed").has_life(2)
    ann.ends_turn()
    assert answer(ann) == "discard beer"


def test_a_low_spade_is_the_worst_card_for_a_dynamite() -> None:
    duke, *_ = table("lucky_duke", players=4)
    duke.has_in_play("dynamite")
    next_cards("missed-5S", "bang-9C")
    duke.starts_turn()
    assert value(duke, "pick missed") < 0.0 < value(duke, "pick bang")


def test_blood_is_not_given_to_a_sheriff_who_is_well() -> None:
    ann, *_, eli = table(players=5, event="blood_brothers")
    ann.has_life(3)
    eli.starts_turn()
    assert answer(eli) == "pass"


def test_a_friends_gain_matters_less() -> None:
    spread = []
    for roles in ("sheriff outlaw outlaw renegade deputy", "sheriff deputy outlaw renegade outlaw"):
        *_, claus = table(
            *("bart_cassidy", "kit_carlson", "el_gringo", "willy_the_kid", "claus_the_saint"),
            players=5,
            roles=roles,
        )
        discard_pile()
        claus.starts_turn()  # the first present is for the Sheriff
        scores = [score for _, score in thought(claus).scores]
        spread.append(scores[0] - scores[-1])
    assert spread[0] < spread[1]
