"""Makes the config of a game of The Duel from its settings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sixgun.cli.game_settings import GameSettings
from sixgun.cli.game_ui import option_name
from sixgun.cli.language import say
from sixgun.cli.seating import seat_names_with
from sixgun.duel import Config, facts_for
from sixgun.engine import BadConfig
from sixgun.live.corrections import load_corrections

__all__ = ["config_for", "corrections_of", "summarize_config"]


def config_for(settings: GameSettings, name: str) -> Config:
    """A checked config with the named player on the seat of their side."""
    usual = Config()
    config = Config(
        mode=settings.mode or usual.mode,
        edition=settings.edition or usual.edition,
        dealt=settings.dealt,
        house=settings.rule,
        corrections=corrections_of(settings.facts),
    )
    refuse_another_number(config, settings.players)
    names = seat_names_with(name, config.players, seat_of(config, settings.side))
    return facts_for(replace(config, names=names)).config


def refuse_another_number(config: Config, players: int | None) -> None:
    """Refuse a number of players that does not fit the mode."""
    most = config.players
    if players is not None and players != most:
        asked = {"players": players, "least": most, "most": most}
        raise BadConfig("wrong_player_count", mode=config.mode, **asked)


def seat_of(config: Config, side: str) -> int:
    """The seat of a side; the first seat if none is named."""
    sides = [there.id for there in config.rules.sides]
    if side and side not in sides:
        known = " ".join(sides)
        raise BadConfig("no_such_side", side=side[:60], mode=config.mode, known=known)
    return sides.index(side) if side else 0


def summarize_config(config: Config) -> list[str]:
    """The mode, and all options that differ from the default."""
    said = [option_name("duel", "mode", config.mode)]
    if config.edition != Config().edition:
        edition = option_name("duel", "edition", config.edition)
        said.append(say("terminal.config.edition", edition=edition))
    if config.dealt != config.rules.dealt:
        said.append(say("terminal.config.dealt", count=config.dealt))
    said += [say("terminal.config.rule", rule=rule) for rule in config.house]
    return said + ([say("terminal.config.corrected")] if config.corrections else [])


def corrections_of(file: Path | None) -> tuple[str, ...]:
    """Load the corrections of a user's file; an empty file is refused."""
    words = () if file is None else load_corrections(file)
    if file is not None and not words:
        raise BadConfig("corrects_nothing", file=str(file))
    return words
