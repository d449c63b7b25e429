"""`DuelUI`: The Duel on the command line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from sixgun.cli.duel.cards import DuelEntryFormatter
from sixgun.cli.duel.game_config import config_for, corrections_of, summarize_config
from sixgun.cli.duel.presenter import DuelGame, DuelPresenter
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.game_ui import GameUI, iter_roles_and_characters
from sixgun.cli.language import say
from sixgun.duel import BOXES, HOUSE_RULES, Config, Game
from sixgun.library.duel import DuelEntry, catalogue

__all__ = ["GAME_UI"]


class DuelUI(GameUI):
    """The Duel and its Renegades, in all modes."""

    id = "duel"
    options = ("mode", "side", "players", "edition", "dealt", "rule", "facts")
    counted_by = ("side", "character")
    sides_have_seats = True
    house_rules = HOUSE_RULES

    def make_config(self, settings: GameSettings, name: str) -> Config:
        return config_for(settings, name)

    def summarize(self, config: Config) -> list[str]:
        return [say("options.games.duel.name"), *summarize_config(config)]

    def file_stem(self, config: Config) -> str:
        return f"{self.id}-{config.mode}"

    def boxes(self) -> Sequence[str]:
        return list(BOXES)

    def catalogue(self, facts: Path | None = None) -> list[DuelEntry]:
        return catalogue(corrections_of(facts))

    def formatter(self, entry: DuelEntry) -> DuelEntryFormatter:
        return DuelEntryFormatter(entry)

    def iter_counted(self, kernel: Game) -> Iterator[tuple[str, str, int]]:
        yield from iter_roles_and_characters(self.id, kernel, "side")

    def role_name(self, role: str) -> str:
        return say(f"duel_table.sides.{role}")

    def presenter(self, game: DuelGame, me: int) -> DuelPresenter:
        return DuelPresenter(game, me)


GAME_UI: Final = DuelUI()
