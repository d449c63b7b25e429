"""Functions that set up BANG! tables."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.classic import (
    BOXES,
    HOUSE_RULES,
    Card,
    Character,
    Config,
    EventCard,
    Facts,
    Game,
    facts_for,
)
from sixgun.classic.config import DEFAULT_NAMES
from sixgun.classic.deal import owners
from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.flow import Turn
from sixgun.classic.roles import DUELIST, ROLES
from sixgun.classic.variants.long_duel import A_SIDE
from sixgun.classic.variants.short_duel import A_PILE
from sixgun.engine import Rng
from sixgun.testing.decks import BangScenario
from sixgun.testing.errors import (
    ScenarioError,
    convert_config_errors,
    require_different,
    require_known,
    require_number,
    require_seed,
)
from sixgun.testing.options import (
    ORDER_OF_ROLES,
    Bystander,
    character_id,
    check_own_cards,
    event_id,
    house_rules,
    money_of,
    needed_boxes,
    parse_piles,
    roles_of,
    seat_count,
)
from sixgun.testing.players import Player
from sixgun.testing.scenario import set_current

__all__ = ["Bystander", "auction", "long_duel", "short_duel", "table"]

SEED = "a table set by hand"


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
    seed: int | str = SEED,
) -> list[Player]:
    """Set up a table: characters by id or class in seating order, bystanders up to `players`.

    Roles are "sheriff outlaw outlaw renegade deputy outlaw deputy renegade" unless named, with
    three players "deputy outlaw renegade"; without a Sheriff no player has the extra life. The
    table has the base box, the boxes of the characters and the event that are named, and those in
    `boxes`. `event` is in force; `house` lists house rules by name; `cards` adds custom kinds to
    the deck; `seed` is for random choices.
    """
    count = seat_count(characters, players)
    own = [c for c in characters if not isinstance(c, str)]
    named = [character_id(who) for who in characters]
    named += [Bystander.id] * (count - len(named))
    in_force = event_id(event, tempo)
    needed = needed_boxes([*named, in_force], boxes)
    given = roles_of(roles, count)
    check_own_cards(cards, needed)
    if tempo and any(BOXES[box].events for box in needed):
        raise ScenarioError(f"tempo is for games without events: {', '.join(sorted(needed))}")
    config = Config(
        players=count,
        boxes=tuple(box for box in BOXES if box in needed),
        names=DEFAULT_NAMES[:count],
        ask_discard_order=ask_discard_order,
        house=house_rules(house, HOUSE_RULES),
        tempo=tempo,
        variant="standard" if "sheriff" in given else "",  # three may have one, too
    )
    with convert_config_errors():
        facts = Facts(config, cards, [*own, Bystander], [] if isinstance(event, str) else [event])
    seated = [facts.character_by_id[who] for who in named]
    game = deal_table(facts, [ROLES.index(role) for role in given], seated, seed)
    if in_force:
        game.put_in_force(facts.event_by_id[in_force], 0)
    return seat_players(game, [(seat, seat) for seat in range(count)])


def deal_table(facts: Facts, roles: list[int], seated: list[Character], seed: int | str) -> Game:
    """A game with all players seated and all cards in the deck."""
    game = Game()
    game.set_up_classic(facts, owners(facts), roles, seated, Rng.from_seed(require_seed(seed)))
    game.ask_forced = True
    game.spare = [facts.characters[-1]] * game.seats
    game.decks[0].extend(range(len(facts.kind)))
    game.epochs = 1  # the deck counts as shuffled
    game.push(Turn(0, [], 0, 0))
    return game


def seat_players(game: Game, places: Sequence[tuple[int, int]]) -> list[Player]:
    """The players of a game, by seat and figure, in the first one's playing phase."""
    scenario = BangScenario(game)
    scenario.players = [Player(scenario, seat, figure) for seat, figure in places]
    set_current(scenario)
    if not game.facts.variant.has_purses:
        scenario.players[0].plays_first()
    return scenario.players


def short_duel(mine: str, others: str, seed: int | str = SEED) -> list[Player]:
    """Two players of the short duel, each with their characters in the order they come; if you name
    fewer than eight, the others were eliminated earlier."""
    facts = facts_for(Config(players=2, variant="short_duel"))
    piles = parse_piles(facts, mine, others, A_PILE)
    game = deal_table(facts, [DUELIST, DUELIST], [pile[0] for pile in piles], seed)
    game.reserve = [[c.no for c in reversed(pile[1:])] for pile in piles]
    game.lost = [A_PILE - len(pile) for pile in piles]
    return seat_players(game, [(0, 0), (1, 1)])


def long_duel(mine: str, others: str, seed: int | str = SEED) -> list[Player]:
    """The figures of the long duel: my front and rear, the opponent's front and rear. Name each
    side in the order its characters come; with a single one it has no rear."""
    facts = facts_for(Config(players=2, variant="long_duel"))
    sides = parse_piles(facts, mine, others, A_SIDE)
    seated = [side[at] if at < len(side) else NO_ABILITY for side in sides for at in range(2)]
    game = deal_table(facts, [DUELIST, DUELIST], seated, seed)
    game.reserve = [[c.no for c in reversed(side[2:])] for side in sides]
    game.lost = [A_SIDE - len(side) for side in sides]
    players = seat_players(game, [(figure // 2, figure) for figure in range(4)])
    for figure, player in enumerate(players):
        if len(sides[figure // 2]) <= figure % 2:
            player.leave_ring()
    return players


def auction(
    *characters: str, purses: str = "", tempo: bool = False, seed: int | str = SEED
) -> list[Player]:
    """An auction of these characters, one for each player, from its start. The roles are as in
    `table`; `purses` lists the players' money in seating order, 2,000 each by default."""
    count = require_number(len(characters), "the number of characters", 5, 7)
    for who in characters:
        require_known(who, "character", sorted(kind.id for kind in BOXES["base"].characters))
    require_different(characters, "character")
    money = money_of(purses, count)
    with convert_config_errors():
        facts = facts_for(Config(players=count, variant="auction", purses=money, tempo=tempo))
    roles = [ROLES.index(role) for role in ORDER_OF_ROLES[:count]]
    game = deal_table(facts, roles, [NO_ABILITY] * count, seed)
    game.spare = []
    game.reserve = [[facts.character_by_id[who].no for who in characters], *game.reserve[1:]]
    facts.variant.start(game)
    return seat_players(game, [(seat, seat) for seat in range(count)])
