"""The development environment in `.dev/`: created once, updated when its inputs change.

The machine needs only Python and pip. pip fetches uv into `.dev/`; uv creates the virtual
environment (without Debian's `python3-venv`) and installs the locked versions into it.
"""

import ast
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

UV_VERSION = "0.13.7"

ROOT = Path(__file__).resolve().parent.parent
DEV = ROOT / ".dev"
LOCK = ROOT / "requirements" / "dev.txt"
VENV = DEV / "venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
UV_FOLDER = DEV / f"uv-{UV_VERSION}"
STAMP = DEV / "environment.stamp"

# An environment is valid for one folder and one Python.
PLACE = f"{ROOT} python{sys.version_info.major}.{sys.version_info.minor}"

REACHABLE = "Is the package index reachable (network, proxy, pip's configuration)?"


class SetupError(Exception):
    """The set-up failed; the message says what to do."""


def say(message: str) -> None:
    print(f"dev.py: {message}", file=sys.stderr, flush=True)


def digest(paths: Sequence[Path], *facts: str) -> str:
    """A hash of the files (name and content) and of other facts."""
    sha = hashlib.sha256("\0".join(facts).encode())
    for path in paths:
        sha.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return sha.hexdigest()


def ensure() -> None:
    """Create or update the environment unless it is current."""
    wanted = _wanted_stamp()
    if _is_current(wanted):
        return
    with one_at_a_time("environment"):
        if not _is_current(wanted):
            _set_up()
            STAMP.write_text(wanted)  # last, so that an interrupted set-up starts again


def lock() -> None:
    """Resolve pyproject.toml to plain pinned versions, for every supported Python and platform."""
    with one_at_a_time("environment"):
        _uv(
            *("pip", "compile", "pyproject.toml", "--group", "dev", "--universal", "--upgrade"),
            *("--python-version", "3.11", "--no-emit-index-url", "--no-emit-find-links"),
            *("--custom-compile-command", "python3 dev.py lock"),
            *("--output-file", str(LOCK.relative_to(ROOT))),
        )


def _wanted_stamp() -> str:
    return f"{PLACE}\n{digest([LOCK, ROOT / 'pyproject.toml', Path(__file__).resolve()])}\n"


def _is_current(wanted: str) -> bool:
    return STAMP.exists() and STAMP.read_text() == wanted and PYTHON.exists()


def _set_up() -> None:
    old = STAMP.read_text() if STAMP.exists() else ""
    STAMP.unlink(missing_ok=True)
    if old.startswith(f"{PLACE}\n") and PYTHON.exists():
        say("updating the environment in .dev/")
    else:
        say("setting up the environment in .dev/ (once, about a minute)")
        _uv("venv", "--clear", "--python", sys.executable, str(VENV))
    _uv("pip", "sync", "--python", str(PYTHON), str(LOCK))
    project = ("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    _uv("pip", "install", "--python", str(PYTHON), *project)


@contextlib.contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """A lock between processes, where the system has file locks."""
    DEV.mkdir(exist_ok=True)
    with (DEV / f"{what}.lock").open("w") as handle:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def _uv(*args: str) -> None:
    program = UV_FOLDER / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if not program.exists():
        _fetch_uv()
    _quietly(
        [str(program), *args], _uv_environment(), f"uv {' '.join(args[:2])} failed. {REACHABLE}"
    )


def _fetch_uv() -> None:
    if subprocess.run(_pip("--version"), capture_output=True, check=False).returncode:
        raise SetupError(f"{sys.executable} has no pip; on Debian: apt install python3-pip")
    part = DEV / "uv.part"
    shutil.rmtree(part, ignore_errors=True)
    # --target leaves the system alone, so Debian's "externally managed" mark does not forbid it;
    # but settings that fit other installs only (--user, virtualenv only) would.
    settings = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_ROOT_USER_ACTION": "ignore"}
    arguments = ("--quiet", "--disable-pip-version-check", "--only-binary", "uv")
    _quietly(
        _pip("install", *arguments, "--target", str(part), f"uv=={UV_VERSION}"),
        os.environ | settings,
        f"pip could not fetch uv. {REACHABLE}",
    )
    shutil.rmtree(UV_FOLDER, ignore_errors=True)
    part.rename(UV_FOLDER)


def _pip(*args: str) -> list[str]:
    return [sys.executable, "-m", "pip", *args]


def _quietly(command: Sequence[str], env: dict[str, str], failure: str) -> None:
    """Run a set-up command; show its output only if it fails."""
    done = subprocess.run(
        command, cwd=ROOT, env=env, check=False, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode:
        raise SetupError(f"{failure}\n{done.stdout.strip()}")


def _uv_environment() -> dict[str, str]:
    """Pass pip's package indexes on to uv, which does not read pip's settings; UV_* wins."""
    pip = _pip_configuration()
    extra = pip.get("extra-index-url", [])
    links = [link for link in pip.get("find-links", []) if "://" in link or Path(link).exists()]
    handed = {
        "UV_DEFAULT_INDEX": " ".join(pip.get("index-url", [])),
        "UV_INDEX": " ".join(extra),
        "UV_INDEX_STRATEGY": "unsafe-best-match" if extra else "",  # as pip: all indexes are equal
        "UV_FIND_LINKS": ",".join(links),
        "UV_NO_INDEX": "1" if pip.get("no-index", ["0"])[0] in {"1", "true", "yes", "on"} else "",
        "UV_INSECURE_HOST": " ".join(pip.get("trusted-host", [])),
        "SSL_CERT_FILE": " ".join(pip.get("cert", [])),
        "ALL_PROXY": " ".join(pip.get("proxy", [])),
        "UV_PYTHON_DOWNLOADS": "never",
    }
    return {key: value for key, value in handed.items() if value} | os.environ


def _pip_configuration() -> dict[str, list[str]]:
    """pip's settings by name, from files and PIP_* variables, in order of precedence."""
    listed = subprocess.run(_pip("config", "list"), capture_output=True, text=True, check=False)
    found = re.findall(r"^(global|install|:env:)\.([\w-]+)=(.*)$", listed.stdout, re.MULTILINE)
    found.sort(key=lambda entry: ("global", "install", ":env:").index(entry[0]))
    return {key: str(ast.literal_eval(value)).split() for _, key, value in found}
