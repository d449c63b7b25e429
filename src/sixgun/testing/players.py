"""The players of a BANG! scenario: their setup, their moves, their state."""

from __future__ import annotations

from sixgun.classic import EventCard, Game
from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.flow import Turn
from sixgun.classic.flow.turn import PLAYING
from sixgun.classic.roles import DUELIST, ROLES
from sixgun.engine.moves import DISCARD, MOST_MONEY, PASS, USE, bid, encode, figure_target
from sixgun.testing.actor import Actor, At, CardTarget
from sixgun.testing.errors import ScenarioError, require_known, require_number
from sixgun.testing.scenario import Scenario

__all__ = ["CardTarget", "Player"]


class Player(Actor[Game]):
    """A player at the table: set their cards and life before, let them act, inspect them after."""

    def __init__(self, scenario: Scenario[Game], seat: int, figure: int = -1) -> None:
        super().__init__(scenario, seat)
        self._figure = figure if figure >= 0 else seat

    @property
    def figure(self) -> int:
        return self._figure

    @property
    def name(self) -> str:
        return self.game.facts.figures[self.figure]

    # -- setup -----------------------------------------------------------------------------

    def has_in_play(self, *cards: str) -> Player:
        self.require_in_game()
        for wanted in cards:
            card = self.scenario.cards.free(wanted)
            self.require_can_lie_here(card)
            self.scenario.cards.remove(card)
            self.game.in_play[self.figure].append(card)
            self.game.known[card] = self.game.everyone
        self.game.recompute_ranges(self.figure)
        self.scenario.settled = False
        return self

    def require_can_lie_here(self, card: int) -> None:
        """Put blue and green cards into play: one of a name, one weapon, and only where they may
        lie."""
        game = self.game
        kind = game.kind[card]
        if not kind.lies_in_play:
            raise ScenarioError(f"{kind.id} does not stay in play: it is a {kind.border} card")
        for other in game.in_play[self.figure]:
            there = game.kind[other]
            if there is kind:
                raise ScenarioError(f"{self.name} has a {kind.id} in play already: one of a name")
            if there.reach and kind.reach:
                raise ScenarioError(f"{self.name} has a weapon already: {there.id}")
        target = figure_target(self.figure)
        refused = [kind.aim.refusal(game, by, target) for by in game.ring] if kind.aimed else [""]
        if all(refused):
            codes = ", ".join(sorted(set(refused)))
            raise ScenarioError(f"nobody can put a {kind.id} before {self.name}: {codes}")

    def has_life(self, points: int) -> Player:
        self.require_in_game()
        most = self.game.max_life[self.figure]
        require_number(points, f"the life of {self.name}", 1, most)
        self.scenario.settled = False
        self.game.life[self.figure] = points
        return self

    def is_out(self) -> Player:
        """Eliminate the player before the scenario starts; their cards are in the discard pile."""
        game = self.game
        self.require_in_game()
        self.scenario.require_between_cards(f"that {self.name} is out")
        if game.role[self.seat] == DUELIST:
            raise ScenarioError("in a duel name fewer characters: the others fell before")
        if len(game.ring) == 1:
            raise ScenarioError(f"{self.name} is the last one at the table")
        for place in (game.hands[self.seat], game.in_play[self.figure]):
            for card in place:
                game.known[card] = game.everyone
            game.discards += place
            place.clear()
        self.leave_ring()
        return self

    def leave_ring(self) -> None:
        self.scenario.settled = False
        self.game.life[self.figure] = 0
        self.game.ring.remove(self.figure)
        self.game.graves.append(self.figure)
        self.game.roles_shown |= 1 << self.seat
        self.game.give_ability(self.figure, NO_ABILITY)

    def require_in_game(self) -> None:
        if self.figure not in self.game.ring:
            raise ScenarioError(f"{self.name} is not in the game")

    def has_spare(self, character: str) -> Player:
        """Set the character under the player's own, used as life counter."""
        facts = self.game.facts
        require_known(character, "character", list(facts.character_by_id))
        if not self.game.spare:
            raise ScenarioError("in an auction nobody has a spare character")
        self.game.spare = self.game.spare[:]
        self.game.spare[self.seat] = facts.character_by_id[character]
        return self

    def has_copied(self, character: str) -> Player:
        """Give the player this ability until their next turn, like Vera Custer after her choice."""
        game = self.game
        self.require_in_game()
        require_known(character, "character", list(game.facts.character_by_id))
        own = game.character[self.figure]
        if not own.prepares:
            raise ScenarioError(f"{own.id} copies nobody: seat one who does, such as vera_custer")
        waiting = game.pending[:]
        game.give_ability(self.figure, game.facts.character_by_id[character])
        game.pending = waiting  # the hand was empty already
        self.scenario.settled = False
        return self

    def starts_turn(self) -> Player:
        """Start the player's turn now, with its checks and its draw."""
        turn = self.settle_turn("a new turn")
        self.game.active = -1  # another turn, not one more of the same
        turn.begin(self.game, self.figure)
        self.scenario.settle()
        return self

    def is_playing(self) -> Player:
        """Make it the player's turn, in the playing phase."""
        self.enter_play(self.settle_turn("another playing phase"))
        return self

    def plays_first(self) -> None:
        """The same during the setup: an event may already wait to be resolved."""
        turn = self.game.stack[0]
        assert isinstance(turn, Turn)
        self.enter_play(turn)

    def enter_play(self, turn: Turn) -> None:
        turn.begin(self.game, self.figure)
        turn.enter(PLAYING)

    def settle_turn(self, what: str) -> Turn:
        self.scenario.require_between_cards(what)
        turn = self.game.stack[0]
        assert isinstance(turn, Turn)
        returns = type(self.game.event).comes_back is not EventCard.comes_back
        if self.figure not in self.game.ring and not returns:
            raise ScenarioError(f"{self.name} is out of the game and has no turn")
        if not self.is_in_front:
            raise ScenarioError(f"{self.name} stands behind: the turn is that of the one in front")
        self.scenario.settled = False
        return turn

    # -- acting ----------------------------------------------------------------------------

    def uses(self, card: str = "", at: At = None) -> Player:
        """Use a card in play before the player, or without a name the ability."""
        return self.moves(USE, -1 if card == "" else self.card(card).card, at)

    def discards(self, *cards: str, at: At = None, as_: str = "") -> Player:
        if not cards:
            raise ScenarioError("say which cards: discards('bang', 'beer')")
        for card in cards:
            self.moves(DISCARD, self.find_own(card), at, as_)
        return self

    def bids(self, amount: int) -> Player:
        """Offer this much for the current lot."""
        self.scenario.make(self.seat, self.offer(amount), False)
        return self

    def offer(self, amount: int) -> int:
        return bid(require_number(amount, "a bid", 0, MOST_MONEY))

    # -- refusals --------------------------------------------------------------------------

    def refused_bid(self, amount: int) -> str:
        """The rule that refuses this offer; "" if it is legal."""
        move = self.offer(amount)
        return self.not_asked() or self.refusal(move, False)

    def refused_pass(self) -> str:
        """The rule that refuses passing."""
        return self.not_asked() or self.refusal(encode(PASS), False)

    def refused_use(self, card: str = "", at: At = None) -> str:
        """The rule that refuses using a card in play, or without a name the ability."""
        code = self.not_asked(card, at)
        if code:
            return code
        used = -1 if card == "" else self.card(card).card
        return self.refusal(self.encode_move(USE, used, at, ""), True)

    def refused_discard(self, card: str, at: At = None, as_: str = "") -> str:
        """The rule that refuses discarding a card in hand or in play."""
        return self.not_asked(card, at, as_) or self.refusal(
            self.encode_move(DISCARD, self.find_own(card), at, as_), not as_
        )

    # -- inspection ------------------------------------------------------------------------

    def card(self, wanted: str) -> CardTarget:
        """A card in play before the player, as a target."""
        cards = self.game.in_play[self.figure]
        return CardTarget(self.game, self.find_among(cards, wanted, "in play"))

    def find_own(self, wanted: str) -> int:
        """A card in hand or in play."""
        cards = self.game.hands[self.seat] + self.game.in_play[self.figure]
        return self.find_among(cards, wanted, "in hand or in play")

    @property
    def life(self) -> int:
        return self.game.life[self.figure]

    @property
    def max_life(self) -> int:
        return self.game.max_life[self.figure]

    @property
    def in_play(self) -> list[str]:
        return [self.id_of(card) for card in self.game.in_play[self.figure]]

    @property
    def in_play_names(self) -> list[str]:
        """The names of the cards in play before the player."""
        return [self.game.names.cards[card] for card in self.game.in_play[self.figure]]

    @property
    def is_alive(self) -> bool:
        return self.figure in self.game.ring

    @property
    def role(self) -> str:
        return ROLES[self.game.role[self.seat]]

    @property
    def ability(self) -> str:
        """The id of the character whose ability the player has now; "" if none works."""
        return self.game.ability[self.figure].id

    @property
    def character(self) -> str:
        return self.game.character[self.figure].id

    @property
    def purse(self) -> int:
        """The player's money, while characters are auctioned."""
        if not self.game.purse:
            raise ScenarioError("nobody has a purse: no characters are being auctioned")
        return self.game.purse[self.seat]

    @property
    def paid(self) -> int:
        """The price the player paid for their character; -1: they have none yet."""
        if not self.game.paid:
            raise ScenarioError("nobody has paid anything: this game has no auction")
        return self.game.paid[self.seat]

    @property
    def is_in_front(self) -> bool:
        return self.game.front[self.seat] == self.figure

    @property
    def is_active(self) -> bool:
        """Whether it is the player's turn."""
        self.scenario.settle()
        return self.game.active == self.figure

    def distance_to(self, other: Player) -> int:
        self.require_target(other, "distance_to", cards=False)
        self.require_in_game()
        other.require_in_game()
        return self.game.distances(self.figure)[other.figure]

    def __repr__(self) -> str:
        return f"<{self.name}: {self.game.character[self.figure].id}, life {self.life}>"
