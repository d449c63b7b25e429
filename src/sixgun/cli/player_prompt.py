"""Asks a person for a move: shows the table and the legal moves, and reads their input."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sixgun.bots import BotGroup
from sixgun.cli import formatting
from sixgun.cli.console import print_line, print_sentence
from sixgun.cli.presenter import Presenter
from sixgun.engine import Fact, MalformedMove, SixgunError
from sixgun.engine import moves as m
from sixgun.live import AnyGame

__all__ = ["HELP", "PlayerPrompt", "Quit"]

WIDE: Final = 100
MANY: Final = 12
CONFIRMATION: Final = "for good"

HELP: Final = """\
Choose a move by its number, or type it: 2, {move}, {notation}

  hint        what a strong bot (a marshal) would do, and why
  why MOVE    why a move is refused: why {move}
  card NAME   what a card, a character or an event does; also for a player
  table       draw the table again
  log         everything that happened so far
  ?           this help
  q           quit; the game is saved after every move (Ctrl-C loses nothing)
  leave       leave the game for good: {leaving}

{goal}"""


class Quit(Exception):
    """The player quits."""


class PlayerPrompt:
    """Asks one person until they choose a legal move."""

    def __init__(
        self, game: AnyGame, me: int, presenter: Presenter, console: Console, bot_group: BotGroup
    ) -> None:
        self.game = game
        self.me = me
        self.presenter = presenter
        self.console = console
        self.bot_group = bot_group

    def ask(self) -> int:
        """Show the table and the legal moves until the person chooses one."""
        view, offered = self.legal_moves()
        self.show(view, offered)
        while True:
            text = self.read_line()
            parse_legal_move = self.handle_line(view, offered, text)
            if parse_legal_move >= 0:
                return parse_legal_move

    def legal_moves(self) -> tuple[Any, list[str]]:
        """The view without moves that have the same label, and the labels."""
        view = self.game.view(self.me)
        by_words: dict[str, int] = {}
        for move in view.cards.moves:
            by_words.setdefault(self.presenter.describe_move(view, move), move)
        cards = replace(view.cards, moves=list(by_words.values()))
        return replace(view, cards=cards), list(by_words)

    # -- output ----------------------------------------------------------------------------

    def line(self, text: str, style: str = "", indent: int = 0) -> None:
        print_line(self.console, text, style, indent=indent)

    def show(self, view: Any, offered: list[str]) -> None:
        self.console.print()
        self.console.print(self.presenter.draw_table(self.console, view))
        hand = self.presenter.hand(view)
        if hand:
            line = Text().append("Your hand: ", style="bold").append(hand)
            self.console.print(Padding(line, (0, 0, 0, 1), expand=False))
        self.line(self.presenter.question(view), "bold cyan")
        self.offer(self.presenter.list_moves(view, offered))

    def offer(self, lines: list[str]) -> None:
        """Print the moves, in two columns if there are many and the terminal is wide."""
        if len(lines) > MANY and self.console.width >= WIDE:
            half = (len(lines) + 1) // 2
            right = [*lines[half:], ""]
            width = max(len(line) for line in lines[:half]) + 2
            lines = [f"{lines[i]:<{width}}{right[i]}" for i in range(half)]
        for line in lines:
            self.line(line, indent=5)

    # -- input -----------------------------------------------------------------------------

    def read_line(self) -> str:
        """Read a line; echo it if it comes from a pipe."""
        self.console.print(Text("> ", style="bold cyan"), end="")
        self.console.file.flush()
        if sys.stdin.isatty():
            return input()
        text = sys.stdin.readline()
        if not text:
            raise EOFError
        self.line(text.strip())
        return text

    def handle_line(self, view: Any, offered: list[str], text: str) -> int:
        """Return the move that this line chooses, or -1 if it asked for something else."""
        text = text.strip()
        order, _, rest = text.partition(" ")
        match order.lower():
            case "":
                pass
            case "q" | "quit" | "exit":
                raise Quit
            case "?" | "help" | "h":
                self.help()
            case "leave":
                return self.leave(rest)
            case "hint":
                self.print_hint(view)
            case "why":
                self.explain(view, offered, rest)
            case "card":
                self.describe(view, rest)
            case "table":
                self.show(view, offered)
            case "log":
                self.print_log()
            case _:
                return self.parse_legal_move(view, offered, text)
        return -1

    def parse_legal_move(self, view: Any, offered: list[str], text: str) -> int:
        """Parse a legal move; print the refusal and return -1 if there is none."""
        try:
            move = self.presenter.parse_input(view, offered, text)
            refusal = self.game.why_not(move)
        except MalformedMove as error:
            self.refuse(error.code, error.facts)
            return -1
        if refusal:
            self.refuse(refusal.code, refusal.facts)
            return -1
        return move

    def leave(self, rest: str) -> int:
        """Leave for good, but only after a confirmation."""
        if rest.strip().lower() == CONFIRMATION:
            return m.encode(m.LEAVE)
        what = self.presenter.leaving().capitalize()
        self.line(f"{what}, and you cannot come back. To confirm, type: leave {CONFIRMATION}")
        return -1

    # -- answers ---------------------------------------------------------------------------

    def refuse(self, code: str, facts: dict[str, Fact]) -> None:
        reason = formatting.explain_code(code, facts)
        stop = "" if reason.endswith("?") else "."
        self.line(f"No: {reason}{stop} ({code}; ? for help)", "yellow")

    def help(self) -> None:
        presenter = self.presenter
        facts = {"move": presenter.move_example, "notation": presenter.notation_example}
        self.line(HELP.format(**facts, leaving=presenter.leaving(), goal=presenter.goal()))

    def print_hint(self, view: Any) -> None:
        """Print the move that a strong bot would choose, and why."""
        thought = self.bot_group.hint(self.me)
        for line in self.presenter.hint(view, thought):
            self.line(line)

    def explain(self, view: Any, offered: list[str], text: str) -> None:
        if not text.strip():
            self.line(f"Which move? For example: why {self.presenter.move_example}", "yellow")
        elif self.parse_legal_move(view, offered, text) >= 0:
            self.line("That move is legal.")

    def describe(self, view: Any, text: str) -> None:
        """Describe a card, character or event; a player's name means their character."""
        wanted = text.strip().lower()
        if not wanted:
            self.line(f"Which card? For example: card {self.presenter.card_example}", "yellow")
            return
        try:
            self.console.print(self.presenter.describe(view, wanted))
        except SixgunError as error:
            self.refuse(error.code, error.facts)

    def print_log(self) -> None:
        for sentence in self.presenter.narrator().narrate(self.game.events_for(self.me)):
            print_sentence(self.console, sentence)
