"""The processes that think, when there is little time for them."""

from __future__ import annotations

from sixgun.server.thinking.pool import Thinkers
from sixgun.server.thinking.questions import Question
from sixgun.server.thinking.thinker import FORGOTTEN, Thinker
from tests.server.players import played


@played
async def test_who_closes_at_once_leaves_nobody_behind() -> None:
    """While the processes are only just being started."""
    for _ in range(3):
        thinkers = Thinkers(2)
        thinkers.warm_up()
        await thinkers.close()
        assert all(lane.process is None for lane in thinkers.lanes)


def test_a_game_that_nobody_asks_about_is_forgotten() -> None:
    moment = [0.0]
    thinker = Thinker(lambda: moment[0])
    first, second = (
        Question(play, "duel", {"names": "ann bob"}, "1", (), ((0, "greenhorn"), (1, "greenhorn")))
        for play in ("first", "second")
    )
    thinker.answer(first)
    moment[0] = FORGOTTEN / 2
    thinker.answer(second)
    assert list(thinker.tables) == [first.table, second.table]
    moment[0] = FORGOTTEN + 1
    thinker.forget_idle()
    assert list(thinker.tables) == [second.table]
