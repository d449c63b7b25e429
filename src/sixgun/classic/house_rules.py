"""House rules: switches for rulings that are our own decision and that some tables play
differently."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.engine import check_house_rules, declared_house_rules, house_rule

__all__ = ["HOUSE_RULES", "HouseRules", "house_rules_for"]


@dataclass(eq=False)
class HouseRules:
    """The house rules of a game, each as an attribute; its name is the name in a config."""

    printed_hand: bool = house_rule("R2", "The Sheriff's extra life point gives no extra card.")
    every_book: bool = house_rule("R4", "The beginner game leaves out what only some prints mark.")
    eager_reshuffle: bool = house_rule(
        "R12", "The discards become the deck as soon as it is empty."
    )
    after_each_target: bool = house_rule("R18", "Waiting abilities take effect after each target.")
    fresh_count: bool = house_rule(
        "R27", "BANG! cards of an unlimited weapon do not use the limit."
    )
    no_waste: bool = house_rule("R35", "A card that would do nothing cannot be played.")
    rescue_returns: bool = house_rule("R39", "Beers that could not save their player stay in hand.")
    shot_first: bool = house_rule("R88", "A shot that also draws is resolved before it draws.")
    whole_card_first: bool = house_rule(
        "R92", "Abilities triggered by a death wait for the whole card."
    )
    late_rewards: bool = house_rule("R95", "Rewards and penalties come after the whole card.")
    first_death_decides: bool = house_rule("R97", "Victory is tested after each death.")
    hunter_inherits: bool = house_rule(
        "R109", "With three, a target killed by no player counts as a kill."
    )
    heir_keeps_events: bool = house_rule(
        "R110", "With three, a Deputy who comes back reveals no events."
    )
    shun_duels: bool = house_rule(
        "R142", "A player who ignores a suit ignores a Duel card of it, too."
    )
    late_replacement: bool = house_rule(
        "R161", "A card drawn for one used out of turn waits for the shot."
    )
    ghosts_heal: bool = house_rule("R193", "A ghost can regain life for a turn, and lose it again.")
    cuffed_duels: bool = house_rule(
        "R221", "The suit named also binds BANG! cards in your own Duel."
    )
    three_for_the_sheriff: bool = house_rule("R225", "A Sheriff's new identity starts with 3 life.")
    plain_mine: bool = house_rule("R234", "Abilities do not change a draw from the discards.")
    dry_liquor: bool = house_rule("R244", "Phase 1 may be given up at full life, without effect.")
    useful_duty: bool = house_rule("R250", "A card shown must be played only if it has an effect.")
    shown_card_stays: bool = house_rule(
        "R253", "A card shown cannot be a payment while it can be played."
    )
    guess_on: bool = house_rule("R255", "Guessing goes on until a guess is wrong.")
    no_declining: bool = house_rule("R265", "A player who can avoid a round's shot must do so.")
    one_snipe: bool = house_rule("R268", "Two BANG! cards together are that turn's BANG!.")
    heal_for_nothing: bool = house_rule("R308", "Abilities that heal may be used at full life.")
    printed_tables: bool = house_rule(
        "R314", "Three or eight players need the box with their rules."
    )


HOUSE_RULES: Final = declared_house_rules(HouseRules)


def house_rules_for(names: tuple[str, ...]) -> HouseRules:
    """The switches with these names are on; unknown and repeated names are refused."""
    check_house_rules(names, HOUSE_RULES)
    return HouseRules(**dict.fromkeys(names, True))
