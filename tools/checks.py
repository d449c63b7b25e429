"""The checks before a commit: lint, the page, tests, and the conformance tests compiled."""

import os
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from tools import browser, compiled, page
from tools.compiled import Outcome
from tools.environment import BIN, DEV, PYTHON, say
from tools.processes import Command, run, run_captured

LINTERS: dict[str, Command] = {
    "ruff check": (BIN / "ruff", "check"),
    "ruff format": (BIN / "ruff", "format", "--check"),
    "mypy": (BIN / "mypy",),
    "import contracts": (BIN / "lint-imports", "--no-logo", f"--cache-dir={DEV}/cache/imports"),
}
PAGE: dict[str, str] = {  # scripts of web/package.json
    "page, types": "check",
    "page, lint": "lint",
    "page, format": "format:check",
    "page, tests": "test",
}
FIXERS: tuple[Command, ...] = ((BIN / "ruff", "check", "--fix"), (BIN / "ruff", "format"))
WORKERS = ("-n", "2", "--dist", "worksteal")
KINDS = ("tests", "failures", "errors", "skipped")


@dataclass
class Step:
    """One line of the summary."""

    name: str
    ok: bool
    seconds: float
    note: str = ""

    def __str__(self) -> str:
        verdict = "ok" if self.ok else "FAILED"
        return f"  {self.name:<20}{verdict:<8}{self.seconds:6.1f} s  {self.note}".rstrip()


def lint(*, fix: bool) -> int:
    """Run all linters, even after a failure, so that one run shows everything."""
    if fix:
        for fixer in FIXERS:
            run(fixer)
        page.script("fix")
    with ThreadPoolExecutor(1) as beside:
        linted = beside.submit(_lint)
        checked = _page()
    return _summarize([*linted.result(), *checked])


def test_selected(args: Sequence[str]) -> int:
    """Run only these tests, in the pure build."""
    return run([PYTHON, "-m", "pytest", *args])


def test_everything() -> int:
    """Check the page on one core while Python checks and the compiler run on the other."""
    with ThreadPoolExecutor(1) as beside:
        rest = beside.submit(lambda: (_lint(), _compile()))
        checked = _page()
    linted, (step, outcome) = rest.result()
    steps = [*linted, *checked, step]
    steps.append(_pytest("tests", [], {"SIXGUN_EXPECT": "pure"}))
    if outcome is Outcome.READY:
        expected = {**compiled.environment(), "SIXGUN_EXPECT": "compiled"}
        steps.append(_pytest("tests, compiled", ["-m", "conformance"], expected))
    return _summarize(steps)


def _lint() -> list[Step]:
    return [_step(name, command) for name, command in LINTERS.items()]


def _page() -> list[Step]:
    """Check the page, then build it for the browser tests."""
    page.install()
    steps = [_step(name, page.command(script)) for name, script in PAGE.items()]
    start = time.monotonic()
    page.ensure()
    browser.ensure()
    return [*steps, Step("page, build", True, time.monotonic() - start)]


def _pytest(name: str, args: Sequence[str], variables: Mapping[str, str]) -> Step:
    report = DEV / "reports" / f"{name.replace(', ', '-')}.xml"
    report.unlink(missing_ok=True)
    command: Command = [PYTHON, "-m", "pytest", *WORKERS, f"--junit-xml={report}", *args]
    say(name)
    start = time.monotonic()
    step = Step(name, run(command, variables) == 0, time.monotonic() - start)
    if report.exists():
        suites = ET.parse(report).getroot().iter("testsuite")
        counts = [{k: int(suite.get(k, 0)) for k in KINDS} for suite in suites]
        step.note = _counted({k: sum(c[k] for c in counts) for k in KINDS})
    return step


def _counted(total: Mapping[str, int]) -> str:
    passed = total["tests"] - total["failures"] - total["errors"] - total["skipped"]
    named = {"failed": total["failures"], "errors": total["errors"], "skipped": total["skipped"]}
    return ", ".join([f"{passed} passed", *(f"{n} {what}" for what, n in named.items() if n)])


def _compile() -> tuple[Step, Outcome]:
    start = time.monotonic()
    outcome = compiled.build()
    step = Step("compile", outcome is Outcome.READY, time.monotonic() - start)
    if outcome is Outcome.NO_COMPILER and os.environ.get("CI", "").lower() not in {"1", "true"}:
        step.ok, step.note = True, "WARNING: no C compiler, so the compiled build was NOT tested"
    return step, outcome


def _step(name: str, command: Command) -> Step:
    """Run one of several parallel checks and print its output in one piece."""
    start = time.monotonic()
    code, said = run_captured(command)
    step = Step(name, code == 0, time.monotonic() - start)
    print(f"dev.py: {name}{'' if step.ok else ' FAILED'}\n{said}", end="", flush=True)
    return step


def _summarize(steps: Sequence[Step]) -> int:
    failed = [step.name for step in steps if not step.ok]
    print("", *steps, sep="\n")
    print(f"FAILED: {', '.join(failed)}" if failed else "all checks passed", flush=True)
    return 1 if failed else 0
