"""`sixgun play`: one person against bots in the terminal."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from sixgun.bots import BotError, BotGroup, BotSpec
from sixgun.cli.console import output_console, print_line
from sixgun.cli.custom_boxes import load_custom_boxes
from sixgun.cli.files import add_file_to_errors, default_save_path, load_record, save_record
from sixgun.cli.formatting import join_words
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.games import game_ui_for
from sixgun.cli.language import say
from sixgun.cli.play_options import PlayOptions, box_options, format_command
from sixgun.cli.player_prompt import PlayerPrompt, Quit, print_log_line
from sixgun.cli.presenter import LogText
from sixgun.cli.seating import person_seat
from sixgun.engine import SixgunError
from sixgun.live import AnyGame, replay, start
from sixgun.narration import describe_result

ADVISER: Final = BotSpec("marshal")
RECENT: Final = 8  # sentences told again when a game is resumed

__all__ = ["PlaySession", "new_session", "resume_session"]


def new_session(
    game: str,
    settings: GameSettings,
    seed: int | None,
    name: str,
    save: Path | None,
    options: PlayOptions,
) -> PlaySession:
    """Start a new game with the person on the first seat, or on the seat of their side."""
    if save is not None and save.exists():
        raise SixgunError("is_a_folder" if save.is_dir() else "file_exists", file=str(save))
    ui = game_ui_for(game)
    config = ui.with_seat(ui.checked_config(settings, name.lower()), name.lower(), seed)
    dealt = start(config, seed)
    me = dealt.names.seat_names.index(name.lower())
    bot_group = BotGroup(dealt.kernel, lineup(dealt, me, options.bots), dealt.seed)
    bot_group.notify()
    return PlaySession(dealt, me, save or default_save_path(), options, bot_group)


def resume_session(
    file: Path, name: str | None, save: Path | None, options: PlayOptions
) -> PlaySession:
    """Resume a saved game."""
    load_custom_boxes(options.boxes)
    with add_file_to_errors(file):
        record = load_record(file)
        game = replay(record)
    if game.result:
        again = format_command(file, "replay", box_options(options.boxes))
        raise SixgunError("game_already_over", file=str(file), command=again)
    seats = game.names.seat_names
    if name is not None and name.lower() not in seats:
        raise SixgunError("unknown_player", name=name, known=", ".join(seats))
    me = seats.index(name.lower()) if name else person_seat(seats)
    together: list[BotGroup] = []

    def observer(played: AnyGame) -> None:
        """Notify the bots of all events again."""
        if not together:
            together.append(BotGroup(played.kernel, lineup(played, me, options.bots), played.seed))
        together[0].notify()

    try:
        game = replay(record, observer=observer)
    except BotError as error:
        print_resume_command(file, options, name_to_resume(seats, me), error)
        raise
    return PlaySession(game, me, save or file, options, together[0])


def lineup(game: AnyGame, me: int, bots: Sequence[BotSpec]) -> dict[int, BotSpec]:
    """The bots of the other seats in turn, and a bot for hints on the person's own seat."""
    others = [seat for seat in range(game.kernel.seats) if seat != me]
    return {me: ADVISER} | {seat: bots[i % len(bots)] for i, seat in enumerate(others)}


def name_to_resume(names: Sequence[str], me: int) -> str:
    """The name that the resume command needs; "" if the seat is found without it."""
    return "" if me == person_seat(names) else names[me]


def print_resume_command(
    file: Path, options: PlayOptions, name: str, failed: BotError | None = None
) -> None:
    """Print where the game is saved and how to resume it, without a bot that failed."""
    console = output_console()
    print_line(console, f"\n{say('terminal.play.game_saved', file=str(file))}", whole=True)
    if failed is not None:
        options = options.without(str(failed.facts.get("bot")))
    key = "continue" if failed is None else "continue_with_another_bot"
    arguments = options.arguments() + (["--name", name] if name else [])
    command = format_command(file, "play --resume", arguments)
    print_line(console, say(f"terminal.play.{key}", command=command), whole=True)


class PlaySession:
    """One person's game up to its end, saved after every move."""

    def __init__(
        self,
        game: AnyGame,
        me: int,
        file: Path,
        options: PlayOptions,
        bot_group: BotGroup,
    ) -> None:
        self.game = game
        self.me = me
        self.file = file
        self.options = options
        self.bot_group = bot_group
        self.console: Console = output_console()
        self.ui = game_ui_for(game.names.game)
        self.presenter = self.ui.presenter(game, me)
        self.prompt = PlayerPrompt(game, me, self.presenter, self.console, bot_group)
        self.log = self.presenter.log()
        self.pace = options.pace if self.console.is_terminal else 0.0

    @property
    def name(self) -> str:
        return self.game.names.seat_names[self.me]

    def run(self) -> None:
        """Play until the game ends or the person quits; the record is saved either way."""
        self.save()
        self.greet()
        try:
            while self.game.decision:
                self.print_events()
                self.play_decision()
                self.save()
        except (Quit, EOFError):
            self.farewell()
            return
        except KeyboardInterrupt:
            self.farewell()
            raise
        except BotError as error:
            self.farewell(error)
            raise
        self.print_events()
        self.finish()

    def save(self) -> None:
        save_record(self.file, self.game.record())

    def play_decision(self) -> None:
        """Make one decision, the person's or a bot's."""
        kernel = self.game.kernel
        if kernel.seat == self.me:
            self.game.apply(self.prompt.ask(), seat=self.me)
        else:
            self.game.apply(self.bot_group.choose_move())
        self.bot_group.notify()

    # -- narration -------------------------------------------------------------------------

    def greet(self) -> None:
        who, *others = self.presenter.introduction(self.game.view(self.me))
        self.line(say("terminal.play.welcome", name=self.name, role=who), "bold")
        for told in others:
            self.line(told)
        self.line(say("terminal.play.saved_in", file=str(self.file)), "dim", whole=True)
        if self.game.ply:
            for line in self.new_lines()[-RECENT:]:
                print_log_line(self.console, line)
            self.line(say("terminal.play.resumed", ply=self.game.ply), "bold")
        self.line(say("terminal.play.type_help"), "dim")

    def new_lines(self) -> list[LogText]:
        return [self.presenter.log_line(sentence) for sentence in self.log.new_sentences()]

    def print_events(self) -> None:
        for line in self.new_lines():
            print_log_line(self.console, line)
            if self.pace:
                time.sleep(self.pace)

    def line(self, text: str, style: str = "", whole: bool = False) -> None:
        print_line(self.console, text, style, whole)

    def farewell(self, failed: BotError | None = None) -> None:
        name = name_to_resume(self.game.names.seat_names, self.me)
        print_resume_command(self.file, self.options, name, failed)

    def finish(self) -> None:
        result = self.game.result
        assert result is not None
        view = self.game.view(self.me)
        self.console.print()
        self.console.print(self.presenter.draw_table(self.console, view))
        for sentence, style in zip(self.describe_result(view), ("bold", ""), strict=True):
            self.line(sentence, style)
        if result.winners:
            self.line(say("terminal.play.won_by", names=join_words(result.winners)))
        self.line(say("terminal.play.record_in", file=str(self.file)), whole=True)
        again = format_command(self.file, "replay", box_options(self.options.boxes))
        self.line(say("terminal.play.replay", command=again), whole=True)

    def describe_result(self, view: Any) -> list[str]:
        namer = self.presenter.namer
        return [namer.text(sentence) for sentence in describe_result(namer.public, view)]
