"""The setup: characters and the Sheriff's role."""

from __future__ import annotations

import pytest

from sixgun.classic import ROLES, Config, Game, new_game, view
from sixgun.engine import BadConfig
from sixgun.testing import ruling

SEEDS = range(40)


def deals(config: Config) -> list[Game]:
    """The same table, dealt with one seed after the other."""
    return [new_game(config, seed) for seed in SEEDS]


def roles(game: Game) -> list[str]:
    return [ROLES[role] for role in game.role]


# -- characters ----------------------------------------------------------------------------


@ruling("R305")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_each_player_gets_a_character_and_another_as_life_counter(players: int) -> None:
    games = deals(Config(players=players))

    for game in games:
        dealt = [who.id for who in game.character + game.spare]
        assert len(game.character) == len(game.spare) == players
        assert len(set(dealt)) == 2 * players


@ruling("R305")
def test_any_character_may_be_dealt_to_any_place() -> None:
    games = deals(Config(players=7))

    for seat in range(7):
        assert len({game.character[seat].id for game in games}) > 8
        assert len({game.spare[seat].id for game in games}) > 8
    assert len({who.id for game in games for who in game.character}) == 16
    assert len({who.id for game in games for who in game.spare}) == 16


@ruling("R305")
def test_everybody_sees_all_characters_and_whose_ability_they_have() -> None:
    game = new_game(Config(players=5), seed=1)
    onlooker = game.seats
    dealt = [who.id for who in game.character]

    views = [view(game, seat) for seat in [*range(game.seats), onlooker]]

    assert all(seen.characters == dealt for seen in views)
    assert all(seen.abilities == dealt for seen in views)


@ruling("R305")
def test_nobody_sees_which_character_lies_face_down() -> None:
    game = new_game(Config(players=5), seed=1)
    other = game.clone()
    other.spare = game.spare[::-1]

    for seat in range(game.seats + 1):
        assert view(other, seat) == view(game, seat)


# -- the Sheriff's role --------------------------------------------------------------------


@ruling("R306")
@pytest.mark.parametrize("agreed", [0, 1, 2, 3, 4])
def test_the_sheriffs_role_goes_to_the_seat_agreed_upon(agreed: int) -> None:
    games = deals(Config(players=5, sheriff=agreed))

    for game in games:
        assert roles(game)[agreed] == "sheriff"
        assert sorted(roles(game)) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]
        assert game.roles_shown == 1 << agreed
        assert game.active == agreed


@ruling("R306")
def test_the_other_roles_are_dealt_at_random_all_the_same() -> None:
    games = deals(Config(players=5, sheriff=2))

    for seat in (0, 1, 3, 4):
        assert {roles(game)[seat] for game in games} == {"deputy", "outlaw", "renegade"}


@ruling("R306")
def test_without_an_agreement_anybody_may_become_sheriff() -> None:
    games = deals(Config(players=5))

    assert {roles(game).index("sheriff") for game in games} == {0, 1, 2, 3, 4}


@ruling("R306")
def test_the_sheriffs_role_cannot_go_to_a_seat_that_is_not_there() -> None:
    config = Config(players=5, sheriff=5)

    with pytest.raises(BadConfig, match="no_such_seat"):
        new_game(config, seed=1)
