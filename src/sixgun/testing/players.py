"""The players of a scenario of BANG!: what they are given, what they do, how they stand."""

from __future__ import annotations

from sixgun.classic import Game
from sixgun.classic.flow import Turn
from sixgun.classic.flow.turn import PLAYING
from sixgun.classic.roles import ROLES
from sixgun.classic.standing import NO_ABILITY
from sixgun.engine.moves import DISCARD, PASS, USE, bid, encode
from sixgun.testing.acting import Actor, At, InPlay
from sixgun.testing.scenario import Scenario

__all__ = ["InPlay", "Player"]


class Player(Actor[Game]):
    """One at the table: set his things before, let him act, look at him after."""

    def __init__(self, scenario: Scenario[Game], seat: int, figure: int = -1) -> None:
        super().__init__(scenario, seat)
        self._figure = figure if figure >= 0 else seat

    @property
    def figure(self) -> int:
        return self._figure

    @property
    def name(self) -> str:
        return self.game.facts.figures[self.figure]

    # -- setting ---------------------------------------------------------------------------

    def has_in_play(self, *cards: str) -> Player:
        for wanted in cards:
            card = self.scenario.lift(wanted)
            self.game.in_play[self.figure].append(card)
            self.game.known[card] = self.game.everyone
        self.game.recount(self.figure)
        return self

    def has_life(self, points: int) -> Player:
        self.scenario.settled = False
        self.game.life[self.figure] = points
        return self

    def is_out(self) -> Player:
        """Eliminated before the scenario begins."""
        self.scenario.settled = False
        self.game.life[self.figure] = 0
        self.game.ring.remove(self.figure)
        self.game.graves.append(self.figure)
        self.game.roles_shown |= 1 << self.seat
        self.game.give_ability(self.figure, NO_ABILITY)
        return self

    def has_spare(self, character: str) -> Player:
        """The character under his, as life counter."""
        self.game.spare = self.game.spare[:]
        self.game.spare[self.seat] = self.game.facts.character_by_id[character]
        return self

    def starts_turn(self) -> Player:
        """His turn begins now, with its checks and its draw."""
        self.game.active = -1  # another turn, not one more of the same
        self.settle_turn().begin(self.game, self.figure)
        self.scenario.settle()
        return self

    def is_playing(self) -> Player:
        """It is his turn, and his playing phase."""
        turn = self.settle_turn()
        turn.begin(self.game, self.figure)
        turn.enter(PLAYING)
        return self

    def settle_turn(self) -> Turn:
        turn = self.game.stack[0]
        assert isinstance(turn, Turn)
        self.scenario.settled = False
        return turn

    # -- acting ----------------------------------------------------------------------------

    def uses(self, card: str = "", at: At = None) -> Player:
        """A card in play before him, or without a name his ability."""
        return self.moves(USE, self.card(card).card if card else -1, at)

    def discards(self, *cards: str, at: At = None, as_: str = "") -> Player:
        for card in cards:
            mine = self.game.hands[self.seat] + self.game.in_play[self.figure]
            self.moves(DISCARD, self.among(mine, card), at, as_)
        return self

    def bids(self, amount: int) -> Player:
        """Offers so much for the character that is up."""
        self.scenario.make(self.seat, bid(amount), False)
        return self

    def refused_bid(self, amount: int) -> str:
        """The rule that keeps him from offering so much."""
        return self.refusal(bid(amount), False)

    def refused_pass(self) -> str:
        """The rule that keeps him from passing."""
        return self.refusal(encode(PASS), False)

    def refused_use(self, card: str = "", at: At = None) -> str:
        """The rule that keeps him from using a card in play, or without a name his ability."""
        used = self.card(card).card if card else -1
        return self.refusal(self.coded(USE, used, at, ""), True)

    # -- looking ---------------------------------------------------------------------------

    def card(self, wanted: str) -> InPlay:
        """A card in play before him."""
        return InPlay(self.among(self.game.in_play[self.figure], wanted))

    @property
    def life(self) -> int:
        return self.game.life[self.figure]

    @property
    def in_play(self) -> list[str]:
        return [self.id_of(card) for card in self.game.in_play[self.figure]]

    @property
    def is_alive(self) -> bool:
        return self.figure in self.game.ring

    @property
    def role(self) -> str:
        return ROLES[self.game.role[self.seat]]

    @property
    def ability(self) -> str:
        """The id of the character whose ability works for him now."""
        return self.game.ability[self.figure].id

    @property
    def character(self) -> str:
        return self.game.character[self.figure].id

    @property
    def purse(self) -> int:
        """His money, while characters are auctioned."""
        return self.game.purse[self.seat]

    @property
    def paid(self) -> int:
        """What he has paid for his character; -1: he has none yet."""
        return self.game.paid[self.seat]

    @property
    def is_in_front(self) -> bool:
        return self.game.front[self.seat] == self.figure

    @property
    def is_active(self) -> bool:
        """Whether it is his turn."""
        self.scenario.settle()
        return self.game.active == self.figure

    def distance_to(self, other: Player) -> int:
        return self.game.distances(self.figure)[other.figure]

    def __repr__(self) -> str:
        return f"<{self.name}: {self.game.character[self.figure].id}, life {self.life}>"
