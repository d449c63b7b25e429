"""`sixgun play`: one person against simple bots, at a table drawn in the terminal."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sixgun.classic import View
from sixgun.cli import words
from sixgun.cli.bot import SimpleBot
from sixgun.cli.cards import describe_at
from sixgun.cli.choices import move_words
from sixgun.cli.console import hanging, output_console, program
from sixgun.cli.files import about, default_save, load_record, save_record
from sixgun.cli.naming import Namer
from sixgun.cli.reading import understand
from sixgun.cli.setting import Setting
from sixgun.cli.story import Teller, opening_view
from sixgun.cli.table import TablePicture
from sixgun.engine import MalformedMove, Rng, SixgunError
from sixgun.engine import moves as m
from sixgun.live import LiveGame, replay, start

__all__ = ["Session", "new_session", "resumed_session"]

WIDE: Final = 100
MANY: Final = 12
MEANT: Final = "for good"


class Quit(Exception):
    """The player leaves the table."""


def new_session(
    setting: Setting,
    seed: int | None,
    name: str,
    save: Path | None,
    pace: float,
    houses: Sequence[Path] = (),
) -> Session:
    """A fresh game with the person on the first seat."""
    if save is not None and save.exists():
        raise SixgunError("is_a_folder" if save.is_dir() else "file_exists", file=str(save))
    game = start(setting.config(name.lower()), seed)
    return Session(game, 0, save or default_save(), pace, houses)


def resumed_session(
    file: Path, name: str | None, save: Path | None, pace: float, houses: Sequence[Path] = ()
) -> Session:
    """A saved game played on, by the person who played it."""
    with about(file):
        game = replay(load_record(file))
    if game.result:
        again = command_about(file, "replay", houses)
        raise SixgunError("game_already_over", file=str(file), command=again)
    seats = game.kernel.names.seat_names
    if name is not None and name.lower() not in seats:
        raise SixgunError("unknown_player", name=name, known=", ".join(seats))
    return Session(game, seats.index(name.lower()) if name else 0, save or file, pace, houses)


def command_about(file: Path, command: str, houses: Sequence[Path]) -> str:
    """A command that can be copied, with the boxes of one's own that it needs."""
    own = [word for house in houses for word in ("--house", str(house))]
    return f"{program()} {command} {shlex.join([str(file), *own])}"


