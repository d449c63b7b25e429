"""`sixgun tournament demo`: a whole tournament with bots, from registration to the champion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Final

from sixgun.bots import BotSpec, parse_untrusted_bot
from sixgun.cli.console import output_console, print_json, print_line
from sixgun.cli.language import say
from sixgun.cli.progress import run_with_progress
from sixgun.cli.tournament import tables
from sixgun.cli.tournament.messages import name_of
from sixgun.engine import Rng
from sixgun.tournament import (
    ROUNDS,
    AnyAction,
    Author,
    Decide,
    Draw,
    NewPlayer,
    Publish,
    Register,
    Tournament,
    TournamentError,
    Withdraw,
    parse_action,
)
from sixgun.tournament.bot_games import play_duel, play_table
from sixgun.tournament.log_file import create_log_file
from sixgun.tournament.random_draws import table_sizes

__all__ = ["DemoOptions", "run"]

NAMES: Final = (
    *("Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn", "Gia", "Hal", "Ines", "Jon", "Kaz", "Lea"),
    *("Mia", "Nils", "Olga", "Paul", "Quin", "Rita", "Sara", "Theo", "Uma", "Vito", "Wen", "Xia"),
    *("Yan", "Zoe", "Abe", "Bea", "Cy", "Dot", "Eli", "Flo", "Gus", "Hana", "Igor", "Jo"),
)
OPENING: Final = datetime(2012, 6, 2, 9, tzinfo=UTC)  # a fixed time, for reproducible logs

Progress = Callable[[int], None]


@dataclass(frozen=True)
class DemoOptions:
    """The options from the command line."""

    players: int
    seed: int
    bot: str
    withdrawals: int
    kind: str
    out: Path | None


def run(options: DemoOptions, as_json: bool) -> None:
    games = ROUNDS * len(table_sizes(options.players)) + 3
    demo = DemoTournament(options)
    if options.out is not None and options.out.exists():
        raise TournamentError("log_exists", file=str(options.out))  # before any game is played
    run_with_progress(games, demo.play)
    if options.out is not None:
        create_log_file(options.out, demo.made)
    show(demo.made, options, as_json)


class DemoTournament:
    """Plays the parts of the judge, the players and the tables."""

    def __init__(self, options: DemoOptions) -> None:
        self.options = options
        self.spec: BotSpec = parse_untrusted_bot(options.bot)
        self.luck = Rng.from_seed(f"demo {options.seed}")
        numbers = count(1)
        self.clock = count()
        self.leaving = options.withdrawals
        self.made = Tournament.open(
            f"Demo {options.seed}",
            at=self.now(),
            seed_source=lambda: f"{options.seed}.{next(numbers)}",
        )

    def now(self) -> str:
        return (OPENING + timedelta(minutes=next(self.clock))).strftime("%Y-%m-%dT%H:%M:%SZ")

    def do(self, action: AnyAction, by: Author = "judge", reason: str = "") -> None:
        self.made.act(action, at=self.now(), by=by, reason=reason)

    def play(self, progress: Progress) -> None:
        names = [NAMES[n % len(NAMES)] for n in range(self.options.players)]
        players = [
            NewPlayer(name if n < len(NAMES) else f"{name} {n // len(NAMES) + 1}", self.options.bot)
            for n, name in enumerate(names)
        ]
        self.do(Register(players=players))
        while "draw" in self.made.possible_actions:
            self.do(Draw())
            self.play_round(progress)
            if self.made.state.round < ROUNDS:
                self.leave_between()
        self.do(Publish())
        while "begin_duels" in self.made.possible_actions:
            self.do(parse_action({"do": "begin_duels", "kind": self.options.kind}))
            self.play_duels(progress)

    def play_round(self, progress: Progress) -> None:
        state = self.made.state
        tables_drawn = state.rounds[-1].tables
        leaver = self.somebody() if self.leaving % 2 else 0
        for table in tables_drawn:
            gone = leaver if leaver in table.players else 0
            if gone:
                self.do(Withdraw(player=gone), "player")
                self.leaving -= 1
            bots = [self.spec] * len(table.players)
            seed = f"{state.rounds[-1].seed}.{table.number}"
            after = 20 + self.luck.below(60)
            self.do(play_table(state, table, seed, bots, gone, after), "table")
            progress(1)

    def leave_between(self) -> None:
        if self.leaving and not self.leaving % 2:
            self.do(Withdraw(player=self.somebody()), "player")
            self.leaving -= 1

    def somebody(self) -> int:
        active = self.made.state.active
        return active[self.luck.below(len(active))]

    def play_duels(self, progress: Progress) -> None:
        for duel in [duel for duel in self.made.state.duels if not duel.winner]:
            seed = f"{self.options.seed}.{duel.id}"
            winner = play_duel(duel, seed, [self.spec] * 2)
            self.do(Decide(duel=duel.id, winner=winner), "table")
            progress(1)


def show(made: Tournament, options: DemoOptions, as_json: bool) -> None:
    if as_json:
        places = made.final_places()
        ranking = [rank._asdict() for rank in made.ranking()]
        found = {"seed": options.seed, "entries": len(made.log), "digest": made.log[-1].digest}
        print_json({**found, "champion": made.state.champion, "places": places, "ranking": ranking})
        return
    console = output_console()
    console.print(tables.ranking(made.ranking()))
    console.print(tables.bracket(made))
    champion = name_of(made, made.state.champion)
    print_line(console, say("terminal_tournament.champion", name=champion), "bold")
    if options.out is not None:
        told = say("terminal_tournament.log_in", file=str(options.out))
        print_line(console, told, whole=True)
