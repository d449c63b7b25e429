"""Any table, set by hand."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.classic import Card, Character, Config, Facts, Game
from sixgun.classic.config import NAMES
from sixgun.classic.flow import Turn
from sixgun.classic.flow.turn import PLAYING
from sixgun.classic.roles import ROLES
from sixgun.engine import Rng
from sixgun.engine.moves import (
    DECK,
    DISCARD,
    DISCARDS,
    DRAW,
    END,
    NOBODY,
    PASS,
    PICK,
    PLAY,
    SKIP,
    USE,
    card_of,
    card_target,
    encode,
    figure_target,
    target_of,
    verb_of,
)
from sixgun.notation import write_move

__all__ = [
    "Bystander",
    "Player",
    "Scenario",
    "current",
    "deck",
    "discard_pile",
    "next_cards",
    "only_cards",
    "pile",
    "table",
]

ORDER_OF_ROLES = ("sheriff", "outlaw", "outlaw", "renegade", "deputy", "outlaw", "deputy")


class Bystander(Character):
    """Sits at a table where nobody else is named: 4 life points and no ability."""

    id = "bystander"
    name = "Bystander"
    words = "No ability."


class InPlay:
    """A card in play, as a target."""

    def __init__(self, card: int) -> None:
        self.card = card


class Scenario:
    """A game set by hand. `table` makes one and returns its players."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = [Player(self, seat) for seat in range(game.seats)]
        self.settled = False

    # -- setting ---------------------------------------------------------------------------

    def find(self, wanted: str) -> int:
        """A card of the deck by id ("bang"), name ("bang-7C") or face ("9H")."""
        game = self.game
        for card in reversed(game.decks[0]):
            name = game.facts.cards[card]
            if wanted in (name, game.kind[card].id, face_of(name)):
                return card
        raise AssertionError(f"no {wanted} is left in the deck")

    def lift(self, wanted: str) -> int:
        """The same, taken out of the deck."""
        self.settled = False
        card = self.find(wanted)
        self.game.decks[0].remove(card)
        return card

    # -- acting ----------------------------------------------------------------------------

    def settle(self) -> None:
        """The decision anew, after the table was changed by hand."""
        if not self.settled and not self.game.over:
            self.settled = True
            self.game.seat = -1
            self.game.run()

    def decision(self) -> str:
        """Who is asked what, for messages."""
        game = self.game
        if game.over:
            return "the game is over"
        name = game.facts.seat_names[game.seat]
        moves = ", ".join(write_move(game, move) for move in game.moves)
        return f"{name} is asked ({game.prompt}): {moves}"

    def make(self, player: Player, move: int, any_kind: bool) -> None:
        """Make a move for a player; IllegalMove if a rule refuses it."""
        self.settle()
        game = self.game
        assert not game.over, "the game is over"
        assert game.seat == player.seat, f"{player.name} is not asked; {self.decision()}"
        if any_kind:
            fitting = [m for m in game.moves if strip_kind(m) == move]
            assert len(fitting) <= 1, f"say as what: {self.decision()}"
            move = fitting[0] if fitting else move
        game.choose(move)


def face_of(name: str) -> str:
    """Value and suit of a card by its name: "9H"."""
    return name.split("-")[1].split(".", maxsplit=1)[0]


def strip_kind(move: int) -> int:
    return encode(verb_of(move), card_of(move), target_of(move))


