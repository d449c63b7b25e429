"""`refused*` answers for the player it is called on, not for the player who has to decide."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.testing import Player, ScenarioError, Side, auction, duel, long_duel, next_cards, table

BANG: dict[str, Callable[[Player, Player], str]] = {
    "refused": lambda bob, ann: bob.refused("beer"),
    "refused at": lambda bob, ann: bob.refused("bang", at=ann),
    "refused as": lambda bob, ann: bob.refused("missed", at=ann, as_="bang"),
    "refused_use": lambda bob, ann: bob.refused_use("barrel"),
    "refused_use ability": lambda bob, ann: bob.refused_use(),
    "refused_discard": lambda bob, ann: bob.refused_discard("beer"),
    "refused_end": lambda bob, ann: bob.refused_end(),
    "refused_pass": lambda bob, ann: bob.refused_pass(),
    "refused_bid": lambda bob, ann: bob.refused_bid(100),
}
DUEL: dict[str, Callable[[Side], str]] = {
    "refused": lambda side: side.refused("colt"),
    "refused_use": lambda side: side.refused_use("hat"),
    "refused_use ability": lambda side: side.refused_use(as_="sid_curry"),
    "refused_swap": lambda side: side.refused_swap(),
    "refused_reload": lambda side: side.refused_reload("colt"),
    "refused_discard": lambda side: side.refused_discard("colt"),
    "refused_end": lambda side: side.refused_end(),
}


def words_that_ask(kind: type[object]) -> set[str]:
    return {name for name in dir(kind) if name.startswith("refused")}


def test_every_refusal_method_is_tested_here() -> None:
    assert {name.split()[0] for name in BANG} == words_that_ask(Player)
    assert {name.split()[0] for name in DUEL} == words_that_ask(Side)


@pytest.mark.parametrize("ask", BANG.values(), ids=BANG)
def test_while_ann_is_asked_every_move_of_bob_is_refused(
    ask: Callable[[Player, Player], str],
) -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("beer", "bang", "missed").has_in_play("barrel")

    assert ask(bob, ann) == "not_your_decision"


@pytest.mark.parametrize("ask", BANG.values(), ids=BANG)
def test_while_bob_is_shot_at_every_move_of_ann_is_refused(
    ask: Callable[[Player, Player], str],
) -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang", "bang").plays("bang", at=bob)

    assert ask(ann, bob) == "not_your_decision"


@pytest.mark.parametrize("ask", DUEL.values(), ids=DUEL)
def test_every_move_of_the_other_side_is_refused(ask: Callable[[Side], str]) -> None:
    law, outlaw = duel("dalon_ranger jango", "sid_curry tom_thorn")
    law.holds("colt")
    outlaw.holds("colt")

    assert ask(outlaw) == "not_your_decision"


def test_in_an_auction_only_the_one_who_is_asked_may_bid() -> None:
    lots = ["willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack"]
    ann, bob, *_ = auction(*lots)
    ann.chooses("rose_doolan")

    assert bob.refused_bid(100) == "not_your_decision"
    assert ann.refused_bid(100) == ""


def test_both_figures_of_a_seat_are_asked_together() -> None:
    front, rear, other, _ = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    front.holds("bang")

    assert (front.refused_end(), rear.refused_end()) == ("", "")
    assert other.refused_end() == "not_your_decision"


def test_every_move_is_refused_when_the_game_is_over() -> None:
    ann, bob = table(players=2)
    ann.holds("bang", "beer").plays("bang", at=bob.has_life(1))
    bob.passes().passes()

    assert ann.has_won
    assert (ann.refused("beer"), bob.refused_end()) == ("game_over", "game_over")


def test_an_unknown_card_is_an_error_for_every_player() -> None:
    _, bob, *_ = table(players=4)

    with pytest.raises(ScenarioError, match="did you mean 'beer'"):
        bob.refused("beeer")


def test_only_a_player_above_the_hand_limit_may_discard() -> None:
    ann, bob, *_ = table(players=4)
    next_cards("missed", "bang")
    ann.holds("bang", "bang", "bang", "beer", "beer", "beer")
    bob.holds("beer")

    assert ann.refused_discard("beer") == "only_above_the_limit"
    ann.ends_turn()
    assert ann.refused_discard("beer") == ""
    assert bob.refused_discard("beer") == "not_your_decision"
