"""The long duel before its first turn: rights, picks, the secret order, the front."""

from __future__ import annotations

import pytest

from sixgun import LiveGame, new_game
from sixgun.classic import Config
from sixgun.classic import new_game as new_kernel_game
from sixgun.engine import BadConfig, IllegalMove
from sixgun.engine.events import CharacterEntered, SteppedForward
from sixgun.testing import ruling

ANN, BOB, ONLOOKER = 0, 1, 2
SEEDS = range(40)


def duel(seed: int = 1) -> LiveGame:
    return new_game(players=2, variant="long_duel", seed=seed)


def asked(game: LiveGame) -> tuple[str, str]:
    """The player who is asked, and the prompt."""
    decision = game.decision
    assert decision is not None
    return decision.name, decision.prompt


def picks(game: LiveGame, count: int) -> list[str]:
    """Take the first offer this many times; return who took it."""
    who = []
    for _ in range(count):
        decision = game.decision
        assert decision is not None
        who.append(decision.name)
        game.apply(decision.moves[0])
    return who


def drafted(seed: int = 1, right: str = "first_pick") -> LiveGame:
    """All ten are picked; ann is about to stack her five."""
    game = duel(seed)
    game.apply(f"name > {right}")
    picks(game, 9)  # the tenth pick is automatic
    return game


def stacked(anns: list[int], bobs: list[int], right: str = "first_pick") -> LiveGame:
    """Both have put their characters into an order, given by their index in the pick."""
    game = drafted(right=right)
    hands = [game.view(seat).reserve[seat] for seat in (ANN, BOB)]
    for names, order in zip(hands, (anns, bobs), strict=True):
        for place in order[:4]:  # the fifth place is automatic
            game.apply(f"pick {names[place]}")
    return game


# -- rights and picks ----------------------------------------------------------------------


@ruling("T55", "R281")
def test_ten_random_characters_of_the_sixteen_lie_open() -> None:
    offers = [duel(seed).view(ONLOOKER).offered for seed in SEEDS]

    assert all(len(set(offer)) == 10 for offer in offers)
    assert len({who for offer in offers for who in offer}) == 16
    assert len({tuple(sorted(offer)) for offer in offers}) > 30


@ruling("T55")
def test_there_are_no_roles_and_nobody_is_in_play_yet() -> None:
    game = duel()

    assert game.kernel.role == [game.kernel.role[0]] * 2
    assert game.view(ONLOOKER).roles == game.kernel.role
    assert game.view(ONLOOKER).ring == []
    assert game.view(ONLOOKER).cards.hand_counts == [0, 0]


@ruling("T55")
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Config(players=3, variant="long_duel"), "wrong_player_count"),
        (Config(players=2, variant="long_duel", boxes=("base", "dodge_city")), "base_box_only"),
        (Config(players=2, variant="long_duel", sheriff=0), "no_sheriff_here"),
    ],
)
def test_the_duel_is_for_two_with_the_base_box_and_without_a_sheriff(
    wish: Config, code: str
) -> None:
    with pytest.raises(BadConfig) as refused:
        new_kernel_game(wish, 1)

    assert refused.value.code == code


@ruling("T56")
def test_the_better_ranked_player_picks_first_and_the_other_begins() -> None:
    game = duel()
    assert asked(game) == ("ann", "rights")

    game.apply("name > first_pick")
    assert asked(game) == ("ann", "draft")
    picks(game, 9 + 8 + 2)

    assert game.view(ONLOOKER).active // 2 == BOB


@ruling("T56")
def test_or_he_begins_and_the_other_picks_first() -> None:
    game = duel()

    game.apply("name > first_turn")
    assert asked(game) == ("bob", "draft")
    picks(game, 9 + 8 + 2)

    assert game.view(ONLOOKER).active // 2 == ANN


@ruling("T57", "R281")
def test_the_players_pick_in_turn_until_each_has_five_characters() -> None:
    game = duel()
    game.apply("name > first_pick")

    who = picks(game, 9)  # the tenth pick is automatic

    assert who == ["ann", "bob"] * 4 + ["ann"]
    assert asked(game) == ("ann", "stack")
    assert game.view(ONLOOKER).reserve_counts == [5, 5]
    assert game.view(ONLOOKER).offered == []


@ruling("T57")
def test_a_character_that_was_picked_is_on_offer_no_more() -> None:
    game = duel()
    game.apply("name > first_pick")
    wanted = game.view(BOB).offered[3]

    game.apply(f"pick {wanted}")

    assert wanted not in game.view(BOB).offered
    assert game.view(BOB).reserve[ANN] == [wanted]
    with pytest.raises(IllegalMove) as refused:
        game.apply(f"pick {wanted}")
    assert refused.value.code == "pick_a_character_on_offer"


# -- the order of the pile -----------------------------------------------------------------


