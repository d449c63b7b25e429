"""Custom boxes: loaded from a path or an installed package, or refused with a reason."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import sixgun
from sixgun import classic
from sixgun.classic import BOXES, OUR_BOXES, Box, Character
from sixgun.live import custom_boxes

EXAMPLE = Path(__file__).parents[2] / "examples" / "tumbleweed"

PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]

HEAD = """
from sixgun.classic import Box, BrownCard, Character, EventCard, GreenCard
"""

CARD = (
    HEAD
    + """
class Pebble(BrownCard):
    id = "pebble"
    name = "Pebble"
    words = "Does nothing."
    copies = "2C"
"""
)


@pytest.fixture(autouse=True)
def _only_our_boxes() -> Iterator[None]:
    yield
    for box in set(BOXES) - set(OUR_BOXES):
        sixgun.remove_box(box)


def write_box(folder: Path, text: str) -> Path:
    file = folder / "own_box.py"
    file.write_text(text)
    return file


def refused(folder: Path, text: str) -> sixgun.BadConfig:
    with pytest.raises(sixgun.BadConfig) as refusal:
        sixgun.load_box(write_box(folder, text))
    assert set(BOXES) == set(OUR_BOXES)
    return refusal.value


@pytest.mark.conformance
def test_the_example_is_loaded_and_played() -> None:
    box = sixgun.load_box(EXAMPLE / "tumbleweed")
    rng = random.Random(3)
    game = sixgun.new_game(players=6, boxes=("base", "dodge_city", "tumbleweed"), seed=4)

    while game.decision:
        game.apply(rng.choice(game.decision.moves))

    assert box.id == "tumbleweed"
    again = sixgun.replay(game.record())
    assert again.kernel.digest() == game.kernel.digest()


@pytest.mark.conformance
def test_the_tests_of_the_example_pass() -> None:
    found = [str(EXAMPLE), *(path for path in sys.path if path)]
    run = subprocess.run(
        [*PYTEST, "-c", str(EXAMPLE / "pyproject.toml"), str(EXAMPLE / "tests")],
        capture_output=True,
        text=True,
        check=False,
        cwd=EXAMPLE,
        env={
            "PYTHONPATH": ":".join(found),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPYCACHEPREFIX": sys.pycache_prefix or "",  # use the existing cache
        },
    )

    assert run.returncode == 0, run.stdout + run.stderr
    assert "6 passed" in run.stdout


def test_a_box_can_be_a_single_file(tmp_path: Path) -> None:
    box = sixgun.load_box(write_box(tmp_path, CARD + 'BOX = Box("pebbles", "Pebbles", [Pebble])'))

    assert BOXES["pebbles"] is box
    assert "pebble-2C" in sixgun.new_game(boxes=("base", "pebbles"), seed=1).names.cards


def test_loading_it_again_replaces_it(tmp_path: Path) -> None:
    sixgun.load_box(write_box(tmp_path, CARD + 'BOX = Box("pebbles", "Pebbles", [Pebble])'))
    text = CARD.replace("2C", "2C 3C") + 'BOX = Box("pebbles", "More pebbles", [Pebble])'

    sixgun.load_box(write_box(tmp_path, text))

    assert BOXES["pebbles"].name == "More pebbles"
    assert "pebble-3C" in sixgun.new_game(boxes=("base", "pebbles"), seed=1).names.cards


def test_a_box_may_add_copies_of_known_cards(tmp_path: Path) -> None:
    text = HEAD + "from sixgun.classic.sets.base.supplies import Beer\n"
    text += 'BOX = Box("brewery", "Brewery", more_copies={Beer: "2D 3D"})'

    sixgun.load_box(write_box(tmp_path, text))

    names = sixgun.new_game(boxes=("base", "brewery"), seed=1).names.cards
    assert [name for name in names if name.startswith("beer")][-2:] == ["beer-2D", "beer-3D"]


def test_a_record_of_an_unknown_box_is_refused_with_its_name(tmp_path: Path) -> None:
    sixgun.load_box(write_box(tmp_path, CARD + 'BOX = Box("pebbles", "Pebbles", [Pebble])'))
    record = sixgun.new_game(boxes=("base", "pebbles"), seed=1).record()
    sixgun.remove_box("pebbles")

    with pytest.raises(sixgun.MalformedRecord, match="unknown_box"):
        sixgun.replay(record)


def test_an_installed_package_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pebbles_box.py").write_text(CARD + 'BOX = Box("pebbles", "Pebbles", [Pebble])')
    monkeypatch.syspath_prepend(str(tmp_path))
    entry = EntryPoint("pebbles", "pebbles_box:BOX", custom_boxes.ENTRY_POINTS)
    monkeypatch.setattr(custom_boxes, "entry_points", lambda group: EntryPoints([entry]))

    game = sixgun.new_game(boxes=("base", "pebbles"), seed=1)

    assert game.config.boxes == ("base", "pebbles")


def test_a_missing_box_is_refused(tmp_path: Path) -> None:
    with pytest.raises(sixgun.BadConfig, match="no_house_there"):
        sixgun.load_box(tmp_path / "nothing")


def test_an_installed_box_is_loaded_by_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)

    box = sixgun.load_box("pebbles")

    assert BOXES["pebbles"] is box
    assert sixgun.load_box("pebbles") is box
    with pytest.raises(sixgun.BadConfig, match="no_house_there"):
        sixgun.load_box("base")


def test_a_path_comes_before_an_installed_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    folder = tmp_path / "pebbles"
    folder.mkdir()
    (folder / "__init__.py").write_text(CARD + 'BOX = Box("others", "Others", [Pebble])')
    monkeypatch.chdir(tmp_path)

    assert sixgun.load_box("pebbles").id == "others"


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a package with the box `pebbles`, as far as Python can tell."""
    (folder / "pebbles_box.py").write_text(CARD + 'BOX = Box("pebbles", "Pebbles", [Pebble])')
    entry = EntryPoint("pebbles", "pebbles_box:BOX", custom_boxes.ENTRY_POINTS)
    monkeypatch.setattr(custom_boxes, "entry_points", lambda group: EntryPoints([entry]))
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "pebbles_box", raising=False)


