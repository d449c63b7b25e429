"""Running programs inside the environment."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.environment import BIN, ROOT, VENV

Command = Sequence[str | Path]

PURE: Mapping[str, str] = {}


def run(command: Command, variables: Mapping[str, str] = PURE) -> int:
    """Run at the root and wait. Ctrl-C reaches the child too: it may end in its own way."""
    child = subprocess.Popen(command, cwd=ROOT, env=environment_of(variables))
    try:
        return child.wait()
    except KeyboardInterrupt:
        child.wait()
        raise


def become(command: Command, variables: Mapping[str, str] = PURE) -> int:
    """Turn into the command, so that folder, input, signals and exit code are simply its own."""
    if os.name != "nt":
        os.execve(command[0], tuple(command), environment_of(variables))
    child = subprocess.Popen(command, env=environment_of(variables))
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue


def environment_of(variables: Mapping[str, str]) -> dict[str, str]:
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    return {**os.environ, "PATH": path, "VIRTUAL_ENV": str(VENV), **variables}
