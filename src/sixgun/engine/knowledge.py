"""Who knows where each card lies, and how the unknown can be dealt anew.

`known[card]` is the mask of seats that know the card to lie where it lies; the bit after the last
seat stands for the onlookers. Three things more keep what a seat knows of the other cards:

- *Epochs*: everybody knows which cards went into which shuffle, so a card of an older epoch cannot
  be in the new deck, nor a younger one in a hand that has not drawn since.
- *Rumours*: when a card goes unseen from one hand to another, a third seat that knew cards of that
  hand still knows each to be in one of the two, and that at most one of them went.
- *Blends*: two hands between which a card of an unknown epoch went. Nobody else can tell their
  cards apart by epoch any more.

See docs/decisions/0004-knowledge.md.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.engine.rng import Rng

__all__ = ["Knowledge", "Rumour"]


class Rumour:
    """A seat knows a card to be in one of several hands."""

    __slots__ = ("card", "hands", "home", "seat", "taking")

    def __init__(self, seat: int, card: int, hands: int, home: int, taking: int) -> None:
        self.seat = seat
        self.card = card
        self.hands = hands  # a mask of seats
        self.home = home  # the hand it was in when one card of it was taken unseen
        self.taking = taking  # the number of that taking; 0 once another one has confused it

    def copy(self) -> Rumour:
        return Rumour(self.seat, self.card, self.hands, self.home, self.taking)

    def fields(self) -> tuple[int, int, int, int, int]:
        return (self.seat, self.card, self.hands, self.home, self.taking)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What every seat knows of every card."""

    everyone: int  # the mask of all seats and the onlookers
    known: list[int]  # by card
    epoch: list[int]  # by card
    epochs: int
    takings: int
    rumours: list[Rumour]
    blends: list[list[int]]

    def know_nothing(self, seats: int, cards: int) -> None:
        self.everyone = (2 << seats) - 1
        self.known = [0] * cards
        self.epoch = [0] * cards
        self.epochs = 0
        self.takings = 0
        self.rumours = []
        self.blends = []

    def copy_knowledge_to(self, twin: Knowledge) -> None:
        twin.everyone = self.everyone
        twin.known = self.known[:]
        twin.epoch = self.epoch  # replaced, never changed, by a shuffle
        twin.epochs = self.epochs
        twin.takings = self.takings
        twin.rumours = [rumour.copy() for rumour in self.rumours] if self.rumours else []
        twin.blends = self.blends  # replaced, never changed

    def places(self) -> list[list[int]]:
        """Every place that holds cards, in a fixed order."""
        raise NotImplementedError

    def holder(self, card: int) -> int:
        """The seat that holds a card in its hand, or -1."""
        raise NotImplementedError

    def knows(self, seat: int, card: int) -> bool:
        """Whether the seat can say exactly where this card lies."""
        return (self.known[card] >> seat) & 1 == 1

    # -- what happens to knowledge ---------------------------------------------------------

    def forget_order(self, cards: list[int]) -> None:
        """These cards are shuffled: nobody knows which lies where, all know that it is these."""
        self.epochs += 1
        epoch = self.epoch[:]
        for card in cards:
            self.known[card] = 0
            epoch[card] = self.epochs
        self.epoch = epoch

    def reveal(self, card: int, hand: int) -> None:
        """Everybody sees this card, which lay in a hand (or in none: -1)."""
        self.known[card] = self.everyone
        if self.rumours:
            self.end_rumours_of(card, self.everyone, hand)
        if self.blends:
            self.blends = [[c for c in blend if c != card] for blend in self.blends]

    def lose_track(self, hand: list[int], to_hand: list[int], source: int, seat: int) -> None:
        """One card of several is about to go over, and only these two seats will see which."""
        both = (1 << seat) | (1 << source)
        self.takings += 1
        for rumour in self.rumours:
            if (rumour.hands >> source) & 1 and not (both >> rumour.seat) & 1:
                rumour.hands |= 1 << seat
                rumour.taking = 0
        mixed = False
        for card in hand:
            mixed = mixed or self.epoch[card] != self.epoch[hand[0]]
            others = self.known[card] & ~both
            self.known[card] &= both
            observer = 0
            while others:
                if others & 1:
                    self.rumours.append(Rumour(observer, card, both, source, self.takings))
                others >>= 1
                observer += 1
        if mixed:
            self.blends = [*self.blends, hand + to_hand]

    def follow_rumours(self, source: int, seat: int) -> None:
        """All that was in one hand is now in another."""
        for rumour in self.rumours:
            if (rumour.hands >> source) & 1:
                rumour.hands = (rumour.hands & ~(1 << source)) | (1 << seat)
                rumour.taking = 0
        self.end_certain_rumours()

    def nothing_left_in(self, seat: int) -> None:
        """A hand is empty: no rumour can mean it."""
        for rumour in self.rumours:
            rumour.hands &= ~(1 << seat)
        self.end_certain_rumours()

    def end_certain_rumours(self) -> None:
        """A rumour of a single hand is knowledge."""
        left: list[Rumour] = []
        for rumour in self.rumours:
            if rumour.hands & (rumour.hands - 1):
                left.append(rumour)
            else:
                self.known[rumour.card] |= 1 << rumour.seat
        self.rumours = left

    def end_rumours_of(self, card: int, seats: int, hand: int) -> None:
        """These seats see that the card is, or was, in this hand. If it is the one that was taken,
        the others of that taking stayed at home."""
        ended = [r for r in self.rumours if r.card == card and (seats >> r.seat) & 1]
        for rumour in ended:
            self.rumours.remove(rumour)
            if rumour.taking and hand != rumour.home:
                for other in self.rumours:
                    if other.seat == rumour.seat and other.taking == rumour.taking:
                        other.hands = 1 << other.home
        self.end_certain_rumours()

    # -- dealing the unknown anew ----------------------------------------------------------

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Exchange the cards that a seat does not know, keeping to all that it does know."""
        now = list(range(len(self.known)))  # the card that comes to lie where each card lay
        rumoured = [rumour.card for rumour in self.rumours if rumour.seat == seat]
        unknown = [
            card
            for place in self.places()
            for card in place
            if not self.knows(seat, card) and card not in rumoured
        ]
        for epoch in sorted({self.epoch[card] for card in unknown}):
            shuffle_among([c for c in unknown if self.epoch[c] == epoch], now, rng)
        for blend in self.blends:
            shuffle_among([card for card in blend if card in unknown], now, rng)
        takings = sorted({r.taking for r in self.rumours if r.seat == seat and r.taking})
        for taking in takings:
            self.retake(seat, taking, unknown, now, rng)
        for rumour in self.rumours:
            if rumour.seat == seat and not rumour.taking:
                self.move_rumoured(rumour, unknown, now, rng)
        self.rename(seat, now)

    def retake(self, seat: int, taking: int, unknown: list[int], now: list[int], rng: Rng) -> None:
        """Again one card of that hand went over: a known one or not, each equally likely."""
        members = [r for r in self.rumours if r.seat == seat and r.taking == taking]
        home, hands = members[0].home, members[0].hands
        at_home = [r.card for r in members if self.holder(r.card) == home]
        away = [r.card for r in members if self.holder(r.card) != home]
        others_at_home = self.held_by(unknown, 1 << home)
        went = away[0] if away else -1
        chance = rng.below(len(at_home) + len(others_at_home) + 1)
        if chance < len(at_home):
            stayed = at_home[chance]
            if went < 0:
                alike = [c for c in unknown if self.epoch[c] == self.epoch[stayed]]
                there = self.held_by(alike, hands & ~(1 << home))
                went = there[rng.below(len(there))] if there else stayed
            now[went], now[stayed] = now[stayed], now[went]
        elif away and chance < len(at_home) + len(others_at_home):
            stayed = others_at_home[chance - len(at_home)]
            now[went], now[stayed] = now[stayed], now[went]

    def move_rumoured(self, rumour: Rumour, unknown: list[int], now: list[int], rng: Rng) -> None:
        """A card known to be in one of several hands changes place with one that may be where it
        is: an unknown one, or another of which the same is known."""
        alike = [c for c in unknown if self.epoch[c] == self.epoch[rumour.card]]
        alike += [
            other.card
            for other in self.rumours
            if other.seat == rumour.seat and not other.taking and other.hands == rumour.hands
        ]
        places = [rumour.card, *self.held_by(alike, rumour.hands)]
        chosen = places[rng.below(len(places))]
        now[rumour.card], now[chosen] = now[chosen], now[rumour.card]

    def held_by(self, cards: list[int], seats: int) -> list[int]:
        """Those of the cards that are in one of these hands."""
        found: list[int] = []
        for card in cards:
            seat = self.holder(card)
            if seat >= 0 and (seats >> seat) & 1:
                found.append(card)
        return found

    def rename(self, seat: int, now: list[int]) -> None:
        """Put card now[c] wherever card c lay; what others know stays with the place."""
        for zone in self.places():
            zone[:] = [now[card] for card in zone]
        known = self.known[:]
        epoch = self.epoch[:]
        for place in range(len(now)):
            known[now[place]] = self.known[place]
            epoch[now[place]] = self.epoch[place]
        self.known = known
        self.epoch = epoch
        self.blends = [[now[card] for card in blend] for blend in self.blends]
        for rumour in self.rumours:
            if rumour.seat != seat:
                rumour.card = now[rumour.card]


def shuffle_among(places: list[int], now: list[int], rng: Rng) -> None:
    """The cards that come to lie in these places change among themselves."""
    cards = [now[place] for place in places]
    rng.shuffle(cards)
    for i in range(len(places)):
        now[places[i]] = cards[i]
