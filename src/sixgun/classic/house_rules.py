"""House rules: switches for rulings that are our own decision and that some tables play
differently."""

from __future__ import annotations

from typing import Final

from sixgun.engine import HouseRule, check_house_rules

__all__ = ["HOUSE_RULES", "HouseRule", "HouseRules"]


HOUSE_RULES: Final = (
    HouseRule("printed_hand", "R2", "The Sheriff's extra life point gives no extra card."),
    HouseRule("every_book", "R4", "The beginner game leaves out what only some prints mark."),
    HouseRule("eager_reshuffle", "R12", "The discards become the deck as soon as it is empty."),
    HouseRule("after_each_target", "R18", "Waiting abilities take effect after each target."),
    HouseRule("fresh_count", "R27", "BANG! cards of an unlimited weapon do not use the limit."),
    HouseRule("no_waste", "R35", "A card that would do nothing cannot be played."),
    HouseRule("rescue_returns", "R39", "Beers that could not save their player stay in hand."),
    HouseRule("shot_first", "R88", "A shot that also draws is resolved before it draws."),
    HouseRule("whole_card_first", "R92", "Abilities triggered by a death wait for the whole card."),
    HouseRule("late_rewards", "R95", "Rewards and penalties come after the whole card."),
    HouseRule("first_death_decides", "R97", "Victory is tested after each death."),
    HouseRule(
        "hunter_inherits", "R109", "With three, a target killed by no player counts as a kill."
    ),
    HouseRule(
        "heir_keeps_events", "R110", "With three, a Deputy who comes back reveals no events."
    ),
    HouseRule("shun_duels", "R142", "A player who ignores a suit ignores a Duel card of it, too."),
    HouseRule(
        "late_replacement", "R161", "A card drawn for one used out of turn waits for the shot."
    ),
    HouseRule("ghosts_heal", "R193", "A ghost can regain life for a turn, and lose it again."),
    HouseRule("cuffed_duels", "R221", "The suit named also binds BANG! cards in your own Duel."),
    HouseRule("three_for_the_sheriff", "R225", "A Sheriff's new identity starts with 3 life."),
    HouseRule("plain_mine", "R234", "Abilities do not change a draw from the discards."),
    HouseRule("dry_liquor", "R244", "Phase 1 may be given up at full life, without effect."),
    HouseRule("useful_duty", "R250", "A card shown must be played only if it has an effect."),
    HouseRule(
        "shown_card_stays", "R253", "A card shown cannot be a payment while it can be played."
    ),
    HouseRule("guess_on", "R255", "Guessing goes on until a guess is wrong."),
    HouseRule("no_declining", "R265", "A player who can avoid a round's shot must do so."),
    HouseRule("one_snipe", "R268", "Two BANG! cards together are that turn's BANG!."),
    HouseRule("heal_for_nothing", "R308", "Abilities that heal may be used at full life."),
    HouseRule("printed_tables", "R314", "Three or eight players need the box with their rules."),
)


class HouseRules:
    """The house rules of a game, each as an attribute."""

    def __init__(self, names: tuple[str, ...]) -> None:
        check_house_rules(names, HOUSE_RULES)
        self.printed_hand = "printed_hand" in names
        self.every_book = "every_book" in names
        self.eager_reshuffle = "eager_reshuffle" in names
        self.after_each_target = "after_each_target" in names
        self.fresh_count = "fresh_count" in names
        self.no_waste = "no_waste" in names
        self.rescue_returns = "rescue_returns" in names
        self.shot_first = "shot_first" in names
        self.whole_card_first = "whole_card_first" in names
        self.late_rewards = "late_rewards" in names
        self.first_death_decides = "first_death_decides" in names
        self.hunter_inherits = "hunter_inherits" in names
        self.heir_keeps_events = "heir_keeps_events" in names
        self.shun_duels = "shun_duels" in names
        self.late_replacement = "late_replacement" in names
        self.ghosts_heal = "ghosts_heal" in names
        self.cuffed_duels = "cuffed_duels" in names
        self.three_for_the_sheriff = "three_for_the_sheriff" in names
        self.plain_mine = "plain_mine" in names
        self.dry_liquor = "dry_liquor" in names
        self.useful_duty = "useful_duty" in names
        self.shown_card_stays = "shown_card_stays" in names
        self.guess_on = "guess_on" in names
        self.no_declining = "no_declining" in names
        self.one_snipe = "one_snipe" in names
        self.heal_for_nothing = "heal_for_nothing" in names
        self.printed_tables = "printed_tables" in names
