"""Which build of the rules is loaded: pure Python, or compiled with mypyc."""

from __future__ import annotations

from sixgun.engine import game as kernel_module

__all__ = ["build_name"]


def build_name() -> str:
    """Return "compiled" or "pure"."""
    return "pure" if (kernel_module.__file__ or "").endswith(".py") else "compiled"
