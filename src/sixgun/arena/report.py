"""The report of a run: win rates, paired differences, ratings, lengths, failures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sixgun.arena.games import ArenaGame
from sixgun.arena.plan import ArenaPlan, GameSlot
from sixgun.arena.rating import RatedSeat, fit_ratings
from sixgun.arena.results_folder import Games
from sixgun.arena.statistics import Sums, WinRate, average_of, mean_of, spread, win_rate
from sixgun.arena.timings import MoveTimings

__all__ = ["FORMAT", "Report", "build_report"]

FORMAT: Final = 1
Report = dict[str, Any]  # the content of report.json, see docs/arena.md


def build_report(plan: ArenaPlan, games: Games) -> Report:
    """Build the report; it does not depend on the order in which games finished."""
    ordered = [(slot, games[slot]) for slot in sorted(games, key=slot_order)]
    valid = [(slot, played) for slot, played in ordered if played.failure is None]
    tally = WinCounts(plan)
    for _, played in valid:
        tally.count(played)
    return {
        "format": FORMAT,
        "plan": {**plan.to_json(), "games": plan.total, "deals": plan.deals},
        "games": {
            "played": len(ordered),
            "void": len(ordered) - len(valid),
            "endless": sum(played.endless for _, played in valid),
        },
        "bots": tally.bots(rate_bots(plan, valid)),
        "roles": tally.by_bot("role"),
        "characters": tally.by_bot("character"),
        "pairs": pairs(plan, dict(valid)),
        "length": length([played for _, played in valid]),
        "failures": failures([played for _, played in ordered]),
        "seconds": seconds([played for _, played in ordered]),
    }


def slot_order(slot: GameSlot) -> tuple[int, int]:
    return slot.deal, slot.seating


# -- win rates -----------------------------------------------------------------------------


class WinCounts:
    """Games and wins of each bot, in total, by role and by character."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.names = plan.bots
        self.counts: dict[tuple[str, str, str], list[int]] = {}

    def count(self, played: ArenaGame) -> None:
        for seat, bot in enumerate(played.lineup):
            won = played.won(seat)
            self.add("", "", bot, won)
            self.add("role", played.roles[seat], bot, won)
            for character in played.characters[seat]:
                self.add("character", character, bot, won)

    def add(self, what: str, name: str, bot: str, won: bool) -> None:
        entry = self.counts.setdefault((what, name, bot), [0, 0])
        entry[0] += won
        entry[1] += 1

    def share(self, what: str, name: str, bot: str) -> WinRate:
        return win_rate(*self.counts.get((what, name, bot), (0, 0)))

    def bots(self, rating: dict[str, dict[str, float | None]]) -> dict[str, object]:
        return {
            bot: {**self.share("", "", bot).to_json(), "rating": rating.get(bot)}
            for bot in self.names
        }

    def by_bot(self, what: str) -> dict[str, dict[str, object]]:
        """Return win rates by name, then by bot."""
        found = dict.fromkeys(sorted(name for kind, name, _ in self.counts if kind == what))
        return {
            name: {bot: self.share(what, name, bot).to_json() for bot in self.names}
            for name in found
        }


# -- one among others ----------------------------------------------------------------------


def pairs(plan: ArenaPlan, games: Games) -> list[object]:
    """Compare one bot among another kind with a table of only that kind."""
    found: list[object] = []
    for lone, kind in plan.pairs:
        differences: dict[str, dict[int, Sums]] = {}
        won: dict[str, list[int]] = {}  # by role: games, wins of the lone bot, wins of the others
        for deal, seat, with_one, without in matching_games(plan, games, lone, kind):
            role = without.roles[seat]
            mine, theirs = with_one.won(seat), without.won(seat)
            differences.setdefault(role, {}).setdefault(deal, Sums()).add(mine - theirs)
            entry = won.setdefault(role, [0, 0, 0])
            entry[0] += 1
            entry[1] += mine
            entry[2] += theirs
        found.append(
            {
                "bot": plan.bots[lone],
                "among": plan.bots[kind],
                "roles": {
                    role: {
                        **mean_of(differences[role]).to_json(),
                        "rate": round(won[role][1] / won[role][0], 6),
                        "baseline": round(won[role][2] / won[role][0], 6),
                    }
                    for role in sorted(differences)
                },
                "average": average_of(list(differences.values())).to_json(),
            }
        )
    return found


