"""Finds Chromium for tests and benchmarks of the page, and installs it on Debian if allowed."""

import os
import shutil
import subprocess

from tools.environment import say

PACKAGE = "chromium-headless-shell"
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome")
MISSING = f"""\
Chromium was not found and could not be installed. The tests and benchmarks of the page need it.
On Debian: apt install {PACKAGE}; elsewhere set SIXGUN_CHROMIUM to its path."""


def find() -> str | None:
    """The path of Chromium, or None."""
    given = os.environ.get("SIXGUN_CHROMIUM")
    return given or next((path for name in NAMES if (path := shutil.which(name))), None)


def ensure() -> None:
    """Install Chromium if it is missing and we are root; else the tests that need it report it."""
    if find() or os.name == "nt" or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    if shutil.which("apt-get") is None:
        return
    say(f"installing {PACKAGE} for tests and benchmarks of the page (once)")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", PACKAGE]):
        subprocess.run(["apt-get", "-qq", *words], env=quiet, check=False)
