"""What a swap moves, and which abilities it triggers."""

from __future__ import annotations

from sixgun.testing import duel, ruling


@ruling("D44")
def test_a_swap_moves_the_token_and_no_cards() -> None:
    law, _ = duel("pat_garret tex_killer", "sid_curry west_harding")
    law.first.has_in_play("hat", "rattlesnake").has_life(2)
    law.second.has_in_play("barrel")

    law.swaps()

    assert law.active is law.second
    assert (law.first.in_play, law.second.in_play) == (["hat", "rattlesnake"], ["barrel"])
    assert (law.first.life, law.second.life) == (2, 4)


@ruling("D44")
def test_a_forced_swap_moves_no_cards_either() -> None:
    law, outlaw = duel("pat_garret tex_killer", "sid_curry west_harding")
    law.holds("water")
    outlaw.first.has_in_play("barrel")
    outlaw.second.has_in_play("hat")

    law.plays("water", at=outlaw.active)

    assert outlaw.active is outlaw.second
    assert (outlaw.first.in_play, outlaw.second.in_play) == (["barrel"], ["hat"])


@ruling("D45")
def test_babe_leroy_who_leaves_the_front_with_her_last_water_gets_nothing() -> None:
    _, outlaw = duel("pat_garret tex_killer", "babe_leroy west_harding")
    outlaw.holds("water").is_playing()

    outlaw.plays("water", at=outlaw.active)

    assert outlaw.hand == []
    assert outlaw.refused_use(as_="babe_leroy") == "asleep"


@ruling("D45")
def test_babe_leroy_who_comes_to_the_front_with_the_last_water_may_draw() -> None:
    _, outlaw = duel("pat_garret tex_killer", "west_harding babe_leroy")
    outlaw.holds("water").is_playing()

    outlaw.plays("water", at=outlaw.active)
    outlaw.uses(as_="babe_leroy")

    assert len(outlaw.hand) == 2


@ruling("D45")
def test_king_fishers_has_to_be_in_front_after_the_swap() -> None:
    law, outlaw = duel("pat_garret tex_killer", "king_fishers sid_curry", mode="reinforcements")
    outlaw.is_playing()

    outlaw.swaps()
    assert outlaw.prompt == "play"
    outlaw.is_playing().swaps()

    assert outlaw.prompt == "swap_side"
    assert law.first.is_in_front


@ruling("D45")
def test_tom_thorn_who_leaves_the_front_hits_nobody() -> None:
    law, outlaw = duel("pat_garret tex_killer", "tom_thorn west_harding")
    outlaw.is_playing()

    outlaw.swaps()
    assert outlaw.prompt == "play"
    outlaw.is_playing().swaps()

    assert law.prompt == "hit"


@ruling("D45")
def test_a_clock_that_its_bearers_own_swap_takes_to_the_rear_is_silent() -> None:
    law, outlaw = duel("pat_garret tex_killer", "sid_curry west_harding", mode="reinforcements")
    law.first.has_in_play("clock")
    law.holds("switch")

    law.plays("switch").swaps(at=law.active).swaps(at=outlaw.active)

    assert law.hand == []


@ruling("D46")
def test_a_swap_forced_by_the_opponent_brings_tom_thorn_to_the_front_like_any_other() -> None:
    law, outlaw = duel("pat_garret tex_killer", "west_harding tom_thorn")
    law.holds("water")

    law.plays("water", at=outlaw.active)
    assert law.prompt == "hit"
    law.passes()

    assert law.rearguard.life == 3


@ruling("D46")
def test_own_swaps_only_tom_thorn_is_silent_after_the_opponents_water() -> None:
    law, outlaw = duel("pat_garret tex_killer", "west_harding tom_thorn", house="own_swaps_only")
    law.holds("water")

    law.plays("water", at=outlaw.active)

    assert outlaw.active.character == "tom_thorn"
    assert law.prompt == "play"


@ruling("D46")
def test_own_swaps_only_tom_thorn_feels_his_own_sides_swaps() -> None:
    law, outlaw = duel("pat_garret tex_killer", "west_harding tom_thorn", house="own_swaps_only")
    outlaw.is_playing()

    outlaw.swaps()

    assert law.prompt == "hit"


@ruling("D46")
def test_abilities_react_to_swaps_forced_by_any_player() -> None:
    law, outlaw = duel("jango tex_killer", "west_harding sid_curry")
    law.holds("water").active.has_in_play("clock")

    law.plays("water", at=outlaw.active)
    law.chooses("jango").draws_from("deck")

    assert len(law.hand) == 2


@ruling("D46")
def test_own_swaps_only_a_watcher_does_not_see_the_swap_he_forced_himself() -> None:
    law, outlaw = duel("jango tex_killer", "west_harding sid_curry", house="own_swaps_only")
    law.holds("water").active.has_in_play("clock")

    law.plays("water", at=outlaw.active)

    assert law.prompt == "play"
    assert law.hand == []


@ruling("D46")
def test_the_opponents_shotgun_sets_off_who_comes_to_the_front() -> None:
    law, outlaw = duel("pat_garret tex_killer", "west_harding tom_thorn")
    law.holds("shotgun")
    outlaw.holds("missed")

    law.plays("shotgun", at=outlaw.active)
    outlaw.plays("missed")
    law.swaps(at=outlaw.active)

    assert law.prompt == "hit"


@ruling("D46")
def test_a_stampede_that_the_opponent_laid_is_no_forced_swap_of_his() -> None:
    law, outlaw = duel("pat_garret tex_killer", "west_harding tom_thorn", house="own_swaps_only")
    law.holds("stampede")

    law.plays("stampede", at=outlaw.active)
    outlaw.starts_turn()

    assert outlaw.active.character == "tom_thorn"
    assert law.prompt == "hit"
