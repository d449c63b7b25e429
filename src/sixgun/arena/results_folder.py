"""The folder of a run: its plan, and every game as soon as it is played.

`games.jsonl` is append-only, one line per game. If the process dies, at most the last line is
incomplete, and it is ignored.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from sixgun.arena.games import ArenaGame, Failure
from sixgun.arena.plan import ArenaPlan, GameSlot
from sixgun.arena.timings import MoveTimings
from sixgun.engine import SixgunError

__all__ = ["Games", "ResultsFolder"]

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
FORMAT: Final = 1
USUAL: Final = "as usual"  # shown for an option that is not in the file

Games = dict[GameSlot, ArenaGame]


class ResultsFolder:
    """The games of one plan in one folder."""

    def __init__(self, folder: Path, plan: ArenaPlan) -> None:
        self.folder = folder
        self.plan = plan
        self.games: Games = {}

    def open(self, resume: bool) -> None:
        """Create the folder, or resume one with the same plan."""
        try:
            exists = (self.folder / PLAN).exists()
            if exists and not resume:
                raise SixgunError("run_exists", folder=str(self.folder))
            if resume and not exists:
                raise SixgunError("nothing_to_resume", folder=str(self.folder))
            if resume:
                self.load_games()
            else:
                self.folder.mkdir(parents=True, exist_ok=True)
                (self.folder / GAMES).write_bytes(b"")
            self.write_json(
                PLAN, {"format": FORMAT, **self.plan.to_json(), "games": self.plan.games}
            )
        except OSError as error:
            raise cannot_write(self.folder, error) from error

    def load_games(self) -> None:
        self.require_same_plan()
        content = (self.folder / GAMES).read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        planned = set(self.plan.slots())
        for number, line in enumerate(whole.splitlines()):
            slot, played = self.parse(line, number + 1)
            self.games[slot] = played
        if self.games.keys() - planned:
            raise SixgunError(
                "fewer_games",
                folder=str(self.folder),
                there=len(self.games),
                asked=self.plan.total,
            )
        if whole != content:
            (self.folder / GAMES).write_bytes(whole)

    def require_same_plan(self) -> None:
        """Refuse a folder of another plan; only the number of games may differ."""
        folder = str(self.folder)
        try:
            saved = flatten_plan(json.loads((self.folder / PLAN).read_text(encoding="utf-8")))
        except (ValueError, AttributeError):
            raise SixgunError("another_plan", folder=folder) from None
        requested = flatten_plan({"format": FORMAT, **self.plan.to_json()})
        for name in (*requested, *saved):
            there, asked = saved.get(name, USUAL), requested.get(name, USUAL)
            if there != asked:
                raise SixgunError(
                    "another_plan", folder=folder, differs=name, there=there, asked=asked
                )

    def parse(self, line: bytes, number: int) -> tuple[GameSlot, ArenaGame]:
        try:
            return parse_line(line)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            file = str(self.folder / GAMES)
            raise SixgunError("unreadable_game", file=file, line=number) from error

    def add(self, played: list[tuple[GameSlot, ArenaGame]]) -> None:
        """Append games to the file at once."""
        self.games.update(played)
        lines = "".join(f"{format_line(slot, game)}\n" for slot, game in played)
        try:
            append(self.folder / GAMES, lines.encode())
        except OSError as error:
            raise cannot_write(self.folder / GAMES, error) from error

    def write_json(self, name: str, value: object) -> None:
        self.write(name, (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode())

    def write(self, name: str, content: bytes) -> None:
        """Write a file atomically."""
        path = self.folder / name
        part = path.with_name(f".{name}.part")
        try:
            part.write_bytes(content)
            part.replace(path)
        except OSError as error:
            raise cannot_write(path, error) from error


def flatten_plan(plan: Mapping[str, object]) -> dict[str, str]:
    """Flatten a plan to text values by name, with the options of the game."""
    values: dict[str, str] = {}
    for name, value in plan.items():
        if isinstance(value, dict):
            values |= flatten_plan(value)
        elif name != "games":
            values[name] = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return values


def append(path: Path, content: bytes) -> None:
    """Append everything or nothing: the disk may fill up in the middle."""
    with path.open("ab", buffering=0) as file:
        before = file.tell()
        try:
            written = 0
            while written < len(content):
                written += file.write(content[written:])
        except OSError:
            file.truncate(before)
            raise


def cannot_write(path: Path, error: OSError) -> SixgunError:
    reason = error.strerror or str(error)
    return SixgunError("cannot_write", file=str(error.filename or path), reason=reason)


# -- a game as a line ----------------------------------------------------------------------


def format_line(slot: GameSlot, played: ArenaGame) -> str:
    """Serialize a game to one line of JSON."""
    facts: dict[str, object] = {
        "deal": slot.deal,
        "seating": slot.seating,
        "seed": played.seed,
        "lineup": played.lineup,
        "roles": played.roles,
        "rivals": played.rivals,
        "characters": played.characters,
        "winners": played.winners,
        "side": played.side,
        "decisions": played.decisions,
        "turns": played.turns,
        "asked": played.asked,
        "pace": {bot: timings.to_json() for bot, timings in played.timings.items()},
    }
    if played.endless:
        facts["endless"] = True
    if played.failure is not None:
        facts["failure"] = asdict(played.failure)
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))


def parse_line(line: bytes) -> tuple[GameSlot, ArenaGame]:
    facts: dict[str, Any] = json.loads(line)
    failure = facts.get("failure")
    played = ArenaGame(
        seed=facts["seed"],
        lineup=tuple(facts["lineup"]),
        roles=tuple(facts["roles"]),
        rivals=tuple(facts["rivals"]),
        characters=tuple(tuple(names) for names in facts["characters"]),
        winners=int(facts["winners"]),
        side=facts["side"],
        decisions=int(facts["decisions"]),
        turns=int(facts["turns"]),
        asked=tuple(facts["asked"]),
        endless=bool(facts.get("endless", False)),
        failure=None if failure is None else Failure(**failure),
        timings={bot: MoveTimings.from_json(*timings) for bot, timings in facts["pace"].items()},
    )
    return GameSlot(facts["deal"], facts["seating"]), played
