"""Who knows where each card lies, and how to deal the unknown cards again.

`known[card]` is the mask of seats that know where the card lies; the bit after the last seat stands
for the spectators. Three more things record what a seat knows of the other cards:

- *Epochs*: all players know which cards went into which shuffle, so a card of an older epoch cannot
  be in the new deck, nor a younger one in a hand that has not drawn since.
- *Rumours*: when a card goes unseen from one hand to another, a third seat that knew cards of that
  hand still knows that each is in one of the two, and that at most one of them went. The same holds
  for a hand and a deck, if a card is put back or kept unseen.
- *Takings*: these unseen moves themselves, each with the cards that could have gone. To deal the
  unknown cards again is to shuffle again within each epoch and then to take again, in the same
  order.

Cards may have different backs, which all players see on top of a deck or in a hand: only cards with
the same back can be mistaken for each other there.

See docs/decisions/0004-knowledge.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.engine.holding import Holding
from sixgun.engine.rng import Rng

__all__ = ["Knowledge", "Rumour"]

TRIES: Final = 50  # tries to take again so that a hand holds what it is known to hold


class Rumour:
    """A seat knows that a card is in one of several places: hands, or a deck. Immutable: clones
    share it."""

    __slots__ = ("card", "clear", "home", "places", "seat", "since")

    def __init__(
        self, seat: int, card: int, places: int, home: int, since: int, clear: bool
    ) -> None:
        self.seat = seat
        self.card = card
        self.places = places  # a mask: a bit for each hand, then one for each deck
        self.home = home  # the place it was in when one of its cards was taken unseen, as a mask
        self.since = since  # the number of that taking
        self.clear = clear  # no other taking has confused it

    def of(self, card: int) -> Rumour:
        """The same for another card."""
        return Rumour(self.seat, card, self.places, self.home, self.since, self.clear)

    def among(self, places: int, clear: bool) -> Rumour:
        """The same, but in other places."""
        return Rumour(self.seat, self.card, places, self.home, self.since, clear)

    def fields(self) -> tuple[int, int, int, int, int, bool]:
        return (self.seat, self.card, self.places, self.home, self.since, self.clear)

    def __reduce__(self) -> tuple[type[Rumour], tuple[int, int, int, int, int, bool]]:
        return (Rumour, self.fields())


class Taking:
    """One card of a hand went elsewhere, and only some seats saw which.

    Immutable: clones share it.
    """

    __slots__ = ("cards", "epoch", "number", "others", "seats", "went")

    def __init__(
        self, number: int, seats: int, cards: list[int], went: int, others: list[int], epoch: int
    ) -> None:
        self.number = number
        self.seats = seats  # the seats that saw it, as a mask
        self.cards = cards  # the cards that could have gone and that not all seats have seen since
        self.went = went  # the card that went; -1 once all have seen it
        self.others = others  # what the receiver had before: it may be mistaken for the one taken
        self.epoch = epoch  # the back of the card that went

    def fields(self) -> tuple[int, int, list[int], int, list[int], int]:
        return (self.number, self.seats, self.cards, self.went, self.others, self.epoch)

    def __reduce__(self) -> tuple[type[Taking], tuple[int, int, list[int], int, list[int], int]]:
        return (Taking, self.fields())

    def without(self, card: int) -> Taking:
        """All players have seen this card."""
        cards = [other for other in self.cards if other != card]
        others = [other for other in self.others if other != card]
        went = -1 if card == self.went else self.went
        return Taking(self.number, self.seats, cards, went, others, self.epoch)

    def renamed(self, now: list[int]) -> Taking:
        """The same, with card now[c] for each card c."""
        cards = [now[card] for card in self.cards]
        others = [now[card] for card in self.others]
        went = now[self.went] if self.went >= 0 else -1
        return Taking(self.number, self.seats, cards, went, others, self.epoch)

    def matters(self) -> bool:
        """Whether another card could still be the one that went."""
        return bool(self.cards and self.others) if self.went < 0 else len(self.cards) > 1

    def touches(self, card: int) -> bool:
        return card in self.cards or card in self.others


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What every seat knows of every card."""

    __slots__ = (
        "back",
        "epoch",
        "epochs",
        "everyone",
        "known",
        "rumours",
        "taken",
        "takings",
    )

    everyone: int  # the mask of all seats and the spectators
    back: list[int]  # by card: what its back shows; never changed
    known: list[int]  # by card
    epoch: list[int]  # by card
    epochs: int
    rumours: list[Rumour]
    takings: list[Taking]
    taken: int  # how many takings there were

    def know_nothing(self, seats: int, cards: int) -> None:
        self.everyone = (2 << seats) - 1
        self.back = [0] * cards
        self.known = [0] * cards
        self.epoch = [0] * cards
        self.epochs = 0
        self.rumours = []
        self.takings = []
        self.taken = 0

    def copy_knowledge_to(self, twin: Knowledge) -> None:
        twin.everyone = self.everyone
        twin.back = self.back
        twin.known = self.known[:]
        twin.epoch = self.epoch  # replaced, never changed
        twin.epochs = self.epochs
        twin.rumours = self.rumours  # these two lists as well
        twin.takings = self.takings
        twin.taken = self.taken

    def places(self) -> list[list[int]]:
        """Every place that holds cards, in a fixed order."""
        raise NotImplementedError

    def covered(self) -> list[list[int]]:
        """The cards whose backs are hidden, by place."""
        raise NotImplementedError

    def whereabouts(self, card: int) -> int:
        """The hand or deck where a card lies, as a rumour names it; 0 if it lies elsewhere."""
        raise NotImplementedError

    def alike(self, cards: list[int], card: int) -> list[int]:
        """The cards among these that have the same back."""
        back = self.back[card]
        return [other for other in cards if self.back[other] == back]

    def knows(self, seat: int, card: int) -> bool:
        """Whether the seat knows exactly where this card lies."""
        return (self.known[card] >> seat) & 1 == 1

    # -- what happens to knowledge ---------------------------------------------------------

    def forget_order(self, cards: list[int]) -> None:
        """These cards are shuffled: all players know which cards they are, but not their order."""
        self.epochs += 1
        epoch = self.epoch[:]
        for card in cards:
            self.known[card] = 0
            epoch[card] = self.epochs
        self.epoch = epoch

    def reveal(self, card: int, hand: int) -> None:
        """All players see this card, which lay in a hand (or in none: -1)."""
        self.known[card] = self.everyone
        if self.rumours:
            self.end_rumours_of(card, self.everyone, 1 << hand if hand >= 0 else 0)
        for taking in self.takings:
            if taking.touches(card):
                left = [t.without(card) if t.touches(card) else t for t in self.takings]
                self.takings = [t for t in left if t.matters()]
                return

    def lose_track(
        self, card: int, among: list[int], others: list[int], source: int, to: int, seeing: int
    ) -> None:
        """One of these cards is about to go from one place to another, and only some seats see
        which. Places and seats are masks; `others` is what lies there already."""
        self.taken += 1
        if self.told_apart(among, source, seeing):
            taking = Taking(self.taken, seeing, among[:], card, others[:], self.epoch[card])
            self.takings = [*self.takings, taking]
        rumours: list[Rumour] = []
        for rumour in self.rumours:
            alike = self.back[rumour.card] == self.back[card]
            confused = alike and rumour.places & source and not (seeing >> rumour.seat) & 1
            rumours.append(rumour.among(rumour.places | to, False) if confused else rumour)
        for held in among:
            third = self.known[held] & ~seeing
            self.known[held] &= seeing
            observer = 0
            while third:
                if third & 1:
                    rumours.append(Rumour(observer, held, source | to, source, self.taken, True))
                third >>= 1
                observer += 1
        self.rumours = rumours

    def told_apart(self, cards: list[int], source: int, seeing: int) -> bool:
        """Whether any other seat could tell the cards of a place from each other. If not, it makes
        no difference which of them goes."""
        for held in cards:
            if self.known[held] & ~seeing or self.epoch[held] != self.epoch[cards[0]]:
                return True
            for taking in self.takings:
                if taking.touches(held):
                    return True
        return any(rumour.places & source for rumour in self.rumours)

    def deck_bit(self, at: int) -> int:
        """The bit of a deck among the places of a rumour; the bits below are the hands."""
        return (self.everyone + 1) << at

    def rumours_of_deck(self, at: int, seat: int, card: int) -> None:
        """A seat has drawn this card from a deck; other seats do not see it."""
        deck = self.deck_bit(at)
        hand = 1 << seat
        for rumour in self.rumours:
            if rumour.places & deck:
                self.rumours = [
                    r.among(r.places | hand, False) if r.places & deck and r.seat != seat else r
                    for r in self.rumours
                ]
                self.end_rumours_of(card, hand, hand)
                return

    def follow_rumours(self, source: int, seat: int, back: int) -> None:
        """All cards with this back moved from one hand to another, whose owner sees them."""
        rumours: list[Rumour] = []
        for rumour in self.rumours:
            if (rumour.places >> source) & 1 and self.back[rumour.card] == back:
                places = rumour.places & ~(1 << source)
                rumours.append(
                    rumour.among(places if rumour.seat == seat else places | 1 << seat, False)
                )
            else:
                rumours.append(rumour)
        self.keep_rumours(rumours)

    def nothing_left_in(self, place: int, back: int) -> None:
        """A hand or deck no longer has a card with this back: rumours cannot point to it."""
        rumours = self.rumours
        meant = [bool(r.places & place) and self.back[r.card] == back for r in rumours]
        if any(meant):
            self.keep_rumours(
                [
                    rumours[i].among(rumours[i].places & ~place, rumours[i].clear)
                    if meant[i]
                    else rumours[i]
                    for i in range(len(rumours))
                ]
            )

    def keep_rumours(self, rumours: list[Rumour]) -> None:
        """A rumour of a single hand becomes knowledge; the others stay. A rumour of a deck stays
        too, because the position in the deck is unknown."""
        left: list[Rumour] = []
        for rumour in rumours:
            if rumour.places & (rumour.places - 1) or rumour.places > self.everyone:
                left.append(rumour)
            else:
                self.known[rumour.card] |= 1 << rumour.seat
        self.rumours = left

    def end_rumours_of(self, card: int, seats: int, place: int) -> None:
        """These seats see that the card is, or was until now, in this place (0: in none of them).
        If it is the one that was taken, the other cards of that taking did not move."""
        ended = [r for r in self.rumours if r.card == card and (seats >> r.seat) & 1]
        if not ended:
            return
        solved = [(r.seat, r.since) for r in ended if r.clear and place != r.home]
        rumours: list[Rumour] = []
        for rumour in self.rumours:
            if rumour in ended:
                continue
            stayed = rumour.clear and (rumour.seat, rumour.since) in solved
            rumours.append(rumour.among(rumour.home, True) if stayed else rumour)
        self.keep_rumours(rumours)

    # -- dealing the unknown cards again ---------------------------------------------------

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Exchange the cards that a seat does not know, consistent with everything it does know."""
        rumours = {rumour.card: rumour for rumour in self.rumours if rumour.seat == seat}
        unknown = [
            card
            for place in self.places()
            for card in place
            if not self.knows(seat, card) and card not in rumours
        ]
        now = self.dealt(seat, unknown, rumours, rng)
        holding = self.known_holding(seat)
        if holding is not None:
            tries = TRIES if any(not (t.seats >> seat) & 1 for t in self.takings) else 0
            while not holding.is_met(now):
                if tries == 0:
                    holding.deal(self.exchangeable(unknown, rumours, now), now, rng)
                    break
                tries -= 1
                now = self.dealt(seat, unknown, rumours, rng)
        self.rename(seat, now)

    def known_holding(self, seat: int) -> Holding | None:
        """What a seat knows of another hand in addition to the cards that it can name."""
        return None

    def dealt(
        self, seat: int, unknown: list[int], rumours: dict[int, Rumour], rng: Rng
    ) -> list[int]:
        """A random assignment: the card that moves to where each card lay."""
        now = list(range(len(self.known)))
        for epoch, back in sorted({(self.epoch[card], self.back[card]) for card in unknown}):
            group = [c for c in unknown if self.epoch[c] == epoch and self.back[c] == back]
            shuffle_among(group, now, rng)
        self.shuffle_backs(unknown, now, rng)
        for taking in self.takings:
            if not (taking.seats >> seat) & 1:
                lost = [card for card in rumours if rumours[card].since <= taking.number]
                self.take_again(taking, unknown + lost, rumours, now, rng)
        return now

    def exchangeable(
        self, unknown: list[int], rumours: dict[int, Rumour], now: list[int]
    ) -> list[list[int]]:
        """Groups of places whose cards a seat cannot tell from each other, as they were dealt."""
        groups: dict[tuple[int, int], list[int]] = {}
        for place in [*unknown, *rumours]:
            card = now[place]
            if card not in rumours:
                groups.setdefault((self.epoch[card], self.back[card]), []).append(place)
        return [groups[key] for key in sorted(groups)]

    def shuffle_backs(self, unknown: list[int], now: list[int], rng: Rng) -> None:
        """Where backs are hidden, cards with different backs may have changed places as well."""
        for place in self.covered():
            hidden = [card for card in place if card in unknown]
            if len({self.back[card] for card in hidden}) > 1:
                for epoch in sorted({self.epoch[card] for card in hidden}):
                    shuffle_among([c for c in hidden if self.epoch[c] == epoch], now, rng)

    def take_again(
        self,
        taking: Taking,
        hidden: list[int],
        rumours: dict[int, Rumour],
        now: list[int],
        rng: Rng,
    ) -> None:
        """Any card of that hand that was hidden then may have been taken, each equally likely."""
        went = taking.went
        if went not in hidden:
            # Seen since; but it may have been the receiver's own card, and another one the taken
            # card.
            alike = [c for c in taking.others if c in hidden and self.epoch[c] == taking.epoch]
            chance = rng.below(len(alike) + 1)
            if chance == len(alike):
                return
            went = alike[chance]
        fitting = [card for card in taking.cards if card in hidden]
        if went not in fitting:
            fitting.append(went)
        other = fitting[rng.below(len(fitting))]
        if self.may_lie(rumours, now[went], other) and self.may_lie(rumours, now[other], went):
            now[went], now[other] = now[other], now[went]

    def may_lie(self, rumours: dict[int, Rumour], card: int, place: int) -> bool:
        """Whether the rumours allow a card to lie where another lies."""
        if card not in rumours:
            return True
        return rumours[card].places & self.whereabouts(place) != 0

    def rename(self, seat: int, now: list[int]) -> None:
        """Put card now[c] wherever card c lay; what others know stays with the place."""
        for zone in self.places():
            zone[:] = [now[card] for card in zone]
        known = self.known[:]
        for place in range(len(now)):
            known[now[place]] = self.known[place]
        self.known = known
        self.rumours = [r if r.seat == seat else r.of(now[r.card]) for r in self.rumours]
        self.takings = [taking.renamed(now) for taking in self.takings]


def shuffle_among(places: list[int], now: list[int], rng: Rng) -> None:
    """Shuffle the cards assigned to these places among themselves."""
    cards = sorted([now[place] for place in places])  # shuffled: their real order is the unknown
    rng.shuffle(cards)
    for i in range(len(places)):
        now[places[i]] = cards[i]
