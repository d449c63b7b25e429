"""Asks a person for a move: shows the table and the legal moves, and reads their input."""

from __future__ import annotations

import sys
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sixgun.bots import BotGroup
from sixgun.cli.console import print_line
from sixgun.cli.formatting import explain_code
from sixgun.cli.language import say
from sixgun.cli.play_commands import find_command, help_lines, is_confirmation
from sixgun.cli.presenter import LogText, MoveText, Presenter
from sixgun.engine import Fact, MalformedMove, SixgunError
from sixgun.engine import moves as m
from sixgun.live import AnyGame

__all__ = ["PlayerPrompt", "Quit", "print_log_line"]

WIDE: Final = 100
MANY: Final = 12


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
        view, offered = self.presenter.distinct_moves(self.game.view(self.me))
        self.show(view, offered)
        while True:
            move = self.handle_line(view, offered, self.read_line())
            if move >= 0:
                return move

    # -- output ----------------------------------------------------------------------------

    def line(self, text: str, style: str = "", indent: int = 0) -> None:
        print_line(self.console, text, style, indent=indent)

    def show(self, view: Any, offered: list[MoveText]) -> None:
        self.console.print()
        self.console.print(self.presenter.draw_table(self.console, view))
        hand = self.presenter.hand(view)
        if hand:
            told = Text(f"{say('terminal.play.hand')} ", style="bold").append(hand, "not bold")
            self.console.print(Padding(told, (0, 0, 0, 1), expand=False))
        title, detail = self.presenter.question(view)
        ending = "" if title.endswith(("?", "!")) else "."
        self.line(f"{title}{ending} {detail}".strip(), "bold cyan")
        self.offer(self.presenter.list_moves(view, offered))

    def offer(self, lines: list[str]) -> None:
        """Print the moves, in two columns if there are many and the terminal is wide."""
        longest = max(len(line) for line in lines)
        if len(lines) > MANY and self.console.width >= max(WIDE, 2 * longest + 2):
            half = (len(lines) + 1) // 2
            right = [*lines[half:], ""]
            lines = [f"{lines[i]:<{longest + 2}}{right[i]}" for i in range(half)]
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

    def handle_line(self, view: Any, offered: list[MoveText], text: str) -> int:
        """Return the move that this line chooses, or -1 if it asked for something else."""
        text = text.strip()
        command, rest = find_command(text)
        match command:
            case "quit":
                raise Quit
            case "help":
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
                return self.parse_legal_move(view, offered, text) if text else -1
        return -1

    def parse_legal_move(self, view: Any, offered: list[MoveText], text: str) -> int:
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
        if is_confirmation(rest):
            return m.encode(m.LEAVE)
        self.line(say("terminal.play.leave", leaving=self.presenter.leaving()))
        return -1

    # -- answers ---------------------------------------------------------------------------

    def refuse(self, code: str, facts: dict[str, Fact]) -> None:
        told = say("terminal.play.refused", message=explain_code(code, facts), code=code)
        self.line(told, "yellow")

    def help(self) -> None:
        presenter = self.presenter
        examples = {"move": presenter.move_example, "notation": presenter.notation_example}
        self.line(f"{say('terminal.help.moves', **examples)}\n")
        indent, lines = help_lines()
        for line in lines:
            self.line(line, indent=indent)
        self.line(f"\n{presenter.goal()}")

    def print_hint(self, view: Any) -> None:
        """Print the move that a strong bot would choose, and why."""
        thought = self.bot_group.hint(self.me)
        for line in self.presenter.hint(view, thought):
            self.line(line)

    def explain(self, view: Any, offered: list[MoveText], text: str) -> None:
        if not text.strip():
            self.line(say("terminal.play.which_move", move=self.presenter.move_example), "yellow")
        elif self.parse_legal_move(view, offered, text) >= 0:
            self.line(say("terminal.play.legal"))

    def describe(self, view: Any, text: str) -> None:
        """Describe a card, character or event; a player's name means their character."""
        wanted = text.strip().lower()
        if not wanted:
            self.line(say("terminal.play.which_card", card=self.presenter.card_example), "yellow")
            return
        try:
            self.console.print(self.presenter.describe(view, wanted))
        except SixgunError as error:
            self.refuse(error.code, error.facts)

    def print_log(self) -> None:
        for sentence in self.presenter.log().new_sentences():
            print_log_line(self.console, self.presenter.log_line(sentence))


def print_log_line(console: Console, line: LogText) -> None:
    """Print a line of the log; the heading of a turn stands out."""
    if line.is_heading:
        print_line(console, f"\n{line.text}", "bold", indent=2)
    else:
        print_line(console, f"  {line.text}", indent=2)