RELATIVE = "from .stones import Pebble\nfrom sixgun.classic import Box\n"


@pytest.mark.parametrize("file", ["__init__.py", "own_box.py"])
def test_a_box_may_import_its_neighbours(tmp_path: Path, file: str) -> None:
    (tmp_path / "stones.py").write_text(CARD)
    (tmp_path / file).write_text(RELATIVE + 'BOX = Box("pebbles", "Pebbles", [Pebble])')

    box = sixgun.load_box(tmp_path if file == "__init__.py" else tmp_path / file)

    assert [card.id for card in box.cards] == ["pebble"]


def test_two_boxes_with_the_same_file_names_stay_apart(tmp_path: Path) -> None:
    for name in ("pebble", "boulder"):
        folder = tmp_path / name / "own"
        folder.mkdir(parents=True)
        (folder / "stones.py").write_text(CARD.replace('"pebble"', f'"{name}"'))
        (folder / "__init__.py").write_text(RELATIVE + f'BOX = Box("{name}s", "Own", [Pebble])')

    boxes = [sixgun.load_box(tmp_path / name / "own") for name in ("pebble", "boulder")]

    assert [box.cards[0].id for box in boxes] == ["pebble", "boulder"]


def test_a_file_that_raises_on_import_is_refused(tmp_path: Path) -> None:
    refusal = refused(tmp_path, "import nonsense_that_is_nowhere")

    assert refusal.code == "house_does_not_load"
    assert "nonsense_that_is_nowhere" in str(refusal.facts["error"])


def test_a_file_that_exits_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, "import sys; sys.exit(3)").code == "house_does_not_load"


def test_a_file_that_is_not_python_is_refused(tmp_path: Path) -> None:
    refusal = refused(tmp_path, "x = 1\nclass:\n")

    assert (refusal.code, refusal.facts["line"]) == ("house_does_not_load", 2)


def test_a_character_with_impossible_life(tmp_path: Path) -> None:
    who = 'class Who(Character):\n    id = name = "who"\n    words = "Is."\n    life = "4"\n'

    refusal = refused(tmp_path, HEAD + who + 'BOX = Box("whose", "Whose", characters=[Who])')

    assert (refusal.code, refusal.facts["missing"]) == ("house_kind_incomplete", "life")


