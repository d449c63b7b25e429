"""Events and moves as the wire tells them."""

from __future__ import annotations

from typing import Any

import msgspec

import sixgun
from sixgun.server.telling import asked_of, catalogue_of, document, told

SEAT = 0


def story(game: Any) -> list[dict[str, Any]]:
    return told(game, SEAT, game.raw_events)


def played_to(move: str, at: str = "figure") -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """A game of four at random until such a move is there; its option, and what is told of it."""
    for seed in range(200):
        game = sixgun.new_game("classic", players=4, seed=seed)
        for _ in range(300):
            asked = asked_of(game, game.kernel.seat, None)
            if asked is None:
                break
            fits = [o for o in asked.moves if o.move.startswith(move)]
            wanted = [o for o in fits if not at or getattr(o, at) >= 0]
            if wanted:
                before = len(story(game))
                game.apply(wanted[0].move)
                option = {name: getattr(wanted[0], name) for name in ("card", "figure", "at_card")}
                return story(game)[before:], option
            game.apply(asked.moves[seed % len(asked.moves)].move)
    raise AssertionError(f"nobody ever could {move}")


def test_a_card_played_at_somebody_names_his_figure() -> None:
    events, option = played_to("play bang")
    played = next(event for event in events if event["type"] == "card_played")
    assert (played["card"], played["target"]) == (option["card"], option["figure"])
    assert played["at_card"] == -1


def test_a_card_played_at_a_card_names_that_card() -> None:
    events, option = played_to("play cat_balou", at="at_card")
    played = next(event for event in events if event["type"] == "card_played")
    assert option["at_card"] >= 0
    assert (played["target"], played["at_card"]) == (option["figure"], option["at_card"])


def test_a_card_played_at_nobody_has_no_target() -> None:
    events, _ = played_to("play stagecoach", at="")
    played = next(event for event in events if event["type"] == "card_played")
    assert (played["target"], played["at_card"]) == (-1, -1)


def test_the_catalogue_names_the_sides_and_backs_of_the_duel() -> None:
    game = sixgun.new_game("duel", mode="mexican_standout", seed=1)
    found = catalogue_of(game)
    assert found.sides == ["outlaw", "law", "renegade"]
    backs = {found.backs[back] for back in document(game, 0)["deck_backs"] if back >= 0}
    assert {"law", "outlaw"} < backs


def test_nobody_hears_of_sides_where_roles_are_hidden() -> None:
    found = catalogue_of(sixgun.new_game("classic", players=4, seed=1))
    assert (found.sides, found.backs) == ([], [])


def test_what_a_move_does_not_have_is_left_out() -> None:
    game = sixgun.new_game("classic", players=4, seed=1)
    asked = asked_of(game, game.kernel.seat, None)
    assert asked is not None
    end = next(option for option in asked.moves if option.verb == "end")
    assert msgspec.json.decode(msgspec.json.encode(end)) == {"move": "end", "verb": "end"}
