"""Compile the rules packages with mypyc: `python compile_rules.py SRC OUT` puts .so files into OUT.

It runs in its own process, because mypyc exits when it finds an error. `dev.py compile` and the
wheel's build hook use it; SRC is only read. Exit codes: 0 done, 1 failed, 3 no C compiler.
"""

import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

RULES = ("engine", "classic", "duel", "bots")
FAILED, NO_COMPILER = 1, 3


def rules_packages(src: Path) -> list[Path]:
    """The folders to compile as one group, so that calls between them stay native."""
    return [src / "sixgun" / name for name in RULES if (src / "sixgun" / name).is_dir()]


def missing_for_c() -> str:
    """What is missing on this machine to build C extensions; "" if nothing."""
    if os.name == "nt":
        return ""
    cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(cc):
        return f"no C compiler ({cc}); on Debian: apt install gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Python.h); on Debian: apt install python3-dev"
    return ""


def build(src: Path, out: Path) -> None:
    """Type-check, translate to C and compile on all cores."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class OnAllCores(build_ext):  # type: ignore[misc]
        """Compiles several C files of an extension at a time, and several extensions."""

        def build_extension(self, ext: Any) -> None:
            compiled = [
                pool.submit(
                    self.compiler.compile,
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
                for source in sorted(ext.sources, key=os.path.getsize, reverse=True)
            ]
            ext.extra_objects = [made for done in compiled for made in done.result()]
            ext.sources = []
            super().build_extension(ext)

    os.chdir(src)  # mypyc derives module names from relative paths
    files = [str(f.relative_to(src)) for p in rules_packages(src) for f in sorted(p.rglob("*.py"))]
    with tempfile.TemporaryDirectory(prefix="sixgun-c-") as work:
        extensions = mypycify(
            ["--config-file=", f"--cache-dir={work}/types", *files],
            opt_level="2",  # as fast as 3, in half the time
            debug_level="0",
            multi_file=True,
            group_name="sixgun",
            target_dir=f"{work}/c",
        )
        command = OnAllCores(Distribution({"ext_modules": extensions}))
        command.build_lib, command.build_temp = str(out), f"{work}/objects"
        command.ensure_finalized()
        command.parallel = os.cpu_count() or 1
        with ThreadPoolExecutor(command.parallel) as pool:
            command.run()


def main() -> int:
    src, out = (Path(arg).resolve() for arg in sys.argv[1:3])
    if missing := missing_for_c():
        print(missing, file=sys.stderr)
        return NO_COMPILER
    build(src, out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
