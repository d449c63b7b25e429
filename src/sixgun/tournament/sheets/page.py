"""Record sheets as one self-contained HTML page; it prints on A4 and on Letter."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

from sixgun.notation.markup import Html, tag
from sixgun.tournament.money import WINNINGS
from sixgun.tournament.sheets import said
from sixgun.tournament.sheets.sheet import Line, Sheet
from sixgun.tournament.sheets.words import Words, is_plain, money, words_in

__all__ = ["as_html"]

HERE: Final = files("sixgun.tournament.sheets")
FONTS: Final = (("Besley", 800), ("Bitter", 500), ("Bitter", 700))
NOTES: Final = 8  # lines to write on; those that do not fit are hidden
LONG: Final = 22  # longer texts are set smaller


def as_html(sheets: Sequence[Sheet], language: str = "en") -> str:
    words = words_in(language)
    title = f"{sheets[0].tournament}: {words['sheet']}" if sheets else words["sheet"]
    head = tag(
        "head",
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", Html("".join(faces()) + asset("style.css"))),
    )
    body = tag("body", *(section(sheet, words) for sheet in sheets))
    return "<!DOCTYPE html>\n" + tag("html", head, body, lang=language) + "\n"


def asset(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def faces() -> Iterator[str]:
    """The fonts, embedded in the page."""
    for family, weight in FONTS:
        data = (HERE / "fonts" / f"{family.lower()}-{weight}.ttf").read_bytes()
        yield (
            f"@font-face{{font-family:{family};font-weight:{weight};"
            f"src:url(data:font/ttf;base64,{b64encode(data).decode()})}}\n"
        )


def section(sheet: Sheet, words: Words) -> Html:
    return tag(
        "section",
        header(sheet, words),
        seats(sheet, words),
        tag("p", said.rules(words), class_="rules"),
        tag("div", endings(sheet, words), winnings(sheet, words), class_="pair"),
        tag("div", tag("h2", words["notes"]), *[Html("<hr>")] * NOTES, class_="notes"),
        signatures(words),
        tag("footer", said.drawn(sheet, words)),
        class_=f"sheet of-{sheet.players}",
    )


def header(sheet: Sheet, words: Words) -> Html:
    long = "long" if len(sheet.tournament) > LONG else ""
    return tag(
        "header",
        tag("div", picture("wordmark"), tag("span", words["sheet"]), class_="band"),
        tag(
            "div",
            tag("h1", bdi(sheet.tournament), class_=long),
            tag("p", said.where(sheet, words)),
            class_="title",
        ),
        tag("p", words["table"], tag("b", str(sheet.table)), class_="table"),
    )


def seats(sheet: Sheet, words: Words) -> Html:
    names = ("seat", "player", "character", "paid", "role", "won")
    head = tag("tr", *(tag("th", words[name], class_=name) for name in names))
    rows = [seat_row(line, words) for line in sheet.lines]
    return tag("table", tag("thead", head), tag("tbody", *rows), class_="seats")


def seat_row(line: Line, words: Words) -> Html:
    name = tag("div", bdi(line.name), class_="name long" if len(line.name) > LONG else "name")
    star = picture("star") if line.is_sheriff else Html("")
    return tag(
        "tr",
        tag("td", star, str(line.seat), class_="seat"),
        tag("td", name, tag("small", said.note(line, words)), class_="player"),
        tag("td", line.character, class_="character"),
        tag("td", amount(line.paid, words), class_="paid"),
        tag("td", words[line.role] if line.role else "", class_="role"),
        tag("td", amount(line.won, words), class_="won"),
        class_="sheriff" if line.is_sheriff else "",
    )


def amount(dollars: int, words: Words) -> str:
    """Unknown values are left blank to be filled in."""
    return money(dollars, words) if dollars >= 0 else tag("i", "$", class_="dollar")


def endings(sheet: Sheet, words: Words) -> Html:
    rows = [
        tag(
            "li",
            tag("i", "✓" if sheet.outcome == outcome else "", class_="box"),
            tag("b", words[f"{outcome}_wins"]),
            tag("span", words[f"{outcome}_how"]),
        )
        for outcome in WINNINGS
    ]
    return tag("div", tag("h2", words["ending"]), tag("ul", *rows), class_="endings")


def winnings(sheet: Sheet, words: Words) -> Html:
    """The column of this table is highlighted."""
    marks = ["here" if size == sheet.players else "" for size in said.SIZES]
    sizes = zip(map(str, said.SIZES), marks, strict=True)
    head = [tag("th", size, class_=mark) for size, mark in sizes]
    rows = [tag("tr", tag("th", words["at_a_table_of"]), *head)]
    for who, amounts in said.winnings(words):
        cells = zip(amounts, marks, strict=True)
        rows.append(tag("tr", tag("th", who), *(tag("td", a, class_=mark) for a, mark in cells)))
    return tag("div", tag("h2", words["winnings"]), tag("table", *rows), class_="winnings")


def signatures(words: Words) -> Html:
    lines = (words["signed_sheriff"], words["signed_judge"], words["ended_at"])
    return tag("div", *(tag("p", line) for line in lines), class_="signed")


def bdi(name: str) -> Html:
    """A name, in either writing direction."""
    return tag("bdi", name, class_="" if is_plain(name) else "other")


def picture(name: str) -> Html:
    return Html(asset(f"{name}.svg"))
