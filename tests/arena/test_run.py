"""A run gives the same result in any process, and after any interruption."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pytest

from sixgun.arena.plan import LONE, GameSlot
from sixgun.arena.report import build_report
from sixgun.arena.results_folder import ResultsFolder
from sixgun.arena.run import Batch, Batches, BatchExecutor, Done, check_bots, run
from sixgun.arena.workers import run_here, run_in_pool
from sixgun.engine import BadConfig, SixgunError
from tests.arena.sample_bots import lasting, nothing, plan_for, played_games, reported

OURS = "tests.arena.sample_bots"
TWO: BatchExecutor = partial(run_in_pool, jobs=2, prepare=nothing)


def test_the_number_of_processes_does_not_change_results(tmp_path: Path) -> None:
    """Four of five bots sit at each table, among them one that fails and one that comes late."""
    late = "tests.arena.slow_import.Late"
    bots = ("greenhorn", "greenhorn:seed=2", late, f"{OURS}.Fails", f"{OURS}.Eager")
    plan = plan_for(*bots, games=30)
    one = reported(plan, tmp_path / "one")
    assert one["games"]["played"] == 30
    assert 0 < one["games"]["void"] < 30
    assert reported(plan, tmp_path / "two", TWO) == one


def test_an_interrupted_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    plan = plan_for("greenhorn", f"{OURS}.Eager", games=20, lineup=LONE)
    whole = reported(plan, tmp_path / "whole")
    counts = []
    for resume in (False, True, True, True):
        results = ResultsFolder(tmp_path / "batches", plan)
        results.open(resume)
        counts.append(len(results.games))
        complete = run(results, interrupted_after(7), lambda done: None)
        assert complete == (len(results.games) == 20)
    assert counts == [0, 7, 14, 20]
    assert lasting(build_report(plan, results.games)) == whole


def interrupted_after(games: int) -> BatchExecutor:
    """One process, and Ctrl-C in the middle of the game after so many."""

    def executor(
        work: Callable[[Batch], Done], batches: Iterable[Batch], take: Callable[[Done], None]
    ) -> None:
        done = 0
        for batch in batches:
            for slot in batch:
                if done == games:
                    raise KeyboardInterrupt
                take(work([slot]))
                done += 1

    return executor


def test_progress_is_reported_as_games_finish(tmp_path: Path) -> None:
    results = ResultsFolder(tmp_path / "run", plan_for("greenhorn", games=9))
    results.open(resume=False)
    progress: list[int] = []
    run(results, run_here, progress.append)
    assert sum(progress) == 9
    assert progress[0] == 1


def known_games(seconds: float, games: int, tmp_path: Path) -> Done:
    """So many games that took so long each."""
    done = list(played_games(plan_for("greenhorn", games=2), tmp_path / "run").items())
    for _, played in done:
        played.timings["greenhorn"].total = seconds
    return [done[0]] * games


def test_batches_grow_to_their_target_duration(tmp_path: Path) -> None:
    batches = Batches([GameSlot(deal, 0) for deal in range(1000)])
    shared = iter(batches)
    assert len(next(shared)) == 1
    batches.record(known_games(0.05, 100, tmp_path))
    assert len(next(shared)) == 5


def test_few_games_do_not_set_the_batch_size(tmp_path: Path) -> None:
    """The first of a deal may be one without the bot that thinks for minutes."""
    batches = Batches([GameSlot(deal, 0) for deal in range(1000)])
    batches.record(known_games(0.001, 8, tmp_path))
    assert len(next(iter(batches))) == 1


def test_towards_the_end_batches_are_small_again(tmp_path: Path) -> None:
    batches = Batches([GameSlot(deal, 0) for deal in range(40)])
    batches.record(known_games(0.001, 1000, tmp_path))
    sizes = [len(batch) for batch in batches]
    assert sizes[0] == 5
    assert sizes[-8:] == [1] * 8
    assert sum(sizes) == 40


def test_a_dying_process_loses_no_finished_games(tmp_path: Path) -> None:
    plan = plan_for(f"{OURS}.Dies", games=2)
    results = ResultsFolder(tmp_path / "run", plan)
    results.open(resume=False)
    with pytest.raises(SixgunError, match="worker_died"):
        run(results, TWO, lambda done: None)
    assert results.games == {}


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("nowhere.Bot", "cannot_load_bot"),
        (".Bot", "cannot_load_bot"),
        ("..Bot", "cannot_load_bot"),
        (f"{OURS}.Nobody", "cannot_load_bot"),
        (f"{OURS}.OURS", "cannot_load_bot"),
        ("greenhorn:temperature=11", "bad_temperature"),
        ("marshal:seconds=-1", "bad_budget"),
    ],
)
def test_a_bad_bot_is_refused_before_any_game(bot: str, code: str) -> None:
    with pytest.raises(BadConfig) as refused:
        check_bots(plan_for("greenhorn", bot))
    assert refused.value.code == code


@pytest.mark.parametrize("bot", ["NotBorn", "Unwilling", "Stillborn"])
def test_a_bot_that_fails_at_once_is_only_counted(bot: str) -> None:
    check_bots(plan_for(f"{OURS}.{bot}"))