def test_a_broken_package_does_not_affect_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_box.py").write_text("BOX = 1 / 0")
    monkeypatch.syspath_prepend(str(tmp_path))
    entry = EntryPoint("broken", "broken_box:BOX", custom_boxes.ENTRY_POINTS)
    monkeypatch.setattr(custom_boxes, "entry_points", lambda group: EntryPoints([entry]))

    assert sixgun.new_game(boxes=("base", "bullet"), seed=1).decision
    with pytest.raises(sixgun.BadConfig, match="house_does_not_load"):
        sixgun.new_game(boxes=("base", "broken"), seed=1)


def test_a_file_without_a_box(tmp_path: Path) -> None:
    assert refused(tmp_path, "BOX = 5").code == "no_box_in_house"


@pytest.mark.parametrize("taken", ["bang", "slab_the_killer", "curse"])
def test_an_id_of_a_known_card_is_refused(tmp_path: Path, taken: str) -> None:
    text = CARD.replace('"pebble"', f'"{taken}"') + 'BOX = Box("pebbles", "Pebbles", [Pebble])'

    refusal = refused(tmp_path, text)

    assert refusal.code == "house_id_taken"
    assert refusal.facts["id"] == taken


def test_an_id_twice_in_one_box(tmp_path: Path) -> None:
    text = CARD + 'BOX = Box("pebbles", "Pebbles", [Pebble, Pebble])'

    assert refused(tmp_path, text).code == "house_id_taken"


def test_the_name_of_one_of_our_boxes(tmp_path: Path) -> None:
    text = CARD + 'BOX = Box("dodge_city", "Mine", [Pebble])'

    assert refused(tmp_path, text).code == "house_id_taken"


@pytest.mark.parametrize("missing", ["words", "name"])
def test_a_card_without_words_or_name(tmp_path: Path, missing: str) -> None:
    text = CARD.replace(f"    {missing} =", f"    left_out_{missing} =")

    refusal = refused(tmp_path, text + 'BOX = Box("pebbles", "Pebbles", [Pebble])')

    assert refusal.code == "house_kind_incomplete"
    assert refusal.facts["missing"] == missing


def test_an_invalid_suit_or_value_is_refused(tmp_path: Path) -> None:
    text = CARD.replace('"2C"', '"1C"') + 'BOX = Box("pebbles", "Pebbles", [Pebble])'

    assert refused(tmp_path, text).code == "bad_house_copies"


def test_a_bad_id(tmp_path: Path) -> None:
    text = CARD.replace('"pebble"', '"Pebble!"') + 'BOX = Box("pebbles", "Pebbles", [Pebble])'

    assert refused(tmp_path, text).code == "bad_house_id"


def test_a_box_with_nothing_in_it(tmp_path: Path) -> None:
    assert refused(tmp_path, HEAD + 'BOX = Box("pebbles", "Pebbles")').code == "house_box_empty"


def test_a_character_among_the_cards(tmp_path: Path) -> None:
    text = HEAD + 'class Who(Character):\n    id = "who"\n    name = "Who"\n    words = "Is."\n'

    refusal = refused(tmp_path, text + 'BOX = Box("whose", "Whose", [Who])')

    assert refusal.code == "no_house_kind"


@pytest.mark.conformance
def test_a_hook_that_raises_is_refused_with_its_place(tmp_path: Path) -> None:
    text = (
        CARD
        + """
    def play(self, game, me, card, target):
        raise KeyError("oops")

BOX = Box("pebbles", "Pebbles", [Pebble])
"""
    )

    refusal = refused(tmp_path, text)

    assert refusal.code == "house_card_fails"
    assert refusal.facts["hook"] == "play"
    assert refusal.facts["line"] == text.splitlines().index('        raise KeyError("oops")') + 1
    assert "oops" in str(refusal.facts["error"])


@pytest.mark.conformance
def test_a_game_that_never_ends_is_refused(tmp_path: Path) -> None:
    text = (
        HEAD
        + """
class Peace(EventCard):
    id = "peace"
    name = "Peace"
    words = "Nobody may play anything."

    def forbids(self, game, me, card, kind):
        return "peace"

BOX = Box("peace_box", "Peace", events=[Peace])
"""
    )

    refusal = refused(tmp_path, text)

    assert refusal.code == "house_card_fails"
    assert "does not end" in str(refusal.facts["error"])


def test_our_own_boxes_cannot_be_removed() -> None:
    sixgun.remove_box("base")

    assert "base" in BOXES
    assert isinstance(classic.BOXES["base"], Box)
    assert issubclass(classic.BOXES["base"].characters[0], Character)
