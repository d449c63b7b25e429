"""Hints as sentences: the reason, the chance to win, and the suspects."""

from __future__ import annotations

import pytest

from sixgun.bots import Reason, Thought
from sixgun.live import new_game
from sixgun.narration import PublicFacts, SentenceFormatter, describe_hint

GAME = new_game("classic", players=5, seed=1)
KNOWN = [{"deputy": 1.0}, {"sheriff": 1.0}]


def hint_lines(thought: Thought, language: str = "en") -> list[str]:
    """The sentences for the player on the first seat."""
    formatter = SentenceFormatter(GAME, 0, language)
    found = describe_hint(PublicFacts(GAME), GAME.view(0), thought)
    return [formatter.text(sentence) for sentence in found if sentence is not None]


def test_a_hint_gives_the_reason_the_chance_and_the_suspects() -> None:
    beliefs = [
        {"sheriff": 1.0},
        {"outlaw": 0.8, "deputy": 0.2},
        {"outlaw": 0.5, "renegade": 0.5},
        {"deputy": 1.0},
        {"renegade": 0.7, "outlaw": 0.3},
    ]
    thought = Thought(5, Reason("shoot_foe", {"target": 1, "chance": 62}), [], beliefs, 0.437)

    assert hint_lines(thought) == [
        "bob is probably an enemy. The chance to hit is 62%.",
        "Your chance to win this game: 44%.",
        "Suspects: bob (an Outlaw, 80%) and eli (a Renegade, 70%).",
    ]
    assert hint_lines(thought, "it")[2] == (
        "Sospetti: bob (un Fuorilegge, 80%) e eli (un Rinnegato, 70%)."
    )


@pytest.mark.parametrize(
    ("others", "count"),
    [
        ([{"outlaw": 2 / 3, "renegade": 1 / 3}] * 3, 0),  # two of three are Outlaws anyway
        ([{"outlaw": 0.55}, {"outlaw": 0.9}, {"outlaw": 0.55}], 1),
    ],
)
def test_average_chances_are_not_a_suspicion(others: list[dict[str, float]], count: int) -> None:
    lines = hint_lines(Thought(5, Reason("heal"), [], [*KNOWN, *others]))

    assert lines[0] == "You regain life."
    assert lines[1:] == ["Suspects: dot (an Outlaw, 90%)."][:count]


def test_a_reason_without_a_message_is_left_out() -> None:
    assert hint_lines(Thought(5, Reason("of_a_box_of_my_own"), [], [])) == []
