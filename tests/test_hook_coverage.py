"""Random games use every card, character and event, and every hook that they override.

This works in the pure build only, where hooks can be wrapped.
"""

from __future__ import annotations

from tests.coverage import hooks_of, kinds, measure_coverage


def test_random_games_use_every_kind_and_every_hook() -> None:
    count = measure_coverage(40)

    assert [kind.id for kind in kinds() if not count.used[kind]] == []
    assert [
        f"{kind.id}.{hook}"
        for kind in kinds()
        for hook in hooks_of(kind)
        if not count.hooks[kind, hook]
    ] == []
