"""The time a bid takes never reveals a purse."""

from __future__ import annotations

from sixgun.protocol import ClockRules
from sixgun.server.store.plays import StoredPlay
from sixgun.server.tables.play import Play


def auction(purses: str) -> Play:
    options = {"players": "5", "variant": "auction", "purses": purses, "ask_forced": "true"}
    stored = StoredPlay("a play", "a table", 1, "classic", options, [], "a-seed", "salt", 0)
    return Play(stored, ClockRules(), 1.0)


def test_a_bidder_who_can_only_pass_is_as_slow_as_others() -> None:
    play = auction("2000 100 2000 2000 2000")
    for move in (play.kernel.moves[0], "bid 300"):
        play.game.apply(move)

    assert play.forced
    assert not play.kernel.hands[1]
    assert not play.reveals_nothing


def test_after_the_auction_only_a_hand_must_be_hidden() -> None:
    play = auction("0 0 0 0 0")
    while play.kernel.purse:  # type: ignore[attr-defined]
        play.game.apply(play.kernel.moves[0])

    assert not play.reveals_nothing
    play.kernel.hands[play.kernel.seat].clear()
    assert play.reveals_nothing
