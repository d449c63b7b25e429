"""What a bot of some level does for a player of the table set last."""

from __future__ import annotations

from sixgun import classic
from sixgun.bots import Chair, Reason, Thought, sit
from sixgun.bots.classic.beliefs import Guess
from sixgun.bots.classic.gunslinger import Gunslinger
from sixgun.notation import write_move
from sixgun.testing import Player, current

__all__ = ["answer", "chair", "kind", "knowing", "reason", "thought", "value"]


def chair(player: Player, level: str = "gunslinger") -> Chair:
    """A bot in the place of a player who is asked something."""
    current().settle()
    assert player.game.seat == player.seat
    return sit(player.game, player.seat, level)


def thought(player: Player, level: str = "gunslinger") -> Thought:
    return chair(player, level).hint()


def reason(player: Player) -> Reason:
    return thought(player).reason


def answer(player: Player, level: str = "gunslinger") -> str:
    """Its move in notation, without the faces of the cards."""
    return named(player, chair(player, level).move())


def knowing(player: Player) -> str:
    """What a gunslinger does who knows everybody's role."""
    current().settle()
    game = player.game
    beliefs = Guess(game.facts, player.seat).certain(game)
    scores = Gunslinger(game.facts).weigh(classic.view(game, player.seat), beliefs)
    return kind(write_move(game, game.moves[scores.index(max(scores))]))


def value(player: Player, move: str) -> float:
    """What a move is worth to a gunslinger, written without the faces of the cards."""
    found = [score for other, score in thought(player).scores if named(player, other) == move]
    assert found, f"no {move} among {player.options}"
    return found[0]


def named(player: Player, move: int) -> str:
    return kind(write_move(player.game, move))


def kind(move: str) -> str:
    return " ".join(word.split("-")[0] for word in move.split())
