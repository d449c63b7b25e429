"""The blue cards that need a draw! at the start of a turn."""

from sixgun.testing import Player, current, next_cards, pile, ruling, table


def before(player: Player) -> list[str]:
    """The names of a player's cards in play."""
    game = current().game
    return [game.facts.cards[card] for card in game.in_play[player.figure]]


def more_dynamites(*weapons: str) -> None:
    """Turn these cards of the deck into more Dynamites: the base box has only one."""
    facts = current().game.facts
    ids = [kind.id for kind in facts.kind]
    first = ids.index("dynamite")
    for weapon in weapons:
        card = ids.index(weapon)
        facts.kind[card] = facts.kind[first]
        facts.kind_no[card] = facts.kind_no[first]
        facts.check_order[card] = facts.check_order[first]


# -- Dynamite ------------------------------------------------------------------------------


@ruling("R53")
def test_dynamite_is_first_checked_on_its_owners_next_turn() -> None:
    ann, bob = table(players=2)
    ann.holds("dynamite")
    next_cards("5S", "6S", "7S")

    ann.plays("dynamite").ends_turn()

    assert ann.life == 5
    assert ann.in_play == ["dynamite"]
    assert bob.hand == ["missed", "missed"]
    bob.ends_turn()
    assert ann.life == 2
    assert ann.in_play == []


@ruling("R54")
def test_dynamite_is_checked_before_jail() -> None:
    _, bob, cal = table(players=3)
    bob.has_in_play("jail-4H", "dynamite")
    next_cards("9H", "5S", "6S")

    bob.starts_turn()

    assert bob.life == 4  # the Heart was for the Dynamite, the Spade for the Jail
    assert pile() == ["mustang-9H", "missed-5S", "jail-4H", "missed-6S", "dynamite-2H"]
    assert cal.is_active
    assert cal.life == 1


@ruling("R54")
def test_a_player_who_survives_their_dynamite_still_checks_their_jail() -> None:
    _, bob, cal = table(players=3)
    bob.has_in_play("jail-4H", "dynamite")
    next_cards("5S", "9H", "2C", "3C")

    bob.starts_turn()

    assert bob.life == 1
    assert pile() == ["missed-5S", "dynamite-2H", "mustang-9H", "jail-4H"]
    assert bob.prompt == "play"
    assert bob.hand == ["bang", "bang"]
    assert not cal.is_active


@ruling("R54")
def test_a_player_who_survives_their_dynamite_can_still_stay_in_jail() -> None:
    _, bob, cal = table(players=3)
    bob.has_in_play("jail-4H", "dynamite")
    next_cards("5S", "9C")

    bob.starts_turn()

    assert bob.life == 1
    assert bob.hand == []
    assert cal.is_active


@ruling("R54")
def test_a_player_who_falls_to_their_dynamite_draws_for_no_jail() -> None:
    _, bob, cal = table(players=3)
    bob.has_life(3).has_in_play("jail-4H", "dynamite")
    next_cards("5S", "9H", "2C")

    bob.starts_turn().passes()

    assert not bob.is_alive
    assert cal.hand == ["mustang", "bang"]


@ruling("R55")
def test_dynamite_that_does_not_explode_goes_to_the_left_hand_neighbour() -> None:
    ann, bob, _cal, dot = table(players=4)
    ann.has_in_play("dynamite")
    next_cards("10S")

    ann.starts_turn()

    assert ann.in_play == dot.in_play == []
    assert bob.in_play == ["dynamite"]
    assert ann.life == 5
    assert ann.prompt == "play"


@ruling("R55")
def test_the_neighbour_checks_the_dynamite_on_his_own_turn() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_in_play("dynamite")
    next_cards("9C", "2S", "3S", "4S")

    ann.starts_turn()
    assert ann.hand == ["missed", "missed"]
    assert bob.life == 4
    ann.ends_turn()

    assert bob.life == 1
    assert bob.is_active


@ruling("R56")
def test_dynamite_passes_over_a_player_who_has_one() -> None:
    ann, bob, cal, dot = table(players=4)
    more_dynamites("winchester")
    ann.has_in_play("dynamite-2H")
    bob.has_in_play("winchester-8S")
    next_cards("9C")

    ann.starts_turn()

    assert ann.in_play == dot.in_play == []
    assert before(bob) == ["winchester-8S"]
    assert before(cal) == ["dynamite-2H"]


@ruling("R57")
def test_dynamite_stays_if_all_the_others_have_one() -> None:
    ann, bob, cal = table(players=3, roles="sheriff outlaw outlaw")
    more_dynamites("winchester", "remington")
    ann.has_in_play("dynamite-2H")
    bob.has_in_play("winchester-8S")
    cal.has_in_play("remington-KC")
    next_cards("9C", "5S")

    ann.starts_turn()

    assert before(ann) == ["dynamite-2H"]
    assert before(bob) == ["winchester-8S"]
    assert before(cal) == ["remington-KC"]
    assert ann.life == 5  # and it is not drawn for twice in a turn
    assert ann.prompt == "play"


@ruling("R58")
def test_el_gringo_takes_no_card_for_a_dynamite() -> None:
    gringo, bob, cal, *_ = table("el_gringo", players=4)
    gringo.has_in_play("dynamite")
    bob.holds("bang", "bang")
    cal.holds("bang", "bang")
    next_cards("5S", "2S", "3S")

    gringo.starts_turn()

    assert gringo.life == 1
    assert gringo.hand == ["missed", "missed"]
    assert bob.hand == cal.hand == ["bang", "bang"]


