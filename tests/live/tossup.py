"""A minimal second game: everything a game needs to be dealt, played and recorded.

Two players with some life points toss coins at each other; each coin that is tossed costs the other
one a point.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sixgun.engine import (
    BadConfig,
    BaseView,
    FigureFrame,
    FigureGame,
    Kind,
    Names,
    Rng,
    base_view,
    open_base_view,
    resolve_player_names,
)
from sixgun.engine.events import CARD_PLAYED, LIFE_LOST
from sixgun.engine.moves import JUST_PASS, PASS, card_of, verb_of
from sixgun.live.rulesets import Ruleset

__all__ = ["Config", "Facts", "Game", "TossUp", "TossView"]

COINS = 6
HAND = 2


@dataclass(frozen=True)
class Config:
    """The options: the length of the game, and heavy coins."""

    life: int = 3
    names: tuple[str, ...] = ()
    heavy: bool = False

    @property
    def players(self) -> int:
        return 2

    def validate(self) -> Config:
        if not 1 <= self.life <= 9:
            raise BadConfig("bad_option", option="life", value=self.life)
        return replace(self, names=resolve_player_names(self.names, self.players))


class Coin(Kind):
    id = "coin"
    name = "Coin"
    words = "The other player loses 1 life."


class Tosser(Kind):
    id = "tosser"
    name = "Tosser"
    words = "Tosses coins."


class Facts(Names):
    """The coins and the players."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.game = "tossup"
        self.config = config
        self.seat_names = list(config.names)
        self.figures = list(config.names)
        self.kinds = [Coin()]
        self.kinds[0].no = 0
        self.kind_ids = ["coin"]
        self.kind = self.kinds * COINS
        for value in range(COINS):
            self.add_card("coin", str(value + 1))
        self.characters = [Tosser()]
        self.character_by_id = {"tosser": self.characters[0]}
        self.build_move_tables()


class Game(FigureGame):
    """The state: only the fields that every game has."""

    facts: Facts
    kind: list[Kind]

    def clone(self) -> Game:
        twin = Game()
        twin.facts = self.facts
        twin.kind = self.kind
        self.copy_figures_to(twin)
        return twin

    def player_left(self, seat: int) -> None:
        self.end(1 << (1 - seat))

    def hit(self, me: int, card: int) -> None:
        self.discard_silently(me, card)
        points = 2 if self.facts.config.heavy else 1
        self.life[1 - me] = max(self.life[1 - me] - points, 0)
        if self.emits_events:
            self.events.append((CARD_PLAYED, self.everyone, me, card, 2 - me, 0))
            self.events.append((LIFE_LOST, 0, 1 - me, points, me, -1))
        if not self.life[1 - me]:
            self.end(1 << me)


class Toss(FigureFrame[Game]):
    """The players take turns: toss a coin, or keep the coins."""

    def step(self, game: Game) -> None:
        if not game.over:
            coins = [game.facts.aimed_moves[card][2 - self.me] for card in game.hands[self.me]]
            game.ask(self.me, "toss", [*coins, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        if verb_of(move) != PASS:
            game.hit(self.me, card_of(move))
        self.me = 1 - self.me
        if not game.over:
            game.draw(self.me, 1)


def new_game(config: Config, seed: int | str, emits_events: bool) -> Game:
    game = Game()
    game.facts = Facts(config.validate())
    game.kind = list(game.facts.kind)
    game.set_up_figures(game.facts, [0, 1], [config.life] * 2, 1, Rng.from_seed(seed))
    game.emits_events = emits_events
    game.decks[0].extend(range(COINS))
    game.shuffle(0)
    for seat in range(2):
        game.draw(seat, HAND)
    game.push(Toss(0))
    game.run()
    return game


@dataclass
class TossView:
    """The view of a seat."""

    cards: BaseView
    life: list[int]
    winners: int
    characters: tuple[str, str] = ("tosser", "tosser")
    ring: tuple[int, int] = (0, 1)
    front: tuple[int, int] = (0, 1)
    hand_limits: tuple[int, ...] = ()


class TossUp(Ruleset[Config, Game, TossView]):
    id = "tossup"
    config = Config

    def deal(self, config: Config, seed: int | str, emits_events: bool = True) -> Game:
        return new_game(config, seed, emits_events)

    def config_of(self, game: Game) -> Config:
        return game.facts.config

    def view(self, game: Game, seat: int) -> TossView:
        return TossView(base_view(game, seat), game.life[:], game.winners)

    def open_view(self, game: Game, seat: int) -> TossView:
        return TossView(open_base_view(game, seat), game.life[:], game.winners)

    def side(self, game: Game) -> str:
        return ("heads", "tails")[game.winners >> 1]

    def roles(self, game: Game) -> list[str]:
        return ["heads", "tails"]
