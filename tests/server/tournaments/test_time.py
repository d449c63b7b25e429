"""Time tells nobody what is in a purse."""

from __future__ import annotations

from sixgun.protocol import ClockRules
from sixgun.server.store.plays import KeptPlay
from sixgun.server.tables.play import Play


def auction(purses: str) -> Play:
    options = {"players": "5", "variant": "auction", "purses": purses, "ask_forced": "true"}
    kept = KeptPlay("a play", "a table", 1, "classic", options, [], "a-seed", "salt", 0)
    return Play(kept, ClockRules(), 1.0)


def test_who_can_only_pass_takes_as_long_as_others() -> None:
    play = auction("2000 100 2000 2000 2000")
    for move in (play.kernel.moves[0], "bid 300"):
        play.game.apply(move)

    assert play.forced
    assert not play.kernel.hands[1]
    assert not play.betrays_nothing


def test_when_the_game_has_begun_a_hand_is_all_there_is_to_hide() -> None:
    play = auction("0 0 0 0 0")
    while play.kernel.purse:  # type: ignore[attr-defined]
        play.game.apply(play.kernel.moves[0])

    assert not play.betrays_nothing
    play.kernel.hands[play.kernel.seat].clear()
    assert play.betrays_nothing
