"""Players of BANG!: how a test sets them up, what they do, and what it can check."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import (
    ScenarioError,
    auction,
    current,
    discard_pile,
    event,
    long_duel,
    next_cards,
    only_cards,
    pile,
    reshuffles,
    set_reshuffles,
    short_duel,
    table,
)

# -- impossible settings -------------------------------------------------------------------


@pytest.mark.parametrize("points", [0, -1, 6, 9])
def test_life_is_between_1_and_the_maximum(points: int) -> None:
    sheriff, *_ = table(players=4)

    with pytest.raises(ScenarioError, match=f"life of ann .* from 1 to 5, not {points}"):
        sheriff.has_life(points)
    assert sheriff.has_life(5).life == 5


def test_nobody_has_two_weapons() -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError, match="ann has a weapon already: volcanic"):
        ann.has_in_play("volcanic", "winchester")


def test_nobody_has_two_cards_of_a_name_in_play() -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError, match="ann has a barrel in play already"):
        ann.has_in_play("barrel").has_in_play("barrel")


def test_a_brown_card_does_not_lie_in_play() -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError, match="beer does not stay in play: it is a brown card"):
        ann.has_in_play("beer")


def test_the_sheriff_is_not_in_jail() -> None:
    sheriff, bob, *_ = table(players=4)

    with pytest.raises(ScenarioError, match="nobody can put a jail before ann: never_the_sheriff"):
        sheriff.has_in_play("jail")
    assert bob.has_in_play("jail").in_play == ["jail"]


def test_an_eliminated_player_has_no_cards_and_no_turn() -> None:
    _, bob, *_ = table(players=4)
    bob.is_out()

    refused: list[Callable[[], object]] = [
        lambda: bob.holds("beer"),
        lambda: bob.has_in_play("barrel"),
        lambda: bob.has_life(1),
        bob.is_out,
        bob.starts_turn,
        bob.is_playing,
        lambda: bob.has_copied("bart_cassidy"),
    ]
    for word in refused:
        with pytest.raises(ScenarioError, match=r"bob is (not in|out of) the game"):
            word()


def test_the_cards_of_an_eliminated_player_are_in_the_pile() -> None:
    _, bob, *_ = table(players=4)
    bob.holds("beer-6H").has_in_play("barrel-QS").is_out()

    assert (bob.hand, bob.in_play) == ([], [])
    assert pile() == ["beer-6H", "barrel-QS"]


def test_the_active_player_must_be_in_the_game() -> None:
    ann, bob = table(players=2)
    ann.is_out()

    with pytest.raises(ScenarioError, match=r"turn of ann, who is out: say who is_playing\(\)"):
        _ = bob.prompt
    with pytest.raises(ScenarioError, match="bob is the last one"):
        bob.is_out()
    assert bob.is_playing().prompt == "play"


def test_in_a_duel_a_character_is_out_if_you_do_not_name_it() -> None:
    me, _ = short_duel("willy_the_kid", "sid_ketchum")

    with pytest.raises(ScenarioError, match="name fewer characters"):
        me.is_out()


def test_a_ghost_has_a_turn() -> None:
    _, ghost, *_ = table(players=4, event="ghost_town")

    assert ghost.is_out().starts_turn().prompt == "play"


# -- in the middle of a card ---------------------------------------------------------------


@pytest.mark.parametrize("word", ["starts_turn", "is_playing", "is_out"])
def test_no_turn_begins_in_the_middle_of_a_card(word: str) -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang").plays("bang", at=bob)

    with pytest.raises(ScenarioError, match=r"until this is resolved: bob is asked \(shot\): pass"):
        getattr(bob, word)()
    bob.passes()
    assert bob.starts_turn().is_active


def test_no_turn_begins_in_an_auction() -> None:
    lots = ["willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack"]
    ann, *_ = auction(*lots)

    with pytest.raises(ScenarioError, match=r"until this is resolved: ann is asked \(lot\)"):
        ann.starts_turn()


def test_the_rear_figure_has_no_turn() -> None:
    _, rear, *_ = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")

    with pytest.raises(ScenarioError, match=r"ann\.2 stands behind"):
        rear.starts_turn()


def test_when_the_game_is_over_nobody_acts() -> None:
    ann, bob = table(players=2)
    ann.holds("bang").plays("bang", at=bob.has_life(1))
    bob.passes().passes()

    for word in (ann.ends_turn, ann.passes, ann.starts_turn, ann.is_playing, ann.leaves):
        with pytest.raises(ScenarioError, match="the game is over"):
            word()


# -- acting --------------------------------------------------------------------------------


def test_the_error_names_the_player_who_is_asked() -> None:
    _, bob, *_ = table(players=4)

    with pytest.raises(ScenarioError, match=r"bob is not asked; ann is asked \(play\): end"):
        bob.passes()


def test_a_refused_move_raises_illegal_move() -> None:
    ann, _, cal, _ = table(players=4)
    ann.holds("bang")

    with pytest.raises(IllegalMove, match="out_of_range"):
        ann.plays("bang", at=cal)


def test_the_error_for_a_missing_card_lists_the_cards_there() -> None:
    ann, *_ = table(players=4)
    ann.holds("bang-7C").has_in_play("barrel-QS")

    with pytest.raises(ScenarioError, match="ann has no beer in hand; there: bang-7C"):
        ann.plays("beer")
    with pytest.raises(ScenarioError, match="ann has no mustang in play; there: barrel-QS"):
        ann.card("mustang")
    with pytest.raises(ScenarioError, match="ann has no beer on offer; there: nothing"):
        ann.picks("beer")


@pytest.mark.parametrize("word", ["discards", "picks"])
def test_an_action_needs_an_argument(word: str) -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError, match=f"{word}\\("):
        getattr(ann, word)()


def test_nobody_leaves_twice() -> None:
    ann, *_ = table(players=4)
    ann.leaves()

    with pytest.raises(ScenarioError, match="ann has left already"):
        ann.leaves()


def test_a_card_with_several_ways_to_play_it_needs_as() -> None:
    me, them = short_duel("kit_carlson", "willy_the_kid")
    me.holds("beer-6H")
    them.holds("bang")

    with pytest.raises(ScenarioError, match=r"say as what \(as_=\).*beer-6H as bang > bob"):
        me.plays("beer", at=them)
    assert me.plays("beer", at=them, as_="cat_balou").hand == []


# -- looking -------------------------------------------------------------------------------


def test_cards_are_seen_by_kind_and_by_name() -> None:
    ann, *_ = table(players=4)
    ann.holds("bang-7C", "beer-6H").has_in_play("barrel-QS")

    assert (ann.hand, ann.hand_names) == (["bang", "beer"], ["bang-7C", "beer-6H"])
    assert (ann.in_play, ann.in_play_names) == (["barrel"], ["barrel-QS"])


def test_losing_life_does_not_change_the_maximum() -> None:
    sheriff, paul, *_ = table("bart_cassidy", "paul_regret", players=4)
    sheriff.has_life(2)

    assert (sheriff.life, sheriff.max_life, paul.max_life) == (2, 5, 3)


def test_event_is_empty_without_an_event() -> None:
    table(players=4)
    assert event() == ""

    table(players=4, boxes="high_noon")
    assert event() == ""


def test_only_an_auction_has_purses() -> None:
    ann, *_ = table(players=4)

    with pytest.raises(ScenarioError, match="no characters are being auctioned"):
        _ = ann.purse
    with pytest.raises(ScenarioError, match="this game has no auction"):
        _ = ann.paid


def test_an_eliminated_player_has_no_distance() -> None:
    ann, bob, *_ = table(players=4)
    bob.is_out()

    with pytest.raises(ScenarioError, match="bob is not in the game"):
        ann.distance_to(bob)


def test_the_decision_is_up_to_date() -> None:
    ann, *_ = table(players=4)
    ann.has_life(1).holds("beer-6H")

    assert current().decision() == "ann is asked (play): play beer-6H, end"


# -- an ability copied before --------------------------------------------------------------


def test_an_ability_copied_before_works() -> None:
    vera, bob, *_ = table("vera_custer", "slab_the_killer", players=4)
    vera.has_copied("slab_the_killer").holds("bang")
    bob.holds("missed", "missed")

    vera.plays("bang", at=bob)
    bob.plays("missed")

    assert vera.ability == "slab_the_killer"
    assert bob.prompt == "shot"


def test_a_copied_suzy_draws_nothing_for_a_hand_that_was_empty_before() -> None:
    vera, *_ = table("vera_custer", "suzy_lafayette", players=4)
    vera.has_copied("suzy_lafayette")
    next_cards("beer")

    assert vera.prompt == "play"
    assert vera.hand == []


def test_a_character_who_never_copies_cannot_have_copied() -> None:
    bart, *_ = table("bart_cassidy", players=4)

    with pytest.raises(ScenarioError, match="bart_cassidy copies nobody"):
        bart.has_copied("slab_the_killer")


# -- a deck shuffled before ----------------------------------------------------------------


def test_reshuffles_are_counted_and_can_be_set() -> None:
    ann, *_, eli = table(players=5, tempo=True)
    assert reshuffles() == 0

    set_reshuffles(3)
    eli.is_playing().ends_turn()

    assert reshuffles() == 3
    assert event() == "tempo"
    assert ann.life == 4


def test_an_empty_deck_counts_as_one_more_reshuffle() -> None:
    ann, *_ = table(players=4)
    only_cards("missed")
    discard_pile("bang", "beer", "duel")
    set_reshuffles(1)

    ann.starts_turn()

    assert reshuffles() == 2
