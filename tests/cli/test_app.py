"""The program itself: help, version, imports, error messages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sixgun
from tests.cli.cli_runner import PROGRAM, as_program, invoke, refused

COMMANDS = ("play", "simulate", "arena", "lab", "replay", "verify", "cards", "rules", "version")
HEAVY = ("rich", "multiprocessing", "concurrent", "asyncio", "sixgun.classic", "sixgun.live")
IMPORTED_BY_HELP = """
import contextlib, io, sys
{first}
before = set(sys.modules)
from sixgun.cli import main
sys.argv = ["sixgun", "--help"]
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main()
print(*sorted(set(sys.modules) - before))
"""


def imported_by_help() -> set[str]:
    """The modules that `sixgun --help` imports in addition to `import sixgun`."""
    script = IMPORTED_BY_HELP.format(first="import sixgun")
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=30
    )
    return set(done.stdout.split())


def test_help_names_every_command() -> None:
    result = invoke("--help")
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = invoke(command, "--help")
    assert result.exit_code == 0
    assert "Usage: " in result.stdout


@pytest.mark.parametrize("command", ["play", "arena", "lab"])
def test_the_help_explains_how_to_choose_bots(command: str) -> None:
    output = " ".join(invoke(command, "--help").stdout.split())
    options = output[output.index("--bots ") : output.index("[default: ", output.index("--bots "))]
    for word in ("greenhorn", "gunslinger", "detective", "marshal:", "package.module.Bot"):
        assert word in options


def test_without_a_command_it_shows_the_help() -> None:
    result = invoke()
    assert result.exit_code == 0
    assert result.stdout == invoke("--help").stdout


def test_help_imports_nothing_heavy() -> None:
    imported = imported_by_help()
    assert "typer" in imported
    assert [name for name in imported if name.split(".")[0] in HEAVY or name in HEAVY] == []


def test_version() -> None:
    assert invoke("--version").stdout == f"sixgun {sixgun.__version__}\n"


def test_version_command_prints_the_version() -> None:
    assert invoke("version").stdout == f"sixgun {sixgun.__version__}\n"


def test_verbose_version_names_the_loaded_build() -> None:
    lines = invoke("version", "--verbose").stdout.splitlines()
    assert lines[0] == f"sixgun {sixgun.__version__}"
    assert f"build: {sixgun.build_name()}" in lines


@pytest.mark.parametrize(
    "args",
    [
        ("--nonsense",),
        ("frobnicate",),
        ("replay",),
        ("simulate", "--games", "many"),
        ("simulate", "--games", "0"),
        ("simulate", "--jobs", "-1"),
        ("play", "--seed", "x"),
        ("play", "--pace", "99"),
        ("verify",),
    ],
)
def test_bad_usage_is_one_line_and_status_2(args: tuple[str, ...]) -> None:
    refused(*args, code="bad_usage")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("simulate", "--games", "abc"), "'--games': “abc” is not a whole number"),
        (("play", "--pace", "fast"), "'--pace': “fast” is not a number"),
        (("play", "--pace", "99"), "'--pace': 99 is too large; the maximum is 5"),
        (("simulate", "--games", "0"), "'--games': 0 is too small; the minimum is 1"),
    ],
)
def test_a_bad_number_is_named(args: tuple[str, ...], words: str) -> None:
    assert refused(*args, code="bad_usage").endswith(f"{words}\n")


def test_control_characters_of_the_input_are_not_printed() -> None:
    assert "\x1b" not in refused("cards", "\x1b[31mred\nblue", code="unknown_id")


@pytest.mark.parametrize("args", [("cards", "--json"), ("cards",), ("rules",), ("-h",)])
def test_a_closed_pipe_is_not_an_error(args: tuple[str, ...]) -> None:
    command = [*PROGRAM, *args]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait(timeout=30) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("args", [("cards",), ("cards", "--json"), ("simulate", "--games", "2")])
def test_a_full_disk_is_one_line(args: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PROGRAM, *args], stdout=full, stderr=subprocess.PIPE, timeout=30, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"sixgun: cannot_write: standard output: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that closes streams")
@pytest.mark.parametrize("command", ["cards --json >&-", "cards >&-", "play <&-"])
def test_closed_streams_are_not_reported_as_a_bug(command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m sixgun {command}', sys.executable],
        env={**os.environ, "SIXGUN_SAVES": str(tmp_path)},
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_an_ascii_terminal_gets_ascii() -> None:
    done = as_program("cards", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_a_pipe_gets_no_colours() -> None:
    assert b"\x1b" not in as_program("cards", "bang").stdout


def test_the_program_runs_from_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert as_program("rules", "R51").returncode == 0
