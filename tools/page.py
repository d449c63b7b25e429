"""Builds the web page into the package, with the Node.js of the environment."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tools.environment import BIN, DEV, ROOT, SetupError, digest, one_at_a_time, say
from tools.processes import PURE, Command, command_environment, run

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "sixgun" / "server" / "page"
LOCK = WEB / "package-lock.json"
MESSAGES = ROOT / "src" / "sixgun" / "messages"
LOG = DEV / "page.log"
NPM = BIN / "npm"
GLOBAL_SETTINGS = (Path("/etc/npmrc"), Path("/usr/etc/npmrc"), Path("/usr/local/etc/npmrc"))
STAMP = DEV / "page.stamp"
REACHABLE = "Is the npm registry reachable (network, proxy, npm's settings)?"
REPORT_INTERVAL = 5.0  # seconds between two progress messages
TIMEOUT = 60.0  # seconds without output, after which npm is stopped
GRACE = 5.0  # seconds between SIGTERM and SIGKILL


def ensure() -> None:
    """Build the page unless it is current."""
    if is_current():
        return
    with one_at_a_time("page"):
        if not is_current():
            install()
            _build()


def is_current() -> bool:
    there = (BUILT / "index.html").exists()
    return there and STAMP.exists() and STAMP.read_text() == _sources()


def install() -> None:
    """Install the locked packages into web/node_modules, if needed."""
    stamp = MODULES / ".sixgun"
    wanted = digest([LOCK])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("installing the packages of the page (once, about half a minute)")
    # Not "ci": it wants the builds for all other systems in the lock, which a registry may lack.
    # The log of fetched files shows progress.
    asked = ("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=http")
    _npm(asked, f"npm could not fetch it. {REACHABLE}")
    stamp.write_text(wanted)


def script(name: str) -> int:
    """Run a script of web/package.json with its output."""
    install()
    return run(command(name), PURE)


def command(name: str) -> Command:
    """The command for a script of web/package.json, after `install`."""
    return (NPM, "--prefix", WEB, "run", "--silent", name)


def _build() -> None:
    say("building the page")
    begun = time.monotonic()
    _npm(("run", "build"), "the page could not be built")
    STAMP.write_text(_sources())
    say(f"built in {time.monotonic() - begun:.0f} s")


def _sources() -> str:
    left_out = {MODULES, WEB / "tests"}
    files = [
        path
        for folder in (WEB, MESSAGES)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not left_out.intersection(path.parents)
    ]
    return digest(files)


def _npm_settings() -> dict[str, str]:
    """Give our npm the machine's settings and certificates."""
    settings = {
        "NODE_USE_SYSTEM_CA": "1",
        "npm_config_fetch_retries": "1",
        "npm_config_fetch_timeout": "30000",  # milliseconds; the default is minutes
    }
    kept = next((path for path in GLOBAL_SETTINGS if path.exists()), None)
    if kept is not None:
        settings["npm_config_globalconfig"] = str(kept)
    return {name: value for name, value in settings.items() if name not in os.environ}


def _npm(words: Sequence[str], failure: str) -> None:
    """Run npm; show progress, and its output only if it fails."""
    command: list[str | Path] = [NPM, "--prefix", WEB, *words]
    with LOG.open("w") as log:
        child = subprocess.Popen(
            command, cwd=ROOT, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            env=command_environment(_npm_settings()),
        )  # fmt: skip
        try:
            code = _wait_for(child, failure)
        except BaseException:  # also Ctrl-C: leave nothing running
            _end(child)
            raise
    if code:
        raise SetupError(f"{failure}\n{_last_lines()}")


def _wait_for(child: subprocess.Popen[bytes], failure: str) -> int:
    begun = heard = time.monotonic()
    before = 0
    while True:
        try:
            return child.wait(REPORT_INTERVAL)
        except subprocess.TimeoutExpired:
            now = time.monotonic()
        lines = LOG.read_text(errors="replace").splitlines()
        failed = sum(" failed with " in line for line in lines)
        if len(lines) - failed > before:
            before, heard = len(lines) - failed, now
        elif now - heard >= TIMEOUT:
            raise SetupError(f"{failure}\nNo output for {TIMEOUT:.0f} s.\n{_last_lines()}")
        fetched = sum(" fetch GET 200 " in line for line in lines)
        stuck = ", no answer yet" if failed > fetched else ""
        say(f"... {now - begun:.0f} s" + (f", {fetched} files fetched" if fetched else stuck))


def _end(child: subprocess.Popen[bytes]) -> None:
    """Stop npm and the processes it started."""
    if os.name == "nt":
        child.kill()
        return
    for ending in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(child.pid, ending)
            child.wait(GRACE)
            return


def _last_lines(most: int = 8) -> str:
    lines = LOG.read_text(errors="replace").strip().splitlines()
    complaints = [line for line in lines if line.startswith(("npm error", "npm ERR!"))]
    message = "\n".join((complaints or lines)[-most:])
    return f"{message}\nFull log: {LOG.relative_to(ROOT)}"
