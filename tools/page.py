"""The browser's page: built by Node.js, which comes with the environment, into the package."""

import os
import subprocess
import time
from pathlib import Path

from tools.environment import BIN, DEV, ROOT, SetupError, digest, one_at_a_time, say
from tools.running import PURE, environment_of, run

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "sixgun" / "server" / "page"
LOCK = WEB / "package-lock.json"
LOG = DEV / "page.log"
NPM = BIN / "npm"
GLOBAL_SETTINGS = (Path("/etc/npmrc"), Path("/usr/etc/npmrc"), Path("/usr/local/etc/npmrc"))
STAMP = DEV / "page.stamp"
REACHABLE = "Is the npm registry reachable (network, proxy, npm's settings)?"


def ensure() -> None:
    """Build the page unless it is there and made from what the sources are now."""
    if is_current():
        return
    with one_at_a_time():
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
    _quietly("install --no-save", f"npm install failed. {REACHABLE}")
    stamp.write_text(wanted)


def script(name: str, *args: str) -> int:
    """One of the scripts of web/package.json, to be seen."""
    install()
    rest = ("--", *args) if args else ()
    return run([NPM, "--prefix", WEB, "run", "--silent", name, *rest], PURE)


def _build() -> None:
    say("building the page")
    begun = time.monotonic()
    _quietly("run build", f"the page could not be built; see {LOG.relative_to(ROOT)}")
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
    settings = {"NODE_USE_SYSTEM_CA": "1", "npm_config_fetch_retries": "1"}
    kept = next((path for path in GLOBAL_SETTINGS if path.exists()), None)
    if kept is not None:
        settings["npm_config_globalconfig"] = str(kept)
    return {name: value for name, value in settings.items() if name not in os.environ}


def _quietly(words: str, failure: str) -> None:
    command: list[str | Path] = [NPM, "--prefix", WEB, *words.split()]
    with LOG.open("w") as log:
        done = subprocess.run(
            command, cwd=ROOT, check=False, text=True,
            stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            env=environment_of(_as_on_this_machine()),
        )  # fmt: skip
    if done.returncode:
        raise SetupError(f"{failure}\n{LOG.read_text()[-3000:].strip()}")