@ruling("T58", "R281")
def test_the_first_two_of_the_order_come_in_and_three_are_reinforcements() -> None:
    game = drafted()
    mine = game.view(ANN).reserve[ANN]
    order = [mine[place] for place in (3, 1, 4, 0, 2)]

    for who in order[:4]:
        game.apply(f"pick {who}")
    picks(game, 4)

    assert game.view(ANN).characters[:2] == order[:2]
    assert game.view(ANN).reserve[ANN] == order[2:]
    assert game.view(ANN).ring == [0, 1, 2, 3]


@ruling("T58")
def test_the_order_is_not_asked_for_again() -> None:
    game = stacked([0, 1, 2, 3, 4], [0, 1, 2, 3, 4])
    order = game.view(ANN).reserve[ANN]

    picks(game, 2)

    assert asked(game)[1] == "front"  # the first turn's own choice
    assert game.view(ANN).reserve[ANN] == order


@ruling("T58")
@pytest.mark.parametrize("onto", [BOB, ONLOOKER])
def test_others_know_which_reinforcements_come_but_not_in_which_order(onto: int) -> None:
    forward = stacked([0, 1, 2, 3, 4], [0, 1, 2, 3, 4])
    backward = stacked([0, 1, 4, 3, 2], [0, 1, 2, 3, 4])

    assert forward.view(ANN).reserve[ANN] == backward.view(ANN).reserve[ANN][::-1]
    assert forward.view(onto) == backward.view(onto)
    assert sorted(forward.view(onto).reserve[ANN]) == sorted(forward.view(ANN).reserve[ANN])


@ruling("T58")
@pytest.mark.parametrize("onto", [BOB, ONLOOKER])
@pytest.mark.parametrize("made", [1, 2, 3])
def test_others_see_nothing_of_an_order_that_is_being_made(onto: int, made: int) -> None:
    one, other = drafted(), drafted()
    names = one.view(ANN).reserve[ANN]

    for place in range(made):
        one.apply(f"pick {names[place]}")
        other.apply(f"pick {names[4 - place]}")

    assert one.view(onto) == other.view(onto)
    assert one.events_for(onto) == other.events_for(onto)


@ruling("T58")
def test_a_game_determinized_for_the_opponent_does_not_keep_the_order() -> None:
    game = stacked([0, 1, 2, 3, 4], [0, 1, 2, 3, 4])

    dealt = [game.determinize(BOB, seed).kernel.reserve for seed in SEEDS]

    assert len({tuple(piles[ANN]) for piles in dealt}) == 6
    assert {tuple(piles[BOB]) for piles in dealt} == {tuple(game.kernel.reserve[BOB])}


# -- the first front -----------------------------------------------------------------------


@ruling("T58", "R281")
def test_each_chooses_whom_of_his_two_to_put_in_front() -> None:
    game = stacked([0, 1, 2, 3, 4], [0, 1, 2, 3, 4], right="first_turn")
    assert asked(game) == ("ann", "front")

    game.apply("pick > ann.2")
    assert asked(game) == ("bob", "front")
    game.apply("pick > bob.1")

    assert game.view(ONLOOKER).front == [1, 2]


@ruling("T58")
def test_the_first_choice_of_a_front_is_not_seen_before_the_other_has_chosen() -> None:
    one = stacked([0, 1, 2, 3, 4], [0, 1, 2, 3, 4], right="first_turn")
    other = stacked([0, 1, 2, 3, 4], [0, 1, 2, 3, 4], right="first_turn")

    one.apply("pick > ann.1")
    other.apply("pick > ann.2")

    for onto in (BOB, ONLOOKER):
        assert one.view(onto) == other.view(onto)
        assert one.events_for(onto) == other.events_for(onto)


@ruling("T58")
def test_a_determinized_game_does_not_reveal_the_first_choice_of_a_front() -> None:
    game = stacked([0, 1, 2, 3, 4], [0, 1, 2, 3, 4], right="first_turn")
    game.apply("pick > ann.2")

    fronts = set()
    for seed in SEEDS:
        dealt = game.determinize(BOB, seed)
        dealt.apply("pick > bob.1")
        fronts.add(dealt.view(BOB).front[ANN])

    assert fronts == {0, 1}


@ruling("T58")
def test_both_fronts_are_announced_together() -> None:
    game = stacked([0, 1, 2, 3, 4], [0, 1, 2, 3, 4], right="first_turn")
    entered = [event for event in game.events_for(BOB) if isinstance(event, CharacterEntered)]
    game.apply("pick > ann.2")

    events = game.apply("pick > bob.2")

    assert [event.figure for event in entered] == [0, 1, 2, 3]
    fronts = [event.figure for event in events if isinstance(event, SteppedForward)]
    assert fronts[:2] == [1, 3]


@ruling("T59", "R281")
@pytest.mark.parametrize("seed", range(6))
def test_the_opening_hand_goes_by_the_front_character(seed: int) -> None:
    game = drafted(seed)
    picks(game, 8)

    game.apply("pick > bob.2")
    game.apply("pick > ann.1")

    fronts = [game.kernel.character[figure] for figure in (0, 3)]
    assert game.view(ONLOOKER).cards.hand_counts == [who.life for who in fronts]
