"""What all the games say: win rates, differences of pairs, ratings, lengths, failures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sixgun.arena.games import Played
from sixgun.arena.pace import Pace
from sixgun.arena.plan import Place, Plan
from sixgun.arena.rating import SeatResult, ratings
from sixgun.arena.results import Games
from sixgun.arena.statistics import Share, Sums, average_of, mean_of, share, spread

__all__ = ["FORMAT", "Report", "report_on"]

FORMAT: Final = 1
Report = dict[str, Any]  # as in docs/arena.md; a program reads the same from report.json


def report_on(plan: Plan, games: Games) -> Report:
    """Everything, in an order that does not depend on who was ready first."""
    ordered = [(place, games[place]) for place in sorted(games, key=in_plan)]
    valid = [(place, played) for place, played in ordered if played.failure is None]
    tally = Tally(plan)
    for _, played in valid:
        tally.count(played)
    return {
        "format": FORMAT,
        "plan": {**plan.written(), "games": plan.total, "deals": plan.deals},
        "games": {
            "played": len(ordered),
            "void": len(ordered) - len(valid),
            "endless": sum(played.endless for _, played in valid),
        },
        "bots": tally.bots(rated(plan, valid)),
        "roles": tally.by_bot("role"),
        "characters": tally.by_bot("character"),
        "pairs": pairs(plan, dict(valid)),
        "length": length([played for _, played in valid]),
        "failures": failures([played for _, played in ordered]),
        "seconds": seconds([played for _, played in ordered]),
    }


def in_plan(place: Place) -> tuple[int, int]:
    return place.deal, place.seating


# -- win rates -----------------------------------------------------------------------------


class Tally:
    """Games and victories of each bot, as whatever it was."""

    def __init__(self, plan: Plan) -> None:
        self.names = plan.bots
        self.counts: dict[tuple[str, str, str], list[int]] = {}

    def count(self, played: Played) -> None:
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

    def share(self, what: str, name: str, bot: str) -> Share:
        return share(*self.counts.get((what, name, bot), (0, 0)))

    def bots(self, rating: dict[str, dict[str, float | None]]) -> dict[str, object]:
        return {
            bot: {**self.share("", "", bot).written(), "rating": rating.get(bot)}
            for bot in self.names
        }

    def by_bot(self, what: str) -> dict[str, dict[str, object]]:
        """By name, and then by bot."""
        found = dict.fromkeys(sorted(name for kind, name, _ in self.counts if kind == what))
        return {
            name: {bot: self.share(what, name, bot).written() for bot in self.names}
            for name in found
        }


# -- one among others ----------------------------------------------------------------------


def pairs(plan: Plan, games: Games) -> list[object]:
    """One bot of a kind among another kind, against a table of only that one."""
    found: list[object] = []
    for lone, kind in plan.pairs:
        differences: dict[str, dict[int, Sums]] = {}
        won: dict[str, list[int]] = {}  # by role: games, and victories of both
        for deal, seat, with_one, without in matched(plan, games, lone, kind):
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
                        **mean_of(differences[role]).written(),
                        "rate": round(won[role][1] / won[role][0], 6),
                        "baseline": round(won[role][2] / won[role][0], 6),
                    }
                    for role in sorted(differences)
                },
                "average": average_of(list(differences.values())).written(),
            }
        )
    return found


def matched(
    plan: Plan, games: Games, lone: int, kind: int
) -> Iterator[tuple[int, int, Played, Played]]:
    """Deal, seat, the game with one bot of another kind on it, and the one without."""
    seats = plan.config.players
    seatings = plan.seatings(0)
    plain = seatings.index((kind,) * seats)
    mixed = [
        seatings.index(tuple(lone if at == seat else kind for at in range(seats)))
        for seat in range(seats)
    ]
    for deal in sorted({place.deal for place in games}):
        without = games.get(Place(deal, plain))
        for seat in range(seats):
            with_one = games.get(Place(deal, mixed[seat]))
            if without is not None and with_one is not None:
                yield deal, seat, with_one, without


# -- ratings -------------------------------------------------------------------------------


def rated(plan: Plan, games: list[tuple[Place, Played]]) -> dict[str, dict[str, float | None]]:
    """By bot; a single bot has nobody to be compared with."""
    if len(plan.bots) < 2 or not games:
        return {}
    roles = sorted({role for _, played in games for role in played.roles})
    bot_at = {name: number for number, name in enumerate(plan.bots)}
    results = [
        SeatResult(
            deal=place.deal,
            role=roles.index(played.roles[seat]),
            bot=bot_at[played.lineup[seat]],
            rivals=tuple(
                bot_at[bot]
                for other, bot in enumerate(played.lineup)
                if (played.rivals[seat] >> other) & 1
            ),
            won=played.won(seat),
        )
        for place, played in games
        for seat in range(len(played.lineup))
    ]
    found = ratings(results, len(plan.bots), len(roles))
    return {bot: found[number].written() for bot, number in bot_at.items()}


# -- the rest ------------------------------------------------------------------------------


def length(games: list[Played]) -> dict[str, object]:
    """Of games that came to their end."""
    ended = [played for played in games if not played.endless]
    spreads = {
        "decisions": spread((played.decisions, played.seed) for played in ended),
        "turns": spread((played.turns, played.seed) for played in ended),
    }
    return {name: found and found.written() for name, found in spreads.items()}


def failures(games: list[Played]) -> dict[str, object]:
    """By bot: how many games it has spoilt, and the first of them; "" are the rules."""
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


def seconds(games: list[Played]) -> dict[str, object]:
    """By bot: how long its moves took."""
    paces: dict[str, Pace] = {}
    for played in games:
        for bot, pace in played.pace.items():
            paces.setdefault(bot, Pace()).merge(pace)
    return {
        bot: {
            "moves": pace.moves,
            "mean": round(pace.mean, 7),
            "99th": round(pace.quantile(0.99), 7),
            "longest": round(pace.longest, 7),
        }
        for bot, pace in sorted(paces.items())
    }
