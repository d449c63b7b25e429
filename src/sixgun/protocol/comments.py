"""The comments behind fields, for those who read of the types elsewhere: in the description of the
requests, and in the browser's types."""

from __future__ import annotations

import inspect
import re
from typing import Any, Final

__all__ = ["comments_of"]

COMMENTED: Final = re.compile(r"^ +(\w+):[^#\n]*# (.+)$", re.MULTILINE)


def comments_of(made: type[Any]) -> dict[str, str]:
    """By field: the comment behind it, also behind those that it has from others."""
    found: dict[str, str] = {}
    for each in reversed(made.__mro__):
        if vars(each).get("__annotations__"):  # it has fields
            found |= COMMENTED.findall(inspect.getsource(each))
    return found
