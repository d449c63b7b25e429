"""Runs programs inside the environment."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.environment import BIN, DEV, ROOT, VENV

Command = Sequence[str | Path]

PURE: Mapping[str, str] = {}
# Keep bytecode in our own folder, even if the sources are read-only: without it, a server or a test
# takes seconds to start.
BYTECODE_CACHE: Mapping[str, str] = {
    "PYTHONPYCACHEPREFIX": str(DEV / "cache" / "bytecode"),
    "PYTHONDONTWRITEBYTECODE": "",
}


def run(command: Command, variables: Mapping[str, str] = PURE) -> int:
    """Run at the root and wait. Ctrl-C also reaches the child, which may shut down cleanly."""
    child = subprocess.Popen(command, cwd=ROOT, env=command_environment(variables))
    try:
        return child.wait()
    except KeyboardInterrupt:
        child.wait()
        raise


def run_captured(command: Command, variables: Mapping[str, str] = PURE) -> tuple[int, str]:
    """Run at the root; return the exit code and the output."""
    done = subprocess.run(
        command, cwd=ROOT, env=command_environment(variables), check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    return done.returncode, done.stdout


def exec_command(command: Command, variables: Mapping[str, str] = PURE) -> int:
    """Replace this process by the command, which keeps folder, input, signals and exit code."""
    if os.name != "nt":
        os.execve(command[0], tuple(command), command_environment(variables))
    child = subprocess.Popen(command, env=command_environment(variables))
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue


def command_environment(variables: Mapping[str, str]) -> dict[str, str]:
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    return {**os.environ, **BYTECODE_CACHE, "PATH": path, "VIRTUAL_ENV": str(VENV), **variables}
