"""Answers of bots for a player of the current table."""

from __future__ import annotations

from sixgun import classic
from sixgun.bots import Reason, SeatedBot, Thought, seat_bot
from sixgun.bots.classic.beliefs import PublicInference
from sixgun.bots.classic.gunslinger import Gunslinger
from sixgun.notation import write_move
from sixgun.testing import Player, current

__all__ = ["answer", "answer_with_open_roles", "kind", "reason", "seated", "thought", "value"]


def seated(player: Player, level: str = "gunslinger") -> SeatedBot:
    """Seat a bot in the place of the player who has to decide."""
    current().settle()
    assert player.game.seat == player.seat
    return seat_bot(player.game, player.seat, level)


def thought(player: Player, level: str = "gunslinger") -> Thought:
    return seated(player, level).hint()


def reason(player: Player) -> Reason:
    return thought(player).reason


def answer(player: Player, level: str = "gunslinger") -> str:
    """The bot's move in notation, without the faces of the cards."""
    return named(player, seated(player, level).choose_move())


def answer_with_open_roles(player: Player) -> str:
    """The answer of a gunslinger that knows all roles."""
    current().settle()
    game = player.game
    beliefs = PublicInference(game.facts, player.seat).beliefs_in(game)
    scores = Gunslinger(game.facts).score_moves(classic.view(game, player.seat), beliefs)
    return kind(write_move(game, game.moves[scores.index(max(scores))]))


def value(player: Player, move: str) -> float:
    """The gunslinger's score of a move, written without the faces of the cards."""
    found = [score for other, score in thought(player).scores if named(player, other) == move]
    assert found, f"no {move} among {player.options}"
    return found[0]


def named(player: Player, move: int) -> str:
    return kind(write_move(player.game, move))


def kind(move: str) -> str:
    return " ".join(word.split("-")[0] for word in move.split())
