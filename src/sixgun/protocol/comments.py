"""Field comments, extracted for the OpenAPI description and the browser's types."""

from __future__ import annotations

import inspect
import re
from typing import Any, Final

__all__ = ["comments_of"]

COMMENTED: Final = re.compile(r"^ +(\w+):[^#\n]*# (.+)$", re.MULTILINE)


def comments_of(made: type[Any]) -> dict[str, str]:
    """The comment behind each field, including inherited fields."""
    found: dict[str, str] = {}
    for each in reversed(made.__mro__):
        if vars(each).get("__annotations__"):  # it has fields
            found |= COMMENTED.findall(inspect.getsource(each))
    return found
