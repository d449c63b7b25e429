"""The bracket: who meets whom, and who is the champion."""

from __future__ import annotations

from typing import Final

from sixgun.tournament.ranking import FINALISTS, compute_ranking
from sixgun.tournament.state import BracketDuel, DuelId, TournamentState

__all__ = ["final_places", "open_bracket", "settle", "waiting"]

SEMIS: Final[dict[int, list[tuple[DuelId, int, int]]]] = {  # by the number of finalists
    4: [("semi_1", 0, 3), ("semi_2", 1, 2)],  # T50
    3: [("semi_2", 1, 2)],  # the best player is in the final directly
}


def open_bracket(state: TournamentState) -> None:
    """The best four active players meet; with fewer, some of the duels are dropped."""
    best = [rank.player for rank in compute_ranking(state) if rank.place][:FINALISTS]
    state.finalists = best
    state.duels = [BracketDuel(name, [best[a], best[b]]) for name, a, b in SEMIS.get(len(best), [])]
    settle(state)


def settle(state: TournamentState) -> None:
    """T54: a player who has left loses their duel. The winners of one stage meet in the next."""
    for duel in state.duels:
        stayed = [player for player in duel.players if state.players[player].active]
        if not duel.winner and len(stayed) == 1:
            duel.winner, duel.abandoned = stayed[0], True
    if any(not duel.winner for duel in state.duels):
        return
    if state.duels and state.duels[-1].id == "final":
        end(state, state.duels[-1].winner)
    else:
        begin_final(state)


def begin_final(state: TournamentState) -> None:
    beaten = {duel.loser for duel in state.duels}
    left = [player for player in state.finalists if player not in beaten]
    if len(left) == 2:
        state.duels.append(BracketDuel("final", left))
        settle(state)
    else:
        end(state, left[0] if left else 0)


def end(state: TournamentState, champion: int) -> None:
    state.finished, state.champion = True, champion


def waiting(state: TournamentState) -> list[BracketDuel]:
    """Duels whose players are known and that have not started (T53: all start as one kind)."""
    return [duel for duel in state.duels if not duel.kind and not duel.winner]


def final_places(state: TournamentState) -> list[int]:
    """T50, T51: the players from the first place on, once there is a champion; then the ranking."""
    order = [rank.player for rank in compute_ranking(state) if rank.place]
    if not state.finished:
        return []
    losers = [duel.loser for duel in reversed(state.duels) if duel.id == "final"]
    first = [player for player in (state.champion, *losers) if player]
    semis = [player for player in state.finalists if player not in first]
    done = {*first, *semis}
    return [*first, *semis, *(player for player in order if player not in done)]
