"""The exception for requests that the server refuses."""

from __future__ import annotations

from sixgun.engine import SixgunError

__all__ = ["Refusal"]


class Refusal(SixgunError):
    """A refused request; `status` is its HTTP status code."""

    def __init__(self, code: str, status: int = 409, **facts: int | str) -> None:
        super().__init__(code, **facts)
        self.status = status