class Player:
    """One at the table: set his things before, let him act, look at him after."""

    def __init__(self, scenario: Scenario, seat: int) -> None:
        self.scenario = scenario
        self.seat = seat
        self.figure = seat

    @property
    def game(self) -> Game:
        return self.scenario.game

    @property
    def name(self) -> str:
        return self.game.facts.seat_names[self.seat]

    # -- setting ---------------------------------------------------------------------------

    def holds(self, *cards: str) -> Player:
        for wanted in cards:
            card = self.scenario.lift(wanted)
            self.game.hands[self.seat].append(card)
            self.game.known[card] = 1 << self.seat
        return self

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
        self.game.give_ability(self.figure, Bystander())
        return self

    def starts_turn(self) -> Player:
        """His turn begins now, with its checks and its draw."""
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

    def plays(self, card: str, at: Player | InPlay | None = None, as_: str = "") -> Player:
        self.scenario.make(self, *self.coded(PLAY, self.held(card), at, as_))
        return self

    def uses(self, card: str = "", at: Player | InPlay | None = None) -> Player:
        """A card in play before him, or without a name his ability."""
        used = self.card(card).card if card else -1
        self.scenario.make(self, *self.coded(USE, used, at, ""))
        return self

    def discards(self, *cards: str, as_: str = "") -> Player:
        for card in cards:
            game = self.game
            mine = game.hands[self.seat] + game.in_play[self.figure]
            chosen = self.among(mine, card)
            self.scenario.make(self, *self.coded(DISCARD, chosen, None, as_))
        return self

    def picks(self, card: str = "", at: Player | InPlay | None = None) -> Player:
        """One of the cards on offer, or a card of somebody (`at`)."""
        picked = self.among(self.game.aside, card) if card else -1
        self.scenario.make(self, *self.coded(PICK, picked, at, ""))
        return self

    def draws_from(self, source: str | Player) -> Player:
        """ "deck", "discards" or another player."""
        if isinstance(source, Player):
            target = figure_target(source.figure)
        else:
            target = {"deck": DECK, "discards": DISCARDS}[source]
        self.scenario.make(self, encode(DRAW, -1, target), False)
        return self

    def passes(self) -> Player:
        self.scenario.make(self, encode(PASS), False)
        return self

    def skips(self) -> Player:
        self.scenario.make(self, encode(SKIP), False)
        return self

    def ends_turn(self) -> Player:
        """Ends his playing phase."""
        self.scenario.make(self, encode(END), False)
        return self

    def coded(self, verb: int, card: int, at: Player | InPlay | None, as_: str) -> tuple[int, bool]:
        if isinstance(at, Player):
            target = figure_target(at.figure)
        elif isinstance(at, InPlay):
            target = card_target(at.card)
        else:
            target = NOBODY
        kind = self.game.facts.kind_by_id[as_].no if as_ else -1
        return encode(verb, card, target, kind), not as_

    def refused(self, card: str, at: Player | InPlay | None = None, as_: str = "") -> str:
        """The code of the rule that keeps him from playing this card; "" if he may."""
        self.scenario.settle()
        move, any_kind = self.coded(PLAY, self.held(card), at, as_)
        if any_kind and move in [strip_kind(m) for m in self.game.moves]:
            return ""
        refusal = self.game.why_not(move)
        return refusal.code if refusal else ""

    # -- looking ---------------------------------------------------------------------------

    def held(self, wanted: str) -> int:
        return self.among(self.game.hands[self.seat], wanted)

    def card(self, wanted: str) -> InPlay:
        """A card in play before him."""
        return InPlay(self.among(self.game.in_play[self.figure], wanted))

    def among(self, cards: Sequence[int], wanted: str) -> int:
        names = self.game.facts.cards
        for card in cards:
            if wanted in (names[card], self.game.kind[card].id, face_of(names[card])):
                return card
        there = ", ".join(names[card] for card in cards) or "nothing"
        raise AssertionError(f"{self.name} has no {wanted} there, but {there}")

    @property
    def life(self) -> int:
        return self.game.life[self.figure]

    @property
    def hand(self) -> list[str]:
        """The ids of his hand cards, as held."""
        return [self.game.kind[card].id for card in self.game.hands[self.seat]]

    @property
    def in_play(self) -> list[str]:
        return [self.game.kind[card].id for card in self.game.in_play[self.figure]]

    @property
    def is_alive(self) -> bool:
        return self.figure in self.game.ring

    @property
    def role(self) -> str:
        return ROLES[self.game.role[self.seat]]

    @property
    def has_won(self) -> bool:
        return self.game.over and bool((self.game.winners >> self.seat) & 1)

    @property
    def prompt(self) -> str:
        """What he is asked now: "play", "shot", "dying", ...; "" if nothing."""
        self.scenario.settle()
        return self.game.prompt if self.game.seat == self.seat and not self.game.over else ""

    @property
    def options(self) -> list[str]:
        """The moves he is offered, in words."""
        return [write_move(self.game, move) for move in self.game.moves] if self.prompt else []

    @property
    def is_active(self) -> bool:
        """Whether it is his turn."""
        self.scenario.settle()
        return self.game.active == self.figure

    def distance_to(self, other: Player) -> int:
        return self.game.distances(self.figure)[other.figure]

    def __repr__(self) -> str:
        return f"<{self.name}: {self.game.character[self.figure].id}, life {self.life}>"


_current: list[Scenario] = []


def current() -> Scenario:
    """The table set last."""
    assert _current, "no table is set"
    return _current[0]


def table(
    *characters: str | type[Character],
    players: int = 0,
    roles: str = "",
    cards: Sequence[type[Card]] = (),
    ask_discard_order: bool = False,
    seed: int | str = "a table set by hand",
) -> list[Player]:
    """Set a table: characters by id or class in seating order, bystanders up to `players`.

    Roles are "sheriff outlaw outlaw renegade deputy outlaw deputy" unless named; without a Sheriff
    nobody has his extra life. `cards` adds kinds of your own to the deck; `seed` is for what
    chance picks.
    """
    count = max(players, len(characters), 2)
    given = roles.split() or list(ORDER_OF_ROLES[:count])
    own = [c for c in characters if not isinstance(c, str)]
    config = Config(players=count, names=NAMES[:count], ask_discard_order=ask_discard_order)
    facts = Facts(config, cards, [*own, Bystander])
    ids = [c if isinstance(c, str) else c.id for c in characters]
    ids += ["bystander"] * (count - len(ids))
    seated = [facts.character_by_id[who] for who in ids]
    game = Game()
    game.open_classic(facts, [ROLES.index(role) for role in given], seated, Rng.from_seed(seed))
    game.ask_forced = True
    game.spare = [facts.character_by_id["bystander"]] * count
    game.decks[0].extend(range(len(facts.kind)))
    game.push(Turn(0, 0, 0))
    scenario = Scenario(game)
    _current[:] = [scenario]
    scenario.players[0].is_playing()
    return scenario.players


def next_cards(*cards: str) -> None:
    """The next cards of the deck, top one first."""
    scenario = current()
    lifted = [scenario.lift(wanted) for wanted in cards]
    scenario.game.decks[0].extend(reversed(lifted))


def deck() -> list[str]:
    """The names of the cards in the deck, top one first."""
    game = current().game
    return [game.names.cards[card] for card in reversed(game.decks[0])]


def pile() -> list[str]:
    """The names of the discards, top one last."""
    game = current().game
    return [game.names.cards[card] for card in game.discards]


def discard_pile(*cards: str) -> None:
    """Set the discard pile, top card last."""
    scenario = current()
    for wanted in cards:
        card = scenario.lift(wanted)
        scenario.game.discards.append(card)
        scenario.game.known[card] = scenario.game.everyone


def only_cards(*cards: str) -> None:
    """The deck has these cards and no more, top one first; the others are taken off the table."""
    scenario = current()
    lifted = [scenario.lift(wanted) for wanted in cards]
    scenario.game.decks[0][:] = list(reversed(lifted))
