"""Runs the command line, in this process or as a real program."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

import sixgun
from sixgun.cli.app import app
from sixgun.notation import write_record

__all__ = [
    "KINDS",
    "PROGRAM",
    "as_program",
    "finished_record",
    "interruptible",
    "invoke",
    "invoke_json",
    "refused",
    "started_record",
]

# Options of games of every kind: few and many players, all boxes, both duels.
KINDS: list[dict[str, object]] = [
    {"players": 3},
    {"players": 3, "expansions": ["fistful", "dodge_city"]},
    {"players": 4, "expansions": ["high_noon", "bullet"]},
    {"players": 6, "expansions": ["dodge_city", "high_noon", "fistful", "bullet"]},
    {"players": 8, "expansions": ["dodge_city", "high_noon", "fistful", "bullet"]},
    {"players": 5, "tempo": True},
    {"players": 2, "variant": "long_duel"},
    {"players": 2, "variant": "short_duel"},
    {"players": 5, "variant": "auction", "purses": [900, 500, 0, 2000, 400]},
]
PROGRAM = [sys.executable, "-m", "sixgun"]
LONGEST = 60  # seconds for a process


def invoke(*args: object, stdin: str | bytes = "", width: int = 80) -> Result:
    """Run a command in this process; it must not show a traceback."""
    variables: Mapping[str, str] = {"COLUMNS": str(width)}
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=stdin, env=variables)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def invoke_json(*args: object) -> Any:
    result = invoke(*args, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def refused(*args: object, code: str) -> str:
    """The one-line error message of a refused command."""
    result = invoke(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"sixgun: {code}: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def as_program(
    *args: object, stdin: bytes = b"", **variables: str
) -> subprocess.CompletedProcess[bytes]:
    """Run a command in its own process."""
    command = [*PROGRAM, *(str(arg) for arg in args)]
    environment = {**os.environ, **variables}
    return subprocess.run(
        command, input=stdin, capture_output=True, env=environment, timeout=LONGEST, check=False
    )


@contextmanager
def interruptible(*args: object) -> Iterator[subprocess.Popen[bytes]]:
    """Start a command that reacts to Ctrl-C; after a timeout, kill it with its children."""
    with subprocess.Popen(
        [*PROGRAM, *(str(arg) for arg in args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 - a test process starts it from its main thread
    ) as child:
        limit = threading.Timer(LONGEST, kill, (child,))
        limit.start()
        try:
            yield child
        finally:
            limit.cancel()
            kill(child)


def hear_interrupts() -> None:
    """Enable Ctrl-C in the child, even if the shell ignores it for background processes."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def kill(child: subprocess.Popen[bytes]) -> None:
    """Kill the process and its children, if it still runs."""
    if child.poll() is None:
        os.killpg(child.pid, signal.SIGKILL)


def finished_record(path: Path, **wishes: object) -> Path:
    """A finished game with moves chosen by a simple rule."""
    game = sixgun.new_game("classic", seed=7, **{"players": 5, **wishes})
    while game.decision:
        game.apply(game.decision.moves[game.ply * 7 % len(game.decision.moves)])
    path.write_text(write_record(game.record()), encoding="utf-8")
    return path


def started_record(path: Path, moves: int = 10, seed: int = 7) -> Path:
    """The start of a game, with the names of `sixgun play`."""
    names = ["me", "ann", "bob", "cal", "dot"]
    game = sixgun.new_game("classic", players=5, seed=seed, names=names)
    while game.decision and game.ply < moves:
        game.apply(game.decision.moves[0])
    path.write_text(write_record(game.record()), encoding="utf-8")
    return path
