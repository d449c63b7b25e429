"""Where the rules of the first edition differ from the revised ones."""

from __future__ import annotations

import pytest

from sixgun.duel import Config
from sixgun.engine import BadConfig
from sixgun.testing import Side, common_deck, discard_pile, duel, pile, ruling
from tests.rulings.duel.deck_counts import count_copies, deck_sizes


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadConfig) as refused:
        Config(edition="third").validate()

    assert refused.value.code == "unknown_edition"


@ruling("D11")
def test_the_first_edition_has_a_fifth_water_and_nothing_else_more() -> None:
    assert count_copies("water", "first") == {"law": 5, "outlaw": 1}
    assert deck_sizes("law_vs_outlaw", "first") == [41, 40]
    assert deck_sizes("mexican_standout", "first") == [40, 41, 40]


# -- Bull Anderson -------------------------------------------------------------------------


def bull_falls(edition: str) -> tuple[Side, Side]:
    """Bull Anderson, in front with a Hat and a Barrel, is about to lose his last point."""
    law, outlaw = duel("tex_killer jango", "bull_anderson west_harding pearl_hat", edition=edition)
    law.holds("colt", "bank")
    outlaw.active.has_in_play("hat-horseshoe.outlaw", "barrel-snake.outlaw").has_life(1)
    outlaw.next_cards("beer", "knife")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    return law, outlaw


@ruling("D152")
def test_first_edition_bull_anderson_takes_from_his_own_elimination() -> None:
    law, outlaw = bull_falls("first")

    assert outlaw.prompt == "plunder"
    outlaw.picks(at=outlaw.first.card("hat"))
    outlaw.passes()

    assert outlaw.hand == ["hat", "beer", "knife"]
    assert pile()[-1] == "barrel-snake.outlaw"
    assert outlaw.first.character == "pearl_hat"
    assert law.hand == ["bank"]


@ruling("D152")
def test_revised_bull_anderson_takes_nothing_from_his_own_elimination() -> None:
    law, outlaw = bull_falls("revised")

    assert law.prompt == "play"
    assert outlaw.hand == ["beer", "knife"]
    assert outlaw.first.character == "pearl_hat"


@ruling("D152")
@pytest.mark.parametrize("edition", ["first", "revised"])
def test_in_both_editions_bull_anderson_takes_from_others(edition: str) -> None:
    law, outlaw = duel("jango tex_killer wild_bill", "bull_anderson sid_curry", edition=edition)
    outlaw.holds("knife").is_playing()
    law.active.has_in_play("hat").has_life(1)

    outlaw.plays("knife", at=law.active)
    law.passes()
    outlaw.picks(at=law.first.card("hat"))

    assert outlaw.hand == ["hat"]


# -- the order of simultaneous effects -----------------------------------------------------


def jim_brings_tom_to_the_front(edition: str) -> tuple[Side, Side]:
    """In the Outlaws' turn the Renegade swaps them: Tom Thorn comes to their front, and the
    Renegade's front has a Clock. The effect and the turn belong to different players."""
    outlaw, renegade = duel(
        "west_harding tom_thorn",
        "hick_addams jim_longhair",
        mode="renegade_vs_outlaw",
        edition=edition,
    )
    outlaw.holds("water")
    renegade.second.has_in_play("clock")

    outlaw.plays("water", at=renegade.active)
    renegade.swaps(at=outlaw.active)
    return outlaw, renegade


@ruling("D85")
def test_first_edition_the_order_begins_with_whose_effect_it_is() -> None:
    outlaw, renegade = jim_brings_tom_to_the_front("first")

    assert outlaw.active.character == "tom_thorn"
    assert renegade.prompt == "hit"
    assert len(renegade.hand) == 1  # the Clock came first


@ruling("D85")
def test_revised_the_order_begins_with_the_turn_player() -> None:
    outlaw, renegade = jim_brings_tom_to_the_front("revised")

    assert outlaw.active.character == "tom_thorn"
    assert renegade.prompt == "hit"
    assert renegade.hand == []  # the Clock waits for Tom's hit
    renegade.passes()
    assert len(renegade.hand) == 1


@ruling("D85")
@pytest.mark.parametrize("edition", ["first", "revised"])
def test_a_gatling_goes_the_same_way_in_both_editions(edition: str) -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding", edition=edition)
    law.holds("gatling")

    law.plays("gatling")
    asked = []
    for _ in range(3):
        player = law if law.prompt == "hit" else outlaw
        asked.append(player)
        player.passes()

    assert asked == [outlaw, law, outlaw]
    assert law.prompt == "play"


# -- different words with the same meaning ---------------------------------------------------


@ruling("D28")
@pytest.mark.parametrize("edition", ["first", "revised"])
def test_a_player_who_runs_out_second_joins_the_common_deck_in_both_editions(edition: str) -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding", edition=edition)
    common_deck("beer", "stealing")
    discard_pile("colt-dynamite.law")
    outlaw.draws_from_common()
    law.only_cards("gatling")

    law.starts_turn()

    assert law.hand == ["gatling", "beer"]
    assert pile() == ["colt-dynamite.law"]


@ruling("D90")
@pytest.mark.parametrize("edition", ["first", "revised"])
def test_no_ability_fires_on_the_last_point_in_either_edition(edition: str) -> None:
    law, outlaw = duel("dalon_ranger jango tex_killer", "sid_curry west_harding", edition=edition)
    outlaw.holds("knife").is_playing()
    law.active.has_life(1)
    law.next_cards("bank", "gatling", "colt")

    outlaw.plays("knife", at=law.active)
    law.passes()

    assert law.hand == ["bank", "gatling"]
    assert outlaw.prompt == "play"


@ruling("D57")
@pytest.mark.parametrize("edition", ["first", "revised"])
def test_what_toco_shoots_counts_in_both_editions(edition: str) -> None:
    law, outlaw = duel("pat_garret jango", "toco_ramirez sid_curry", edition=edition)
    outlaw.holds("beer", "colt").is_playing()

    outlaw.plays("beer", at=law.active, as_="colt")
    law.passes()

    assert outlaw.refused("colt", at=law.active) == "bang_limit"
