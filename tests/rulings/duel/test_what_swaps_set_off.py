"""What a swap triggers, and the token that an eliminated partner leaves: D233, D234."""

from __future__ import annotations

from sixgun.testing import current, duel, ruling


@ruling("D233")
def test_a_later_swap_does_not_cancel_what_an_earlier_one_set_off() -> None:
    jango, renegade = duel("jango the_stranger", "hottie_delou big_steve", mode="renegade_vs_law")
    jango.holds("switch").next_cards("colt")

    jango.plays("switch").swaps(at=renegade.active).swaps(at=jango.active)

    assert (jango.prompt, jango.active.character) == ("may_draw", "the_stranger")
    jango.draws_from("deck")
    assert (jango.prompt, jango.hand) == ("play", ["colt"])


@ruling("D233")
def test_a_later_swap_sets_off_only_what_works_after_it() -> None:
    jango, renegade = duel("jango the_stranger", "hottie_delou big_steve", mode="renegade_vs_law")
    jango.holds("switch").next_cards("colt")

    jango.plays("switch").swaps(at=jango.active).swaps(at=renegade.active)

    assert (jango.prompt, jango.hand) == ("play", [])


@ruling("D233")
def test_tom_thorns_hit_stands_though_he_is_behind_again() -> None:
    outlaw, renegade = duel(
        "babe_leroy tom_thorn", "jim_longhair king_fishers", mode="renegade_vs_outlaw"
    )

    renegade.is_playing().swaps()
    renegade.swaps(at=outlaw.active)  # Jim's: Tom steps forward
    renegade.swaps(at=outlaw.active)  # King's: and back

    assert outlaw.active.character == "babe_leroy"
    assert renegade.prompt == "hit"
    renegade.passes()
    assert (renegade.prompt, renegade.rearguard.character) == ("play", "jim_longhair")
    assert (renegade.rearguard.life, renegade.active.life) == (3, 5)


@ruling("D233")
def test_the_owner_chooses_whether_tom_thorn_or_his_sidekick_comes_first() -> None:
    outlaw, renegade = duel(
        "babe_leroy tom_thorn", "hottie_delou big_steve", mode="renegade_vs_outlaw"
    )
    outlaw.rearguard.has_in_play("sidekick")

    outlaw.swaps()
    assert outlaw.options == ["pick tom_thorn", "pick sidekick"]
    outlaw.chooses("sidekick")

    assert (renegade.prompt, target()) == ("hit", renegade.active.figure)
    renegade.passes()
    assert (renegade.prompt, target()) == ("hit", renegade.rearguard.figure)
    renegade.passes()
    assert (renegade.active.life, renegade.rearguard.life) == (3, 3)


@ruling("D233")
def test_the_other_order_is_open_to_tom_thorns_owner_as_well() -> None:
    outlaw, renegade = duel(
        "babe_leroy tom_thorn", "hottie_delou big_steve", mode="renegade_vs_outlaw"
    )
    outlaw.rearguard.has_in_play("sidekick")

    outlaw.swaps().chooses("tom_thorn")

    assert (renegade.prompt, target()) == ("hit", renegade.rearguard.figure)
    renegade.passes()
    assert (renegade.prompt, target()) == ("hit", renegade.active.figure)


@ruling("D233")
def test_the_owner_chooses_whether_jango_or_his_clock_comes_first() -> None:
    jango, outlaw = duel("jango the_stranger", "babe_leroy dalton_bros")
    jango.next_cards("colt", "missed").active.has_in_play("clock")

    outlaw.is_playing().swaps()
    assert jango.options == ["pick jango", "pick clock"]
    jango.chooses("clock")

    assert (jango.prompt, jango.hand) == ("may_draw", ["colt"])
    jango.passes()
    assert (outlaw.prompt, jango.hand) == ("play", ["colt"])


@ruling("D233")
def test_the_other_order_is_open_to_jangos_owner_as_well() -> None:
    jango, outlaw = duel("jango the_stranger", "babe_leroy dalton_bros")
    jango.next_cards("colt", "missed").active.has_in_play("clock")

    outlaw.is_playing().swaps()
    jango.chooses("jango")

    assert (jango.prompt, jango.hand) == ("may_draw", [])
    jango.passes()
    assert (outlaw.prompt, jango.hand) == ("play", ["colt"])


@ruling("D233")
def test_jango_and_his_clock_wait_for_tom_thorn_in_the_order_of_their_owner() -> None:
    jango, outlaw = duel("jango the_stranger", "babe_leroy tom_thorn")
    jango.next_cards("colt", "missed").active.has_in_play("clock")

    outlaw.is_playing().swaps()
    jango.chooses("clock")

    assert (jango.prompt, jango.hand) == ("hit", [])
    jango.passes()
    assert (jango.prompt, jango.hand) == ("may_draw", ["colt"])


@ruling("D234")
def test_a_survivor_has_not_swapped_so_clock_and_jango_draw_nothing() -> None:
    jango, outlaw = duel("jango the_stranger", "babe_leroy dalton_bros")
    jango.holds("colt").active.has_in_play("clock")
    outlaw.active.has_life(1)

    jango.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.character == "dalton_bros"
    assert (jango.prompt, jango.hand) == ("play", [])


@ruling("D234")
def test_tom_thorn_does_not_strike_when_he_survives_his_partner() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy tom_thorn")
    law.holds("colt")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.character == "tom_thorn"
    assert (law.prompt, law.rearguard.life) == ("play", 3)


@ruling("D234")
def test_jim_longhair_and_a_sidekick_keep_silent_when_he_survives_his_partner() -> None:
    law, renegade = duel("the_stranger jango", "big_steve jim_longhair", mode="renegade_vs_law")
    law.holds("colt")
    renegade.active.has_life(1)
    renegade.rearguard.has_in_play("sidekick")

    law.plays("colt", at=renegade.active)
    renegade.passes()

    assert renegade.active.character == "jim_longhair"
    assert (law.prompt, law.active.character) == ("play", "the_stranger")


@ruling("D234")
def test_king_fishers_keeps_silent_when_he_survives_his_partner() -> None:
    law, renegade = duel("the_stranger jango", "big_steve king_fishers", mode="renegade_vs_law")
    law.holds("colt")
    renegade.active.has_life(1)

    law.plays("colt", at=renegade.active)
    renegade.passes()

    assert renegade.active.character == "king_fishers"
    assert law.prompt == "play"


@ruling("D234")
def test_a_successor_from_the_reserve_has_not_become_active_by_a_swap() -> None:
    law, outlaw = duel("jango the_stranger", "babe_leroy dalton_bros tom_thorn")
    law.holds("colt").active.has_in_play("clock")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.character == "tom_thorn"
    assert (law.prompt, law.hand, law.rearguard.life) == ("play", [], 4)


def target() -> int:
    """The target of the current hit."""
    return int(current().game.stack[-1].facts()["target"])
