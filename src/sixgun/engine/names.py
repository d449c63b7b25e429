"""The permanent words for the numbers of a game: what records, protocol and people use."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

__all__ = ["Names"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """Cards, kinds, seats and figures by number. Games add their facts in a subclass."""

    def __init__(self) -> None:
        self.game = ""  # the family member: "classic"
        self.cards: list[str] = []
        self.kind_ids: list[str] = []
        self.seat_names: list[str] = []
        self.figures: list[str] = []
