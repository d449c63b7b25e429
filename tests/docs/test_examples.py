"""Every example works: sessions print what they show, programs run, commands exist."""

from __future__ import annotations

import doctest
import re
import runpy
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

import dev
from sixgun.cli.app import app
from tests.docs.pages import PAGES, blocks, names

OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
SESSIONS = [path for path in PAGES if blocks(path, "pycon")]
PROGRAMS = [path for path in PAGES if blocks(path, "python")]
SIXGUN = re.compile(r"^python3 dev\.py sixgun (.+)$", re.MULTILINE)
COMMAND = re.compile(r"python3 dev\.py (\w+)")


@pytest.mark.conformance
@pytest.mark.parametrize("path", SESSIONS, ids=names(SESSIONS))
def test_a_session_shows_what_it_says(path: Path) -> None:
    """All sessions of a page share their names."""
    parser = doctest.DocTestParser()
    output: list[str] = []
    runner = doctest.DocTestRunner(optionflags=OPTIONS, verbose=False)
    known: dict[str, object] = {}
    for block in blocks(path, "pycon"):
        session = parser.get_doctest(block.code, known, path.name, str(path), block.line - 1)
        runner.run(session, out=output.append, clear_globs=False)
        known = session.globs
    assert not runner.failures, "".join(output)


@pytest.mark.conformance
@pytest.mark.parametrize("path", PROGRAMS, ids=names(PROGRAMS))
def test_a_program_runs_through(path: Path, tmp_path: Path) -> None:
    """All programs of a page are one file with the same line numbers. Its tests run, too."""
    lines: list[str] = []
    for block in blocks(path, "python"):
        lines += [""] * (block.line - 1 - len(lines)) + block.code.splitlines()
    program = tmp_path / f"{path.stem.replace('-', '_')}.py"
    program.write_text("\n".join(lines) + "\n", encoding="utf-8")
    made = runpy.run_path(str(program))
    for name, value in made.items():
        if name.startswith("test_"):
            value()


def test_commands_are_those_of_dev_py() -> None:
    for path in PAGES:
        for command in COMMAND.findall(path.read_text(encoding="utf-8")):
            assert command in dev.COMMANDS, f"{path.name}: python3 dev.py {command}"


def test_sixgun_has_the_commands_and_options_shown() -> None:
    """With --help, a command parses all options and does nothing else."""
    for path in PAGES:
        for block in blocks(path, "sh"):
            for line in SIXGUN.findall(block.code):
                words = shlex.split(line, comments=True)
                asked = CliRunner().invoke(app, [*words, "--help"])
                assert asked.exit_code == 0, f"{path.name}: sixgun {line}\n{asked.output}"


def test_the_readme_has_the_two_commands() -> None:
    shown = "".join(block.code for block in blocks(PAGES[0], "sh"))
    assert "python3 dev.py play\n" in shown
    assert "python3 dev.py test\n" in shown
