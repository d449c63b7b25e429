"""Record sheets as one self-contained HTML page; it prints on A4 and on Letter."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

from sixgun.notation.markup import Html, tag
from sixgun.tournament.money import WINNINGS
from sixgun.tournament.sheets import sheet_texts
from sixgun.tournament.sheets.sheet import Sheet, SheetLine
from sixgun.tournament.sheets.translations import Texts, find_texts, format_money, is_in_our_fonts

__all__ = ["render_html"]

HERE: Final = files("sixgun.tournament.sheets")
FONTS: Final = (("Besley", 800), ("Bitter", 500), ("Bitter", 700))
NOTES: Final = 8  # lines to write on; those that do not fit are hidden
LONG: Final = 22  # longer texts are set smaller


def render_html(sheets: Sequence[Sheet], language: str = "en") -> str:
    texts = find_texts(language)
    title = f"{sheets[0].tournament}: {texts['sheet']}" if sheets else texts["sheet"]
    head = tag(
        "head",
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", Html("".join(font_faces()) + read_asset("style.css"))),
    )
    body = tag("body", *(render_section(sheet, texts) for sheet in sheets))
    return "<!DOCTYPE html>\n" + tag("html", head, body, lang=language) + "\n"


def read_asset(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def font_faces() -> Iterator[str]:
    """The fonts, embedded in the page."""
    for family, weight in FONTS:
        data = (HERE / "fonts" / f"{family.lower()}-{weight}.ttf").read_bytes()
        yield (
            f"@font-face{{font-family:{family};font-weight:{weight};"
            f"src:url(data:font/ttf;base64,{b64encode(data).decode()})}}\n"
        )


def render_section(sheet: Sheet, texts: Texts) -> Html:
    return tag(
        "section",
        render_header(sheet, texts),
        render_seats(sheet, texts),
        tag("p", sheet_texts.format_rules(texts), class_="rules"),
        tag("div", render_endings(sheet, texts), render_winnings(sheet, texts), class_="pair"),
        tag("div", tag("h2", texts["notes"]), *[Html("<hr>")] * NOTES, class_="notes"),
        render_signatures(texts),
        tag("footer", sheet_texts.format_draw(sheet, texts)),
        class_=f"sheet of-{sheet.players}",
    )


def render_header(sheet: Sheet, texts: Texts) -> Html:
    long = "long" if len(sheet.tournament) > LONG else ""
    return tag(
        "header",
        tag("div", render_picture("wordmark"), tag("span", texts["sheet"]), class_="band"),
        tag(
            "div",
            tag("h1", render_name(sheet.tournament), class_=long),
            tag("p", sheet_texts.format_round(sheet, texts)),
            class_="title",
        ),
        tag("p", texts["table"], tag("b", str(sheet.table)), class_="table"),
    )


def render_seats(sheet: Sheet, texts: Texts) -> Html:
    names = ("seat", "player", "character", "paid", "role", "won")
    head = tag("tr", *(tag("th", texts[name], class_=name) for name in names))
    rows = [render_seat(line, texts) for line in sheet.lines]
    return tag("table", tag("thead", head), tag("tbody", *rows), class_="seats")


def render_seat(line: SheetLine, texts: Texts) -> Html:
    name = tag(
        "div", render_name(line.name), class_="name long" if len(line.name) > LONG else "name"
    )
    star = render_picture("star") if line.is_sheriff else Html("")
    return tag(
        "tr",
        tag("td", star, str(line.seat), class_="seat"),
        tag("td", name, tag("small", sheet_texts.format_note(line, texts)), class_="player"),
        tag("td", line.character, class_="character"),
        tag("td", render_amount(line.paid, texts), class_="paid"),
        tag("td", texts[line.role] if line.role else "", class_="role"),
        tag("td", render_amount(line.won, texts), class_="won"),
        class_="sheriff" if line.is_sheriff else "",
    )


def render_amount(dollars: int, texts: Texts) -> str:
    """Unknown values are left blank to be filled in."""
    return format_money(dollars, texts) if dollars >= 0 else tag("i", "$", class_="dollar")


def render_endings(sheet: Sheet, texts: Texts) -> Html:
    rows = [
        tag(
            "li",
            tag("i", "✓" if sheet.outcome == outcome else "", class_="box"),
            tag("b", texts[f"{outcome}_wins"]),
            tag("span", texts[f"{outcome}_how"]),
        )
        for outcome in WINNINGS
    ]
    return tag("div", tag("h2", texts["ending"]), tag("ul", *rows), class_="endings")


def render_winnings(sheet: Sheet, texts: Texts) -> Html:
    """The column of this table is highlighted."""
    marks = ["here" if size == sheet.players else "" for size in sheet_texts.TABLE_SIZES]
    sizes = zip(map(str, sheet_texts.TABLE_SIZES), marks, strict=True)
    head = [tag("th", size, class_=mark) for size, mark in sizes]
    rows = [tag("tr", tag("th", texts["at_a_table_of"]), *head)]
    for who, amounts in sheet_texts.winnings_rows(texts):
        cells = zip(amounts, marks, strict=True)
        rows.append(tag("tr", tag("th", who), *(tag("td", a, class_=mark) for a, mark in cells)))
    return tag("div", tag("h2", texts["winnings"]), tag("table", *rows), class_="winnings")


def render_signatures(texts: Texts) -> Html:
    lines = (texts["signed_sheriff"], texts["signed_judge"], texts["ended_at"])
    return tag("div", *(tag("p", line) for line in lines), class_="signed")


def render_name(name: str) -> Html:
    """A name, in either writing direction."""
    return tag("bdi", name, class_="" if is_in_our_fonts(name) else "other")


def render_picture(name: str) -> Html:
    return Html(read_asset(f"{name}.svg"))
