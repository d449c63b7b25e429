"""The house rules of The Duel: switches for rulings that are our own decision."""

from __future__ import annotations

from typing import Final

from sixgun.engine import HouseRule, check_house_rules

__all__ = ["HOUSE_RULES", "HouseRules"]

HOUSE_RULES: Final = (
    HouseRule("front_kid", "D41", "An ability with a doubtful always-active icon works in front."),
    HouseRule("own_swaps_only", "D46", "A swap forced by another player triggers nothing."),
    HouseRule(
        "point_by_point",
        "D97",
        "Points lost together trigger abilities one by one, all but the last.",
    ),
    HouseRule(
        "duel_blames_other", "D108", "A player who loses their own Duel lost it to the other."
    ),
    HouseRule("live_fanning", "D111", "Fanning goes on only while Equipment is left for a hit."),
    HouseRule("shared_store", "D115", "General Store shows the common deck alone once it exists."),
    HouseRule("optional_shotgun", "D127", "After an avoided Shotgun the swap is optional."),
    HouseRule("asleep_in_danger", "D135", "Dynamite and Rattlesnake do not wake a rear character."),
    HouseRule("only_layer_waits", "D168", "Only the player who laid a Resource has to wait."),
    HouseRule("heavy_howitzer", "D181", "Howitzer's hit costs an extra point."),
    HouseRule("spurs_in_front", "D193", "Spurs protect only a character in front."),
    HouseRule("any_in_standout", "D225", "With three, notes that say any player mean all of them."),
)


class HouseRules:
    """The house rules of a game, each as an attribute."""

    def __init__(self, names: tuple[str, ...]) -> None:
        check_house_rules(names, HOUSE_RULES)
        self.front_kid = "front_kid" in names
        self.own_swaps_only = "own_swaps_only" in names
        self.point_by_point = "point_by_point" in names
        self.duel_blames_other = "duel_blames_other" in names
        self.live_fanning = "live_fanning" in names
        self.shared_store = "shared_store" in names
        self.optional_shotgun = "optional_shotgun" in names
        self.asleep_in_danger = "asleep_in_danger" in names
        self.only_layer_waits = "only_layer_waits" in names
        self.heavy_howitzer = "heavy_howitzer" in names
        self.spurs_in_front = "spurs_in_front" in names
        self.any_in_standout = "any_in_standout" in names
