"""Running programs inside the environment."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.environment import BIN, DEV, ROOT, VENV

Command = Sequence[str | Path]

PURE: Mapping[str, str] = {}
# Bytecode is kept in our own folder, also where it may not be kept beside the sources: a server or
# a test that compiles all it imports takes seconds to start.
KEPT: Mapping[str, str] = {
    "PYTHONPYCACHEPREFIX": str(DEV / "cache" / "bytecode"),
    "PYTHONDONTWRITEBYTECODE": "",
}


def run(command: Command, variables: Mapping[str, str] = PURE) -> int:
    """Run at the root and wait. Ctrl-C reaches the child too: it may end in its own way."""
    child = subprocess.Popen(command, cwd=ROOT, env=environment_of(variables))
    try:
        return child.wait()
    except KeyboardInterrupt:
        child.wait()
        raise


def held(command: Command, variables: Mapping[str, str] = PURE) -> tuple[int, str]:
    """Run at the root; what it says is given back in one piece, for others may speak meanwhile."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment_of(variables), check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    return done.returncode, done.stdout


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
    return {**os.environ, **KEPT, "PATH": path, "VIRTUAL_ENV": str(VENV), **variables}
