"""Builds well-formed HTML and escapes all text in it."""

from __future__ import annotations

from html import escape

__all__ = ["Html", "join", "tag"]


class Html(str):
    """Text that is already markup; any other text in a tag is escaped."""

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
