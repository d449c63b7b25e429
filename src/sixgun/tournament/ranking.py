"""The ranking: score, then opponents, then games won, then the lot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from sixgun.tournament.money import game_winnings, score
from sixgun.tournament.state import TournamentState

__all__ = ["FINALISTS", "Rank", "compute_ranking"]

FINALISTS: Final = 4  # at most


class Rank(NamedTuple):
    """One line of the ranking. `place` is 0 for players who had left before (T48)."""

    place: int
    player: int
    name: str
    standing: str
    score: int
    opponents: int  # T47: the scores of all their opponents, once for each game
    won: int  # games
    lot: int  # the position of their lot; 0 before it is drawn
    tied: bool  # only a lot can break the tie, and it is not drawn yet
    finalist: bool  # plays the finals, or would if this were the end, whatever the lots


Merit = tuple[int, int, int]


def compute_ranking(state: TournamentState) -> list[Rank]:
    """T44, T47, T48: all players, the best first; tied players share a place until lots are
    drawn."""
    merits = compute_merits(state)
    lots = {player: number for number, player in enumerate(state.lots, 1)}
    order = sorted(merits, key=lambda p: (*(-part for part in merits[p]), lots.get(p, 0), p))
    staying = state.placed
    placed = [player for player in order if player in staying]
    rivals = Counter(merits[player] for player in placed) if not lots else Counter()
    places = compute_places(placed, merits, rivals)
    sharing = Counter(places.values())
    sure = {p for p, place in places.items() if place + sharing[place] - 1 <= FINALISTS}
    best = state.finalists or sure  # T102: as they were published
    return [
        Rank(
            places.get(player, 0),
            player,
            state.players[player].name,
            state.players[player].standing,
            *merits[player],
            lot=lots.get(player, 0),
            tied=player in places and rivals[merits[player]] > 1,
            finalist=player in best,
        )
        for player in order
    ]


def compute_merits(state: TournamentState) -> dict[int, Merit]:
    """By player, the criteria, the most important first."""
    scores = {player: score(state, player) for player in state.listed}
    return {
        player: (scores[player], opponents_score(state, player, scores), count_wins(state, player))
        for player in scores
    }


def compute_places(
    placed: Sequence[int], merits: dict[int, Merit], rivals: Counter[Merit]
) -> dict[int, int]:
    """Tied players share the place of the first of them."""
    places: dict[int, int] = {}
    for place, player in enumerate(placed, 1):
        before = placed[place - 2] if place > 1 else player
        shared = rivals[merits[player]] > 1 and merits[before] == merits[player]
        places[player] = places.get(before, place) if shared else place
    return places


def opponents_score(state: TournamentState, player: int, scores: dict[int, int]) -> int:
    return sum(
        scores[other]
        for _, table in state.games(player)
        for other in table.players
        if other != player
    )


def count_wins(state: TournamentState, player: int) -> int:
    who = state.players[player]
    return sum(game_winnings(round_, table, who) > 0 for round_, table in state.games(player))
