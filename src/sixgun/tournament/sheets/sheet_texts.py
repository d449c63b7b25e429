"""The texts of a sheet, for HTML and PDF."""

from __future__ import annotations

from sixgun.tournament.money import STEP, WINNINGS
from sixgun.tournament.sheets.sheet import Sheet, SheetLine
from sixgun.tournament.sheets.translations import Texts, format_money

__all__ = [
    "TABLE_SIZES",
    "format_draw",
    "format_note",
    "format_round",
    "format_rules",
    "winnings_rows",
]

TABLE_SIZES = (5, 6, 7)


def format_round(sheet: Sheet, texts: Texts) -> str:
    played = texts["round"].format(round=sheet.round, rounds=sheet.rounds)
    return f"{played} · {texts['players'].format(players=sheet.players)}"


def format_note(line: SheetLine, texts: Texts) -> str:
    """The line below a name."""
    left = texts.get(line.standing, "")
    return texts["number"].format(player=line.player) + (f", {left}" if left else "")


def format_rules(texts: Texts) -> str:
    text = texts["auction"].format(step=format_money(STEP, texts), nothing=format_money(0, texts))
    return f"{text} {texts['roles']}"


def winnings_rows(texts: Texts) -> list[tuple[str, list[str]]]:
    """The payouts, by role, at a table of each size."""
    sides = {
        "law": f"{texts['sheriff']}, {texts['deputy']}",
        "outlaws": texts["outlaw"],
        "renegade": texts["renegade"],
    }
    return [
        (who, [format_money(WINNINGS[side][size], texts) for size in TABLE_SIZES])
        for side, who in sides.items()
    ]


def format_draw(sheet: Sheet, texts: Texts) -> str:
    at = sheet.at.rstrip("Z").replace("T", " ")
    return texts["drawn"].format(at=at, seed=sheet.seed)
