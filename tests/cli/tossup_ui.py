"""The UI of a minimal second game: what a game needs for the command line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from sixgun.cli.cards import find_entry, render_entry
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.game_ui import GameUI
from sixgun.cli.presenter import Presenter
from sixgun.cli.seating import seat_names_with
from sixgun.engine import HouseRule
from sixgun.library import CatalogueEntry
from sixgun.live import LiveGame
from tests.live.tossup import Config, Game, TossView

__all__ = ["GAME_UI"]

TossGame = LiveGame[Config, Game, TossView]
HEAVY = HouseRule("heavy", "R51", "Coins cost 2 life.")


class TossPresenter(Presenter):
    move_example = "coin bob"
    notation_example = "play coin-3 > bob"
    card_example = "coin"

    def introduction(self, view: TossView) -> list[str]:
        return [f"You have {view.life[self.me]} life.", "You are a tosser."]

    def goal(self) -> str:
        return "The last player with life left wins."

    def leaving(self) -> str:
        return "You lose."

    def draw_table(self, console: Console, view: TossView) -> RenderableType:
        return Text(f"Life: {view.life}")

    def describe(self, view: TossView, wanted: str) -> RenderableType:
        return render_entry(GAME_UI.formatter(find_entry("tossup", GAME_UI.catalogue(), wanted)))

    def describe_seats(self) -> list[str]:
        return [f"{name}: tosser" for name in self.game.names.seat_names]


class TossUI(GameUI):
    id = "tossup"
    options = ("rule",)
    counted_by = ("side",)
    house_rules = (HEAVY,)

    def make_config(self, settings: GameSettings, name: str) -> Config:
        return Config(names=seat_names_with(name, 2), heavy="heavy" in settings.rule).validate()

    def summarize(self, config: Config) -> list[str]:
        return ["a toss-up", "heavy"] if config.heavy else ["a toss-up"]

    def file_stem(self, config: Config) -> str:
        return self.id

    def boxes(self) -> Sequence[str]:
        return ["purse"]

    def catalogue(self, facts: Path | None = None) -> list[CatalogueEntry]:
        copies = {"purse": list("123456")}
        words = "The other player loses 1 life."
        return [
            CatalogueEntry(
                "coin", "Coin", "card", "purse", "round", copies, None, None, None, words, []
            )
        ]

    def iter_counted(self, kernel: Game) -> Iterator[tuple[str, str, int]]:
        yield "side", "heads", 0
        yield "side", "tails", 1

    def presenter(self, game: TossGame, me: int) -> TossPresenter:
        return TossPresenter(game, me)


GAME_UI = TossUI()
