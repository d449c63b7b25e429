"""The house rules of The Duel: switches for rulings that are our own decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.engine import check_house_rules, declared_house_rules, house_rule

__all__ = ["HOUSE_RULES", "HouseRules", "house_rules_for"]


@dataclass(eq=False)
class HouseRules:
    """The house rules of a game, each as an attribute; its name is the name in a config."""

    front_kid: bool = house_rule(
        "D41", "An ability with a doubtful always-active icon works in front."
    )
    own_swaps_only: bool = house_rule("D46", "A swap forced by another player triggers nothing.")
    point_by_point: bool = house_rule(
        "D97", "Points lost together trigger abilities one by one, all but the last."
    )
    duel_blames_other: bool = house_rule(
        "D108", "A player who loses their own Duel lost it to the other."
    )
    live_fanning: bool = house_rule(
        "D111", "Fanning goes on only while Equipment is left for a hit."
    )
    shared_store: bool = house_rule(
        "D115", "General Store shows the common deck alone once it exists."
    )
    optional_shotgun: bool = house_rule("D127", "After an avoided Shotgun the swap is optional.")
    asleep_in_danger: bool = house_rule(
        "D135", "Dynamite and Rattlesnake do not wake a rear character."
    )
    only_layer_waits: bool = house_rule("D168", "Only the player who laid a Resource has to wait.")
    heavy_howitzer: bool = house_rule("D181", "Howitzer's hit costs an extra point.")
    spurs_in_front: bool = house_rule("D193", "Spurs protect only a character in front.")
    any_in_standout: bool = house_rule(
        "D225", "With three, notes that say any player mean all of them."
    )


HOUSE_RULES: Final = declared_house_rules(HouseRules)


def house_rules_for(names: tuple[str, ...]) -> HouseRules:
    """The switches with these names are on; unknown and repeated names are refused."""
    check_house_rules(names, HOUSE_RULES)
    return HouseRules(**dict.fromkeys(names, True))
