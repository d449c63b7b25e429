"""`sixgun cards`: finds and shows cards, characters and events."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun.cli.formatting import printed_name, printed_words
from sixgun.cli.games import GAMES, game_ui_for
from sixgun.cli.language import has_message, say
from sixgun.engine import BadConfig, SixgunError
from sixgun.library import CatalogueEntry

if TYPE_CHECKING:
    from sixgun.cli.game_ui import GameUI

__all__ = ["EntryFormatter", "find_entry", "render_entry", "render_overviews", "select_entries"]

TYPES: Final = ("card", "character", "event")

E = TypeVar("E", bound=CatalogueEntry)


class EntryFormatter:
    """Formats one card, character or event; a game with more printed facts derives from it."""

    def __init__(self, game: str, entry: CatalogueEntry, variant: str = "") -> None:
        self.game = game
        self.entry = entry
        self.name = printed_name(game, entry.id, entry.name)
        self.words = printed_words(game, entry.id, entry.words, variant)

    def kind(self) -> str:
        """A short description of the type."""
        entry = self.entry
        if entry.type == "character":
            return say("terminal.cards.character", life=entry.life)
        if entry.type == "event":
            return say("terminal.cards.event")
        card = say("terminal.cards.card", border=self.sort())
        return f"{card}, {say('terminal.cards.not_for_beginners')}" if entry.book else card

    def sort(self) -> str:
        """The type of card, from its border."""
        key = f"terminal.cards.borders.{self.entry.border}"
        return say(key) if has_message(key) else str(self.entry.border)

    def faces(self, where: str) -> str:
        """The faces of all copies in a box or deck."""
        return " ".join(self.entry.copies[where])

    def marks(self) -> list[str]:
        """Short marks below the border or the life in a table."""
        return [say("terminal.cards.book")] if self.entry.book else []

    def remarks(self) -> list[str]:
        """Additional lines."""
        return []


# -- search --------------------------------------------------------------------------------


def select_entries(
    ui: GameUI, ids: Sequence[str], box: str | None, facts: Path | None = None
) -> list[CatalogueEntry]:
    """The named entries in the given order, or all of a box, or all."""
    known = ui.boxes()
    if box is not None and box not in known:
        of_game = {} if "box" in ui.options else {"game": ui.id}
        raise BadConfig("unknown_box", box=box, known=" ".join(known), **of_game)
    entries = ui.catalogue(facts)
    if not ids:
        return [entry for entry in entries if box in (None, entry.box)]
    found = [find_in_game(ui, entries, wanted) for wanted in ids]
    for entry in found:
        if box is not None and box != entry.box and box not in entry.copies:
            where = " ".join([name for name in entry.copies if name in known] or [entry.box])
            raise SixgunError("no_copies_in_box", id=entry.id, box=box, known=where)
    return found


def find_in_game(ui: GameUI, entries: Sequence[CatalogueEntry], wanted: str) -> CatalogueEntry:
    """Find an entry of this game; the error says if another game has it."""
    try:
        return find_entry(ui.id, entries, wanted)
    except SixgunError:
        others = [game for game in GAMES if game != ui.id and has_entry(game_ui_for(game), wanted)]
        if others:
            raise SixgunError("unknown_id", id=wanted[:40], game=ui.id, other=others[0]) from None
        raise


def has_entry(ui: GameUI, wanted: str) -> bool:
    key = normalize(wanted)
    return any(key in names_of(ui.id, entry) for entry in ui.catalogue())


def names_of(game: str, entry: CatalogueEntry) -> list[str]:
    """All names of an entry, also in the current language."""
    names = [*entry.names(), printed_name(game, entry.id, entry.name)]
    return [normalize(name) for name in names]


def find_entry(game: str, entries: Sequence[E], wanted: str) -> E:
    """Find a card, character or event by its id or name."""
    key = normalize(wanted)
    for entry in entries:
        if key in names_of(game, entry):
            return entry
    near = difflib.get_close_matches(key, [normalize(entry.id) for entry in entries], 1)
    facts = {"near": next(e.id for e in entries if normalize(e.id) == near[0])} if near else {}
    raise SixgunError("unknown_id", id=wanted[:40], **facts)


def require_visible(whose: str, characters: Sequence[str]) -> list[str]:
    """The visible ones of a player's characters; an error if there are none."""
    known = [called for called in characters if called]
    if not known:
        raise SixgunError("no_character_seen", name=whose)
    return known


def normalize(text: str) -> str:
    return "".join(sign for sign in text.lower() if sign.isalnum())


# -- output --------------------------------------------------------------------------------


def render_entry(label: EntryFormatter, *remarks: str) -> RenderableType:
    """Render one entry in full."""
    entry = label.entry
    head = Text(label.name, style="bold").append(f"  {entry.id}, {label.kind()}", style="dim")
    lines = [label.words]
    for where in entry.copies:
        lines.append(say("terminal.cards.copies", where=where, faces=label.faces(where)))
    lines += label.remarks()
    if entry.rulings:
        lines.append(say("terminal.cards.rulings", numbers=" ".join(entry.rulings)))
    lines += remarks
    return Group(head, *[Padding(Text(line), (0, 0, 0, 2), expand=False) for line in lines])


def render_overviews(labels: Sequence[EntryFormatter]) -> list[Table]:
    """Render a table for each type of entry."""
    by_type = {kind: [each for each in labels if each.entry.type == kind] for kind in TYPES}
    return [render_overview(found, kind) for kind, found in by_type.items() if found]


def render_overview(labels: Sequence[EntryFormatter], kind: str) -> Table:
    """Render all cards, all characters or all events as a table."""
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=True, leading=1)
    table.title = say(f"terminal.cards.counts.{kind}", count=len(labels))
    table.title_style = "bold"
    table.title_justify = "left"
    table.add_column(heading("name"), no_wrap=True)
    if kind != "event":
        table.add_column(heading("border" if kind == "card" else "life"), no_wrap=True)
    table.add_column(heading("words"), ratio=5)
    if kind == "card":
        table.add_column(heading("copies"), ratio=3)
    table.add_column(heading("rulings"), ratio=2)
    for label in labels:
        table.add_row(*row(label))
    return table


def heading(column: str) -> str:
    return say(f"terminal.columns.{column}")


def row(label: EntryFormatter) -> list[RenderableType]:
    entry = label.entry
    name = Text(label.name, style="bold").append(f"\n{entry.id}", style="not bold dim")
    rulings = " ".join(entry.rulings)
    if entry.type == "event":
        return [name, label.words, rulings]
    if entry.type == "character":
        return [name, "\n".join([str(entry.life), *label.marks()]), label.words, rulings]
    copies = [f"{count_copies(entry, where)}: {label.faces(where)}" for where in entry.copies]
    border = "\n".join([label.sort(), *label.marks()])
    return [name, border, label.words, "\n".join(copies), rulings]


def count_copies(entry: CatalogueEntry, where: str) -> str:
    """The number of copies, with the box unless it is the card's own."""
    count = len(entry.copies[where])
    return str(count) if where == entry.box else f"{count} {where}"
