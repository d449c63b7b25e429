"""No bot knows more than its seat: what is hidden may be exchanged, and it plays the same."""

from __future__ import annotations

from itertools import chain

import pytest

from sixgun.bots import SeatedBot
from sixgun.engine import Rng
from sixgun.live.rulesets import ruleset
from tests.bots.bot_games import EVERY_KIND, LEVELS_QUICK, play_bots
from tests.dealing import AnyConfig, AnyGame

THOUGHT_ABOUT = 8  # decisions of a game: a search takes its time

pytestmark = pytest.mark.conformance


def dealt_anew(game: AnyGame, seat: int, seated: SeatedBot) -> SeatedBot:
    """The same bot at a table where all that it cannot see is different."""
    other = game.determinize(seat, Rng.from_seed(f"another world {game.ply}"))
    assert isinstance(other, type(game))
    return SeatedBot(ruleset(game.names.game), other, seat, seated.bot)


def unseen_goings(game: AnyGame, seat: int) -> bool:
    """A card went unseen from hand to hand, and the seat cannot tell which: then worlds for a
    search are as likely as before, but not the same ones for the same luck."""
    return any(not (taking.seats >> seat) & 1 for taking in game.transfers)


@pytest.mark.parametrize("config", EVERY_KIND, ids=str)
@pytest.mark.parametrize("bot", LEVELS_QUICK)
def test_its_move_does_not_depend_on_hidden_cards(config: AnyConfig, bot: str) -> None:
    compared = 0
    for game, bot_group in chain(*(play_bots(config, seed, [bot, "greenhorn"]) for seed in (5, 6))):
        if game.over or game.seat % 2:
            continue
        seat = game.seat
        searching = bot.startswith("marshal")
        if searching and (unseen_goings(game, seat) or compared >= THOUGHT_ABOUT):
            continue
        seated = bot_group.seated_bots[seat]
        there, here = dealt_anew(game, seat, seated).hint(), seated.hint()
        assert there.move == here.move
        assert there.scores == here.scores
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("config", EVERY_KIND, ids=str)
def test_imagined_games_do_not_depend_on_hidden_cards(config: AnyConfig) -> None:
    """What `determinize` deals depends on the luck and on what the seat knows, on nothing else."""
    compared = 0
    for game, _ in play_bots(config, 6, ["greenhorn"]):
        seat = game.seat
        if game.over or game.ply % 5 or unseen_goings(game, seat):
            continue
        other = game.determinize(seat, Rng.from_seed("other"))
        worlds = [g.determinize(seat, Rng.from_seed("imagined")) for g in (game, other)]
        assert worlds[0].state() == worlds[1].state()
        assert worlds[0].state() != game.state()
        compared += 1
    assert compared > 5
