"""What can go wrong with a database."""

from __future__ import annotations

from sixgun.engine import SixgunError

__all__ = ["StoreError"]


class StoreError(SixgunError):
    """The database cannot be used now; what was promised before is still in it."""
