"""Law of the West: which cards may be paid with while a card must be played."""

from sixgun.testing import next_cards, ruling, table


@ruling("R251")
def test_with_cards_enough_anything_may_be_paid() -> None:
    ann, bob, *_ = table(players=4, event="law_of_the_west", boxes="dodge_city")
    ann.holds("springfield", "saloon").has_life(2)
    next_cards("beer-6S", "whisky")

    ann.starts_turn().plays("springfield", at=bob)

    assert ann.options == ["discard saloon-5H", "discard beer-6S", "discard whisky-QH"]
    ann.discards("saloon-5H")
    bob.passes()
    assert ann.refused_end() == "the_law_of_the_west"


@ruling("R251", "R253")
def test_the_last_other_card_must_be_kept_but_the_shown_card_itself_may_be_paid() -> None:
    ann, bob, *_ = table(players=4, event="law_of_the_west", boxes="dodge_city")
    ann.holds("springfield").has_life(2)
    next_cards("saloon", "whisky")

    ann.starts_turn()

    assert ann.refused("springfield", at=bob) == ""
    ann.plays("springfield", at=bob)
    assert ann.options == ["discard whisky-QH"]
