"""Fixtures for the command line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sixgun.cli.language import choose_language


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test begins in English, whatever the locale and the tests before it."""
    monkeypatch.setenv("SIXGUN_LANG", "en")
    choose_language("en")
    yield
    choose_language("en")