@ruling("R58", "R96")
def test_the_player_who_laid_the_dynamite_gets_no_reward_for_it() -> None:
    ann, bob, cal = table(roles="sheriff outlaw outlaw", players=3)
    ann.holds("dynamite")
    bob.has_life(3)
    next_cards("2C", "3C", "4C", "5C", "9C", "6C", "7C", "5S")

    ann.plays("dynamite").ends_turn()
    bob.ends_turn()
    cal.ends_turn()
    ann.ends_turn()
    bob.passes()

    assert not bob.is_alive
    assert ann.hand == ["bang", "bang"]
    assert cal.is_active
    assert len(cal.hand) == 4


@ruling("R58", "R96")
def test_the_sheriff_is_not_punished_for_a_deputy_lost_to_his_dynamite() -> None:
    ann, bob, *_ = table(roles="sheriff deputy outlaw", players=3)
    ann.holds("schofield").has_in_play("dynamite", "barrel")
    bob.has_life(3)
    next_cards("9C", "2C", "3C", "5S")

    ann.starts_turn().ends_turn()
    bob.passes()

    assert not bob.is_alive
    assert ann.hand == ["schofield", "bang", "bang"]
    assert ann.in_play == ["barrel"]


@ruling("R59")
def test_a_player_who_falls_to_dynamite_has_no_turn() -> None:
    ann, bob, cal, dot = table(players=4)
    bob.has_life(2).has_in_play("dynamite")
    cal.is_out()
    next_cards("5S", "2C", "3C")

    bob.starts_turn().passes()

    assert not bob.is_alive
    assert bob.hand == []
    assert dot.is_active
    assert dot.prompt == "play"
    assert dot.hand == ["bang", "bang"]
    assert ann.hand == []


# -- Jail ----------------------------------------------------------------------------------


@ruling("R66")
def test_jail_goes_on_a_player_at_any_distance() -> None:
    ann, _bob, _cal, dot, *_ = table(players=7)
    ann.holds("jail")
    dot.has_in_play("mustang")
    assert ann.distance_to(dot) == 4

    ann.plays("jail", at=dot)

    assert dot.in_play == ["mustang", "jail"]
    assert ann.in_play == []


@ruling("R66")
def test_jail_never_goes_on_the_sheriff() -> None:
    ann, bob, cal, *_ = table(players=4)
    bob.holds("jail").is_playing()

    assert bob.refused("jail", at=ann) == "never_the_sheriff"
    assert bob.refused("jail", at=cal) == ""


@ruling("R66", "T105")
def test_a_heart_opens_the_jail() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("jail-10S")
    next_cards("9H", "2C", "3C")

    ann.plays("jail", at=bob).ends_turn()

    assert bob.prompt == "play"
    assert bob.hand == ["bang", "bang"]
    assert bob.in_play == []
    assert pile() == ["mustang-9H", "jail-10S"]


@ruling("R66", "T105")
def test_without_a_heart_the_turn_is_lost_and_the_jail_is_gone() -> None:
    ann, bob, cal, *_ = table(players=4)
    ann.holds("jail-4H")
    next_cards("9D", "2C", "3C")

    ann.plays("jail", at=bob).ends_turn()

    assert cal.prompt == "play"
    assert cal.hand == ["bang", "bang"]
    assert bob.in_play == []
    assert pile() == ["cat_balou-9D", "jail-4H"]


@ruling("R67")
def test_nobody_jails_himself() -> None:
    _ann, bob, *_ = table(players=4)
    bob.holds("jail").is_playing()

    assert bob.refused("jail", at=bob) == "not_yourself"
    assert bob.refused("jail") != ""


@ruling("R67")
def test_nobody_is_jailed_twice() -> None:
    ann, bob, cal, *_ = table(players=4)
    ann.holds("jail")
    bob.has_in_play("jail")

    assert ann.refused("jail", at=bob) == "same_name_in_play"
    assert ann.refused("jail", at=cal) == ""


@ruling("R67")
def test_a_player_who_is_free_again_may_be_jailed_again() -> None:
    _ann, bob, cal, dot = table(players=4)
    bob.has_in_play("jail")
    cal.holds("jail")
    next_cards("9C", "2C", "3C")

    bob.starts_turn()
    cal.plays("jail", at=bob)

    assert bob.in_play == ["jail"]
    assert dot.in_play == []


@ruling("R68")
def test_a_jailed_player_may_be_shot_and_plays_missed() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed").has_in_play("jail")

    ann.plays("bang", at=bob)
    bob.plays("missed")

    assert bob.life == 4
    assert bob.in_play == ["jail"]


@ruling("R68", "T105")
def test_a_jailed_player_uses_his_barrel() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_in_play("jail", "barrel")
    next_cards("9H")

    ann.plays("bang", at=bob)
    bob.uses("barrel")

    assert bob.life == 4
    assert bob.in_play == ["jail", "barrel"]


@ruling("R68")
def test_a_jailed_player_saves_his_life_with_a_beer() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("beer").has_life(1).has_in_play("jail")

    ann.plays("bang", at=bob)
    bob.passes().plays("beer")

    assert bob.life == 1
    assert bob.is_alive


@ruling("R68", "T105")
def test_a_jailed_players_mustang_still_counts() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_in_play("jail", "mustang")

    assert ann.distance_to(bob) == 2
    assert ann.refused("bang", at=bob) == "out_of_range"


@ruling("R69")
def test_a_lost_turn_has_no_draw_and_no_discard() -> None:
    _ann, bob, cal, *_ = table(players=4)
    bob.holds("bang", "bang", "missed", "beer").has_life(1).has_in_play("jail")
    next_cards("9C", "2C", "3C")

    bob.starts_turn()

    assert bob.hand == ["bang", "bang", "missed", "beer"]
    assert cal.is_active
    assert cal.prompt == "play"
    assert cal.hand == ["bang", "bang"]
