"""The texts of a sheet, for HTML and PDF."""

from __future__ import annotations

from sixgun.tournament.money import STEP, WINNINGS
from sixgun.tournament.sheets.sheet import Line, Sheet
from sixgun.tournament.sheets.words import Words, money

__all__ = ["SIZES", "drawn", "note", "rules", "where", "winnings"]

SIZES = (5, 6, 7)


def where(sheet: Sheet, words: Words) -> str:
    played = words["round"].format(round=sheet.round, rounds=sheet.rounds)
    return f"{played} · {words['players'].format(players=sheet.players)}"


def note(line: Line, words: Words) -> str:
    """The line below a name."""
    left = words.get(line.standing, "")
    return words["number"].format(player=line.player) + (f", {left}" if left else "")


def rules(words: Words) -> str:
    told = words["auction"].format(step=money(STEP, words), nothing=money(0, words))
    return f"{told} {words['roles']}"


def winnings(words: Words) -> list[tuple[str, list[str]]]:
    """The payouts, by role, at a table of each size."""
    sides = {
        "law": f"{words['sheriff']}, {words['deputy']}",
        "outlaws": words["outlaw"],
        "renegade": words["renegade"],
    }
    return [
        (who, [money(WINNINGS[side][size], words) for size in SIZES]) for side, who in sides.items()
    ]


def drawn(sheet: Sheet, words: Words) -> str:
    at = sheet.at.rstrip("Z").replace("T", " ")
    return words["drawn"].format(at=at, seed=sheet.seed)
