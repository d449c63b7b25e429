"""The browser that tests and measures the page: Debian's Chromium, installed where allowed."""

import os
import shutil
import subprocess

from tools.environment import say

PACKAGE = "chromium-headless-shell"
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome")
MISSING = f"""\
There is no Chromium on this machine, and it could not be installed. The tests and benchmarks of the
page need it. On Debian: apt install {PACKAGE}; elsewhere put its path into SIXGUN_CHROMIUM."""


def find() -> str | None:
    """Its path; None if there is none."""
    given = os.environ.get("SIXGUN_CHROMIUM")
    return given or next((path for name in NAMES if (path := shutil.which(name))), None)


def ensure() -> None:
    """Install it if it is missing and we are allowed to. If not, those who need it say so."""
    if find() or os.name == "nt" or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    if shutil.which("apt-get") is None:
        return
    say(f"installing {PACKAGE}, which tests and measures the page (once)")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", PACKAGE]):
        subprocess.run(["apt-get", "-qq", *words], env=quiet, check=False)
