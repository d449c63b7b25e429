"""The door: The Duel as the command line sets it up, counts it and looks it up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from sixgun.cli.duel import words
from sixgun.cli.duel.cards import DuelLabel
from sixgun.cli.duel.host import DuelGame, TableHost
from sixgun.cli.duel.setting import config_for, corrections_of, said_of
from sixgun.cli.rooms import Room, parts_of
from sixgun.cli.setting import Setting
from sixgun.duel import BOXES, HOUSE_RULES, Config, Game
from sixgun.library.duel import DuelEntry, catalogue

__all__ = ["ROOM"]


class DuelRoom(Room):
    """The Duel and its Renegades, in all modes."""

    id = "duel"
    options = ("mode", "side", "players", "edition", "dealt", "rule", "facts")
    counted = ("side", "character")
    sides_have_seats = True
    house_rules = HOUSE_RULES

    def wished(self, setting: Setting, name: str) -> Config:
        return config_for(setting, name)

    def said(self, config: Config) -> list[str]:
        return ["The Duel", *said_of(config)]

    def stem(self, config: Config) -> str:
        return f"{self.id}-{config.mode}"

    def boxes(self) -> Sequence[str]:
        return list(BOXES)

    def catalogue(self, facts: Path | None = None) -> list[DuelEntry]:
        return catalogue(corrections_of(facts))

    def label(self, entry: DuelEntry) -> DuelLabel:
        return DuelLabel(entry)

    def parts(self, kernel: Game) -> Iterator[tuple[str, str, int]]:
        yield from parts_of(self.id, kernel, "side")

    def outcome(self, side: str) -> str:
        return words.OUTCOMES[side]

    def host(self, game: DuelGame, me: int) -> TableHost:
        return TableHost(game, me)


ROOM: Final = DuelRoom()
