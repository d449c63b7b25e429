"""Serialized events, moves and catalogue of a seat's view."""

from __future__ import annotations

from typing import Any

import msgspec

import sixgun
from sixgun.engine import Viewpoint
from sixgun.server.seat_view import SeatView, serialize_catalogue, serialize_events

SEAT = Viewpoint.seat(0)


def seat_events(game: Any) -> list[dict[str, Any]]:
    return serialize_events(game, SEAT.mask(game.kernel.seats), game.raw_events)


def play_until(move: str, at: str = "figure") -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Play until such a move is legal and make it; return its visible events and its option."""
    for seed in range(200):
        game = sixgun.new_game("classic", players=4, seed=seed)
        for _ in range(300):
            if game.kernel.over:
                break
            asked = SeatView(game, "", Viewpoint(game.kernel.seat)).full_view().asked
            assert asked is not None
            candidates = [o for o in asked.moves if o.move.startswith(move)]
            matching = [o for o in candidates if not at or getattr(o, at) >= 0]
            if matching:
                before = len(seat_events(game))
                game.apply(matching[0].move)
                option = {
                    name: getattr(matching[0], name) for name in ("card", "figure", "at_card")
                }
                return seat_events(game)[before:], option
            game.apply(asked.moves[seed % len(asked.moves)].move)
    raise AssertionError(f"no game came to {move}")


def test_a_card_played_at_a_figure_names_the_figure() -> None:
    events, option = play_until("play bang")
    played = next(event for event in events if event["type"] == "card_played")
    assert (played["card"], played["target"]) == (option["card"], option["figure"])
    assert played["at_card"] == -1


def test_a_card_played_at_a_card_names_that_card() -> None:
    events, option = play_until("play cat_balou", at="at_card")
    played = next(event for event in events if event["type"] == "card_played")
    assert option["at_card"] >= 0
    assert (played["target"], played["at_card"]) == (option["figure"], option["at_card"])


def test_a_card_without_a_target_has_no_target() -> None:
    events, _ = play_until("play stagecoach", at="")
    played = next(event for event in events if event["type"] == "card_played")
    assert (played["target"], played["at_card"]) == (-1, -1)


def test_the_catalogue_names_the_sides_and_backs_of_the_duel() -> None:
    game = sixgun.new_game("duel", mode="mexican_standout", seed=1)
    found = serialize_catalogue(game)
    assert found.sides == ["outlaw", "law", "renegade"]
    view = SeatView(game, "", SEAT).full_view().view
    backs = {found.backs[back] for back in view["deck_backs"] if back >= 0}
    assert {"law", "outlaw"} < backs


def test_the_catalogue_has_no_sides_when_roles_are_hidden() -> None:
    found = serialize_catalogue(sixgun.new_game("classic", players=4, seed=1))
    assert (found.sides, found.backs) == ([], [])


def test_empty_fields_of_a_move_are_left_out() -> None:
    game = sixgun.new_game("classic", players=4, seed=1)
    asked = SeatView(game, "", Viewpoint(game.kernel.seat)).full_view().asked
    assert asked is not None
    end = next(option for option in asked.moves if option.verb == "end")
    assert msgspec.json.decode(msgspec.json.encode(end)) == {
        "move": "end",
        "verb": "end",
        "title": {"name": "sentence", "key": "moves.end.any"},
    }
