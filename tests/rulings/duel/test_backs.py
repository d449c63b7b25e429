"""The backs of the cards are public: in hands, and on top of every draw pile."""

from __future__ import annotations

from sixgun.duel import view
from sixgun.duel.printed_facts import BACKS
from sixgun.engine import Rng
from sixgun.testing import common_deck, current, duel, ruling


def backs_seen(by: int, of: int) -> list[str]:
    """The backs that one seat sees in the hand of another."""
    return [BACKS[back] for back in view(current().game, by).hand_backs[of]]


@ruling("D35")
def test_a_player_who_draws_a_random_card_sees_the_backs_and_chooses_one() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("missed-barrel.law", "missed-snake.outlaw", "knife-snake.outlaw")
    outlaw.holds("stealing").is_playing()

    outlaw.plays("stealing", at=law.active)
    assert outlaw.options == ["name > law_back", "name > outlaw_back"]
    outlaw.names("law_back")

    assert outlaw.hand == ["missed"]
    assert sorted(law.hand) == ["knife", "missed"]
    assert backs_seen(by=1, of=1) == ["law"]


@ruling("D35")
def test_among_equal_backs_there_is_nothing_to_choose() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("missed-barrel.law", "bank")
    outlaw.holds("stealing").is_playing()

    outlaw.plays("stealing", at=law.active)

    assert outlaw.prompt == "play"
    assert len(outlaw.hand) == len(law.hand) == 1


@ruling("D35")
def test_which_card_of_a_back_it_is_is_left_to_chance() -> None:
    drawn: set[str] = set()
    for seed in range(30):
        law, outlaw = duel("pat_garret jango", "sid_curry west_harding", seed=seed)
        law.holds("missed-barrel.law", "bank", "gatling", "knife-snake.outlaw")
        outlaw.holds("stealing").is_playing()

        outlaw.plays("stealing", at=law.active).names("law_back")

        drawn |= set(outlaw.hand)

    assert drawn == {"missed", "bank", "gatling"}


@ruling("D35")
def test_a_player_who_strikes_a_random_card_from_a_hand_sees_the_backs_as_well() -> None:
    law, outlaw = duel("pat_garret jango", "slim_poet west_harding")
    law.holds("colt", "missed-barrel.law", "missed-snake.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    outlaw.uses(as_="slim_poet").names("outlaw_back")

    assert law.hand == ["missed"]
    assert backs_seen(by=1, of=0) == ["law"]


@ruling("D35")
def test_the_backs_of_a_hand_lie_open_but_not_its_cards() -> None:
    law, _ = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("missed-snake.outlaw", "missed-barrel.law", "bank")

    seen = view(current().game, 1)

    assert backs_seen(by=1, of=0) == ["law", "law", "outlaw"]
    assert seen.cards.seen_in_hands[0] == []
    assert seen.cards.hand_counts[0] == 3


@ruling("D248")
def test_with_renegades_four_backs_are_told_apart() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding", mode="reinforcements")
    law.holds("bank", "knife", "savage", "walker-barrel.ren_outlaw")
    outlaw.holds("stealing").is_playing()

    assert backs_seen(by=1, of=0) == ["law", "outlaw", "ren_law", "ren_outlaw"]
    outlaw.plays("stealing", at=law.active)
    assert outlaw.options == [
        "name > law_back",
        "name > outlaw_back",
        "name > ren_law_back",
        "name > ren_outlaw_back",
    ]
    outlaw.names("ren_outlaw_back")

    assert outlaw.hand == ["walker"]


@ruling("D248")
def test_the_renegades_own_deck_has_two_backs() -> None:
    _, renegade = duel("pat_garret jango", "big_steve mystic_maid", mode="renegade_vs_law")
    renegade.holds("savage", "walker")

    assert backs_seen(by=0, of=1) == ["ren_law", "ren_outlaw"]


@ruling("D248")
def test_the_back_of_the_top_card_of_every_draw_pile_lies_open() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding", mode="reinforcements")
    common_deck("savage", "knife")
    law.next_cards("walker", "bank", "colt-dynamite.outlaw")
    outlaw.next_cards("beer")

    before = view(current().game, 2).deck_backs  # a spectator's view
    law.starts_turn()
    outlaw.only_cards()
    after = view(current().game, 2).deck_backs

    assert [BACKS[back] for back in before] == ["ren_outlaw", "outlaw", "ren_law"]
    assert BACKS[after[0]] == "outlaw"
    assert after[1] == -1


@ruling("D35", "D248")
def test_a_determinized_game_keeps_the_visible_backs() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding", mode="reinforcements")
    law.holds("bank", "knife", "savage", "walker", "colt-dynamite.outlaw")
    outlaw.next_cards("beer")
    law.next_cards("savage")
    game = current().game
    seen = view(game, outlaw.seat)

    for seed in range(10):
        imagined = view(game.determinize(outlaw.seat, Rng.from_seed(seed)), outlaw.seat)

        assert imagined.hand_backs == seen.hand_backs
        assert imagined.deck_backs == seen.deck_backs
