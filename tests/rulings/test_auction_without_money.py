"""The auction's special cases: empty purses, and the last character."""

from __future__ import annotations

from sixgun.testing import Player, auction, current, ruling

LOTS = ("willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack")


def sale(purses: str) -> list[Player]:
    return auction(*LOTS, purses=purses)


def all_pass(*players: Player) -> None:
    for player in players:
        player.passes()


@ruling("T29")
def test_one_without_money_passes_in_every_lot_and_never_chooses() -> None:
    ann, bob, cal, dot, eli = sale("500 0 500 500 500")

    ann.chooses("el_gringo").bids(0)
    assert bob.options == ["pass"]
    all_pass(bob, cal, dot, eli)
    assert cal.prompt == "lot"  # bob sits left of the winner
    cal.chooses("sid_ketchum").bids(0)
    all_pass(dot, eli)
    assert bob.options == ["pass"]


@ruling("T29")
def test_a_player_without_money_takes_what_remains() -> None:
    ann, bob, cal, dot, eli = sale("500 0 500 500 500")
    for player, others, who in (
        (ann, (bob, cal, dot, eli), "el_gringo"),
        (cal, (dot, eli, bob), "sid_ketchum"),
        (dot, (eli, bob), "willy_the_kid"),
        (eli, (bob,), "rose_doolan"),
    ):
        player.chooses(who).bids(0)
        all_pass(*others)

    assert (bob.character, bob.paid) == ("black_jack", 0)


@ruling("T30", "R278")
def test_the_last_one_takes_the_last_character_for_nothing_whatever_he_has() -> None:
    ann, bob, cal, dot, eli = sale("2000 2000 2000 2000 5000")
    for player, others, who in (
        (ann, (bob, cal, dot, eli), "el_gringo"),
        (bob, (cal, dot, eli), "sid_ketchum"),
        (cal, (dot, eli), "willy_the_kid"),
        (dot, (eli,), "rose_doolan"),
    ):
        player.chooses(who).bids(0)
        all_pass(*others)

    assert (eli.character, eli.paid) == ("black_jack", 0)
    assert ann.is_active


@ruling("T31")
def test_when_only_players_without_money_are_left_they_choose_in_the_order_of_the_seats() -> None:
    ann, bob, cal, dot, eli = sale("0 0 0 500 0")
    dot.chooses("el_gringo").bids(0)
    all_pass(eli, ann, bob, cal)

    assert ann.prompt == "take"  # the first seat, not the one left of the winner
    ann.chooses("sid_ketchum")
    bob.chooses("black_jack")
    assert cal.options == ["pick willy_the_kid", "pick rose_doolan"]
    cal.chooses("rose_doolan")

    assert (eli.character, eli.paid) == ("willy_the_kid", 0)
    assert [player.paid for player in (ann, bob, cal)] == [0, 0, 0]


@ruling("T31")
def test_players_without_money_cannot_decline_a_character() -> None:
    ann, *_ = sale("0 0 0 0 0")

    assert ann.refused_pass() == "pick_a_character_on_offer"
    assert ann.refused_bid(0) == "pick_a_character_on_offer"


@ruling("T32")
def test_one_with_money_among_others_without_chooses_opens_and_wins() -> None:
    ann, bob, cal, dot, eli = sale("0 0 700 0 0")
    cal.chooses("el_gringo").bids(0)
    for player in (dot, eli, ann, bob):
        assert player.options == ["pass"]
        player.passes()

    assert (cal.character, cal.paid, cal.purse) == ("el_gringo", 0, 700)
    assert ann.prompt == "take"


@ruling("T32")
def test_the_only_player_with_money_chooses_and_opens_though_the_others_spent_nothing() -> None:
    ann, bob, cal, dot, eli = sale("300 300 0 0 0")
    ann.chooses("el_gringo").bids(300)
    all_pass(bob, cal, dot, eli)

    bob.chooses("sid_ketchum").bids(0)
    all_pass(cal, dot, eli)

    assert (bob.character, bob.paid) == ("sid_ketchum", 0)
    assert cal.prompt == "take"


@ruling("T33")
def test_a_sheriff_without_money_is_skipped_as_first_chooser() -> None:
    ann, _, cal, *_ = sale("0 0 500 500 500")

    assert ann.prompt == ""
    assert cal.prompt == "lot"


@ruling("T33", "T31")
def test_if_nobody_has_money_all_choose_for_nothing_at_once() -> None:
    ann, bob, cal, dot, eli = sale("0 0 0 0 0")
    assert ann.prompt == "take"

    for player, who in zip((ann, bob, cal, dot), LOTS, strict=False):
        player.chooses(who)

    assert [p.character for p in (ann, bob, cal, dot, eli)] == list(LOTS)
    assert current().game.paid == [0] * 5
    assert ann.is_active
