"""Finds the card or character that causes an event.

Events do not name their cause, but earlier events do: which hit was avoided, who stepped to the
front, who was wounded. In doubt, no cause is given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.cli.duel.namer import DuelNamer
from sixgun.duel import Card, Character
from sixgun.engine import Event
from sixgun.engine import events as e

__all__ = ["ABILITY", "CauseTracker", "answers_at", "strikes_of"]

ABILITY: Final = "ability"

# Events that may trigger others; draws and discards in between do not matter.
DEEDS: Final = (
    e.AbilityUsed,
    e.Avoided,
    e.CardPlayed,
    e.CardReloaded,
    e.CardUsed,
    e.CharacterEntered,
    e.Eliminated,
    e.LifeLost,
    e.Passed,
    e.SteppedForward,
    e.TurnStarted,
)
# The effects of a card whose hit was avoided, and the word for each in the text.
AFTER_AVOIDS: Final[dict[type[Event], str]] = {
    e.CardDiscarded: "discard",
    e.CardDrawn: "draw",
    e.CardLeftPlay: "discard",
    e.LifeGained: "regain",
    e.SteppedForward: "swap",
}


def answers_at(kind: Card | Character, hook: str) -> bool:
    """Whether a card or character overrides a hook."""
    base = Card if isinstance(kind, Card) else Character
    return getattr(type(kind), hook) is not getattr(base, hook)


def strikes_of(who: Character, lying: Sequence[Card], after_swap: bool) -> list[str]:
    """Possible sources of a hit without a played card: an ability, or cards in play."""
    cards = [kind.name for kind in lying if answers_at(kind, "strike")]
    able = [ABILITY] if answers_at(who, "strike") else []
    if able and cards and not who.reacts_to_swap:
        return cards if after_swap else able
    return able + cards


class Phase1:
    """Tracks the draw at the start of a turn."""

    def __init__(self) -> None:
        self.seat = -1
        self.drawn = False

    def track(self, event: Event) -> None:
        if isinstance(event, e.TurnStarted):
            self.seat, self.drawn = event.seat, False
        elif isinstance(event, e.CardDrawn):
            self.drawn = self.drawn or event.seat == self.seat
        elif self.drawn and isinstance(event, DEEDS):
            self.seat = -1


class CauseTracker:
    """Tracks recent events of a game to find causes."""

    def __init__(self, namer: DuelNamer, bearer: Mapping[int | None, int]) -> None:
        self.namer = namer
        self.bearer = bearer  # by card in play: its figure
        self.front: dict[int, int] = {}  # by seat
        self.last: Event | None = None  # of `DEEDS`
        self.played: dict[int | None, int] = {}  # by card: as which kind
        self.shots: dict[tuple[int, int], int] = {}  # by shooter and target: the kind, or -1
        self.answers: dict[int, int] = {}  # by seat: the kind played since it was aimed at
        self.phase_1 = Phase1()

    def track(self, event: Event) -> None:
        owner = self.namer.owner
        if isinstance(event, e.CharacterEntered):
            self.front.setdefault(owner(event.figure), event.figure)
        elif isinstance(event, e.SteppedForward):
            self.front[owner(event.figure)] = event.figure
        elif isinstance(event, e.CardPlayed):
            self.played[event.card] = self.answers[owner(event.figure)] = event.kind
        elif isinstance(event, e.ShotFired):
            self.shots[event.by, event.target] = self.shot_as(event.card)
            self.answers.pop(owner(event.target), None)
        self.phase_1.track(event)
        if isinstance(event, DEEDS):
            self.last = event

    def shot_as(self, card: int | None) -> int:
        if card is None or card < 0:
            return -1
        return self.played.get(card, self.namer.facts.kind[card].no)

    # -- what it comes from ----------------------------------------------------------------

    def of(self, event: Event) -> str:
        """The card or character that causes the next event; "" if it is obvious or uncertain."""
        if isinstance(event, e.CardTurnedUp):
            drawing = not isinstance(self.last, (e.CardPlayed, e.AbilityUsed))
            return self.of_front(event.seat, "draw_phase") if drawing else ""
        if isinstance(event, e.CardDrawn) and event.seat == self.phase_1.seat:
            return ""
        if isinstance(self.last, e.Avoided):
            return self.of_avoided(event, self.last)
        if isinstance(event, e.CardDrawn):
            return self.of_draw(event.seat)
        return ""

    def of_avoided(self, event: Event, avoided: e.Avoided) -> str:
        """The cause of an event after an avoided hit: the card, or the shooter's front."""
        shooter, target = self.namer.owner(avoided.by), self.namer.owner(avoided.figure)
        shot = self.shots.get((avoided.by, avoided.figure), -1)
        if shot >= 0 and type(event) in AFTER_AVOIDS:
            kind = self.namer.facts.kinds[shot]
            does = answers_at(kind, "after_avoided") and AFTER_AVOIDS[type(event)] in kind.words
            if does and self.concerns(event, shooter, target):
                return kind.name
        if isinstance(event, e.CardDrawn) and event.seat == shooter:
            return self.of_front(shooter, "after_side_hit_avoided")
        return ""

    def concerns(self, event: Event, shooter: int, target: int) -> bool:
        """Whether the event fits: the target's owner discards, the shooter's side draws or heals,
        and any card may leave play."""
        if isinstance(event, e.CardDiscarded):
            return event.seat == target
        if isinstance(event, e.CardDrawn):
            return event.seat == shooter
        return not isinstance(event, e.LifeGained) or self.namer.owner(event.figure) == shooter

    def of_draw(self, seat: int) -> str:
        """The cause of a draw after an opponent's swap, an own wound or an opponent's death."""
        last, owner = self.last, self.namer.owner
        if isinstance(last, e.SteppedForward) and owner(last.figure) != seat:
            drawing = [kind for kind in self.watching(seat) if answers_at(kind, "consequence")]
            names = [kind.name for kind in drawing if "draw" in kind.words]
            return names[0] if len(names) == 1 else ""
        if isinstance(last, e.LifeLost) and owner(last.figure) == seat:
            foreign = last.by >= 0 and owner(last.by) != seat
            return self.of_figure(last.figure, "after_loss") if foreign else ""
        if isinstance(last, e.Eliminated) and owner(last.figure) != seat:
            return self.of_front(seat, "after_other_eliminated")
        return ""

    def watching(self, seat: int) -> list[Card | Character]:
        """The front character and its cards in play, if they react to swaps."""
        front = self.front.get(seat, -1)
        if front < 0:
            return []
        found: list[Card | Character] = [self.character(front), *self.lying(front)]
        return [kind for kind in found if kind.reacts_to_swap]

    def of_hit(self, event: e.ShotFired) -> str:
        """The cause of a hit without a played card."""
        answer = self.answers.get(self.namer.owner(event.by), -1)
        kinds = self.namer.facts.kinds
        if isinstance(self.last, e.Avoided) and answer >= 0 and answers_at(kinds[answer], "strike"):
            return kinds[answer].name
        swapped = isinstance(self.last, e.SteppedForward)
        found = strikes_of(self.character(event.by), self.lying(event.by), swapped)
        return found[0] if len(found) == 1 else ""

    # -- who and what is there -------------------------------------------------------------

    def character(self, figure: int) -> Character:
        return self.namer.facts.character_by_id[self.namer.characters[figure]]

    def lying(self, figure: int) -> list[Card]:
        kind = self.namer.facts.kind
        return [kind[c] for c, at in self.bearer.items() if at == figure and c is not None]

    def of_figure(self, figure: int, hook: str) -> str:
        who = self.character(figure)
        return who.name if answers_at(who, hook) else ""

    def of_front(self, seat: int, hook: str) -> str:
        front = self.front.get(seat, -1)
        return self.of_figure(front, hook) if front >= 0 else ""
