"""One game of bots: its result, and who is responsible for a failure."""

from __future__ import annotations

import pytest

from sixgun import classic, duel
from sixgun.arena import ArenaGame, Failure, play_game
from sixgun.bots import parse_bot
from sixgun.bots.custom_bots import parse_bot_argument
from sixgun.engine import FigureGame, RawEvent
from sixgun.engine.events import CardDrawn, GameEnded
from sixgun.live.rulesets import ruleset
from tests.arena.sample_bots import Listens

OURS = "tests.arena.sample_bots"
FOUR = classic.Config(players=4)


def game_of(*bots: str, seed: int = 1, limit: int = 20_000) -> ArenaGame:
    lineup = [parse_bot_argument(bot if bot in ("greenhorn",) else f"{OURS}.{bot}") for bot in bots]
    return play_game(ruleset("classic"), FOUR, seed, lineup, limit=limit)


class Counter:
    """Records its callbacks."""

    def __init__(self) -> None:
        self.game: FigureGame | None = None
        self.moves: list[tuple[int, int]] = []
        self.events = 0

    def on_deal(self, game: FigureGame) -> None:
        assert game.ply == 0
        assert game.events
        self.game = game

    def on_decision(self, game: FigureGame, move: int) -> None:
        assert move in game.moves
        assert game.ply == len(self.moves)
        self.moves.append((game.seat, move))

    def on_events(self, game: FigureGame, events: list[RawEvent]) -> None:
        assert game.ply == len(self.moves)
        self.events += len(events)


def test_a_result_has_lineup_roles_characters_and_winners() -> None:
    played = game_of("greenhorn", "greenhorn", "greenhorn", "greenhorn")

    assert played.lineup == ("greenhorn",) * 4
    assert sorted(played.roles) == ["outlaw", "outlaw", "renegade", "sheriff"]
    assert [len(characters) for characters in played.characters] == [1] * 4
    assert played.failure is None
    assert not played.endless
    winners = {role for seat, role in enumerate(played.roles) if played.won(seat)}
    assert {"law": {"sheriff"}, "outlaws": {"outlaw"}, "renegade": {"renegade"}}[
        played.side
    ] == winners
    assert sum(played.asked) == played.decisions
    assert played.timings["greenhorn"].moves == played.decisions
    assert 0 < played.turns < played.decisions


def test_rivals_never_win_together() -> None:
    lineup = [parse_bot("greenhorn")] * 7
    played = play_game(ruleset("classic"), classic.Config(players=7), 3, lineup)

    for seat, role in enumerate(played.roles):
        rivals = {played.roles[at] for at in range(7) if (played.rivals[seat] >> at) & 1}
        assert (
            rivals
            == {
                "sheriff": {"outlaw", "renegade"},
                "deputy": {"outlaw", "renegade"},
                "outlaw": {"sheriff", "deputy", "renegade"},
                "renegade": {"sheriff", "deputy", "outlaw"},
            }[role]
        )


@pytest.mark.parametrize("players", [2, 3])
def test_without_a_sheriff_all_other_seats_are_rivals(players: int) -> None:
    variant = "short_duel" if players == 2 else ""
    config = classic.Config(players=players, variant=variant)
    played = play_game(ruleset("classic"), config, 3, [parse_bot("greenhorn")] * players)

    everybody = (1 << players) - 1
    assert played.rivals == tuple(everybody ^ (1 << seat) for seat in range(players))


def test_the_duel_has_sides_and_all_characters_that_came_into_play() -> None:
    played = play_game(ruleset("duel"), duel.Config(), 3, [parse_bot("greenhorn")] * 2)

    assert played.roles == ("law", "outlaw")
    assert played.side == played.roles[0 if played.won(0) else 1]
    assert all(2 <= len(characters) <= 4 for characters in played.characters)


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    lineup = ("greenhorn", "Eager", "greenhorn", "Eager")
    assert game_of(*lineup) == game_of(*lineup)
    assert game_of(*lineup) != game_of(*lineup, seed=2)


def test_an_observer_sees_every_decision_before_and_after_it() -> None:
    counter = Counter()
    lineup = [parse_bot("greenhorn")] * 4
    played = play_game(ruleset("classic"), FOUR, 1, lineup, counter)

    assert len(counter.moves) == played.decisions
    assert counter.events > played.decisions
    assert counter.game is not None
    assert counter.game.over
    assert played == game_of(*["greenhorn"] * 4)


def test_a_listening_bot_gets_all_events_and_sees_only_its_own_cards() -> None:
    Listens.heard.clear()
    played = game_of("Listens", "greenhorn", "greenhorn", "greenhorn")

    assert {seat for seat, _ in Listens.heard} == {0}
    assert len(Listens.heard) == 1 + played.decisions
    every = [event for _, events in Listens.heard for event in events]
    assert [type(event) for event in every].count(GameEnded) == 1
    assert every[-1] == GameEnded(played.winners)
    drawn = [
        event for _, events in Listens.heard for event in events if isinstance(event, CardDrawn)
    ]
    assert {event.seat for event in drawn if event.card is not None} == {0}
    assert {event.seat for event in drawn if event.card is None} == {1, 2, 3}


@pytest.mark.parametrize(
    ("bot", "code", "message"),
    [
        ("Fails", "ValueError", "two moves are enough"),
        ("Quits", "SystemExit", "3"),
        ("Wild", "not_a_legal_move", "not_a_legal_move (seat 2, move -7)"),
        ("NotBorn", "KeyError", "'no mother'"),
        ("Unwilling", "SystemExit", "not with these people"),
        ("Deaf", "LookupError", "what?"),
    ],
)
def test_a_bot_that_fails_makes_the_game_void(bot: str, code: str, message: str) -> None:
    played = game_of("greenhorn", "greenhorn", bot, "greenhorn")

    failure = played.failure
    assert failure == Failure(2, f"{OURS}.{bot}", code, message, played.decisions)
    assert played.winners == 0
    assert played.side == ""
    assert len(played.roles) == 4


def test_a_failing_rule_is_not_blamed_on_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: classic.Game, me: int, points: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(classic.Game, "heal", broken)
    failures = [game_of(*["greenhorn"] * 4, seed=seed).failure for seed in range(6)]

    assert {(failure.bot, failure.code) for failure in failures if failure} == {
        ("", "ZeroDivisionError")
    }


def test_a_game_without_an_end_is_endless() -> None:
    played = game_of(*["greenhorn"] * 4, limit=10)

    assert played.endless
    assert played.decisions == 10
    assert played.winners == 0
    assert played.side == ""
