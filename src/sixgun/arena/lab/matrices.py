"""Matrices of who did what to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sixgun.arena.lab.observations import Count

__all__ = ["CountMatrix", "build_matrix"]


@dataclass(frozen=True)
class CountMatrix:
    """Counts of an act by row (who did it) and column (to whom)."""

    rows: list[str]
    columns: list[str]
    counts: list[list[int]]

    def doers(self) -> list[str]:
        """Return the rows with at least one count."""
        return [who for who, row in zip(self.rows, self.counts, strict=True) if any(row)]


def build_matrix(counts: Counter[Count], what: str, roles: Sequence[str]) -> CountMatrix:
    """Build a matrix: rows are the roles, then others such as a card or nobody."""
    others = sorted({key[1] for key in counts if key[0] == what} - {*roles})
    rows = [*roles, *others]
    table = [[counts[what, row, column] for column in roles] for row in rows]
    return CountMatrix(rows, list(roles), table)
