"""A game of The Duel, set up for a test."""

from __future__ import annotations

from sixgun.duel import BOXES, EDITIONS, HOUSE_RULES, MODES, Config, Facts, Game, facts_for
from sixgun.duel.deal import set_up_game
from sixgun.duel.flow.front_choice import Choosing
from sixgun.engine import Rng
from sixgun.engine.moves import COMMON_DECK, DECK, FIRST_BACK, FIRST_DECK, WORDS
from sixgun.testing.errors import (
    ScenarioError,
    convert_config_errors,
    require_different,
    require_known,
    require_seed,
    split_words,
)
from sixgun.testing.options import house_rules
from sixgun.testing.scenario import Scenario, current, set_current
from sixgun.testing.side import Fighter, Side

__all__ = ["DuelScenario", "common_deck", "duel"]

FILLERS = {
    "law": ("the_stranger", "jango"),
    "outlaw": ("west_harding", "dalton_bros"),
    "renegade": ("big_steve", "hottie_delou"),
}


class DuelScenario(Scenario[Game]):
    """A game of The Duel, set up for a test."""

    nameable = tuple(WORDS[FIRST_BACK + back] for back in range(4))

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        decks = [FIRST_DECK + seat for seat in range(game.seats)]
        self.sources = tuple(WORDS[word] for word in (DECK, *decks, COMMON_DECK))

    def elsewhere(self, card: str) -> str:
        known = any(card == kind.id for box in BOXES.values() for kind in box.cards)
        return ", which this mode does not have: see duel(..., mode=)." if known else ""

    def figure(self, number: int) -> Fighter:
        side: Side = self.players[number // 2]
        return side.second if number % 2 else side.first

    def return_to_front_choice(self) -> None:
        """Each side's first two characters as dealt, hidden from the other."""
        self.require_between_cards("the choice of who stands in front")
        if len(self.game.ring) < len(self.game.owner):
            raise ScenarioError("a choice of who stands in front needs two characters on each side")
        self.game.shown = False
        self.game.turn_number = 0
        self.game.push(Choosing([]))
        self.settled = False


def duel(
    *sides: str,
    mode: str = "law_vs_outlaw",
    edition: str = "revised",
    house: str = "",
    corrections: str = "",
    ask_discard_order: bool = False,
    seed: int | str = "a table set by hand",
) -> list[Side]:
    """Set up a duel: each side's characters in the order of their seats, the active one first, then
    the rearguard, then the reserve; a single one stands alone. It starts in the first player's
    playing phase, with empty hands, nothing in play and unshuffled decks."""
    require_known(mode, "mode", list(MODES))
    require_known(edition, "edition", EDITIONS)
    config = Config(
        mode=mode,
        edition=edition,
        house=house_rules(house, HOUSE_RULES),
        corrections=tuple(split_words(corrections, "corrections", "big_steve.life=5")),
        ask_discard_order=ask_discard_order,
    )
    with convert_config_errors():
        facts = facts_for(config)
    named = parse_sides(facts, sides)
    piles = [[facts.character_by_id[who].no for who in reversed(side)] for side in named]
    piles = [pile * 2 if len(pile) == 1 else pile for pile in piles]
    game = set_up_game(facts, piles, Rng.from_seed(require_seed(seed)))
    game.ask_forced = True
    game.shown = True
    scenario = DuelScenario(game)
    set_current(scenario)
    for seat, side in enumerate(named):
        if len(side) == 1:
            leave_one_figure(game, seat)
    scenario.players = [Side(scenario, seat) for seat in range(len(named))]
    scenario.players[0].is_playing()
    return scenario.players


def parse_sides(facts: Facts, sides: tuple[str, ...]) -> list[list[str]]:
    """The characters of each side. You may mix sides, but each character can appear only once."""
    count = len(facts.sides)
    if len(sides) > count:
        raise ScenarioError(f"{facts.mode.id} has {count} sides, not {len(sides)}")
    given = [split_words(side, "a side", "dalon_ranger jango") for side in sides]
    given += [[] for _ in range(count - len(given))]
    known = sorted(character.id for character in facts.characters)
    for who in [who for side in given for who in side]:
        require_known(who, "character", known, hint=other_mode(who))
    everybody = [who for side in given for who in side]
    require_different(everybody, "character")
    return [side or fillers(facts, seat, everybody) for seat, side in enumerate(given)]


def fillers(facts: Facts, seat: int, taken: list[str]) -> list[str]:
    """Two for a side that is not named, if possible with minor abilities."""
    pool = [*FILLERS[facts.sides[seat]], *(facts.characters[no].id for no in facts.pools[seat])]
    free = [who for who in dict.fromkeys(pool) if who not in taken]
    return free[:2]


def other_mode(who: str) -> str:
    known = any(who == kind.id for box in BOXES.values() for kind in box.characters)
    return ", who is not in this mode: see duel(..., mode=)." if known else ""


def leave_one_figure(game: Game, seat: int) -> None:
    """The second figure of a seat was eliminated earlier, and the reserve is empty."""
    figure = 2 * seat + 1
    game.ring.remove(figure)
    game.life[figure] = 0
    game.character = game.character[:]
    game.character[figure] = game.facts.nobody
    game.reloading = True


def common_deck(*cards: str) -> None:
    """Put these cards on top of the common deck, top one first. `draws_from_common` makes a side
    draw from it."""
    scenario = current()
    if not isinstance(scenario, DuelScenario):
        raise ScenarioError("common_deck() is a word of The Duel; BANG! has next_cards()")
    scenario.cards.put_on_top(scenario.game.seats, cards)
    scenario.settled = False
