"""The processes that think, when there is little time for them."""

from __future__ import annotations

from sixgun.server.thinking.pool import Thinkers
from tests.server.players import played


@played
async def test_who_closes_at_once_leaves_nobody_behind() -> None:
    """While the processes are only just being started."""
    for _ in range(3):
        thinkers = Thinkers(2)
        thinkers.warm_up()
        await thinkers.close()
        assert all(lane.process is None for lane in thinkers.lanes)
