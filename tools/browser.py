"""The browser in which the page is tested: Debian's Chromium, fetched where we may."""

import os
import shutil
import subprocess

from tools.environment import say

PACKAGE = "chromium-headless-shell"
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome")
MISSING = f"""\
There is no Chromium on this machine, and it could not be installed. Tests in a browser need it.
On Debian: apt install {PACKAGE}; elsewhere put its path into SIXGUN_CHROMIUM."""


def find() -> str | None:
    """Its path; None if there is none."""
    given = os.environ.get("SIXGUN_CHROMIUM")
    return given or next((path for name in NAMES if (path := shutil.which(name))), None)


def ensure() -> None:
    """Install it if it is not there and that is allowed. If not, the tests say what is missing."""
    if find() or os.name == "nt" or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    if shutil.which("apt-get") is None:
        return
    say(f"installing {PACKAGE}, for the tests in a browser (once)")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", PACKAGE]):
        subprocess.run(["apt-get", "-qq", *words], env=quiet, check=False)
