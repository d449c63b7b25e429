"""Illegal moves, and questions about hidden cards."""

from __future__ import annotations

from typing import Any

from sixgun.client import Seat
from sixgun.protocol import Refused, Why
from tests.server.players import async_test, receive_until
from tests.server.server_process import Server
from tests.server.two_players import two_players, wait_for_decision


@async_test
async def test_illegal_moves_are_refused_and_not_stored(server: Server) -> None:
    async with two_players(server.address) as (_, seats):
        asked, other = await wait_for_decision(seats)
        await check_illegal_moves(server, asked, other)


async def check_illegal_moves(server: Server, asked: Seat, other: Seat) -> None:
    assert asked.game is not None
    assert asked.my_decision is not None
    ply, move = asked.my_decision.ply, asked.my_decision.moves[0].move
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
        refused = await receive_until(seat, lambda message: isinstance(message, Refused))
        assert (refused.code, refused.ply) == (code, at), words
    assert server.query("select * from moves where play = ?", asked.game.play) == []

    await asked.move(move, ply)
    await asked.move(move, ply)

    twice = await receive_until(asked, lambda message: isinstance(message, Refused))
    assert twice.code == "stale_ply"


@async_test
async def test_asking_why_does_not_reveal_where_a_card_is(server: Server) -> None:
    """A card in another hand and one in the deck get the same refusal."""
    answers = set()
    async with two_players(server.address, game="classic") as (_, seats):
        asked, _ = await wait_for_decision(seats, 3)
        assert asked.my_decision is not None
        hidden = hidden_cards(asked)
        for verb in ("play", "discard"):
            for card in hidden:
                await asked.ask_why(asked.my_decision.ply, f"{verb} {card}")
                why = await receive_until(asked, lambda message: isinstance(message, Why))
                facts = {name: fact for name, fact in why.facts.items() if fact != card}
                answers.add((verb, why.code, str(facts)))
    assert len(hidden) > 60
    assert len({verb for verb, *_ in answers}) == len(answers), answers


def hidden_cards(seat: Seat) -> list[str]:
    """The names of all cards that a seat cannot see."""
    assert seat.game is not None
    shown = set(numbers_in(seat.view["in_play"]))
    shown |= set(numbers_in([seat.view["hand"], seat.view["discards"], seat.view["aside"]]))
    cards = seat.game.catalogue.cards
    return [name for number, name in enumerate(cards) if number not in shown]


def numbers_in(nested: Any) -> list[int]:
    if isinstance(nested, list):
        return [number for part in nested for number in numbers_in(part)]
    return [nested] if isinstance(nested, int) else []
