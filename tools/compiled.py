"""The compiled build in `.dev/compiled/`: first on PYTHONPATH, it makes the same program faster.

It holds copies of the rules packages with their .so files beside them, and links into `src/` for
the rest of sixgun. The source tree never holds a .so: a plain install is always the pure build.
"""

import enum
import os
import shutil
import subprocess

from tools.compile_rules import NO_COMPILER, rules_packages
from tools.environment import DEV, LOCK, PLACE, PYTHON, ROOT, digest, one_at_a_time, say

SRC = ROOT / "src"
TREE = DEV / "compiled"
_STAMP = TREE / "compiled.stamp"
_SCRIPT = ROOT / "tools" / "compile_rules.py"
_LOG = DEV / "compile.log"


class Outcome(enum.Enum):
    READY = "ready"
    FAILED = "failed"
    NO_COMPILER = "no compiler"


def is_current() -> bool:
    """True if the compiled build exists and matches the current sources."""
    return _STAMP.exists() and _STAMP.read_text() == _sources()


def build() -> Outcome:
    """Compile unless current. A failure leaves no compiled build, not an old one."""
    with one_at_a_time("compile"):
        return Outcome.READY if is_current() else _build()


def environment() -> dict[str, str]:
    """The variables that choose the compiled build."""
    for entry in (SRC / "sixgun").iterdir():
        link = TREE / "sixgun" / entry.name
        if not link.exists() and entry.name != "__pycache__":
            link.unlink(missing_ok=True)
            link.symlink_to(entry, target_is_directory=entry.is_dir())
    rest = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([str(TREE), rest] if rest else [str(TREE)])}


def _build() -> Outcome:
    sources = _sources()
    shutil.rmtree(TREE, ignore_errors=True)
    say("compiling the rules (a few minutes, only after changes)")
    part = DEV / "compiled.part"
    shutil.rmtree(part, ignore_errors=True)
    for package in rules_packages(SRC):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(package, part / package.relative_to(SRC), ignore=ignored)
    with _LOG.open("w") as log:
        command = [PYTHON, _SCRIPT, SRC, part]
        code = subprocess.run(command, stdout=log, stderr=log, check=False).returncode
    if code:
        shutil.rmtree(part)
        return _explain(code)
    (part / _STAMP.name).write_text(sources)
    part.rename(TREE)
    return Outcome.READY


def _sources() -> str:
    files = [path for package in rules_packages(SRC) for path in package.rglob("*.py")]
    return digest([*sorted(files), _SCRIPT, LOCK], PLACE)


def _explain(code: int) -> Outcome:
    lines = _LOG.read_text(errors="replace").splitlines()
    if code == NO_COMPILER:
        say(f"not compiled: {lines[-1]}")
        return Outcome.NO_COMPILER
    print(*lines[-30:], sep="\n", flush=True)
    say(f"compiling failed (exit {code}); for the full output see {_LOG.relative_to(ROOT)}")
    return Outcome.FAILED
