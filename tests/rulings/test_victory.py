"""Who has won, and what players keep for the next game."""

import pytest

from sixgun.classic import Config, new_game
from sixgun.classic.roles import SHERIFF
from sixgun.engine import BadConfig
from sixgun.testing import Player, current, next_cards, ruling, table


def shoots(killer: Player, fallen: Player) -> None:
    """A BANG! at a player with one life point, who does nothing against it."""
    killer.holds("bang")
    fallen.has_life(1)
    killer.plays("bang", at=fallen)
    fallen.passes().passes()


def victors() -> list[str]:
    """The roles that have won, in seating order; none while the game goes on."""
    return [player.role for player in current().players if player.has_won]


@ruling("R98")
def test_the_outlaws_win_dead_or_alive_when_the_sheriff_dies() -> None:
    ann, bob, cal, *_ = table(roles="outlaw sheriff outlaw renegade deputy", players=5)
    cal.is_out()

    shoots(ann, bob)

    assert victors() == ["outlaw", "outlaw"]
    assert cal.has_won


@ruling("R98")
def test_the_outlaws_win_even_if_the_renegade_kills_the_sheriff_among_others() -> None:
    ann, bob, *_ = table(roles="renegade sheriff outlaw outlaw", players=4)

    shoots(ann, bob)

    assert victors() == ["outlaw", "outlaw"]


@ruling("R98")
def test_the_renegade_wins_as_the_only_one_alive() -> None:
    ann, bob, cal, dot = table(roles="renegade sheriff outlaw outlaw", players=4)
    cal.is_out()
    dot.is_out()

    shoots(ann, bob)

    assert victors() == ["renegade"]


@ruling("R98")
def test_the_renegade_wins_too_if_the_sheriff_dies_by_nobodys_hand() -> None:
    ann, bob, cal = table(roles="sheriff renegade outlaw", players=3)
    cal.is_out()
    ann.has_life(1).has_in_play("dynamite")
    next_cards("5S")

    ann.starts_turn().passes()

    assert victors() == ["renegade"]
    assert bob.has_won


@ruling("R99")
def test_sheriff_and_deputies_win_when_all_outlaws_and_renegades_are_out() -> None:
    ann, bob, cal, dot, eli = table(roles="sheriff renegade deputy outlaw deputy", players=5)
    dot.is_out()
    eli.is_out()

    shoots(ann, bob)

    assert victors() == ["sheriff", "deputy", "deputy"]
    assert cal.has_won
    assert eli.has_won


@ruling("R99")
def test_the_law_has_not_won_while_the_renegade_lives() -> None:
    ann, bob, cal, *_ = table(roles="sheriff outlaw outlaw renegade", players=4)
    cal.is_out()

    shoots(ann, bob)

    assert not bob.is_alive
    assert victors() == []
    assert ann.prompt == "play"


@ruling("R99")
def test_the_law_has_not_won_while_an_outlaw_lives() -> None:
    ann, bob, cal, *_ = table(roles="sheriff renegade outlaw outlaw", players=4)
    cal.is_out()

    shoots(ann, bob)

    assert not bob.is_alive
    assert victors() == []
    assert ann.prompt == "play"


@ruling("R99")
def test_the_law_wins_even_if_the_last_of_them_falls_by_his_own_card() -> None:
    ann, bob, cal = table(roles="renegade outlaw sheriff", players=3)
    ann.holds("duel").has_life(1)
    bob.is_out()
    cal.holds("bang")

    ann.plays("duel", at=cal)
    cal.discards("bang")
    ann.passes().passes()

    assert victors() == ["sheriff"]


@ruling("R100")
def test_the_outlaws_win_from_the_grave_if_a_deputy_outlives_the_sheriff() -> None:
    ann, bob, cal, dot, eli = table(roles="renegade sheriff deputy outlaw outlaw", players=5)
    dot.is_out()
    eli.is_out()

    shoots(ann, bob)

    assert victors() == ["outlaw", "outlaw"]
    assert cal.is_alive


@ruling("R101")
def test_the_outlaws_win_if_the_sheriff_dies_before_both_renegades() -> None:
    ann, bob, _cal, dot = table(roles="renegade sheriff renegade outlaw", players=4)
    dot.is_out()

    shoots(ann, bob)

    assert victors() == ["outlaw"]


@ruling("R101")
def test_the_last_of_two_renegades_wins_without_the_other() -> None:
    ann, bob, cal, dot = table(roles="renegade sheriff renegade outlaw", players=4)
    cal.is_out()
    dot.is_out()

    shoots(ann, bob)

    assert victors() == ["renegade"]
    assert ann.has_won
    assert not cal.has_won


@ruling("R101")
def test_the_sheriff_has_to_outlive_both_renegades() -> None:
    ann, bob, cal, dot = table(roles="sheriff renegade renegade outlaw", players=4)
    dot.is_out()
    ann.has_in_play("volcanic")

    shoots(ann, bob)
    assert victors() == []
    shoots(ann, cal)

    assert victors() == ["sheriff"]


# -- the next game -------------------------------------------------------------------------


KEPT = ("suzy_lafayette", "", "el_gringo", "")
SEEDS = range(40)


@ruling("R103")
def test_characters_may_be_kept_for_a_further_game() -> None:
    for seed in SEEDS:
        game = new_game(Config(players=4, characters=KEPT), seed)

        assert game.character[0].id == "suzy_lafayette"
        assert game.character[2].id == "el_gringo"
        assert game.max_life[2] == (4 if game.role[2] == SHERIFF else 3)


@ruling("R103")
def test_players_who_keep_no_character_are_dealt_one_that_nobody_keeps() -> None:
    dealt = set()
    for seed in SEEDS:
        game = new_game(Config(players=4, characters=KEPT), seed)
        ids = [character.id for character in [*game.character, *game.spare]]

        assert len(set(ids)) == 8
        dealt.add(game.character[1].id)
        dealt.add(game.character[3].id)
    assert len(dealt) > 8
    assert not dealt & set(KEPT)


@ruling("R103")
def test_roles_are_dealt_again_whatever_characters_are_kept() -> None:
    sheriffs = {
        new_game(Config(players=4, characters=KEPT), seed).role.index(SHERIFF) for seed in SEEDS
    }

    assert sheriffs == {0, 1, 2, 3}


@ruling("R103")
def test_no_character_is_kept_by_two() -> None:
    twice = Config(players=4, characters=("suzy_lafayette", "suzy_lafayette", "", ""))

    with pytest.raises(BadConfig, match="character_taken_twice"):
        new_game(twice, 1)
