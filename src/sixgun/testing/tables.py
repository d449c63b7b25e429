"""Any table, set by hand."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.classic import Card, Character, Config, Facts, Game
from sixgun.classic.config import NAMES
from sixgun.classic.flow import Turn
from sixgun.classic.roles import ROLES
from sixgun.engine import Rng
from sixgun.testing.players import Player
from sixgun.testing.scenario import Scenario

__all__ = [
    "Bystander",
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
    scenario.players = [Player(scenario, seat) for seat in range(count)]
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
