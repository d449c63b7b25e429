"""Build hook of the wheel: the rules packages go in compiled where that is possible.

SIXGUN_COMPILE=0 builds the pure wheel, =1 insists on a compiled one; by default a machine without
a C compiler, or where compiling fails, gets the pure wheel. Editable installs are always pure.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.compile_rules import missing_for_c


class RulesBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the .so files to the wheel and marks it as belonging to this platform."""

    PLUGIN_NAME = "custom"

    def wanted(self) -> bool:
        choice = os.environ.get("SIXGUN_COMPILE", "auto")
        return choice == "1" or (choice != "0" and not missing_for_c())

    def dependencies(self) -> list[str]:
        # The versions that were tested, not the newest: a compiler's mistake would be ours.
        lock = Path(self.root, "requirements", "dev.txt").read_text().splitlines()
        tested = [pin for pin in lock if pin.startswith(("mypy==", "setuptools=="))]
        return tested if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.wanted():
            return
        self.out = tempfile.TemporaryDirectory(prefix="sixgun-wheel-")
        script = Path(self.root, "tools", "compile_rules.py")
        command = [sys.executable, str(script), str(Path(self.root, "src")), self.out.name]
        if subprocess.run(command, check=False).returncode:
            if os.environ.get("SIXGUN_COMPILE") == "1":
                raise RuntimeError("SIXGUN_COMPILE=1, but the rules packages could not be compiled")
            self.app.display_warning("the rules packages could not be compiled: a pure wheel")
            return
        built = [path for path in Path(self.out.name).rglob("*") if path.is_file()]
        build_data["force_include"] |= {str(p): str(p.relative_to(self.out.name)) for p in built}
        build_data["pure_python"], build_data["infer_tag"] = False, True
