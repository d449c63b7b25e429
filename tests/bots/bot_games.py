"""Games of bots for tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sixgun import classic, duel
from sixgun.bots import BotGroup, parse_bot
from tests.dealing import AnyConfig, AnyGame, deal

__all__ = ["EVERY_KIND", "LEVELS_QUICK", "play_bots"]

LEVELS_QUICK: Final = ("greenhorn", "gunslinger", "detective", "marshal:nodes=6")
ALL_BOXES: Final = tuple(classic.OUR_BOXES)

# Every game and mode, few and many players, with and without boxes.
EVERY_KIND: Final[list[AnyConfig]] = [
    classic.Config(players=3),
    classic.Config(players=4, boxes=ALL_BOXES),
    classic.Config(players=5),
    classic.Config(players=7),
    classic.Config(players=8, boxes=ALL_BOXES),
    classic.Config(players=2, variant="long_duel"),
    classic.Config(players=2, variant="short_duel"),
    *(duel.Config(mode=mode) for mode in duel.MODES),
    classic.Config(players=6, variant="auction", purses=(2000, 900, 0, 3100, 1500, 400)),
]


def play_bots(
    config: AnyConfig, seed: int, bots: Sequence[str]
) -> Iterator[tuple[AnyGame, BotGroup]]:
    """Play these bots in turn on the seats; yield at each decision and at the end."""
    game = deal(config, seed)
    lineup = {seat: parse_bot(bots[seat % len(bots)]) for seat in range(game.seats)}
    bot_group = BotGroup(game, lineup, seed)
    while not game.over:
        yield game, bot_group
        game.choose(bot_group.choose_move())
        bot_group.notify()
    yield game, bot_group
