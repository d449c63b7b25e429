"""HTML, written so that it is well-formed and nothing in it is taken for markup by mistake."""

from __future__ import annotations

from html import escape

__all__ = ["Html", "join", "tag"]


class Html(str):
    """Text that is markup already; any other text is escaped when it is put into a tag."""

    __slots__ = ()


def join(*parts: str) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def tag(name: str, *inside: str, **attributes: object) -> Html:
    """An element. `class_` stands for class, and other underscores for hyphens."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
    )
    return Html(f"<{name}{given}>{join(*inside)}</{name}>")
