"""What a viewpoint sees of an event."""

from __future__ import annotations

import pytest

from sixgun.engine import OPEN, SPECTATOR, RawEvent, Viewpoint, seen_events, visible_events
from sixgun.engine.events import CARD_DRAWN, FORCED, CardDrawn, Forced

SEATS = 3
DRAWN: RawEvent = (CARD_DRAWN, 0b010, 1, 17, 0, 0)  # seat 1 draws a card that only it knows
HIDDEN: RawEvent = (CARD_DRAWN, 0, 1, 17, 0, 0)  # a card that nobody knows
NO_CHOICE: RawEvent = (FORCED, 0, 1, -1, -1, -1)  # of seat 1


@pytest.mark.parametrize(
    ("viewpoint", "cards", "forced"),
    [
        (Viewpoint.seat(1), [17, None], 1),
        (Viewpoint.seat(0), [None, None], 0),
        (SPECTATOR, [None, None], 0),
        (OPEN, [17, 17], 1),
    ],
)
def test_cards_and_forced_moves_are_hidden_from_others(
    viewpoint: Viewpoint, cards: list[int | None], forced: int
) -> None:
    seen = seen_events(viewpoint.mask(SEATS), [DRAWN, HIDDEN, NO_CHOICE])

    assert [values[1] for kind, values in seen if kind == CARD_DRAWN] == cards
    assert [kind for kind, _ in seen].count(FORCED) == forced


def test_a_bot_gets_the_same_events_as_objects() -> None:
    assert visible_events(1, [DRAWN, NO_CHOICE]) == [CardDrawn(1, 17, 0, 0), Forced(1)]
    assert visible_events(2, [DRAWN, NO_CHOICE]) == [CardDrawn(1, None, 0, 0)]


def test_only_seats_are_seats() -> None:
    assert [v.is_seat for v in (Viewpoint.seat(0), SPECTATOR, OPEN)] == [True, False, False]
