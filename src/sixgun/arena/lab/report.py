"""The lab report: statistics with intervals, for the page and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sixgun.arena.lab.histograms import Histogram, build_histogram
from sixgun.arena.lab.lifts import Baseline, Lift
from sixgun.arena.lab.matrices import CountMatrix, build_matrix
from sixgun.arena.lab.observations import GameObservation, Observations, UnfinishedGame
from sixgun.arena.statistics import WinRate, win_rate
from sixgun.engine import Kind

__all__ = [
    "CardLine",
    "CharacterLine",
    "EventLine",
    "ExperimentSetup",
    "LabReport",
    "PrintedCards",
    "RoleLine",
    "build_lab_report",
    "report_to_json",
]


@dataclass(frozen=True)
class ExperimentSetup:
    """The setup of an experiment."""

    game: str
    said: str  # in a few words
    config: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    asked: int  # games


@dataclass(frozen=True)
class PrintedCards:
    """The printed cards of this setup."""

    kinds: Sequence[Kind]
    copies: Sequence[int]  # by kind
    characters: Sequence[Kind]
    events: Sequence[Kind]

    @staticmethod
    def of(facts: Any) -> PrintedCards:
        """Collect them from the facts of a game."""
        copies = [0] * len(facts.kinds)
        for kind in facts.kind:
            copies[kind.no] += 1
        return PrintedCards(facts.kinds, copies, facts.characters, getattr(facts, "events", ()))


@dataclass(frozen=True)
class RoleLine:
    role: str
    a_game: float  # how many have it
    won: WinRate
    stayed: list[float]  # by round from 1: the share not eliminated when it was over
    lost: list[float]  # by round from 1: how many characters had fallen, on average


@dataclass(frozen=True)
class CharacterLine:
    id: str
    name: str
    won: WinRate
    lift: Lift
    roles: dict[str, WinRate]


@dataclass(frozen=True)
class CardLine:
    id: str
    name: str
    copies: int
    drawn: float  # a game; also played and used
    played: float
    used: float  # when it lay in play
    round: float  # of the first play by a seat, on average
    lift: Lift  # of the seats that played it, against all of their roles
    late_lift: Lift  # against seats of their roles still in the game in the same round


@dataclass(frozen=True)
class EventLine:
    id: str
    name: str
    games: int
    turns: int
    life: float  # lost a turn
    falls: float  # a turn
    lifts: dict[str, Lift]  # by role: of the seats that were in the game when it came


@dataclass(frozen=True)
class LabReport:
    table: ExperimentSetup
    games: int
    interrupted: bool
    troubles: list[UnfinishedGame]
    sides: dict[str, WinRate]
    roles: list[RoleLine]
    several: bool  # whether characters follow one another on a seat
    characters: list[CharacterLine]
    cards: list[CardLine]
    lengths: dict[str, Histogram]  # decisions, turns, rounds, shuffles
    falls: CountMatrix
    life: CountMatrix
    shots: CountMatrix
    avoided: CountMatrix
    events: list[EventLine]


def report_to_json(report: LabReport) -> dict[str, object]:
    """Convert a report to plain values for JSON."""
    plain = round_floats(asdict(report))
    assert isinstance(plain, dict)
    return plain


def round_floats(value: object) -> object:
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {name: round_floats(entry) for name, entry in value.items()}
    return [round_floats(entry) for entry in value] if isinstance(value, (list, tuple)) else value


def build_lab_report(
    table: ExperimentSetup, printed: PrintedCards, observations: Observations
) -> LabReport:
    """Build the report; it does not depend on the order of the games."""
    observations.sort_by_seed()
    return ReportBuilder(table, printed, observations).report()


class ReportBuilder:
    """Computes the statistics of a report one by one."""

    def __init__(
        self, table: ExperimentSetup, printed: PrintedCards, observations: Observations
    ) -> None:
        self.table = table
        self.printed = printed
        self.observations = observations
        self.games = observations.games
        self.counts = observations.counts
        self.baseline = Baseline(observations.games)
        self.roles = sorted(self.baseline.seats, key=role_order)
        self.several = any(len(cast) > 1 for game in self.games for cast in game.cast)

    def report(self) -> LabReport:
        return LabReport(
            table=self.table,
            games=len(self.games),
            interrupted=self.observations.interrupted,
            troubles=self.observations.troubles,
            sides=self.sides(),
            roles=[self.role(role) for role in self.roles],
            several=self.several,
            characters=self.characters(),
            cards=self.cards(),
            lengths=self.lengths(),
            falls=build_matrix(self.counts, "falls", self.roles),
            life=build_matrix(self.counts, "life", self.roles),
            shots=build_matrix(self.counts, "shots", self.roles),
            avoided=build_matrix(self.counts, "avoided", self.roles),
            events=self.events(),
        )

    def per_game(self, what: str, kind: str) -> float:
        return self.counts[what, kind] / max(len(self.games), 1)

    # -- roles and sides -------------------------------------------------------------------

    def sides(self) -> dict[str, WinRate]:
        won = [game.side for game in self.games]
        names = sorted(set(won), key=lambda side: (-won.count(side), side))
        return {side: win_rate(won.count(side), len(won)) for side in names}

    def role(self, role: str) -> RoleLine:
        seats = self.baseline.seats[role][0]
        most = max(game.rounds for game in self.games)
        left, fell = [0] * (most + 1), [0] * (most + 1)
        for game in self.games:
            out = [seat for seat, _ in game.losses()]
            for seat, round_ in game.losses():
                if game.roles[seat] == role:
                    fell[min(round_, most)] += 1
            for seat, other in enumerate(game.roles):
                if other == role and seat in out:
                    left[min(game.stayed[seat], most)] += 1
        return RoleLine(
            role=role,
            a_game=seats / len(self.games),
            won=self.won_by(role),
            stayed=[1 - eliminated / seats for eliminated in cumulative_sums(left)[1:]],
            lost=[eliminated / seats for eliminated in cumulative_sums(fell)[1:]],
        )

    def won_by(self, role: str) -> WinRate:
        """Seats that win together, as the Outlaws do, count once per game."""
        together = True
        won = 0
        for game in self.games:
            wins = [game.won(seat) for seat, other in enumerate(game.roles) if other == role]
            together = together and len(set(wins)) == 1
            won += wins[0]
        if together:
            return win_rate(won, len(self.games))
        return win_rate(self.baseline.wins[role][0], self.baseline.seats[role][0])

    # -- characters ------------------------------------------------------------------------

    def characters(self) -> list[CharacterLine]:
        seats: dict[str, list[list[tuple[int, int]]]] = {}
        for number, game in enumerate(self.games):
            for seat, cast in enumerate(game.cast):
                for character in cast:
                    if character not in seats:
                        seats[character] = [[] for _ in self.games]
                    seats[character][number].append((seat, 0))
        names = {character.id: character.name for character in self.printed.characters}
        lines = [self.character(who, names[who], seats[who]) for who in seats]
        return sorted(lines, key=lambda line: (-line.lift.difference, line.id))

    def character(
        self, who: str, name: str, seats_by_game: list[list[tuple[int, int]]]
    ) -> CharacterLine:
        by_role = {role: [0, 0] for role in self.roles}
        for game, entries in zip(self.games, seats_by_game, strict=True):
            for seat, _ in entries:
                by_role[game.roles[seat]][0] += game.won(seat)
                by_role[game.roles[seat]][1] += 1
        lift = self.baseline.lift(seats_by_game)
        shares = {role: win_rate(won, of) for role, (won, of) in by_role.items() if of}
        return CharacterLine(who, name, win_rate(lift.won, lift.seats), lift, shares)

    # -- cards -----------------------------------------------------------------------------

    def cards(self) -> list[CardLine]:
        """All cards in the deck, even if nobody played them."""
        plays: list[list[list[tuple[int, int]]]] = [
            [[] for _ in self.games] for _ in self.printed.kinds
        ]
        for number, game in enumerate(self.games):
            for kind, seat, round_ in game.first_plays():
                plays[kind][number].append((seat, min(round_, game.last_round(seat))))
        kinds = [kind for kind in self.printed.kinds if self.printed.copies[kind.no]]
        lines = [self.card(kind, plays[kind.no]) for kind in kinds]
        return sorted(lines, key=lambda line: (-line.late_lift.difference, line.id))

    def card(self, kind: Kind, plays: list[list[tuple[int, int]]]) -> CardLine:
        rounds = [round_ for entries in plays for _, round_ in entries]
        any_round = [[(seat, 0) for seat, _ in entries] for entries in plays]
        return CardLine(
            id=kind.id,
            name=kind.name,
            copies=self.printed.copies[kind.no],
            drawn=self.per_game("drawn", kind.id),
            played=self.per_game("played", kind.id),
            used=self.per_game("used", kind.id),
            round=sum(rounds) / max(len(rounds), 1),
            lift=self.baseline.lift(any_round),
            late_lift=self.baseline.lift(plays),
        )

    # -- how the games went ----------------------------------------------------------------

    def lengths(self) -> dict[str, Histogram]:
        if not self.games:
            return {}
        seeds = [game.seed for game in self.games]
        measures: Mapping[str, list[int]] = {
            "decisions": [game.decisions for game in self.games],
            "turns": [game.turns for game in self.games],
            "rounds": [game.rounds for game in self.games],
            "shuffles": [game.shuffles for game in self.games],
        }
        return {name: build_histogram(lengths, seeds) for name, lengths in measures.items()}

    def events(self) -> list[EventLine]:
        """The events that came up."""
        seats_by_event: dict[int, list[list[tuple[int, int]]]] = {}
        for number, game in enumerate(self.games):
            for event, round_ in game.events_seen():
                entry = seats_by_event.setdefault(event, [[] for _ in self.games])
                entry[number] += seats_in_round(game, round_)
        lines = [
            self.event(self.printed.events[event], seats_by_event[event])
            for event in sorted(seats_by_event)
        ]
        return sorted(lines, key=lambda line: line.id)

    def event(self, event: Kind, seats_by_game: list[list[tuple[int, int]]]) -> EventLine:
        turns = self.counts["event_turns", event.id]
        lifts = {
            role: self.baseline.lift(self.keep_role(role, seats_by_game)) for role in self.roles
        }
        return EventLine(
            id=event.id,
            name=event.name,
            games=sum(1 for entries in seats_by_game if entries),
            turns=turns,
            life=self.counts["event_life", event.id] / max(turns, 1),
            falls=self.counts["event_falls", event.id] / max(turns, 1),
            lifts=lifts,
        )

    def keep_role(
        self, role: str, seats_by_game: list[list[tuple[int, int]]]
    ) -> list[list[tuple[int, int]]]:
        return [
            [entry for entry in entries if game.roles[entry[0]] == role]
            for game, entries in zip(self.games, seats_by_game, strict=True)
        ]


def seats_in_round(game: GameObservation, round_: int) -> list[tuple[int, int]]:
    """The seats that were still in the game in a round."""
    round_ = max(round_, 1)
    return [(seat, round_) for seat in range(len(game.roles)) if game.last_round(seat) >= round_]


def cumulative_sums(counts: Sequence[int]) -> list[int]:
    total, sums = 0, []
    for count in counts:
        total += count
        sums.append(total)
    return sums


def role_order(role: str) -> tuple[int, str]:
    """Sort key: the usual order of roles."""
    known = ("sheriff", "law", "deputy", "outlaw", "renegade")
    return (known.index(role) if role in known else len(known), role)
