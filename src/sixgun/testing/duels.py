"""A game of The Duel, set by hand."""

from __future__ import annotations

from sixgun.duel import MODES, Config, Facts, Game, facts_for
from sixgun.duel.deal import opened
from sixgun.engine import Rng
from sixgun.testing.scenario import Scenario, current, watched
from sixgun.testing.sides import Player

__all__ = ["common_deck", "duel"]

FILLERS = {
    "law": ("the_stranger", "jango"),
    "outlaw": ("west_harding", "dalton_bros"),
    "renegade": ("big_steve", "hottie_delou"),
}


def duel(
    *sides: str,
    mode: str = "law_vs_outlaw",
    edition: str = "revised",
    house: str = "",
    corrections: str = "",
    ask_discard_order: bool = False,
    seed: int | str = "a table set by hand",
) -> list[Player]:
    """Set a duel: each side's characters in the order of their seats, the active one first, then
    the rearguard, then the reserve; a single one stands alone. It opens with the first player's
    playing phase, hands empty, nothing in play, decks unshuffled."""
    config = Config(
        mode=mode,
        edition=edition,
        house=tuple(house.split()),
        corrections=tuple(corrections.split()),
        ask_discard_order=ask_discard_order,
    )
    facts = facts_for(config)
    count = len(MODES[mode].sides)
    given = [side.split() for side in sides] + [[] for _ in range(count - len(sides))]
    named = [who or list(FILLERS[facts.sides[seat]]) for seat, who in enumerate(given)]
    assert len(given) == count, f"{mode} has {count} sides, not {len(given)}"
    check_characters(facts, named)
    piles = [[facts.character_by_id[who].no for who in reversed(side)] for side in named]
    piles = [pile * 2 if len(pile) == 1 else pile for pile in piles]
    game = opened(facts, piles, Rng.from_seed(seed))
    game.ask_forced = True
    game.shown = True
    scenario = watched(Scenario(game))
    for seat, side in enumerate(named):
        if len(side) == 1:
            stand_alone(game, seat)
    scenario.players = [Player(scenario, seat) for seat in range(count)]
    scenario.players[0].is_playing()
    return scenario.players


def check_characters(facts: Facts, named: list[list[str]]) -> None:
    """Everybody is a character of the mode's boxes, and there once; sides may be mixed by hand."""
    everybody = [who for side in named for who in side]
    for who in everybody:
        assert who in facts.character_by_id, f"there is no {who!r} in this mode"
    assert len(set(everybody)) == len(everybody), f"somebody is there twice: {everybody}"


def stand_alone(game: Game, seat: int) -> None:
    """The second figure of a seat fell before, and there is no reserve."""
    figure = 2 * seat + 1
    game.ring.remove(figure)
    game.life[figure] = 0
    game.character = game.character[:]
    game.character[figure] = game.facts.nobody
    game.reloading = True


def common_deck(*cards: str) -> None:
    """The common deck has these cards on top, top one first. Who draws from it is said by
    `draws_from_common`."""
    scenario = current()
    scenario.put_on_top(scenario.game.seats, cards)
