"""`ClassicUI`: BANG! on the command line."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from sixgun.classic import BOXES, HOUSE_RULES, Config, Game
from sixgun.classic.variants.auction import AuctionVariant
from sixgun.cli.classic.game_config import config_for
from sixgun.cli.classic.presenter import ClassicPresenter
from sixgun.cli.custom_boxes import load_custom_boxes, load_installed_boxes
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.game_ui import GameUI, iter_roles_and_characters, option_name
from sixgun.cli.language import say
from sixgun.cli.seating import seat_names_with
from sixgun.engine import Rng
from sixgun.library import CatalogueEntry
from sixgun.library.classic import catalogue
from sixgun.live import LiveGame

__all__ = ["GAME_UI"]


class ClassicUI(GameUI):
    """BANG! with its boxes and variants."""

    id = "classic"
    options = (
        "players",
        "boxes",
        "variant",
        "rule",
        "events",
        "tempo",
        "purses",
        "beginner",
        "box",
    )
    counted_by = ("role", "character")
    house_rules = HOUSE_RULES

    def make_config(self, settings: GameSettings, name: str) -> Config:
        return config_for(settings, name)

    def with_seat(self, config: Config, name: str, seed: int | None) -> Config:
        """T6: in an auction the first seat is the Sheriff, so the player gets a random seat."""
        if config.variant != AuctionVariant.id:
            return config
        rng = Rng.from_seed(secrets.randbits(64) if seed is None else f"seat {seed}")
        seat = rng.below(config.players)
        return replace(config, names=seat_names_with(name, config.players, seat))

    def summarize(self, config: Config) -> list[str]:
        said = [say("terminal.config.players", count=config.players)]
        said.append(option_name(self.id, "variant", config.variant) if config.variant else "")
        said += [option_name(self.id, "boxes", box, BOXES[box].name) for box in config.boxes[1:]]
        said.append(say("terminal.config.events", count=config.events) if config.events else "")
        said += [say("terminal.config.rule", rule=rule) for rule in config.house]
        purses = " ".join(map(str, config.purses))
        said.append(say("terminal.config.purses", purses=purses) if purses else "")
        said.append(say("terminal.config.tempo") if config.tempo else "")
        said.append(say("terminal.config.beginner") if config.beginner else "")
        return [word for word in said if word]

    def file_stem(self, config: Config) -> str:
        return f"{config.variant or self.id}-{config.players}-players"

    def load_boxes(self, custom: Sequence[Path]) -> None:
        load_installed_boxes()
        load_custom_boxes(custom)

    def boxes(self) -> Sequence[str]:
        return list(BOXES)

    def catalogue(self, facts: Path | None = None) -> list[CatalogueEntry]:
        return catalogue()

    def iter_counted(self, kernel: Game) -> Iterator[tuple[str, str, int]]:
        yield from iter_roles_and_characters(self.id, kernel, "role")

    def role_name(self, role: str) -> str:
        return say(f"log.roles.{role}")

    def presenter(self, game: LiveGame, me: int) -> ClassicPresenter:
        return ClassicPresenter(game, me)


GAME_UI: Final = ClassicUI()
