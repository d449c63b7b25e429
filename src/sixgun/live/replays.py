"""Replays a record move by move and checks its hash."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.engine import BadConfig, Fact, IllegalMove, MalformedMove, MalformedRecord
from sixgun.engine.moves import LEAVE, VERBS
from sixgun.live.commitments import verify_commitment
from sixgun.live.factory import new_game
from sixgun.live.game import AnyGame
from sixgun.live.options import parse_options
from sixgun.live.rulesets import ruleset
from sixgun.notation import Record

__all__ = ["replay"]


def replay(
    record: Record, ply: int | None = None, observer: Callable[[AnyGame], None] | None = None
) -> AnyGame:
    """Play a record up to a ply, or to its end, where hash and result must match.

    The observer gets the game after the deal and after each move.
    """
    if not isinstance(record, Record):
        raise MalformedRecord("not_a_record", kind=type(record).__name__)
    if ply is not None and (type(ply) is not int or not 0 <= ply <= len(record.moves)):
        raise MalformedRecord("no_such_ply", ply=ply, last=len(record.moves))
    verify_commitment(record)
    try:
        options = parse_options(ruleset(record.game), record.options)
        game = new_game(record.game, seed=record.seed, **options)
    except BadConfig as refused:
        raise MalformedRecord("bad_header", reason=refused.code, **refused.facts) from refused
    if observer:
        observer(game)
    for i in range(len(record.moves) if ply is None else ply):
        replay_move(game, record, i)
        if observer:
            observer(game)
    if ply is None:
        verify_end(record, game.record())
    return game


def replay_move(game: AnyGame, record: Record, i: int) -> None:
    """Make one move of the record; a move that is refused raises an error with its line."""
    who, what = record.moves[i]
    facts: dict[str, Fact] = {"line": record.lines[i]} if record.lines else {}
    facts |= {"ply": i + 1, "move": what}
    kernel = game.kernel
    if kernel.over:
        raise MalformedRecord("move_after_end", **facts)
    names = kernel.names.seat_names
    asked = names[kernel.seat]
    if what == VERBS[LEAVE] and who in names:
        asked = who  # at any time
    if asked != who:
        raise MalformedRecord("wrong_seat", **facts, seat=who, asked=asked)
    try:
        seat = names.index(who)
        game.make_move(game.read_legal_move(what, seat), seat)
    except IllegalMove as refused:
        raise MalformedRecord("illegal_move", **facts, reason=str(refused)) from None
    except MalformedMove as refused:
        raise MalformedRecord("unreadable_move", **facts, reason=str(refused)) from None


def verify_end(written: Record, played: Record) -> None:
    if written.digest != played.digest:
        raise MalformedRecord("wrong_hash", written=written.digest, played=played.digest)
    if written.result != played.result:
        raise MalformedRecord("wrong_result", written=written.result, played=played.result)
