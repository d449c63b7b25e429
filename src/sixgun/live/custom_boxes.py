"""Custom boxes: loads them from a path or an installed package, checks them and adds them."""

from __future__ import annotations

import importlib.util
import re
import sys
import threading
from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from sixgun.classic import BOXES, OUR_BOXES, Box, Card, Character, EventCard, forget_facts
from sixgun.classic.suits import SUITS, VALUES
from sixgun.engine import BadConfig, Kind
from sixgun.live.box_trial import try_box
from sixgun.live.error_facts import error_facts

__all__ = ["ENTRY_POINTS", "add_box", "installed", "load_box", "load_installed"]
__all__ += ["remove_box", "seal_boxes"]

ENTRY_POINTS: Final = "sixgun.boxes"  # the group in which a package names its Box
SEALED: Final = threading.Event()  # set: no more boxes are loaded
ID: Final = re.compile(r"[a-z][a-z0-9_]{1,39}")
MOST_CARDS: Final = 200
MOST_LIFE: Final = 9


# -- finding -------------------------------------------------------------------------------


def seal_boxes() -> None:
    """Load no more boxes in this process.

    A server deals only the boxes that its operator named: it never imports what a stranger names.
    """
    SEALED.set()


def load_box(path: str | Path) -> Box:
    """Load the `BOX` of a Python file or package folder, check it and add it.

    If there is no such file or folder, `path` can be the id of an installed box.
    """
    if SEALED.is_set():
        raise RuntimeError("a server loads no boxes once it is open")
    file = Path(path)
    if file.is_dir():
        file /= "__init__.py"
    if not file.is_file():
        return load_by_id(str(path))
    try:
        module = import_file(file)
    except (Exception, SystemExit) as failed:
        facts = error_facts(failed, str(file.parent))
        raise BadConfig("house_does_not_load", path=str(path)[:200], **facts) from failed
    return add_box(getattr(module, "BOX", None), str(path)[:200])


def load_by_id(box: str) -> Box:
    """Load the installed box with this id, unless it is loaded already."""
    if box in OUR_BOXES or box not in installed():
        raise BadConfig("no_house_there", path=box[:200])
    added = load_installed([box])
    return added[0] if added else BOXES[box]


def import_file(file: Path) -> ModuleType:
    """Import a file under a module name of its own; it can import its neighbours by `from .`."""
    stem = file.parent.name if file.name == "__init__.py" else file.stem
    name = f"sixgun_box_{re.sub(r'[^a-zA-Z0-9_]', '_', stem)}"
    spec = importlib.util.spec_from_file_location(
        name, file, submodule_search_locations=[str(file.parent)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    forget_modules(name)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        forget_modules(name)
        raise
    return module


def forget_modules(name: str) -> None:
    """Forget a module and its submodules: another box with the same name has its own."""
    for known in list(sys.modules):
        if known == name or known.startswith(f"{name}."):
            del sys.modules[known]


def installed() -> list[str]:
    """The ids of the boxes that installed packages offer, loaded or not."""
    return [entry.name for entry in entry_points(group=ENTRY_POINTS)]


def load_installed(boxes: Sequence[str]) -> list[Box]:
    """Load each of these boxes that is not loaded yet, if an installed package offers it."""
    added: list[Box] = []
    if SEALED.is_set():
        return added
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name in BOXES or entry.name not in boxes:
            continue
        try:
            box = entry.load()
        except (Exception, SystemExit) as failed:
            facts = error_facts(failed, "")
            raise BadConfig("house_does_not_load", path=entry.value, **facts) from failed
        added.append(add_box(box, entry.value))
    return added


def add_box(box: object, source: str = "") -> Box:
    """Check a box and add it; adding the same id again replaces the box."""
    if not isinstance(box, Box):
        raise BadConfig("no_box_in_house", path=source)
    before = BOXES.get(getattr(box, "id", ""))
    if before is not None and before.id not in OUR_BOXES:
        remove_box(before.id)
    check_box(box)
    BOXES[box.id] = box
    forget_facts()
    try:
        failed = try_box(box)
    except BaseException:
        remove_box(box.id)
        raise
    if failed is not None:
        remove_box(box.id)
        facts = error_facts(failed, home_of(box))
        raise BadConfig("house_card_fails", box=box.id, **facts) from failed
    return box


def remove_box(box: str) -> None:
    """Remove a custom box; published boxes stay."""
    if box not in OUR_BOXES and BOXES.pop(box, None) is not None:
        forget_facts()


# -- checking ------------------------------------------------------------------------------


def check_box(box: Box) -> None:
    """Check everything that needs no game."""
    if not ID.fullmatch(str(box.id)):
        raise BadConfig("bad_house_id", id=str(box.id)[:60])
    if box.id in BOXES:
        raise BadConfig("house_id_taken", id=box.id, by=BOXES[box.id].name)
    if not (box.cards or box.characters or box.events or box.more_copies):
        raise BadConfig("house_box_empty", box=box.id)
    taken = {kind.id: other.id for other in BOXES.values() for kind in kinds_of(other)}
    for kind in kinds_of(box):
        check_kind(kind, taken)
        taken[kind.id] = box.id
    for card in box.cards:
        check_faces(card.id, card.copies)
    for card, copies in box.more_copies.items():
        check_faces(card.id, copies)
    if sum(len(card.copies.split()) for card in box.cards) > MOST_CARDS:
        raise BadConfig("house_box_too_large", box=box.id, most=MOST_CARDS)


def kinds_of(box: Box) -> list[type[Kind]]:
    """All classes in a box; anything else in its lists is refused."""
    kinds: list[type[Kind]] = []
    lists: list[tuple[list[object], type[Kind]]] = [
        (list(box.cards), Card),
        (list(box.characters), Character),
        (list(box.events), EventCard),
    ]
    for given, base in lists:
        for kind in given:
            if not isinstance(kind, type) or not issubclass(kind, base):
                raise BadConfig("no_house_kind", kind=str(kind)[:80], wanted=base.__name__)
            kinds.append(kind)
    return kinds


def check_kind(kind: type[Kind], taken: dict[str, str]) -> None:
    name = kind.__name__
    if not ID.fullmatch(str(kind.id)):
        raise BadConfig("bad_house_id", kind=name, id=str(kind.id)[:60])
    if kind.id in taken:
        raise BadConfig("house_id_taken", kind=name, id=kind.id, by=taken[kind.id])
    for wanted in ("name", "words"):
        if not isinstance(getattr(kind, wanted), str) or not getattr(kind, wanted).strip():
            raise BadConfig("house_kind_incomplete", kind=name, missing=wanted)
    if issubclass(kind, Character) and kind.life not in range(1, MOST_LIFE + 1):
        raise BadConfig("house_kind_incomplete", kind=name, missing="life")
    if issubclass(kind, Card) and not kind.border:
        raise BadConfig("house_kind_incomplete", kind=name, missing="border")


def check_faces(card: str, copies: str) -> None:
    for face in copies.split():
        if face[-1:] not in SUITS or face[:-1] not in VALUES:
            raise BadConfig("bad_house_copies", card=card, face=face[:20])


# -- explaining ----------------------------------------------------------------------------


def home_of(box: Box) -> str:
    """The folder of the box's source file."""
    kinds = kinds_of(box)
    module = sys.modules.get(kinds[0].__module__) if kinds else None
    return str(Path(module.__file__).parent) if module and module.__file__ else ""
