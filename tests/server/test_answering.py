"""Who answers, and when: time tells nobody whether there was a choice."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from sixgun.notation import write_move
from sixgun.protocol import ClockRules
from sixgun.server.store import plays as kept_plays
from sixgun.server.store.plays import KeptMove
from sixgun.server.tables.match import Match
from sixgun.server.tables.play import PERSON, Play
from tests.server.houses import Onlooker, match_at
from tests.server.players import played


def forced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked, there is but one answer, and a hand that could be betrayed."""
    monkeypatch.setattr(Play, "forced", property(lambda _: True))
    monkeypatch.setattr(Play, "betrays_nothing", property(lambda _: False))


def come(match: Match) -> Onlooker:
    """The one who is asked opens his line."""
    person = match.table.chairs[match.play.kernel.seat].person
    viewer = Onlooker(person)
    match.table.connect(viewer, "", 0)  # type: ignore[attr-defined]
    return viewer


def moment(match: Match) -> float | None:
    answers, play = match.answers, match.play
    return answers.moment_of_forced(play.kernel.seat, play.ply, time.monotonic())


@played
async def test_nothing_is_answered_for_somebody_who_is_not_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced(monkeypatch)
    async with match_at(tmp_path) as match:
        found = [moment(match) is not None]
        viewer = come(match)
        found.append(moment(match) is not None)
        match.table.disconnect(viewer)  # type: ignore[attr-defined]
        found.append(moment(match) is not None)
        assert found == [False, True, False]
        assert not match.answers.is_waiting


@played
async def test_with_a_clock_the_absent_are_answered_for_when_it_is_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced(monkeypatch)
    async with match_at(tmp_path, decision=1) as match:
        seat, ply = match.play.kernel.seat, match.play.ply
        assert match.answers.is_waiting
        match.play.asked_at -= 1
        match.answers.ask()
        await until_answered(match, ply)
        assert match.play.missed[seat] == 1


@played
async def test_no_forced_answer_comes_after_the_clock_is_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced(monkeypatch)
    async with match_at(tmp_path, decision=5) as match:
        seat, ply = match.play.kernel.seat, match.play.ply
        for _ in range(16):
            match.play.pace.thought(seat, 8.0)
        come(match)
        match.play.asked_at -= 5
        match.answers.ask()
        await until_answered(match, ply)
        assert match.play.missed[seat] == 1


@played
async def test_nobody_can_put_off_the_answer_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced(monkeypatch)
    async with match_at(tmp_path) as match:
        come(match)
        first = moment(match)
        for _ in range(5):
            match.answers.ask()
        assert moment(match) == first


@played
async def test_one_decision_is_thought_about_once(tmp_path: Path) -> None:
    async with match_at(tmp_path) as match:
        seat = match.play.kernel.seat
        await match.table.sit_in(seat)  # type: ignore[attr-defined]
        thinking = match.answers.thinking
        assert thinking is not None
        for _ in range(5):
            match.answers.ask()
        assert match.answers.thinking is thinking


@played
async def test_who_leaves_makes_a_bot_think_again(tmp_path: Path) -> None:
    """The question may be another one since."""
    async with match_at(tmp_path) as match:
        await match.table.sit_in(match.play.kernel.seat)  # type: ignore[attr-defined]
        thinking = match.answers.thinking
        match.play.kernel.ply += 1  # as leaving does
        match.answers.ask()
        assert match.answers.thinking is not thinking


@played
async def test_a_bot_without_a_choice_takes_as_long_as_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async with match_at(tmp_path) as match:
        seat, ply = match.play.kernel.seat, match.play.ply
        for _ in range(16):
            match.play.pace.thought(seat, 3.0)
        forced(monkeypatch)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr(type(match), "plays_itself", lambda *_: True)
        await match.answers.answer_as_bot(seat, ply)
        assert slept[0] == pytest.approx(3.0, rel=0.1)


@pytest.mark.parametrize("people", [True, False])
@played
async def test_bots_are_hurried_only_where_nobody_else_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: bool
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async with match_at(tmp_path) as match:
        seat, ply = match.play.kernel.seat, match.play.ply
        come(match)
        match.answers.is_hurried = True
        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr(type(match), "plays_itself", lambda _, of: of == seat or not people)
        await match.answers.answer_as_bot(seat, ply)
        assert match.play.ply != ply
        assert (slept[:1] != []) == people


@played
async def test_a_bot_has_nothing_to_answer_once_another_writer_has_ended_the_game(
    tmp_path: Path,
) -> None:
    with capture_logs() as logged:
        async with match_at(tmp_path) as match:
            for seat in range(match.play.kernel.seats):
                await match.table.sit_in(seat)  # type: ignore[attr-defined]
            for move in rest_of(match):
                write = partial(kept_plays.add_move, play=match.play.kept.id, move=move)
                await match.services.store.write(write)
            async with match.table.lock:
                await match.catch_up()
            assert match.over
            while match.services.tasks:
                await asyncio.sleep(0.01)
    assert [line["event"] for line in logged if line["log_level"] == "error"] == []


def rest_of(match: Match) -> list[KeptMove]:
    """The moves with which somebody else ends the game, at random."""
    luck, found = random.Random(1), list[KeptMove]()
    play = Play(match.play.kept, ClockRules(), 0.0)
    while not play.kernel.over:
        words = write_move(play.kernel, luck.choice(play.kernel.moves))
        found.append(KeptMove(play.kernel.ply, play.kernel.seat, words, PERSON, 0, 0, 0))
        play.make(found[-1])
    return found


async def until_answered(match: Match, ply: int) -> None:
    """The sense of it is that of the bot; here it matters only that it comes."""
    async with asyncio.timeout(20):
        while match.play.ply == ply or not any(match.play.missed):
            await asyncio.sleep(0.01)
