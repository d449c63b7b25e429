"""A game of The Duel: the vocabulary that cards are written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sixgun.duel.figure_rules import FigureRules
from sixgun.duel.state import SAVED
from sixgun.engine import Rng
from sixgun.engine.events import CHARACTER_ENTERED

if TYPE_CHECKING:
    from sixgun.duel.cards import Card
    from sixgun.duel.characters import Character
    from sixgun.duel.facts import Facts

__all__ = ["CONSEQUENCE", "STRIKE", "Game"]

# Kinds of entries in the queue.
STRIKE: Final = 0
CONSEQUENCE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(FigureRules):
    """A game of The Duel. It is the turn of the `active` seat; its figure in `front` acts."""

    __slots__ = ()

    def set_up_duel(self, facts: Facts, who: list[Character], rng: Rng) -> None:
        """Two characters of each side lie in their places; nothing is dealt."""
        owner = [figure // 2 for figure in range(len(who))]
        life = [facts.life[character.no] for character in who]
        self.set_up_figures(facts, owner, life, len(facts.seat_names) + 1, rng)
        self.set_up_state(facts, who)
        self.back = facts.back
        self.source = list(range(self.seats))

    def clone(self) -> Game:
        twin = Game()
        self.copy_state_to(twin)
        return twin

    def __reduce__(self) -> tuple[object, tuple[Facts, dict[str, object], list[str]]]:
        data = {name: getattr(self, name) for name in SAVED}
        return (restore_game, (self.facts, data, [c.id for c in self.character]))

    # -- decks -----------------------------------------------------------------------------

    def replenish(self, deck_no: int) -> int:
        """A seat whose own deck has run out continues with the common one (D27-D29)."""
        common = self.seats
        if deck_no != common:
            self.source = [common if deck == deck_no else deck for deck in self.source]
        return common if self.decks[common] or self.refill(common) else -1

    def refill(self, deck_no: int) -> bool:
        """D31: a red card whose hits are not settled stays where it is."""
        kept = self.in_flight
        if kept < 0 or kept not in self.discards:
            return super().refill(deck_no)
        self.discards.remove(kept)
        filled = super().refill(deck_no)
        self.discards.append(kept)
        return filled

    def is_wanted(self, card: int) -> bool:
        """True if a player is waiting to take the red card they avoided (D31, D178)."""
        for origin, _, value, _ in self.pending:
            if value == card and origin < self.facts.first_character:
                if self.facts.kinds[origin].takes_avoided:
                    return True
        return False

    # -- the queue -------------------------------------------------------------------------

    def queue_consequence(self, origin: Character, me: int, value: int = 0, by: int = -1) -> None:
        """Queue a consequence of an ability until the card being resolved is finished (D89)."""
        self.pending.append((self.facts.first_character + origin.no, me, value, by))

    def queue_card_consequence(self, origin: Card, me: int, value: int = 0, by: int = -1) -> None:
        """The same for a card."""
        self.pending.append((origin.no, me, value, by))

    def queue_strike(self, origin: Character, me: int, value: int = 0, by: int = -1) -> None:
        """Queue a hit of an ability until eliminations are over (D87)."""
        self.queue.append((STRIKE, self.facts.first_character + origin.no, me, value, by))

    def queue_card_strike(self, origin: Card, me: int, value: int = 0, by: int = -1) -> None:
        """The same for a card."""
        self.queue.append((STRIKE, origin.no, me, value, by))

    def trigger_next(self) -> None:
        """Run the next consequence."""
        origin, me, value, by = self.pending.pop(0)
        self.run_consequence(origin, me, value, by)

    def run_consequence(self, origin: int, me: int, value: int, by: int) -> None:
        first = self.facts.first_character
        if origin < first:
            self.facts.kinds[origin].consequence(self, me, value, by)
        else:
            self.facts.characters[origin - first].consequence(self, me, value, by)

    def strike_next(self) -> None:
        """Run the next waiting hit, or what comes after one."""
        what, origin, me, value, by = self.queue.pop(0)
        first = self.facts.first_character
        if what == CONSEQUENCE:
            self.run_consequence(origin, me, value, by)
        elif origin < first:
            self.facts.kinds[origin].strike(self, me, value, by)
        else:
            self.facts.characters[origin - first].strike(self, me, value, by)

    def notify_robbery(self, seat: int, bearer: int, by: int, drawn: bool) -> None:
        """A seat took or discarded a card from a hand (bearer -1) or a figure (D146, D200)."""
        me = bearer if bearer >= 0 else self.front[seat]
        if seat != by and self.life[me] > 0 and self.character[me].reacts_to_robbery:
            self.character[me].after_robbery(self, me, by, drawn)

    # -- coming and going ------------------------------------------------------------------

    def enter(self, me: int, number: int) -> None:
        """A character takes a place, at full life (D9)."""
        self.character = self.character[:]
        self.character[me] = self.facts.characters[number]
        life = self.facts.life[number]
        self.max_life = self.max_life[:]
        self.max_life[me] = life
        self.life[me] = life
        self.emit_entered(me)

    def emit_entered(self, me: int) -> None:
        if self.emits_events:
            number = self.character[me].no
            self.events.append((CHARACTER_ENTERED, 0, me, number, self.life[me], -1))

    def is_beaten(self, seat: int) -> bool:
        """D95: no reserve, and no living character."""
        if self.reserve[seat]:
            return False
        return not any(self.owner[f] == seat and self.life[f] > 0 for f in self.ring)

    def lose(self, seat: int) -> None:
        """This seat has lost: the seat that hunts it has won (D217)."""
        self.end(1 << self.facts.hunter[seat])

    def player_left(self, seat: int) -> None:
        """A player who leaves has lost."""
        self.lose(seat)

    # -- hidden information other than cards ------------------------------------------------

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Deal again what is hidden apart from the cards: the reserves, and at the start the
        characters in play (D7)."""
        super().deal_unknown(seat, rng)
        self.reserve = [pile[:] for pile in self.reserve]
        self.character = self.character[:]
        for side in range(self.seats):
            hidden = list(range(2 * side, 2 * side + 2)) if not self.shown and side != seat else []
            pile = self.reserve[side]
            pool = sorted(pile)
            if side != seat:
                seen = [] if hidden else [self.character[f].no for f in (2 * side, 2 * side + 1)]
                pool = [n for n in self.facts.pools[side] if n not in seen + self.graves]
            rng.shuffle(pool)
            self.reserve[side] = pool[: len(pile)]
            for figure in hidden:
                self.character[figure] = self.facts.characters[pool[len(pile) + figure % 2]]
        if not self.shown:
            self.max_life = [self.facts.life[character.no] for character in self.character]
            self.life = self.max_life[:]


def restore_game(facts: Facts, data: dict[str, object], people: list[str]) -> Game:
    """Restore a pickled game."""
    game = Game()
    game.names = facts
    game.facts = facts
    game.kind = facts.kind
    for name, value in data.items():
        setattr(game, name, value)
    game.character = [facts.character_by_id[who] for who in people]
    return game
