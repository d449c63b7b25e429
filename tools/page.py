"""The browser's page: built by Node.js, which comes with the environment, into the package."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tools.environment import BIN, DEV, ROOT, SetupError, digest, one_at_a_time, say
from tools.running import PURE, Command, environment_of, run

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "sixgun" / "server" / "page"
LOCK = WEB / "package-lock.json"
LOG = DEV / "page.log"
NPM = BIN / "npm"
GLOBAL_SETTINGS = (Path("/etc/npmrc"), Path("/usr/etc/npmrc"), Path("/usr/local/etc/npmrc"))
STAMP = DEV / "page.stamp"
REACHABLE = "Is the npm registry reachable (network, proxy, npm's settings)?"
EVERY = 5.0  # seconds between two words about what still goes on
SILENCE = 60.0  # seconds in which nothing comes, after which it is not waited for any longer
PARTING = 5.0  # seconds to end in its own way


def ensure() -> None:
    """Build the page unless it is there and made from what the sources are now."""
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
    """The locked packages into web/node_modules, unless they are there."""
    stamp = MODULES / ".sixgun"
    wanted = digest([LOCK])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("fetching what the page is built with (once, about half a minute)")
    # Not "ci": that wants builds for all other systems in the lock, which no registry must have.
    # What is fetched is logged, so that it can be told from nothing happening at all.
    asked = ("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=http")
    _npm(asked, f"npm could not fetch it. {REACHABLE}")
    stamp.write_text(wanted)


def script(name: str) -> int:
    """One of the scripts of web/package.json, to be seen."""
    install()
    return run(command(name), PURE)


def command(name: str) -> Command:
    """That runs a script of web/package.json, once all is installed."""
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
        for path in sorted(WEB.rglob("*"))
        if path.is_file() and not left_out.intersection(path.parents)
    ]
    return digest(files)


def _as_on_this_machine() -> dict[str, str]:
    """Our npm has its own home; the machine's settings and certificates are for it as well."""
    settings = {
        "NODE_USE_SYSTEM_CA": "1",
        "npm_config_fetch_retries": "1",
        "npm_config_fetch_timeout": "30000",  # milliseconds; npm itself would wait for minutes
    }
    kept = next((path for path in GLOBAL_SETTINGS if path.exists()), None)
    if kept is not None:
        settings["npm_config_globalconfig"] = str(kept)
    return {name: value for name, value in settings.items() if name not in os.environ}


def _npm(words: Sequence[str], failure: str) -> None:
    """Run it; its output matters only if it fails, but that it goes on is told."""
    command: list[str | Path] = [NPM, "--prefix", WEB, *words]
    with LOG.open("w") as log:
        child = subprocess.Popen(
            command, cwd=ROOT, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            env=environment_of(_as_on_this_machine()),
        )  # fmt: skip
        try:
            code = _waited_for(child, failure)
        except BaseException:  # Ctrl-C as well: nothing is left running
            _end(child)
            raise
    if code:
        raise SetupError(f"{failure}\n{_last_words()}")


def _waited_for(child: subprocess.Popen[bytes], failure: str) -> int:
    begun = heard = time.monotonic()
    before = 0
    while True:
        try:
            return child.wait(EVERY)
        except subprocess.TimeoutExpired:
            now = time.monotonic()
        lines = LOG.read_text(errors="replace").splitlines()
        failed = sum(" failed with " in line for line in lines)
        if len(lines) - failed > before:
            before, heard = len(lines) - failed, now
        elif now - heard >= SILENCE:
            raise SetupError(f"{failure}\nNothing came for {SILENCE:.0f} s.\n{_last_words()}")
        fetched = sum(" fetch GET 200 " in line for line in lines)
        stuck = ", no answer yet" if failed > fetched else ""
        say(f"... {now - begun:.0f} s" + (f", {fetched} files fetched" if fetched else stuck))


def _end(child: subprocess.Popen[bytes]) -> None:
    """And whatever it has started: npm is a program that starts Node.js."""
    if os.name == "nt":
        child.kill()
        return
    for ending in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(child.pid, ending)
            child.wait(PARTING)
            return


def _last_words(most: int = 8) -> str:
    lines = LOG.read_text(errors="replace").strip().splitlines()
    complaints = [line for line in lines if line.startswith(("npm error", "npm ERR!"))]
    told = "\n".join((complaints or lines)[-most:])
    return f"{told}\nAll of it: {LOG.relative_to(ROOT)}"
