"""Scenes in which a player leaves during their own decision: at least one for every prompt of
BANG!.

A scene sets up the table and yields the player who is asked and then leaves. After the yield it
checks what happened to the decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sixgun import new_game
from sixgun.testing import (
    Player,
    Scenario,
    auction,
    current,
    deck,
    discard_pile,
    long_duel,
    next_cards,
    pile,
    table,
)
from sixgun.testing.scenario import set_current

__all__ = ["SCENES", "Scene"]

Scene = Callable[[], Iterator[Player]]
SCENES: list[tuple[str, Scene]] = []


def scene(prompt: str) -> Callable[[Scene], Scene]:
    """The scene is at this prompt when its player leaves."""

    def added(made: Scene) -> Scene:
        SCENES.append((prompt, made))
        return made

    return added


# -- the player's own turn -----------------------------------------------------------------


@scene("play")
def the_turn_is_over() -> Iterator[Player]:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-2C", "beer-6H")
    yield ann
    assert bob.is_active
    assert pile() == ["bang-2C", "beer-6H"]


@scene("play")
def a_card_that_must_be_played_is_not_played() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="law_of_the_west")
    next_cards("missed-2S", "mustang-8H")
    ann.starts_turn()
    assert ann.refused_end() == "the_law_of_the_west"
    yield ann
    assert ann.in_play == []
    assert pile() == ["missed-2S", "mustang-8H"]
    assert bob.is_active


@scene("discard")
def the_whole_hand_goes_not_only_what_is_too_much() -> Iterator[Player]:
    ann, *_ = table(players=4)
    ann.has_life(1).holds("bang-2C", "beer-6H", "missed-2S")
    ann.ends_turn()
    yield ann
    assert pile() == ["bang-2C", "beer-6H", "missed-2S"]


@scene("discard")
def in_the_abandoned_mine_the_hand_goes_onto_the_pile() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="abandoned_mine")
    ann.has_life(1).holds("bang-2C", "beer-6H", "missed-2S")
    ann.ends_turn()
    yield ann
    assert pile() == ["bang-2C"]
    assert bob.hand == ["missed", "beer"]


@scene("interrupt")
def between_two_effects_nothing_happens() -> Iterator[Player]:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    sid.has_life(2).holds("bang-2C", "beer-6H")
    yield sid
    assert sid.life == 2
    assert ann.prompt == "play"


# -- attacks -------------------------------------------------------------------------------


@scene("shot")
def a_shot_hits() -> Iterator[Player]:
    ann, bob, *_ = table("bystander", "jourdonnais", players=4)
    ann.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    ann.plays("bang", at=bob)
    yield bob
    assert (bob.life, bob.in_play) == (3, ["barrel"])
    assert ann.prompt == "play"


@scene("shot")
def half_an_answer_to_slab_is_none() -> Iterator[Player]:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.holds("missed", "missed")
    slab.plays("bang", at=bob)
    bob.plays("missed")
    yield bob
    assert bob.life == 3


@scene("shot")
def a_card_that_is_shot_at_is_hit() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="ricochet")
    ann.holds("bang")
    bob.holds("missed").has_in_play("mustang")
    ann.discards("bang", at=bob.card("mustang"))
    yield bob
    assert (bob.life, bob.in_play) == (4, [])


@scene("shot")
def the_roulette_ends_even_where_nobody_may_decline() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="russian_roulette", house="no_declining")
    ann.holds("missed-2S").has_life(4)
    yield ann
    assert ann.life == 2
    assert bob.life == 4


@scene("indians")
def the_indians_hurt() -> Iterator[Player]:
    ann, bob, *_ = table(players=4)
    ann.holds("indians")
    bob.holds("bang")
    ann.plays("indians")
    yield bob
    assert bob.life == 3


@scene("duel")
def a_duel_is_lost() -> Iterator[Player]:
    ann, bob, *_ = table(players=4)
    ann.holds("duel")
    bob.holds("bang")
    ann.plays("duel", at=bob)
    yield bob
    assert (ann.life, bob.life) == (5, 3)


@scene("dying")
def no_beer_saves() -> Iterator[Player]:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_life(1).holds("beer")
    ann.plays("bang", at=bob)
    bob.passes()
    yield bob
    assert not bob.is_alive


# -- costs ---------------------------------------------------------------------------------


@scene("pay")
def a_sid_who_has_paid_half_is_not_healed() -> Iterator[Player]:
    sid, bob, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("bang-2C", "beer-6H", "missed-2S")
    sid.uses().discards("bang-2C")
    yield sid
    assert sid.life == 2
    assert pile() == ["bang-2C", "beer-6H", "missed-2S"]
    assert bob.is_active


@scene("pay")
def a_sid_who_pays_for_his_last_life_point_is_not_saved() -> Iterator[Player]:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("bang-3C")
    sid.has_life(1).holds("bang-2C", "beer-6H")
    sid.skips()
    ann.plays("bang-3C", at=sid)
    sid.passes().uses().discards("bang-2C")
    yield sid
    assert not sid.is_alive


@scene("pay")
def a_card_that_is_not_paid_for_does_nothing() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, boxes="dodge_city")
    ann.holds("springfield", "beer-6H")
    ann.plays("springfield", at=bob)
    yield ann
    assert (bob.life, bob.prompt) == (4, "play")
    assert pile()[-1] == "beer-6H"


@scene("pay")
def a_doc_holyday_who_has_not_paid_does_not_shoot() -> Iterator[Player]:
    doc, bob, *_ = table("doc_holyday", players=4)
    doc.holds("bang-2C", "beer-6H")
    doc.uses(at=bob).discards("beer-6H")
    yield doc
    assert (bob.life, bob.prompt) == (4, "play")


@scene("second_bang")
def one_bang_of_a_sniper_is_no_shot() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="sniper")
    ann.holds("bang-2C", "bang-3C", "bang-4C")
    ann.discards("bang-2C", at=bob)
    yield ann
    assert (bob.life, bob.prompt) == (4, "play")
    assert pile() == ["bang-2C", "bang-3C", "bang-4C"]


# -- draw! ---------------------------------------------------------------------------------


@scene("flip")
def no_barrel_helps_any_more() -> Iterator[Player]:
    ann, duke, *_ = table("bystander", "lucky_duke", players=4)
    ann.holds("bang-2C")
    duke.has_in_play("barrel-QS")
    next_cards("beer-6H", "saloon-5H")
    ann.plays("bang-2C", at=duke)
    duke.uses("barrel")
    yield duke
    assert duke.life == 3
    assert pile() == ["bang-2C", "saloon-5H", "beer-6H"]


@scene("flip")
def of_two_cards_for_the_jail_the_first_one_counts() -> Iterator[Player]:
    _, duke, cal, *_ = table("bystander", "lucky_duke", players=4)
    duke.has_in_play("dynamite-2H")
    next_cards("bang-5C", "missed-5S")
    duke.starts_turn()
    yield duke
    assert duke.life == 4
    assert pile()[:2] == ["missed-5S", "bang-5C"]
    assert cal.is_active


@scene("flip")
def so_it_is_when_the_first_one_is_the_bad_one() -> Iterator[Player]:
    _, duke, cal, *_ = table("bystander", "lucky_duke", players=4)
    duke.has_in_play("dynamite-2H")
    next_cards("missed-5S", "bang-5C")
    duke.starts_turn()
    yield duke
    assert duke.life == 1
    assert cal.is_active


@scene("flip")
def no_turn_is_earned_by_vendetta() -> Iterator[Player]:
    duke, bob, *_ = table("lucky_duke", players=4, event="vendetta")
    next_cards("beer-6H", "saloon-5H")
    duke.ends_turn()
    yield duke
    assert bob.is_active


# -- phase 1 -------------------------------------------------------------------------------


@scene("first_card")
def jesse_takes_nothing() -> Iterator[Player]:
    jesse, bob, *_ = table("jesse_jones", players=4)
    bob.holds("bang")
    next_cards("scope", "mustang-8H")
    jesse.starts_turn()
    yield jesse
    assert bob.is_active
    assert bob.hand == ["bang", "scope", "mustang"]


@scene("first_card")
def pedro_takes_nothing() -> Iterator[Player]:
    pedro, bob, *_ = table("bystander", "pedro_ramirez", players=4)[1:3]
    discard_pile("gatling")
    next_cards("scope", "mustang-8H")
    pedro.starts_turn()
    yield pedro
    assert pile() == ["gatling-10H"]
    assert bob.hand == ["scope", "mustang"]


@scene("keep")
def kit_puts_back_what_he_looked_at() -> Iterator[Player]:
    kit, bob, *_ = table("bystander", "kit_carlson", players=4)[1:3]
    next_cards("scope", "mustang-8H", "duel-8C")
    kit.starts_turn()
    yield kit
    assert bob.hand == ["scope", "mustang"]
    assert deck()[0] == "duel-8C"


@scene("keep")
def what_kit_has_kept_goes_with_his_hand() -> Iterator[Player]:
    kit, bob, *_ = table("bystander", "kit_carlson", players=4)[1:3]
    next_cards("scope", "mustang-8H", "duel-8C")
    kit.starts_turn().picks("mustang")
    yield kit
    assert pile() == ["mustang-8H"]
    assert bob.hand == ["scope", "duel"]


@scene("keep")
def in_the_abandoned_mine_kit_puts_them_back_onto_the_pile() -> Iterator[Player]:
    kit, bob, *_ = table("bystander", "kit_carlson", players=4, event="abandoned_mine")[1:3]
    discard_pile("scope", "mustang-8H")
    next_cards("duel-8C")
    kit.starts_turn()
    yield kit
    assert bob.hand == ["mustang", "scope"]
    assert deck()[0] == "duel-8C"


@scene("help_yourself")
def pat_takes_nothing() -> Iterator[Player]:
    pat, bob, *_ = table("pat_brennan", players=4)
    bob.has_in_play("barrel")
    next_cards("scope", "mustang-8H")
    pat.starts_turn()
    yield pat
    assert bob.in_play == ["barrel"]
    assert bob.hand == ["scope", "mustang"]


@scene("imitate")
def vera_has_no_ability() -> Iterator[Player]:
    vera, bob, *_ = table("vera_custer", "slab_the_killer", players=4)
    vera.starts_turn()
    yield vera
    assert vera.ability == ""
    assert bob.is_active


@scene("present")
def claus_gives_no_more_and_keeps_nothing() -> Iterator[Player]:
    claus, bob, cal, dot = table("claus_the_saint", players=4)
    next_cards("scope", "mustang-8H", "duel-8C", "bang-2C", "beer-6H", "saloon", "gatling")
    claus.starts_turn().gives("mustang", to=bob)
    yield claus
    assert bob.hand == ["mustang", "saloon", "gatling"]
    assert (cal.hand, dot.hand) == ([], [])
    assert pile() == ["scope-AS", "duel-8C", "bang-2C", "beer-6H"]


@scene("liquor")
def there_is_neither_a_drink_nor_a_draw() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="hard_liquor")
    ann.has_life(2)
    next_cards("scope", "mustang-8H")
    ann.starts_turn()
    yield ann
    assert ann.life == 2
    assert bob.hand == ["scope", "mustang"]


@scene("guess")
def no_card_is_turned_up_for_peyote() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="peyote")
    top = deck()[0]
    ann.starts_turn()
    yield ann
    assert deck()[0] == top
    assert bob.prompt == "guess"


@scene("guess")
def what_was_guessed_goes_with_the_hand() -> Iterator[Player]:
    ann, *_ = table(players=4, event="peyote")
    next_cards("beer-6H")
    ann.starts_turn().names("red")
    yield ann
    assert pile() == ["beer-6H"]


@scene("swap")
def nothing_is_drawn_for_what_was_given_away_at_the_ranch() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="ranch")
    next_cards("bang-2C", "beer-6H", "scope", "mustang-8H")
    ann.starts_turn().discards("beer-6H")
    yield ann
    assert pile() == ["beer-6H", "bang-2C"]
    assert bob.hand == ["scope", "mustang"]


@scene("name_suit")
def no_suit_is_named() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="handcuffs")
    ann.starts_turn()
    yield ann
    assert bob.prompt == "name_suit"


# -- other events --------------------------------------------------------------------------


@scene("identity")
def one_stays_who_one_is() -> Iterator[Player]:
    ann, *_ = table("bart_cassidy", players=4, event="new_identity")
    ann.has_spare("sid_ketchum").starts_turn()
    yield ann
    assert (ann.character, ann.life) == ("bart_cassidy", 5)


@scene("blood")
def no_life_is_given() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="blood_brothers")
    bob.has_life(1)
    ann.starts_turn()
    yield ann
    assert (ann.life, bob.life) == (5, 1)


@scene("robbery")
def chance_picks_the_card_for_the_daltons() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, event="the_daltons")
    ann.has_in_play("barrel", "mustang")
    bob.has_in_play("scope", "jail")
    yield ann
    assert len(ann.in_play) == 1
    assert bob.prompt == "robbery"


# -- cards of several ----------------------------------------------------------------------


@scene("store")
def in_the_store_chance_discards_a_card() -> Iterator[Player]:
    ann, bob, cal, _ = table(players=4)
    ann.holds("general_store")
    next_cards("scope", "mustang-8H", "duel-8C", "bang-2C")
    ann.plays("general_store").picks("scope")
    yield bob
    assert len(pile()) == 2
    assert len(cal.options) == 2


@scene("brawl")
def the_rest_of_a_brawl_does_nothing() -> Iterator[Player]:
    ann, bob, cal, dot = table(players=4, boxes="dodge_city")
    ann.holds("brawl", "beer-6H", "missed-2S")
    bob.has_in_play("barrel", "mustang")
    cal.has_in_play("scope")
    dot.holds("bang")
    ann.plays("brawl").discards("beer-6H").picks(at=bob.card("barrel"))
    yield ann
    assert bob.in_play == ["mustang"]
    assert cal.in_play == ["scope"]
    assert dot.hand == ["bang"]


@scene("share")
def the_other_heir_takes_the_rest() -> Iterator[Player]:
    ann, bob, sam, vulture = table("bystander", "bystander", "vulture_sam", "vulture_sam")
    ann.holds("bang-2C")
    bob.has_life(1).holds("missed-2S", "beer-6H").has_in_play("barrel-QS", "scope")
    ann.plays("bang-2C", at=bob)
    bob.passes().passes()
    sam.picks(at=bob.card("barrel"))
    vulture.picks(at=bob.card("scope"))
    yield sam
    assert vulture.hand == ["scope", "missed", "beer"]
    assert pile() == ["bang-2C", "barrel-QS"]


@scene("order")
def the_fallen_lays_down_his_cards_as_usual() -> Iterator[Player]:
    ann, bob, *_ = table(players=4, ask_discard_order=True)
    ann.holds("bang-2C")
    bob.has_life(1).holds("stagecoach", "duel-8C").has_in_play("scope", "barrel-QS")
    ann.plays("bang-2C", at=bob)
    bob.passes().passes().discards("duel-8C")
    yield bob
    assert pile() == ["bang-2C", "duel-8C", "stagecoach-9S.2", "scope-AS", "barrel-QS"]


# -- the long duel -------------------------------------------------------------------------


def first_seat(made: int) -> Player:
    """The long duel from its start, after this many moves."""
    game = new_game(players=2, variant="long_duel", seed=1).kernel
    for _ in range(made):
        game.choose(game.moves[0])
    scenario = set_current(Scenario(game))
    scenario.settled = True
    scenario.players = [Player(scenario, seat, 2 * seat) for seat in range(2)]
    player: Player = scenario.players[game.seat]
    return player


def won_by_the_other(leaver: Player) -> bool:
    game = current().game
    return bool(game.over and game.winners == 1 << (1 - leaver.seat))


@scene("rights")
def before_the_rights_are_chosen_the_duel_is_lost() -> Iterator[Player]:
    player = first_seat(0)
    yield player
    assert won_by_the_other(player)


@scene("draft")
def in_the_draft_the_duel_is_lost() -> Iterator[Player]:
    player = first_seat(2)
    yield player
    assert won_by_the_other(player)


@scene("stack")
def while_characters_are_put_in_order_the_duel_is_lost() -> Iterator[Player]:
    player = first_seat(11)
    yield player
    assert won_by_the_other(player)


@scene("front")
def before_a_front_is_chosen_the_duel_is_lost() -> Iterator[Player]:
    front, *_ = long_duel("kit_carlson black_jack", "willy_the_kid pedro_ramirez")
    front.starts_turn()
    yield front
    assert won_by_the_other(front)


@scene("place")
def before_a_dynamite_is_placed_the_duel_is_lost() -> Iterator[Player]:
    front, _, them, _ = long_duel("kit_carlson black_jack", "willy_the_kid pedro_ramirez")
    front.has_in_play("dynamite")
    next_cards("9H")
    front.starts_turn()
    yield them
    assert won_by_the_other(them)


# -- the auction ---------------------------------------------------------------------------

LOTS = ("willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack")


@scene("lot")
def the_next_one_puts_up_a_character() -> Iterator[Player]:
    ann, bob, *_ = auction(*LOTS)
    yield ann
    assert bob.prompt == "lot"


@scene("open")
def the_next_one_puts_up_a_character_anew() -> Iterator[Player]:
    ann, bob, *_ = auction(*LOTS)
    ann.chooses("el_gringo")
    yield ann
    assert bob.prompt == "lot"
    assert len(bob.options) == 5


@scene("raise")
def the_lot_goes_on_with_the_next_one() -> Iterator[Player]:
    ann, bob, cal, *_ = auction(*LOTS)
    ann.chooses("el_gringo").bids(300)
    yield bob
    assert cal.prompt == "raise"


@scene("take")
def the_next_one_without_money_chooses() -> Iterator[Player]:
    ann, bob, *_ = auction(*LOTS, purses="0 0 0 0 0")
    yield ann
    assert bob.prompt == "take"
    assert len(bob.options) == 5
