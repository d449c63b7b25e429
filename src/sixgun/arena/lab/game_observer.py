"""Observes one game and counts what the lab needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from sixgun.arena.games import ArenaGame
from sixgun.arena.lab.observations import MAX_ROUND, NOBODY, SELF, Count, GameObservation
from sixgun.engine import FigureGame, Kind, RawEvent
from sixgun.engine.events import (
    AVOIDED,
    CAME_BACK,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_LEFT_PLAY,
    CARD_PLAYED,
    CARD_TAKEN,
    CARD_USED,
    CHARACTER_ENTERED,
    DECK_SHUFFLED,
    DRAW_SETTLED,
    ELIMINATED,
    EVENT_REVEALED,
    GAME_ENDED,
    LIFE_LOST,
    SHOT_FIRED,
    TURN_STARTED,
)
from sixgun.live.rulesets import Ruleset

__all__ = ["GameObserver"]

ON_OFFER: Final = -2  # where a card was taken from
NO_EVENT: Final = -1
STILL_IN: Final = 0  # the round of seats that are not eliminated

# A card with a draw!, such as Dynamite, takes effect at once; only these events may come between.
OF_A_DRAW: Final = (CARD_LEFT_PLAY, CARD_DISCARDED)


class GameObserver:
    """Observes one game; `observation` returns the result."""

    def __init__(self, rules: Ruleset[Any, Any, Any]) -> None:
        self.rules = rules
        self.counts: Counter[Count] = Counter()
        self.plays: dict[tuple[int, int], int] = {}  # by kind and seat: the round
        self.losses: list[tuple[int, int]] = []  # seat and round
        self.events: list[tuple[int, int]] = []  # number and round
        self.event = NO_EVENT
        self.ghosts: set[int] = set()
        self.shuffles = 0
        self.round = 0

    # -- callbacks -------------------------------------------------------------------

    def on_deal(self, game: FigureGame) -> None:
        facts: Any = game.names
        table: Any = game
        self.kinds: list[Kind] = facts.kind  # by card
        self.characters: list[Kind] = facts.characters
        self.event_ids: list[str] = [event.id for event in getattr(facts, "events", ())]
        self.owner = game.owner
        self.roles = distinguish_roles(self.rules.roles(game))
        self.turns = [0] * game.seats
        self.out = [STILL_IN] * game.seats
        self.blame = [NOBODY] * len(game.owner)  # by figure: who last took life from it
        self.wounded = -1  # the last figure that lost life
        self.struck = ""  # the card whose draw! was just settled
        # Where characters follow one another, count everyone who comes into play. Otherwise count
        # only the dealt ones, since a later character has already survived a while.
        paired = len(game.owner) > game.seats  # these are chosen; an event tells when they enter
        self.several = paired or any(game.reserve)
        self.cast: list[list[str]] = [[] for _ in self.roles]
        if not paired:
            self.cast = [[who.id] if who.id else [] for who in table.character]
        self.count_all(game, game.events)
        self.shuffles = 0  # without the deal

    def on_decision(self, game: FigureGame, move: int) -> None:
        """Only events are counted."""

    def on_events(self, game: FigureGame, events: list[RawEvent]) -> None:
        self.count_all(game, events)

    def count_all(self, game: FigureGame, events: list[RawEvent]) -> None:
        before = NO_EVENT
        for event in events:
            what, _, a, b, c, _ = event
            self.count(what, a, b, c)
            if what == GAME_ENDED and before == LIFE_LOST and game.life[self.wounded] <= 0:
                self.fall(self.wounded)  # in The Duel the last elimination has no event of its own
            if what not in OF_A_DRAW:
                self.struck = self.kinds[c].id if what == DRAW_SETTLED and c >= 0 else ""
            before = what

    def count(self, what: int, a: int, b: int, c: int) -> None:
        if what == CARD_DRAWN or (what == CARD_TAKEN and c == ON_OFFER):
            self.counts["drawn", self.kinds[b].id] += 1
        elif what == CARD_PLAYED:
            self.on_play(self.owner[a], b)
        elif what == CARD_USED:
            self.counts["used", self.kinds[b].id] += 1
        elif what == LIFE_LOST:
            self.on_life_lost(a, b, c)
        elif what == ELIMINATED:
            self.on_elimination(a)
        elif what == SHOT_FIRED:
            self.counts["shots", self.by(a, c), self.role(c)] += 1
        elif what == AVOIDED:
            self.counts["avoided", self.by(b, a), self.role(a)] += 1
        elif what == TURN_STARTED:
            self.on_turn(a)
        elif what == DECK_SHUFFLED:
            self.shuffles += 1
        elif what == EVENT_REVEALED:
            self.on_event_revealed(a)
        elif what == CAME_BACK:
            self.on_return(a, b)
        elif what == CHARACTER_ENTERED:
            self.on_entry(self.owner[a], self.characters[b].id)

    # -- single events ---------------------------------------------------------------

    def on_entry(self, seat: int, character: str) -> None:
        """A character bought at an auction is the first of its seat."""
        if self.several or not self.cast[seat]:
            self.cast[seat].append(character)

    def role(self, figure: int) -> str:
        return self.roles[self.owner[figure]]

    def by(self, figure: int, whom: int) -> str:
        """Return who did it, from the viewpoint of the target."""
        if figure < 0:
            return NOBODY
        return SELF if self.owner[figure] == self.owner[whom] else self.role(figure)

    def on_turn(self, seat: int) -> None:
        """A round begins when a seat begins more turns than any seat before."""
        self.turns[seat] += 1
        self.round = max(self.round, self.turns[seat])
        self.count_under_event("event_turns")

    def on_event_revealed(self, event: int) -> None:
        """The current turn already counts for the new event."""
        self.count_under_event("event_turns", -1)
        self.event = event
        self.count_under_event("event_turns")
        self.events.append((event, self.round))

    def on_play(self, seat: int, card: int) -> None:
        kind = self.kinds[card]
        self.counts["played", kind.id] += 1
        self.plays.setdefault((kind.no, seat), self.round)

    def on_life_lost(self, figure: int, points: int, by: int) -> None:
        self.wounded = figure
        self.blame[figure] = self.struck if by < 0 and self.struck else self.by(by, figure)
        self.counts["life", self.blame[figure], self.role(figure)] += points
        self.count_under_event("event_life", points)

    def on_elimination(self, figure: int) -> None:
        """A ghost that leaves is not eliminated again."""
        if figure in self.ghosts:
            self.ghosts.remove(figure)
        else:
            self.fall(figure)

    def fall(self, figure: int) -> None:
        seat = self.owner[figure]
        self.counts["falls", self.blame[figure], self.roles[seat]] += 1
        self.losses.append((seat, self.round))
        if not self.several:
            self.out[seat] = self.round
        self.count_under_event("event_falls")

    def on_return(self, figure: int, life: int) -> None:
        if life == 0:
            self.ghosts.add(figure)
            return
        seat = self.owner[figure]
        self.losses = [loss for loss in self.losses if loss[0] != seat]
        self.out[seat] = STILL_IN

    def count_under_event(self, what: str, times: int = 1) -> None:
        """Count something under the current event, if any."""
        if self.event != NO_EVENT:
            self.counts[what, self.event_ids[self.event]] += times

    # -- the end ---------------------------------------------------------------------------

    def observation(self, seed: int, game: ArenaGame) -> GameObservation:
        """Return the observation of the finished game."""
        plays = [(kind, seat, round_) for (kind, seat), round_ in self.plays.items()]
        return GameObservation(
            seed=seed,
            side=game.side,
            winners=game.winners,
            roles=tuple(self.roles),
            cast=tuple(map(tuple, self.cast)),
            stayed=pack_bytes([(last or self.round,) for last in self.out]),
            lost=pack_bytes(self.losses),
            plays=pack_bytes(plays),
            events=pack_bytes(self.events),
            decisions=game.decisions,
            turns=game.turns,
            rounds=self.round,
            shuffles=self.shuffles,
        )


def distinguish_roles(roles: list[str]) -> list[str]:
    """Number the roles by seat if all seats have the same role."""
    if len(set(roles)) > 1:
        return roles
    return [f"{role} {seat + 1}" for seat, role in enumerate(roles)]


def pack_bytes(entries: Iterable[tuple[int, ...]]) -> bytes:
    return bytes(min(number, MAX_ROUND) for entry in entries for number in entry)