class Session:
    """One person's game from here to its end, saved after every move."""

    def __init__(
        self, game: LiveGame, me: int, file: Path, pace: float, houses: Sequence[Path] = ()
    ) -> None:
        self.game = game
        self.me = me
        self.file = file
        self.houses = houses
        self.console: Console = output_console()
        self.namer = Namer(game.kernel.facts, me)
        self.teller = Teller(self.namer, opening_view(game, me))
        self.picture = TablePicture(self.console, self.namer)
        self.told = 0
        self.pace = pace if self.console.is_terminal else 0.0

    @property
    def name(self) -> str:
        return self.namer.facts.seat_names[self.me]

    def run(self) -> None:
        """Play until the game ends or the person leaves; either way the record is kept."""
        self.save()
        self.greet()
        try:
            while self.game.decision:
                self.tell()
                self.move()
                self.save()
        except (Quit, EOFError):
            self.farewell()
            return
        except KeyboardInterrupt:
            self.farewell()
            raise
        self.tell()
        self.finish()

    def save(self) -> None:
        save_record(self.file, self.game.record())

    def move(self) -> None:
        """One decision, the person's or a bot's."""
        kernel = self.game.kernel
        if kernel.seat == self.me:
            self.game.apply(self.ask(), seat=self.me)
            return
        rng = Rng.from_seed(f"bot {self.game.seed} {kernel.ply}")
        bot = SimpleBot(kernel.facts, rng)
        self.game.apply(bot.choose(self.game.view(kernel.seat)))

    # -- telling ---------------------------------------------------------------------------

    def greet(self) -> None:
        view = self.game.view(self.me)
        role = self.namer.role(view.roles[self.me])
        self.line(f"Welcome, {self.name}. You are {role}.", "bold")
        for figure in self.namer.figures_of(self.me):
            character = self.namer.facts.character_by_id.get(view.characters[figure])
            if character:
                self.line(f"Your character is {character.name}. {character.words}")
        self.line(f"This game is kept in {self.file}", "dim", whole=True)
        if self.game.ply:
            self.story()
            self.line(f"Resumed after move {self.game.ply}.", "bold")
        self.line("Type ? for help.", "dim")

    def story(self) -> None:
        """What was told already when a game is resumed; its last sentences are shown again."""
        for sentence in self.sentences()[-8:]:
            self.sentence(sentence)

    def sentences(self) -> list[str]:
        events = self.game.events_for(self.me, self.told)
        self.told += len(events)
        return self.teller.tell(events)

    def tell(self) -> None:
        for sentence in self.sentences():
            self.sentence(sentence)
            if self.pace:
                time.sleep(self.pace)

    def sentence(self, sentence: str) -> None:
        turn = sentence.startswith("Turn ")
        self.line(f"\n{sentence}" if turn else f"  {sentence}", "bold" if turn else "", indent=2)

    def line(self, text: str, style: str = "", whole: bool = False, indent: int = 0) -> None:
        """A line of text, wrapped, or left whole so that it can be copied."""
        if indent and len(text) > self.console.width:
            text = hanging(text, self.console.width, indent)
        self.console.print(Text(text, style=style), soft_wrap=whole)

    def farewell(self) -> None:
        self.line(f"\nThe game is saved in {self.file}", whole=True)
        self.hint("Go on with", "play --resume")

    def finish(self) -> None:
        result = self.game.result
        assert result is not None
        self.console.print()
        self.console.print(self.picture.draw(self.game.view(self.me)))
        verdict = "You have won!" if self.name in result.winners else "You have lost."
        self.line(f"{words.SIDES[result.side]} {verdict}", "bold")
        self.line(f"Won by: {words.join(result.winners)}")
        self.line(f"The record is in {self.file}", whole=True)
        self.hint("Tell it again with", "replay")

    def hint(self, what: str, command: str) -> None:
        """A command about this game's file, left whole so that it can be copied."""
        self.line(f"{what}: {command_about(self.file, command, self.houses)}", whole=True)

    # -- asking ----------------------------------------------------------------------------

    def ask(self) -> int:
        """Show the table and the legal moves until one of them is chosen."""
        view = self.game.view(self.me)
        offered = [move_words(self.namer, view, move) for move in view.cards.moves]
        self.show(view, offered)
        while True:
            text = self.read()
            chosen = self.answer(view, offered, text)
            if chosen >= 0:
                return chosen

    def show(self, view: View, offered: list[str]) -> None:
        self.console.print()
        self.console.print(self.picture.draw(view))
        if view.cards.hand:
            told = Text().append("Your hand: ", style="bold")
            told.append(self.namer.cards(view.cards.hand))
            self.console.print(Padding(told, (0, 0, 0, 1), expand=False))
        self.console.print(self.picture.asked(view))
        self.offer(offered)

    def offer(self, offered: list[str]) -> None:
        """The moves, numbered; many of them in two columns where there is room."""
        lines = [f"{number:>3}  {text}" for number, text in enumerate(offered, 1)]
        if len(lines) > MANY and self.console.width >= WIDE:
            half = (len(lines) + 1) // 2
            right = [*lines[half:], ""]
            room = max(len(line) for line in lines[:half]) + 2
            lines = [f"{lines[i]:<{room}}{right[i]}" for i in range(half)]
        for line in lines:
            self.line(line, indent=5)

    def read(self) -> str:
        """A line of input; what comes from a pipe is shown, so that the log reads well."""
        self.console.print(Text("> ", style="bold cyan"), end="")
        self.console.file.flush()
        if sys.stdin.isatty():
            return input()
        text = sys.stdin.readline()
        if not text:
            raise EOFError
        self.line(text.strip())
        return text

    def answer(self, view: View, offered: list[str], text: str) -> int:
        """The move chosen by this line, or -1 when it asked for something else."""
        text = text.strip()
        order, _, rest = text.partition(" ")
        match order.lower():
            case "":
                pass
            case "q" | "quit" | "exit":
                raise Quit
            case "?" | "help" | "h":
                self.line(words.help_in(self.namer.facts.variant.id))
            case "leave":
                return self.leave(rest)
            case "why":
                self.explain(view, offered, rest)
            case "card":
                self.describe(view, rest)
            case "table":
                self.show(view, offered)
            case "log":
                self.whole_story()
            case _:
                return self.chosen(view, offered, text)
        return -1

    def leave(self, rest: str) -> int:
        """To get up for good is a move like others, but one that wants to be meant."""
        if rest.strip().lower() == MEANT:
            return m.encode(m.LEAVE)
        what = words.LEAVING[self.namer.facts.variant.id]
        self.line(f"{what.capitalize()}, and there is no way back. To do it: leave {MEANT}")
        return -1

    def chosen(self, view: View, offered: list[str], text: str) -> int:
        """A legal move, or -1 after saying why it is none."""
        try:
            move = understand(self.game, self.namer, view, offered, text)
            refusal = self.game.why_not(move)
        except MalformedMove as error:
            self.refuse(error.code, error.facts)
            return -1
        if refusal:
            self.refuse(refusal.code, refusal.facts)
            return -1
        return move

    def refuse(self, code: str, facts: dict[str, int | str]) -> None:
        told = words.explain(code, facts)
        stop = "" if told.endswith("?") else "."
        self.line(f"No: {told}{stop} ({code}; ? for help)", "yellow")

    def explain(self, view: View, offered: list[str], text: str) -> None:
        if not text.strip():
            self.line("Which move? For instance: why bang bob", "yellow")
        elif self.chosen(view, offered, text) >= 0:
            self.line("That move is legal.")

    def describe(self, view: View, text: str) -> None:
        """What a card, character or event does; a player's name stands for his character."""
        wanted = text.strip().lower()
        if not wanted:
            self.line("Which card? For instance: card barrel", "yellow")
            return
        facts = self.namer.facts
        if wanted in facts.figures:
            wanted = view.characters[facts.figures.index(wanted)]
        elif wanted in facts.seat_names:
            wanted = view.characters[view.front[facts.seat_names.index(wanted)]]
        try:
            self.console.print(describe_at(facts, wanted))
        except SixgunError as error:
            self.refuse(error.code, error.facts)

    def whole_story(self) -> None:
        again = Teller(self.namer, opening_view(self.game, self.me))
        for sentence in again.tell(self.game.events_for(self.me)):
            self.sentence(sentence)
