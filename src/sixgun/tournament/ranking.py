"""Who is better: score, then opponents, then games won, then the lot."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sixgun.tournament.money import gain, score
from sixgun.tournament.state import State

__all__ = ["Rank", "ranked"]


class Rank(NamedTuple):
    """One line of the ranking. `place` is 0 for those who had left before (T48)."""

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
    merits = {  # the weightiest first
        player: (scores[player], opposition(state, player, scores), wins(state, player))
        for player in scores
    }
    lots = {player: number for number, player in enumerate(state.lots, 1)}
    order = sorted(merits, key=lambda p: (*(-part for part in merits[p]), lots.get(p, 0), p))
    staying = state.placed
    placed = [player for player in order if player in staying]
    alike = Counter(merits[player] for player in placed)
    first = {merits[player]: place for place, player in reversed([*enumerate(placed, 1)])}
    places = {
        player: place if lots else first[merits[player]] for place, player in enumerate(placed, 1)
    }
    return [
        Rank(
            places.get(player, 0),
            player,
            state.players[player].name,
            state.players[player].standing,
            *merits[player],
            lot=lots.get(player, 0),
            tied=player in places and not lots and alike[merits[player]] > 1,
        )
        for player in order
    ]


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
