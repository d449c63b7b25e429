"""The tournament's rule against endless games."""

from __future__ import annotations

import pytest

from sixgun import new_game
from sixgun.engine.events import DeckShuffled, EventRevealed, TurnStarted
from sixgun.testing import Player, event, next_cards, ruling, set_reshuffles, table


def late(
    *characters: str, players: int = 5, reshuffles: int = 3, tempo: bool = True
) -> list[Player]:
    """The last player's turn in a game whose discards were shuffled this often."""
    seated = table(*characters, players=players, tempo=tempo)
    set_reshuffles(reshuffles)
    seated[-1].is_playing()
    return seated


@ruling("T116")
@pytest.mark.parametrize(("players", "reshuffles"), [(5, 3), (6, 3), (7, 2)])
def test_after_the_third_reshuffle_or_with_seven_the_second_turns_cost_a_life(
    players: int, reshuffles: int
) -> None:
    sheriff, *_, last = late(players=players, reshuffles=reshuffles)

    last.ends_turn()

    assert event() == "tempo"
    assert sheriff.life == 4
    assert sheriff.is_active


@ruling("T116")
@pytest.mark.parametrize(("players", "reshuffles"), [(5, 2), (6, 2), (7, 1)])
def test_one_reshuffle_less_is_not_enough(players: int, reshuffles: int) -> None:
    sheriff, *_, last = late(players=players, reshuffles=reshuffles)

    last.ends_turn()

    assert sheriff.life == 5
    assert sheriff.is_active


@ruling("T116")
def test_the_tempo_rule_begins_with_the_sheriffs_next_turn() -> None:
    sheriff, bob, _, dot, eli = late()
    dot.is_playing()

    dot.ends_turn()
    assert eli.is_active
    assert eli.life == 4
    eli.ends_turn()
    assert sheriff.life == 4
    sheriff.ends_turn()

    assert bob.is_active
    assert bob.life == 3


@ruling("T116")
def test_the_tempo_rule_stays_to_the_end() -> None:
    sheriff, bob, cal, dot, eli = late()

    eli.ends_turn()
    for player in (sheriff, bob, cal, dot, eli):
        player.has_life(3)
        while player.is_active:
            if player.prompt == "discard":
                player.discards(player.hand[0])
            else:
                player.ends_turn()

    assert sheriff.life == 2
    assert [player.life for player in (bob, cal, dot, eli)] == [3, 3, 3, 3]


@ruling("T116")
def test_without_the_switch_nothing_happens() -> None:
    sheriff, *_, last = late(tempo=False, reshuffles=9)

    last.ends_turn()

    assert sheriff.life == 5


@ruling("T116")
def test_the_tempo_rule_comes_before_the_dynamite() -> None:
    sheriff, *_, last = late()
    sheriff.has_life(1).has_in_play("dynamite").holds("beer")
    next_cards("9C")

    last.ends_turn()

    assert sheriff.prompt == "dying"
    assert sheriff.in_play == ["dynamite"]


@ruling("T116")
def test_a_player_who_stays_in_jail_loses_their_life_point_too() -> None:
    sheriff, bob, cal, *_, last = late()
    bob.has_in_play("jail")
    last.ends_turn()
    next_cards("9C")

    sheriff.ends_turn()

    assert bob.life == 3
    assert bob.in_play == []
    assert cal.is_active


@ruling("T116")
def test_no_missed_and_no_barrel_helps() -> None:
    sheriff, *_, last = late()
    sheriff.holds("missed").has_in_play("barrel")

    last.ends_turn()

    assert sheriff.life == 4
    assert sheriff.prompt == "play"


@ruling("T116")
def test_a_beer_saves_the_last_life_point() -> None:
    sheriff, *_, last = late()
    sheriff.has_life(1).holds("beer", "missed", "saloon")

    last.ends_turn()
    assert [move.split("-")[0] for move in sheriff.options] == ["play beer", "pass"]
    sheriff.plays("beer")

    assert sheriff.life == 1
    assert sheriff.is_active


@ruling("T116")
def test_sid_ketchum_saves_himself() -> None:
    sid, *_, last = late("sid_ketchum")
    sid.has_life(1).holds("missed", "bang")

    sid.skips()
    last.ends_turn()
    assert sid.prompt == "dying"
    sid.uses().discards("missed", "bang")

    assert sid.life == 1
    assert sid.is_alive


@ruling("T116")
def test_nobody_is_responsible_for_the_loss() -> None:
    sheriff, gringo, *_, last = late("willy_the_kid", "el_gringo")
    last.ends_turn()
    held = sheriff.hand

    sheriff.ends_turn()

    assert gringo.life == 2
    assert len(held) == 2
    assert sheriff.hand == held


@ruling("T116")
def test_nobody_is_rewarded_for_an_outlaw_who_falls_by_it() -> None:
    sheriff, outlaw, cal, *_, last = late()
    outlaw.has_life(1)
    last.ends_turn()
    held = len(sheriff.hand)

    sheriff.ends_turn()
    outlaw.passes()

    assert not outlaw.is_alive
    assert len(sheriff.hand) == held
    assert cal.is_active


@ruling("T116")
@pytest.mark.parametrize(("players", "reshuffles"), [(5, 3), (7, 2)])
def test_in_a_whole_game_the_reshuffles_are_counted_from_the_first_of_the_discards(
    players: int, reshuffles: int
) -> None:
    game = new_game(players=players, tempo=True, seed=1)
    counted = {"all": -1, "at the Sheriff's last turn": 0}  # the first one makes the deck

    seen = 0
    while game.view(0).event != "tempo":
        for entry in game.events[seen:]:
            counted["all"] += isinstance(entry, DeckShuffled)
            if isinstance(entry, TurnStarted) and game.kernel.role[entry.seat] == 0:
                counted["at the Sheriff's last turn"] = counted["all"]
        seen = len(game.events)
        game.apply(game.kernel.moves[-1])  # ends turns, gives up cards

    assert counted["at the Sheriff's last turn"] < reshuffles
    assert counted["all"] == reshuffles
    revealed = [
        entry for entry in game.events[seen:] if isinstance(entry, (TurnStarted, EventRevealed))
    ]
    assert isinstance(revealed[0], TurnStarted)
    assert game.kernel.role[revealed[0].seat] == 0
    assert isinstance(revealed[1], EventRevealed)
