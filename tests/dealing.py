"""Deal any game of the family from its config."""

from __future__ import annotations

from typing import overload

from sixgun import classic, duel

__all__ = ["AnyConfig", "AnyGame", "deal"]

AnyConfig = classic.Config | duel.Config
AnyGame = classic.Game | duel.Game


@overload
def deal(config: classic.Config, seed: int | str, emits_events: bool = ...) -> classic.Game: ...
@overload
def deal(config: duel.Config, seed: int | str, emits_events: bool = ...) -> duel.Game: ...
def deal(config: AnyConfig, seed: int | str, emits_events: bool = True) -> AnyGame:
    if isinstance(config, classic.Config):
        return classic.new_game(config, seed, emits_events)
    return duel.new_game(config, seed, emits_events)
