"""Any table, set by hand."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.classic import BOXES, Card, Character, Config, EventCard, Facts, Game, facts_for
from sixgun.classic.config import NAMES
from sixgun.classic.deal import owners
from sixgun.classic.flow import Turn
from sixgun.classic.roles import DUELIST, ROLES
from sixgun.classic.standing import NO_ABILITY
from sixgun.classic.variants.long_duel import A_SIDE
from sixgun.classic.variants.short_duel import A_PILE
from sixgun.engine import Rng
from sixgun.testing.players import Player
from sixgun.testing.scenario import Scenario, current, watched

__all__ = [
    "Bystander",
    "auction",
    "deck",
    "event",
    "long_duel",
    "next_cards",
    "next_events",
    "only_cards",
    "short_duel",
    "table",
]

ORDER_OF_ROLES = (
    "sheriff",
    "outlaw",
    "outlaw",
    "renegade",
    "deputy",
    "outlaw",
    "deputy",
    "renegade",
)
THREE_ROLES = ("deputy", "outlaw", "renegade")


class Bystander(Character):
    """Sits at a table where nobody else is named: 4 life points and no ability."""

    id = "bystander"
    name = "Bystander"
    words = "No ability."


def table(
    *characters: str | type[Character],
    players: int = 0,
    roles: str = "",
    boxes: str = "",
    event: str | type[EventCard] = "",
    house: str = "",
    cards: Sequence[type[Card]] = (),
    ask_discard_order: bool = False,
    tempo: bool = False,
    seed: int | str = "a table set by hand",
) -> list[Player]:
    """Set a table: characters by id or class in seating order, bystanders up to `players`.

    Roles are "sheriff outlaw outlaw renegade deputy outlaw deputy renegade" unless named, with
    three players "deputy outlaw renegade"; without a Sheriff nobody has his extra life. The base
    box is there, the boxes of characters and event that are named, and those in `boxes`. `event`
    is in force; `house` has house rules by name; `cards` adds kinds of your own to the deck; `seed`
    is for what chance picks.
    """
    count = max(players, len(characters), 2)
    usual = THREE_ROLES if count == 3 else ORDER_OF_ROLES[:count]
    own = [c for c in characters if not isinstance(c, str)]
    ids = [c if isinstance(c, str) else c.id for c in characters]
    ids += ["bystander"] * (count - len(ids))
    named = [*ids, event if isinstance(event, str) else ""]
    config = Config(
        players=count,
        boxes=tuple(box for box in BOXES if box in needed_boxes(named) or box in boxes.split()),
        names=NAMES[:count],
        ask_discard_order=ask_discard_order,
        house=tuple(house.split()),
        tempo=tempo,
        variant="standard" if "sheriff" in roles.split() else "",
    )
    events = [] if isinstance(event, str) else [event]
    facts = Facts(config, cards, [*own, Bystander], events)
    for wanted, known in (
        (ids, list(facts.character_by_id)),
        (roles.split(), list(ROLES)),
        (boxes.split(), list(BOXES)),
        ([event] if isinstance(event, str) and event else [], list(facts.event_by_id)),
    ):
        for name in wanted:
            assert name in known, f"there is no {name!r}; known: {', '.join(known)}"
    seated = [facts.character_by_id[who] for who in ids]
    given = [ROLES.index(role) for role in (roles.split() or usual)]
    game = opened(facts, given, seated, seed)
    scenario = watched(Scenario(game))
    scenario.players = [Player(scenario, seat) for seat in range(count)]
    if event:
        game.put_in_force(facts.event_by_id[event if isinstance(event, str) else event.id], 0)
    scenario.players[0].is_playing()
    return scenario.players


def needed_boxes(named: Sequence[str]) -> set[str]:
    """The base box, and those that have a character or event of these names."""
    needed = {"base"}
    for box in BOXES.values():
        kinds: list[type[Character | EventCard]] = [*box.characters, *box.events]
        if any(kind.id in named for kind in kinds):
            needed.add(box.id)
    return needed


def opened(facts: Facts, roles: list[int], seated: list[Character], seed: int | str) -> Game:
    """A game with everybody in his place and all cards in the deck."""
    game = Game()
    game.open_classic(facts, owners(facts), roles, seated, Rng.from_seed(seed))
    game.ask_forced = True
    game.spare = [facts.characters[-1]] * game.seats
    game.decks[0].extend(range(len(facts.kind)))
    game.push(Turn(0, [], 0, 0))
    return game


def short_duel(mine: str, others: str, seed: int | str = "a table set by hand") -> list[Player]:
    """Two players of the short duel, each with his characters in the order they come; fewer than
    eight means that the others fell before."""
    facts = facts_for(Config(players=2, variant="short_duel"))
    piles = [[facts.character_by_id[who] for who in pile.split()] for pile in (mine, others)]
    game = opened(facts, [DUELIST, DUELIST], [pile[0] for pile in piles], seed)
    game.reserve = [[c.no for c in reversed(pile[1:])] for pile in piles]
    game.lost = [A_PILE - len(pile) for pile in piles]
    scenario = watched(Scenario(game))
    scenario.players = [Player(scenario, seat) for seat in range(2)]
    scenario.players[0].is_playing()
    return scenario.players


def long_duel(mine: str, others: str, seed: int | str = "a table set by hand") -> list[Player]:
    """The figures of the long duel: my front and rear, the other's front and rear. Each side is
    named in the order its characters come; with a single one it has no rear."""
    facts = facts_for(Config(players=2, variant="long_duel"))
    sides = [[facts.character_by_id[who] for who in side.split()] for side in (mine, others)]
    seated = [side[at] if at < len(side) else NO_ABILITY for side in sides for at in range(2)]
    game = opened(facts, [DUELIST, DUELIST], seated, seed)
    game.reserve = [[c.no for c in reversed(side[2:])] for side in sides]
    game.lost = [A_SIDE - len(side) for side in sides]
    scenario = watched(Scenario(game))
    scenario.players = [Player(scenario, figure // 2, figure) for figure in range(4)]
    for figure in range(4):
        if len(sides[figure // 2]) <= figure % 2:
            scenario.players[figure].is_out()
    scenario.players[0].is_playing()
    return scenario.players


def auction(
    *characters: str, purses: str = "", tempo: bool = False, seed: int | str = "a table set by hand"
) -> list[Player]:
    """An auction of these characters, one for each player, from its beginning. The roles are as at
    a table; `purses` has their money in the order they sit, 2,000 each unless it is named."""
    count = len(characters)
    money = tuple(int(purse) for purse in purses.split())
    facts = facts_for(Config(players=count, variant="auction", purses=money, tempo=tempo))
    roles = [ROLES.index(role) for role in ORDER_OF_ROLES[:count]]
    game = opened(facts, roles, [NO_ABILITY] * count, seed)
    game.spare = []
    game.reserve = [[facts.character_by_id[who].no for who in characters], *game.reserve[1:]]
    facts.variant.open(game)
    scenario = watched(Scenario(game))
    scenario.players = [Player(scenario, seat) for seat in range(count)]
    return scenario.players


def next_events(*events: str) -> None:
    """The events that are still to come, next one first. The table must have their boxes."""
    game = current().game
    game.event_deck = [game.facts.event_by_id[event].no for event in events]
    game.turned = 0
    game.played_before = (1 << len(game.owner)) - 1


def event() -> str:
    """The id of the event in force."""
    return str(current().game.event.id)


def next_cards(*cards: str) -> None:
    """The next cards of the deck, top one first."""
    current().put_on_top(0, cards)


def deck() -> list[str]:
    """The names of the cards in the deck, top one first."""
    game = current().game
    return [game.names.cards[card] for card in reversed(game.decks[0])]


def only_cards(*cards: str) -> None:
    """The deck has these cards and no more, top one first; the others are taken off the table."""
    scenario = current()
    lifted = [scenario.lift(wanted) for wanted in cards]
    scenario.game.decks[0][:] = list(reversed(lifted))
