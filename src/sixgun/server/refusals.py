"""What the server refuses, besides what the rules refuse."""

from __future__ import annotations

from sixgun.engine import SixgunError

__all__ = ["Refusal"]


class Refusal(SixgunError):
    """A request that cannot be granted; `status` is for those who came by HTTP."""

    def __init__(self, code: str, status: int = 409, **facts: int | str) -> None:
        super().__init__(code, **facts)
        self.status = status
