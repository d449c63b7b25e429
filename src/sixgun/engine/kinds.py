"""The flyweights: one object for each kind of card, character or event, shared by all games."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

__all__ = ["Kind"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """Anything printed: its permanent id, its name, what it does in our words, its rulings.

    The words are an attribute and not the docstring, since compiled classes lose their docstrings.
    """

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    words: ClassVar[str] = ""
    rulings: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.no = -1  # its number among its sort in this game

    def __repr__(self) -> str:
        return f"<{self.__class__.__name__}>"
