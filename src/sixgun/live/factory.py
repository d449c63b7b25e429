"""`new_game`: creates a game from its id and its options by name."""

from __future__ import annotations

from typing import Literal, overload

from sixgun import duel
from sixgun.live.game import AnyGame, LiveGame, start
from sixgun.live.options import make_config
from sixgun.live.rulesets import ruleset

__all__ = ["new_game"]


@overload
def new_game(
    game: Literal["classic"] = "classic", seed: int | str | None = None, **options: object
) -> LiveGame: ...


@overload
def new_game(
    game: Literal["duel"], seed: int | str | None = None, **options: object
) -> LiveGame[duel.Config, duel.Game, duel.View]: ...


@overload
def new_game(game: str, seed: int | str | None = None, **options: object) -> AnyGame: ...


def new_game(game: str = "classic", seed: int | str | None = None, **options: object) -> AnyGame:
    """Deal a game; without a seed, take one from the operating system's entropy.

    Options are the fields of the game's config: see `sixgun.classic.Config` and
    `sixgun.duel.Config`. For classic, `expansions` are boxes added to the base box.
    """
    rules = ruleset(game)
    return start(make_config(rules, rules.expand_options(options)), seed)
