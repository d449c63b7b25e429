"""The plainest of frames."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.classic.game import Game
from sixgun.engine import Frame

__all__ = ["OneFigure"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OneFigure(Frame[Game]):
    """Something that one figure has to settle; all it needs to remember is who."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def fields(self) -> tuple[object, ...]:
        return (self.me,)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}
