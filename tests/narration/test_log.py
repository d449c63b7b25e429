"""The log of a game: one sentence for what belongs together, from each point of view."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import sixgun
from sixgun.engine import Event, Viewpoint
from sixgun.engine import events as e
from sixgun.engine.events import EVENT_TYPES
from sixgun.engine.moves import figure_target
from sixgun.live import AnyGame
from sixgun.narration import GameLog, SentenceFormatter
from sixgun.narration.log import WRITERS

NAMES = ("Ann", "Bob", "Chen", "Dora")


def dealt() -> AnyGame:
    return sixgun.new_game("classic", players=4, seed="log")


class Reader:
    """Reads the events of one move as a seat of a game would."""

    def __init__(self, game: AnyGame, seat: int = 0, language: str = "en") -> None:
        self.log = GameLog(game, Viewpoint(seat))
        self.log.new_moves()
        self.formatter = SentenceFormatter(game, seat, language, NAMES)

    def reads(self, *events: Event, prompt: str = "play", asked: int = 0) -> list[str]:
        writer = self.log.writer
        writer.begin_move(events, prompt, asked)
        while (event := writer.take()) is not None:
            WRITERS[type(event)](writer, event)
        return [self.formatter.text(sentence) for sentence in writer.sentences]


def bang(game: AnyGame) -> int:
    return game.names.cards.index("bang-6C")


def shot(game: AnyGame, by: int, target: int) -> Sequence[Event]:
    kind = game.names.kind_ids.index("bang")
    return (
        e.CardPlayed(by, bang(game), figure_target(target), kind),
        e.ShotFired(by, bang(game), target, 1),
    )


def test_every_type_of_event_has_a_writer() -> None:
    assert set(WRITERS) == set(EVENT_TYPES)


@pytest.mark.parametrize(
    ("language", "by", "target", "text"),
    [
        ("en", 0, 1, "You shot at Bob with BANG! 6♣"),
        ("en", 1, 0, "Bob shot at you with BANG! 6♣"),
        ("it", 0, 1, "Hai sparato a Bob con BANG! 6♣"),
        ("it", 1, 0, "Bob ti ha sparato con BANG! 6♣"),
        ("it", 1, 2, "Bob ha sparato a Chen con BANG! 6♣"),
    ],
)
def test_a_shot_is_one_sentence_and_you_are_you(
    language: str, by: int, target: int, text: str
) -> None:
    game = dealt()

    assert Reader(game, language=language).reads(*shot(game, by, target)) == [text]


def test_for_a_spectator_nobody_is_you() -> None:
    game = dealt()

    assert Reader(game, seat=-1).reads(*shot(game, 0, 1)) == ["Ann shot at Bob with BANG! 6♣"]


def test_cards_drawn_together_are_one_sentence_and_unseen_ones_are_counted() -> None:
    game = dealt()
    unseen = e.CardDrawn(1, None, 0)

    assert Reader(game).reads(unseen, unseen) == ["Bob drew 2 cards"]
    assert Reader(game).reads(e.CardDrawn(0, bang(game), 0)) == ["You drew BANG! 6♣"]


def test_a_draw_and_its_result_are_one_sentence() -> None:
    game = dealt()
    barrel = game.names.cards.index("barrel-QS")
    flip = e.CardFlipped(1, bang(game), barrel), e.DrawSettled(1, bang(game), barrel, 0)

    assert Reader(game).reads(*flip) == ["Bob drew! for Barrel Q♠: BANG! 6♣, and it did not work"]
    assert Reader(game).reads(*flip, e.Avoided(1, 0)) == [
        "Bob drew! for Barrel Q♠: BANG! 6♣, and avoided the shot"
    ]


def test_an_elimination_shows_the_role_and_the_reward() -> None:
    outlaw = 2
    drawn = [e.CardDrawn(1, None, 0)] * 3

    assert Reader(dealt()).reads(e.Eliminated(2, 1), e.RoleShown(2, outlaw), *drawn) == [
        "Chen was eliminated by Bob: an Outlaw",
        "Bob drew 3 cards for it",
    ]


def test_life_is_counted_from_the_deal_on() -> None:
    game = dealt()
    life = game.kernel.life[1]

    assert Reader(game).reads(e.LifeLost(1, 1, 0), e.LifeGained(1, 1)) == [
        f"Bob lost 1 life, {life - 1} left",
        f"Bob regained 1 life, {life} now",
    ]


def test_the_use_of_an_ability_is_told_once_although_it_is_paid_later() -> None:
    game = dealt()
    reader = Reader(game)
    used, paid = e.AbilityUsed(0), e.CardDiscarded(0, bang(game))

    first = reader.reads(used)
    then = reader.reads(paid, used, prompt="pay")

    assert len(first) == 1
    assert then == ["You paid with BANG! 6♣"]


def test_only_the_player_reads_that_there_was_no_choice() -> None:
    assert Reader(dealt()).reads(e.Forced(0)) == ["You had no other choice"]
    assert Reader(dealt(), seat=1).reads(e.Forced(0)) == []


def test_a_pass_that_costs_life_needs_no_sentence() -> None:
    reader = Reader(dealt())

    assert len(reader.reads(e.Passed(0), e.LifeLost(0, 1, 1), prompt="shot")) == 1
    assert reader.reads(e.Passed(0), prompt="guess") == ["You stopped guessing"]


def test_the_log_of_a_game_is_the_same_however_often_it_is_read() -> None:
    """A client that connects late reads the same sentences as one that was there."""
    game = dealt()
    steady = GameLog(game, Viewpoint.seat(1))
    seen = [steady.new_sentences()]
    for _ in range(60):
        if game.decision is None:
            break
        game.apply(game.decision.moves[-1])
        seen.append(steady.new_sentences())

    assert GameLog(game, Viewpoint.seat(1)).new_moves() == seen