def matching_games(
    plan: ArenaPlan, games: Games, lone: int, kind: int
) -> Iterator[tuple[int, int, ArenaGame, ArenaGame]]:
    """Yield deal, seat, the game with the lone bot on that seat, and the game without it."""
    seats = plan.config.players
    seatings = plan.seatings(0)
    plain = seatings.index((kind,) * seats)
    mixed = [
        seatings.index(tuple(lone if at == seat else kind for at in range(seats)))
        for seat in range(seats)
    ]
    for deal in sorted({slot.deal for slot in games}):
        without = games.get(GameSlot(deal, plain))
        for seat in range(seats):
            with_one = games.get(GameSlot(deal, mixed[seat]))
            if without is not None and with_one is not None:
                yield deal, seat, with_one, without


# -- ratings -------------------------------------------------------------------------------


def rate_bots(
    plan: ArenaPlan, games: list[tuple[GameSlot, ArenaGame]]
) -> dict[str, dict[str, float | None]]:
    """Return ratings by bot; a single bot has none."""
    if len(plan.bots) < 2 or not games:
        return {}
    roles = sorted({role for _, played in games for role in played.roles})
    bot_at = {name: number for number, name in enumerate(plan.bots)}
    results = [
        RatedSeat(
            deal=slot.deal,
            role=roles.index(played.roles[seat]),
            bot=bot_at[played.lineup[seat]],
            rivals=tuple(
                bot_at[bot]
                for other, bot in enumerate(played.lineup)
                if (played.rivals[seat] >> other) & 1
            ),
            won=played.won(seat),
        )
        for slot, played in games
        for seat in range(len(played.lineup))
    ]
    found = fit_ratings(results, len(plan.bots), len(roles))
    return {bot: found[number].to_json() for bot, number in bot_at.items()}


# -- the rest ------------------------------------------------------------------------------


def length(games: list[ArenaGame]) -> dict[str, object]:
    """Return the lengths of finished games."""
    ended = [played for played in games if not played.endless]
    spreads = {
        "decisions": spread((played.decisions, played.seed) for played in ended),
        "turns": spread((played.turns, played.seed) for played in ended),
    }
    return {name: found and found.to_json() for name, found in spreads.items()}


def failures(games: list[ArenaGame]) -> dict[str, object]:
    """By bot: how many games it made void, and the first one; "" is the rules."""
    found: dict[str, dict[str, object]] = {}
    counts: dict[str, int] = {}
    for played in games:
        failure = played.failure
        if failure is None:
            continue
        counts[failure.bot] = counts.get(failure.bot, 0) + 1
        first: dict[str, object] = {
            "code": failure.code,
            "message": failure.message,
            "seed": played.seed,
            "seat": failure.seat,
            "ply": failure.ply,
            "lineup": list(played.lineup),
        }
        found.setdefault(failure.bot, first)
    return {bot: {"games": counts[bot], "first": found[bot]} for bot in sorted(found)}


def seconds(games: list[ArenaGame]) -> dict[str, object]:
    """By bot: how long its moves took."""
    timings_by_bot: dict[str, MoveTimings] = {}
    for played in games:
        for bot, timings in played.timings.items():
            timings_by_bot.setdefault(bot, MoveTimings()).merge(timings)
    return {
        bot: {
            "moves": timings.moves,
            "mean": round(timings.mean, 7),
            "99th": round(timings.quantile(0.99), 7),
            "longest": round(timings.longest, 7),
        }
        for bot, timings in sorted(timings_by_bot.items())
    }
