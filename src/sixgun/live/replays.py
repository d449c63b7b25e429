"""A record played again, move by move, and held against its hash."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.engine import BadConfig, Fact, IllegalMove, MalformedMove, MalformedRecord
from sixgun.engine.moves import LEAVE, VERBS
from sixgun.live.commitments import verify_commitment
from sixgun.live.factory import new_game
from sixgun.live.game import AnyGame
from sixgun.live.options import read_options
from sixgun.live.rulesets import ruleset
from sixgun.notation import Record, read_move

__all__ = ["replay"]


def replay(
    record: Record, ply: int | None = None, along: Callable[[AnyGame], None] | None = None
) -> AnyGame:
    """Play a record up to a ply, or to its end; there its hash and result must agree. Whoever goes
    `along` gets the game as it was dealt and after each move."""
    if not isinstance(record, Record):
        raise MalformedRecord("not_a_record", kind=type(record).__name__)
    if ply is not None and (type(ply) is not int or not 0 <= ply <= len(record.moves)):
        raise MalformedRecord("no_such_ply", ply=ply, last=len(record.moves))
    verify_commitment(record)
    try:
        options = read_options(ruleset(record.game), record.options)
        game = new_game(record.game, seed=record.seed, **options)
    except BadConfig as refused:
        raise MalformedRecord("bad_header", reason=refused.code, **refused.facts) from refused
    if along:
        along(game)
    for i in range(len(record.moves) if ply is None else ply):
        play_again(game, record, i)
        if along:
            along(game)
    if ply is None:
        compare(record, game.record())
    return game


def play_again(game: AnyGame, record: Record, i: int) -> None:
    """One move of the record; what cannot be made is refused with its line."""
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
        game.apply(read_move(kernel, what), names.index(who))
    except IllegalMove as refused:
        raise MalformedRecord("illegal_move", **facts, reason=str(refused)) from None
    except MalformedMove as refused:
        raise MalformedRecord("unreadable_move", **facts, reason=str(refused)) from None


def compare(written: Record, played: Record) -> None:
    if written.digest != played.digest:
        raise MalformedRecord("wrong_hash", written=written.digest, played=played.digest)
    if written.result != played.result:
        raise MalformedRecord("wrong_result", written=written.result, played=played.result)
