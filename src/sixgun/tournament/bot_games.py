"""Tournament games played by bots: a table with its auction, and a duel."""

from __future__ import annotations

from typing import Final

from sixgun.bots import BotGroup, BotSpec
from sixgun.classic import Config, Game, new_game
from sixgun.classic.roles import ROLES, side_of
from sixgun.tournament.actions import Report
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.log import parse_action
from sixgun.tournament.money import purse
from sixgun.tournament.state import BracketDuel, RoundTable, TournamentState

__all__ = ["make_report", "play_duel", "play_table"]

MOST_MOVES: Final = 50_000  # our games have never come near it


def play_table(
    state: TournamentState,
    table: RoundTable,
    seed: str,
    bots: list[BotSpec],
    leaver: int = 0,
    after: int = 0,
) -> Report:
    """The auction and the game of a table; a player may leave it after this many moves (T89)."""
    config = Config(
        players=len(table.players),
        variant="auction",
        purses=tuple(purse(state, player) for player in table.players),
        tempo=state.settings.tempo,
        ask_discard_order=True,  # T109
    )
    game = new_game(config.validate(), seed)
    bot_group = BotGroup(game, dict(enumerate(bots)), seed)
    bot_group.notify()
    leaves = table.players.index(leaver) if leaver else -1
    while not game.over:
        if leaves >= 0 and game.ply >= after:
            game.leave(leaves)
            leaves = -1
        else:
            game.make_move(bot_group.choose_move())
        bot_group.notify()
        refuse_endless(game)
    return make_report(game, state.round, table)


def make_report(game: Game, round_: int, table: RoundTable) -> Report:
    """The record sheet of a game that is over."""
    seats = [
        {
            "player": player,
            "role": ROLES[game.role[seat]],
            "paid": game.paid[seat],
            "character": game.character[seat].id,
        }
        for seat, player in enumerate(table.players)
    ]
    fields = {"round": round_, "table": table.number, "outcome": side_of(game), "seats": seats}
    made = parse_action({"do": "report", **fields})
    assert isinstance(made, Report)
    return made


def play_duel(duel: BracketDuel, seed: str, bots: list[BotSpec]) -> int:
    """The winner. The better ranked player has the first seat (T56, T86)."""
    config = Config(players=2, variant=f"{duel.kind}_duel", ask_discard_order=True)  # T109
    game = new_game(config.validate(), seed)
    bot_group = BotGroup(game, dict(enumerate(bots)), seed)
    bot_group.notify()
    while not game.over:
        game.make_move(bot_group.choose_move())
        bot_group.notify()
        refuse_endless(game)
    return duel.players[0 if game.winners & 1 else 1]


def refuse_endless(game: Game) -> None:
    if game.ply > MOST_MOVES:
        raise TournamentError("endless_game", moves=game.ply)
