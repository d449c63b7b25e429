"""A record played again, move by move, and held against its hash."""

from __future__ import annotations

from sixgun.engine import BadConfig, Fact, IllegalMove, MalformedMove, MalformedRecord
from sixgun.live.game import LiveGame, new_game
from sixgun.live.options import read_options
from sixgun.notation import Record, read_move

__all__ = ["replay"]


def replay(record: Record, ply: int | None = None) -> LiveGame:
    """Play a record up to a ply, or to its end; there its hash and result must agree."""
    if ply is not None and not 0 <= ply <= len(record.moves):
        raise MalformedRecord("no_such_ply", ply=ply, last=len(record.moves))
    try:
        game = new_game(record.game, seed=record.seed, **read_options(record.options))
    except BadConfig as refused:
        raise MalformedRecord("bad_header", reason=refused.code, **refused.facts) from refused
    for i, (who, what) in enumerate(record.moves[:ply]):
        facts: dict[str, Fact] = {"line": record.lines[i]} if record.lines else {}
        facts |= {"ply": i + 1, "move": what}
        asked = game.decision
        if asked is None:
            raise MalformedRecord("move_after_end", **facts)
        if asked.name != who:
            raise MalformedRecord("wrong_seat", **facts, seat=who, asked=asked.name)
        try:
            game.apply(read_move(game.kernel, what))
        except IllegalMove:
            refusal = game.kernel.why_not(read_move(game.kernel, what))
            reason = str(refusal.error()) if refusal else ""
            raise MalformedRecord("illegal_move", **facts, reason=reason) from None
        except MalformedMove as refused:
            raise MalformedRecord("unreadable_move", **facts, reason=str(refused)) from None
    if ply is None:
        again = game.record()
        if again.digest != record.digest:
            raise MalformedRecord("wrong_hash", written=record.digest, played=again.digest)
        if again.result != record.result:
            raise MalformedRecord("wrong_result", written=record.result, played=again.result)
    return game
