"""Who is better: score, then opponents, then games won, then the lot."""

from __future__ import annotations

from typing import NamedTuple

from sixgun.tournament.money import gain, score
from sixgun.tournament.state import State

__all__ = ["Rank", "ranked"]


class Rank(NamedTuple):
    """One line of the ranking. `place` is 0 for those who have left (T48)."""

    place: int
    player: int
    name: str
    standing: str
    score: int
    opponents: int  # T47: the scores of all whom he met, once for each game
    won: int  # games
    lot: int  # the place of his lot; 0 before it is drawn
    tied: bool  # only a lot can tell him from another one, and it is not drawn yet


def ranked(state: State) -> list[Rank]:
    """T44, T47, T48: everybody, the best first; who is tied shares a place until lots are drawn."""
    scores = {player: score(state, player) for player in state.listed}
    lots = {player: number for number, player in enumerate(state.lots, 1)}
    keys = {
        player: (scores[player], opposition(state, player, scores), wins(state, player))
        for player in scores
    }
    order = sorted(keys, key=lambda p: (*(-part for part in keys[p]), lots.get(p, 0), p))
    found: list[Rank] = []
    place = 0
    for player in order:
        who = state.players[player]
        rivals = [p for p in order if state.players[p].active and keys[p] == keys[player]]
        tied = who.active and not lots and len(rivals) > 1
        shared = tied and rivals[0] != player
        place += who.active
        shown = 0 if not who.active else place - rivals.index(player) if shared else place
        lot = lots.get(player, 0)
        found.append(Rank(shown, player, who.name, who.standing, *keys[player], lot=lot, tied=tied))
    return found


def opposition(state: State, player: int, scores: dict[int, int]) -> int:
    return sum(
        scores[other]
        for _, table in state.games(player)
        for other in table.players
        if other != player
    )


def wins(state: State, player: int) -> int:
    who = state.players[player]
    return sum(gain(round_, table, who) > 0 for round_, table in state.games(player))
