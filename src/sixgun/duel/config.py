"""The options of a table, set before the cards are dealt."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from sixgun.duel.corrections import check_corrections
from sixgun.duel.house_rules import house_rules_for
from sixgun.duel.modes import MODES, Mode
from sixgun.engine import BadConfig, option, resolve_player_names

__all__ = ["EDITIONS", "Config"]

EDITIONS: Final = ("revised", "first")


@dataclass(frozen=True)
class Config:
    """The options as records store them. `validate` refuses what cannot be played."""

    mode: str = option("law_vs_outlaw", always_recorded=True)
    names: tuple[str, ...] = ()
    edition: str = "revised"
    dealt: int = 0  # characters dealt to each; 0: the default of the mode (D7)
    house: tuple[str, ...] = ()  # the house rules this table plays by
    corrections: tuple[str, ...] = ()  # corrections of printed facts: "big_steve.life=5"
    # D91: a player who loses Equipment chooses its order on the pile
    ask_discard_order: bool = False
    ask_forced: bool = False  # publish decisions that have a single move

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Config, tuple(getattr(self, field.name) for field in fields(self)))

    @property
    def rules(self) -> Mode:
        if self.mode not in MODES:
            raise BadConfig("unknown_mode", mode=self.mode, known=" ".join(MODES))
        return MODES[self.mode]

    @property
    def players(self) -> int:
        return self.rules.players

    def validate(self) -> Config:
        mode = self.rules
        if self.edition not in EDITIONS:
            raise BadConfig("unknown_edition", edition=self.edition, known=" ".join(EDITIONS))
        house_rules_for(self.house)
        check_corrections(self.corrections)
        names = resolve_player_names(self.names, mode.players)
        return replace(self, names=names, dealt=self.dealt or mode.dealt)
