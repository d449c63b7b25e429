"""The options of a game of The Duel as its config."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sixgun.cli.setting import Setting, seated
from sixgun.duel import Config, facts_for
from sixgun.live.corrections import load_corrections

__all__ = ["config_for", "corrections_of"]


def config_for(setting: Setting, name: str) -> Config:
    """Checked, with the named player on the first seat; what is not said is as usual."""
    usual = Config()
    config = Config(
        mode=setting.mode or usual.mode,
        edition=setting.edition or usual.edition,
        dealt=setting.dealt,
        house=setting.rule,
        corrections=corrections_of(setting.facts),
    )
    return facts_for(replace(config, names=seated(name, config.players))).config


def corrections_of(file: Path | None) -> tuple[str, ...]:
    """What a user's file puts right."""
    return () if file is None else load_corrections(file)
