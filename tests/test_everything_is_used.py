"""Random games reach every card, character and event, and every hook they answer.

In the pure build only, where hooks can be wrapped.
"""

from __future__ import annotations

from tests.coverage import counted, hooks_of, kinds


def test_every_kind_and_every_hook_of_it_has_a_part_in_random_games() -> None:
    count = counted(40)

    assert [kind.id for kind in kinds() if not count.used[kind]] == []
    assert [
        f"{kind.id}.{hook}"
        for kind in kinds()
        for hook in hooks_of(kind)
        if not count.hooks[kind, hook]
    ] == []
