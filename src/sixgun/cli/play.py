"""`sixgun play`: one person against bots, at a table drawn in the terminal."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from sixgun.bots import BotError, BotGroup, BotSpec
from sixgun.cli import words
from sixgun.cli.asking import Asker, Quit
from sixgun.cli.console import output_console, print_line, print_sentence
from sixgun.cli.custom_boxes import load_custom_boxes
from sixgun.cli.files import about, default_save, load_record, save_record
from sixgun.cli.games import room_of
from sixgun.cli.manners import Manner, box_options, command_about
from sixgun.cli.seating import seat_of_person
from sixgun.cli.setting import Setting
from sixgun.engine import SixgunError
from sixgun.live import AnyGame, replay, start

ADVISER: Final = BotSpec("marshal")

__all__ = ["Session", "new_session", "resumed_session"]


def new_session(
    game: str,
    setting: Setting,
    seed: int | None,
    name: str,
    save: Path | None,
    manner: Manner,
) -> Session:
    """A fresh game with the person on the first seat, or on that of the side asked for."""
    if save is not None and save.exists():
        raise SixgunError("is_a_folder" if save.is_dir() else "file_exists", file=str(save))
    room = room_of(game)
    config = room.with_seat(room.config(setting, name.lower()), name.lower(), seed)
    dealt = start(config, seed)
    me = dealt.names.seat_names.index(name.lower())
    bot_group = BotGroup(dealt.kernel, lineup(dealt, me, manner.bots), dealt.seed)
    bot_group.notify()
    return Session(dealt, me, save or default_save(), manner, bot_group)


def resumed_session(file: Path, name: str | None, save: Path | None, manner: Manner) -> Session:
    """A saved game played on, by the person who played it."""
    load_custom_boxes(manner.boxes)
    with about(file):
        record = load_record(file)
        game = replay(record)
    if game.result:
        again = command_about(file, "replay", box_options(manner.boxes))
        raise SixgunError("game_already_over", file=str(file), command=again)
    seats = game.names.seat_names
    if name is not None and name.lower() not in seats:
        raise SixgunError("unknown_player", name=name, known=", ".join(seats))
    me = seats.index(name.lower()) if name else seat_of_person(seats)
    together: list[BotGroup] = []

    def along(played: AnyGame) -> None:
        """The bots hear it all again."""
        if not together:
            together.append(BotGroup(played.kernel, lineup(played, me, manner.bots), played.seed))
        together[0].notify()

    try:
        game = replay(record, along=along)
    except BotError as error:
        tell_how_to_go_on(file, manner, own_name(seats, me), error)
        raise
    return Session(game, me, save or file, manner, together[0])


def lineup(game: AnyGame, me: int, bots: Sequence[BotSpec]) -> dict[int, BotSpec]:
    """Bots of these kinds in turn on the other seats; on the person's own one that gives hints."""
    others = [seat for seat in range(game.kernel.seats) if seat != me]
    return {me: ADVISER} | {seat: bots[i % len(bots)] for i, seat in enumerate(others)}


def own_name(names: Sequence[str], me: int) -> str:
    """The name that must be said when a game is resumed; "" for somebody who is found anyway."""
    return "" if me == seat_of_person(names) else names[me]


def tell_how_to_go_on(
    file: Path, manner: Manner, name: str, failed: BotError | None = None
) -> None:
    """Where the game is, and the command that goes on with it; without the bot that has failed."""
    console = output_console()
    print_line(console, f"\nThe game is saved in {file}", whole=True)
    if failed is not None:
        manner = manner.without(str(failed.facts.get("bot")))
    what = "Go on with" if failed is None else "Go on with another bot"
    options = manner.options() + (["--name", name] if name else [])
    print_line(console, f"{what}: {command_about(file, 'play --resume', options)}", whole=True)


class Session:
    """One person's game from here to its end, saved after every move."""

    def __init__(
        self,
        game: AnyGame,
        me: int,
        file: Path,
        manner: Manner,
        bot_group: BotGroup,
    ) -> None:
        self.game = game
        self.me = me
        self.file = file
        self.manner = manner
        self.bot_group = bot_group
        self.console: Console = output_console()
        self.room = room_of(game.names.game)
        self.host = self.room.host(game, me)
        self.asker = Asker(game, me, self.host, self.console, bot_group)
        self.teller = self.host.teller()
        self.told = 0
        self.pace = manner.pace if self.console.is_terminal else 0.0

    @property
    def name(self) -> str:
        return self.game.names.seat_names[self.me]

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
        except BotError as error:
            self.farewell(error)
            raise
        self.tell()
        self.finish()

    def save(self) -> None:
        save_record(self.file, self.game.record())

    def move(self) -> None:
        """One decision, the person's or a bot's."""
        kernel = self.game.kernel
        if kernel.seat == self.me:
            self.game.apply(self.asker.ask(), seat=self.me)
        else:
            self.game.apply(self.bot_group.choose_move())
        self.bot_group.notify()

    # -- telling ---------------------------------------------------------------------------

    def greet(self) -> None:
        who, *others = self.host.introduction(self.game.view(self.me))
        self.line(f"Welcome, {self.name}. {who}", "bold")
        for told in others:
            self.line(told)
        self.line(f"This game is kept in {self.file}", "dim", whole=True)
        if self.game.ply:
            self.story()
            self.line(f"Resumed after move {self.game.ply}.", "bold")
        self.line("Type ? for help.", "dim")

    def story(self) -> None:
        """What was told already when a game is resumed; its last sentences are shown again."""
        for sentence in self.sentences()[-8:]:
            print_sentence(self.console, sentence)

    def sentences(self) -> list[str]:
        events = self.game.events_for(self.me, self.told)
        self.told += len(events)
        return self.teller.tell(events)

    def tell(self) -> None:
        for sentence in self.sentences():
            print_sentence(self.console, sentence)
            if self.pace:
                time.sleep(self.pace)

    def line(self, text: str, style: str = "", whole: bool = False) -> None:
        print_line(self.console, text, style, whole)

    def farewell(self, failed: BotError | None = None) -> None:
        name = own_name(self.game.names.seat_names, self.me)
        tell_how_to_go_on(self.file, self.manner, name, failed)

    def finish(self) -> None:
        result = self.game.result
        assert result is not None
        self.console.print()
        self.console.print(self.host.draw(self.console, self.game.view(self.me)))
        verdict = "You have won!" if self.name in result.winners else "You have lost."
        self.line(f"{self.room.outcome(result.side)} {verdict}", "bold")
        self.line(f"Won by: {words.join(result.winners)}")
        self.line(f"The record is in {self.file}", whole=True)
        again = command_about(self.file, "replay", box_options(self.manner.boxes))
        self.line(f"Tell it again with: {again}", whole=True)
