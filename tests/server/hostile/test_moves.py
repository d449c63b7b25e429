"""Moves and questions of those who should not."""

from __future__ import annotations

from typing import Any

from sixgun.client import Seat
from sixgun.protocol import Refused, Why
from tests.server.pairs import asked_person, two_people
from tests.server.players import played, until
from tests.server.serving import Server


@played
async def test_moves_that_cannot_be_made_are_refused_and_leave_no_trace(server: Server) -> None:
    async with two_people(server.address) as (_, seats):
        asked, other = await asked_person(seats)
        await refuses_what_cannot_be(server, asked, other)


async def refuses_what_cannot_be(server: Server, asked: Seat, other: Seat) -> None:
    assert asked.game is not None
    assert asked.mine is not None
    ply, move = asked.mine.ply, asked.mine.moves[0].move
    for seat, at, words, code in (
        (other, ply, move, "not_your_decision"),
        (asked, ply + 1, move, "stale_ply"),
        (asked, 2**53, move, "stale_ply"),
        (asked, ply, "", "empty_move"),
        (asked, ply, "rob bank", "unknown_verb"),
        (asked, ply, "\u202e \x00", "unknown_verb"),
        (asked, ply, "play aces-9X", "unknown_card"),
        (asked, ply, f"{move} > > >", "unknown_target"),
    ):
        await seat.move(words, at)
        refused = await until(seat, lambda message: isinstance(message, Refused))
        assert (refused.code, refused.ply) == (code, at), words
    assert server.stored("select * from moves where play = ?", asked.game.play) == []

    await asked.move(move, ply)
    await asked.move(move, ply)

    twice = await until(asked, lambda message: isinstance(message, Refused))
    assert twice.code == "stale_ply"


@played
async def test_asking_why_tells_nothing_of_where_a_hidden_card_is(server: Server) -> None:
    """A card in another hand and one in the deck are refused in the same words."""
    answers = set()
    async with two_people(server.address, game="classic") as (_, seats):
        asked, _ = await asked_person(seats, 3)
        assert asked.mine is not None
        hidden = hidden_cards(asked)
        for verb in ("play", "discard"):
            for card in hidden:
                await asked.ask_why(asked.mine.ply, f"{verb} {card}")
                why = await until(asked, lambda message: isinstance(message, Why))
                facts = {name: fact for name, fact in why.facts.items() if fact != card}
                answers.add((verb, why.code, str(facts)))
    assert len(hidden) > 60
    assert len({verb for verb, *_ in answers}) == len(answers), answers


def hidden_cards(seat: Seat) -> list[str]:
    """The names of all cards whose place a seat does not know."""
    assert seat.game is not None
    shown = set(numbers_in(seat.view["in_play"]))
    shown |= set(numbers_in([seat.view["hand"], seat.view["discards"], seat.view["aside"]]))
    cards = seat.game.catalogue.cards
    return [name for number, name in enumerate(cards) if number not in shown]


def numbers_in(nested: Any) -> list[int]:
    if isinstance(nested, list):
        return [number for part in nested for number in numbers_in(part)]
    return [nested] if isinstance(nested, int) else []
