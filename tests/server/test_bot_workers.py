"""Bot workers: closing early, forgetting idle games, logging failures."""

from __future__ import annotations

from pathlib import Path

from structlog.testing import capture_logs

from sixgun.server.application import Application
from sixgun.server.bot_workers.pool import BotPool
from sixgun.server.bot_workers.requests import BotRequest
from sixgun.server.bot_workers.worker import CACHE_LIFETIME, BotWorker
from sixgun.server.context import LOGGED_FAILURES_BURST
from tests.server.players import async_test
from tests.server.server_process import settings_for


@async_test
async def test_closing_at_once_leaves_no_process_behind() -> None:
    """Closing works even while the processes are still starting."""
    for _ in range(3):
        bot_pool = BotPool(2)
        bot_pool.warm_up()
        await bot_pool.close()
        assert all(worker.process is None for worker in bot_pool.workers)


def test_a_worker_forgets_an_idle_game() -> None:
    now = [0.0]
    worker = BotWorker(lambda: now[0])
    first, second = (
        BotRequest(
            play, "duel", {"names": "ann bob"}, "1", (), ((0, "greenhorn"), (1, "greenhorn"))
        )
        for play in ("first", "second")
    )
    worker.respond(first)
    now[0] = CACHE_LIFETIME / 2
    worker.respond(second)
    assert list(worker.games) == [first.key, second.key]
    now[0] = CACHE_LIFETIME + 1
    worker.drop_idle_games()
    assert list(worker.games) == [second.key]


@async_test
async def test_one_address_cannot_fill_the_log_with_bot_failures(tmp_path: Path) -> None:
    application = Application(settings_for(tmp_path))
    try:
        with capture_logs() as logged:
            for host in ("ann", "bob"):
                application.context.addresses.note(host, "10.0.0.1")
                for _ in range(20):
                    application.context.note_bot_failure(host, "marshal", "play", "died")
            application.context.note_bot_failure("cleo", "marshal", "play", "died")
        assert len(logged) == LOGGED_FAILURES_BURST + 1
        assert b'sixgun_failed_total{what="bot"} 41.0' in application.context.metrics.render()
    finally:
        await application.close()
