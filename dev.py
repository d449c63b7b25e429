#!/usr/bin/env python3
"""Runs Sixgun and all development tasks; sets up what is missing in `.dev/` first."""

import sys

if sys.version_info < (3, 11):  # before any syntax that an older Python cannot read
    found = sys.version.split()[0]
    sys.stderr.write("dev.py: Sixgun needs Python 3.11 or newer; this is " + found + "\n")
    sys.exit(2)

import argparse
import os
from collections.abc import Callable

from tools import browser, checks, compiled, environment, page
from tools.compiled import Outcome
from tools.environment import BIN, DEV, PYTHON, SetupError, say
from tools.processes import PURE, Command, exec_command, run

HELP = """\
commands:
  play [...]       start the server and open it in the browser (sixgun serve --open)
  sixgun ...       run a sixgun command; start with: sixgun --help
  python ...       run your own program with sixgun installed: python mine.py
  test             run the full check: lint, tests, and the conformance tests compiled
  test ARGS...     run only these tests: test tests/engine -k clone
  lint [--fix]     run ruff, mypy and the import contracts; --fix fixes what ruff can fix
  soak [...]       play very many random games of all kinds on all cores: soak --games 500000
  bench [...]      run the benchmarks of both builds, pure and compiled, then server and page
  compile          make the compiled build; --check only says whether it is current
  page [dev]       build the web page; dev: serve it and rebuild on every change
  types            generate the TypeScript types of the protocol, web/src/net/protocol.ts
  lock             update the locked dependencies in requirements/dev.txt

play, sixgun and python use the compiled build if it is current. SIXGUN_BUILD=pure turns it off;
SIXGUN_BUILD=compiled compiles first if needed.
"""
FAILED, SETUP_FAILED, INTERRUPTED = 1, 2, 130
SIXGUN_COMMAND = "python3 dev.py sixgun"  # for hints that users can copy
PLAY_COMMAND = "python3 dev.py play"


def build_variables() -> dict[str, str]:
    """The variables that choose the build: compiled if current, unless SIXGUN_BUILD is set."""
    wanted = os.environ.get("SIXGUN_BUILD", "")
    if wanted == "compiled" and compiled.build() is not Outcome.READY:
        say("running the pure build instead")
    fast = wanted != "pure" and compiled.is_current()
    return dict(compiled.environment() if fast else PURE)


def sixgun(args: list[str], serving: str = f"{SIXGUN_COMMAND} serve") -> int:
    names = {"SIXGUN_COMMAND": SIXGUN_COMMAND, "SIXGUN_SERVING": serving}
    return exec_command([BIN / "sixgun", *args], {**build_variables(), **names})


def python(args: list[str]) -> int:
    return exec_command([PYTHON, *args], build_variables())


def play(args: list[str]) -> int:
    page.ensure()
    usual = ("serve", "--open", "--log-level", "warning", "--db", str(DEV / "sixgun.db"))
    return sixgun([*usual, *args], PLAY_COMMAND)


def test(args: list[str]) -> int:
    return checks.test_selected(args) if args else checks.test_everything()


def lint(args: list[str]) -> int:
    options = argparse.ArgumentParser(prog="dev.py lint")
    options.add_argument("--fix", action="store_true", help="fix what ruff can fix, then check")
    return checks.lint(fix=options.parse_args(args).fix)


def soak(args: list[str]) -> int:
    """Compiled if possible: the pure build plays a thirtieth of the games."""
    fast = compiled.build() is Outcome.READY
    return run([PYTHON, "-m", "tests.soak", *args], compiled.environment() if fast else PURE)


def bench(args: list[str]) -> int:
    """Benchmark both builds, then server and page compiled; SIXGUN_EXPECT names the build."""
    outcome = compiled.build()
    command: Command = [PYTHON, "-m", "benchmarks.bench", *args]
    codes = [run(command, {"SIXGUN_EXPECT": "pure"})]
    if outcome is Outcome.READY:
        fast = {**compiled.environment(), "SIXGUN_EXPECT": "compiled"}
        codes.append(run(command, fast))
        if not args:
            codes.append(run([PYTHON, "-m", "benchmarks.server_load"], fast))
            page.ensure()
            browser.ensure()
            codes.append(run([PYTHON, "-m", "benchmarks.first_load"], fast))
            codes.append(run([PYTHON, "-m", "benchmarks.frames"], fast))
    return FAILED if any(codes) or outcome is not Outcome.READY else 0


def compile_rules(args: list[str]) -> int:
    options = argparse.ArgumentParser(prog="dev.py compile")
    options.add_argument("--check", action="store_true", help="only say whether it is current")
    check_only = options.parse_args(args).check
    ready = compiled.is_current() if check_only else compiled.build() is Outcome.READY
    say("the compiled build is current" if ready else "there is no current compiled build")
    return 0 if ready else FAILED


def build_page(args: list[str]) -> int:
    options = argparse.ArgumentParser(prog="dev.py page")
    options.add_argument(
        "what", nargs="?", choices=["dev"], help="serve it and rebuild on every change"
    )
    if options.parse_args(args).what == "dev":
        return page.script("dev")
    page.ensure()
    return 0


def types(args: list[str]) -> int:
    argparse.ArgumentParser(prog="dev.py types").parse_args(args)
    return run([PYTHON, "-m", "tools.typescript"])


def lock(args: list[str]) -> int:
    argparse.ArgumentParser(prog="dev.py lock").parse_args(args)
    environment.lock()
    environment.ensure()
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "sixgun": sixgun,
    "python": python,
    "test": test,
    "lint": lint,
    "soak": soak,
    "bench": bench,
    "compile": compile_rules,
    "page": build_page,
    "types": types,
    "lock": lock,
}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py",
        usage="python3 dev.py COMMAND [...]",
        description=__doc__,
        epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help=argparse.SUPPRESS)
    parser.add_argument("args", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    if not sys.argv[1:]:
        parser.error(f"choose one of {', '.join(COMMANDS)}; see python3 dev.py --help")
    given = parser.parse_args()
    try:
        if given.command != "lock":
            environment.ensure()
        return COMMANDS[given.command](given.args)
    except SetupError as error:
        say(str(error))
        return SETUP_FAILED
    except KeyboardInterrupt:
        say("interrupted")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
