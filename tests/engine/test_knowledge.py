"""Who knows where a card lies, and what remains of it when cards move unseen."""

from __future__ import annotations

import pytest

from sixgun.classic import Config, view
from sixgun.testing import Player, discard_pile, next_cards, only_cards, table
from tests.engine.knowledge_helpers import (
    card_number,
    draw_cards,
    known_cards,
    rumours_of,
    show_to_all,
    spectator,
)
from tests.engine.random_walks import positions


def a_taking() -> tuple[Player, Player, Player, Player]:
    """All players knew both cards of Bob's hand; Ann took one of them unseen."""
    ann, bob, cal, dot = table(players=4)
    ann.holds("panic", "bang")
    bob.holds("beer-6H", "saloon-5H")
    show_to_all(bob)
    ann.plays("panic", at=bob)
    return ann, bob, cal, dot


def test_a_drawn_card_is_known_to_its_drawer_alone() -> None:
    ann, bob, *_ = table(players=4)
    next_cards("beer-6H")

    draw_cards(bob)

    assert known_cards(bob, bob) == ["beer-6H"]
    assert known_cards(ann, bob) == []
    assert known_cards(spectator(ann), bob) == []


def test_a_card_shown_in_the_hand_stays_known_there() -> None:
    jack, bob, *_ = table("black_jack", players=4)
    next_cards("bang-2C", "beer-6H", "bang-3C")

    jack.starts_turn()

    assert known_cards(bob, jack) == ["beer-6H"]
    assert known_cards(spectator(jack), jack) == ["beer-6H"]


def test_a_card_taken_from_play_is_known_in_the_hand() -> None:
    ann, bob, cal, _ = table(players=4)
    ann.holds("panic")
    bob.has_in_play("barrel-QS")

    ann.plays("panic", at=bob.card("barrel"))

    assert known_cards(cal, ann) == ["barrel-QS"]
    assert known_cards(spectator(ann), ann) == ["barrel-QS"]


def test_a_card_picked_in_the_open_is_known_in_the_hand() -> None:
    ann, bob, cal, _ = table(players=4)
    ann.holds("general_store")
    next_cards("beer-6H", "bang-2C", "bang-3C", "bang-4C")

    ann.plays("general_store").picks("beer")

    assert known_cards(cal, ann) == ["beer-6H"]
    assert sorted(view(ann.game, bob.seat).cards.aside) == sorted(ann.game.aside)


def test_after_a_shuffle_nobody_knows_the_order() -> None:
    ann, bob, *_ = table(players=4)
    discard_pile("beer-6H", "bang-2C", "bang-3C")
    only_cards()

    draw_cards(ann)

    assert len(view(ann.game, bob.seat).cards.seen_in_decks[0]) == 0
    assert [ann.game.known[card] for card in ann.game.decks[0]] == [0, 0]


def test_an_unseen_transfer_is_a_rumour_for_third_seats() -> None:
    ann, _, cal, dot = a_taking()

    for seat in (cal.seat, dot.seat, spectator(ann)):
        assert rumours_of(ann.game, seat) == {"beer-6H": [0, 1], "saloon-5H": [0, 1]}


def test_third_seats_can_no_longer_say_which_hand_it_is() -> None:
    ann, bob, cal, _ = a_taking()

    assert known_cards(cal, ann) == []
    assert known_cards(cal, bob) == []


def test_giver_and_taker_know_the_card_of_an_unseen_transfer() -> None:
    ann, bob, *_ = a_taking()
    taken = [ann.game.names.cards[ann.game.hands[ann.seat][-1]]]

    assert rumours_of(ann.game, ann.seat) == rumours_of(ann.game, bob.seat) == {}
    assert known_cards(bob, ann) == taken
    assert len(known_cards(ann, bob)) == 1


def test_the_only_card_of_a_hand_is_followed_into_the_other() -> None:
    ann, bob, cal, _ = table(players=4)
    ann.holds("panic")
    bob.holds("beer-6H")
    show_to_all(bob)

    ann.plays("panic", at=bob)

    assert known_cards(cal, ann) == ["beer-6H"]
    assert rumours_of(ann.game, cal.seat) == {}


def test_cards_that_nobody_knew_make_no_rumour() -> None:
    ann, bob, cal, _ = table(players=4)
    ann.holds("panic")
    bob.holds("beer", "saloon")

    ann.plays("panic", at=bob)

    assert rumours_of(ann.game, cal.seat) == {}


def test_a_rumour_ends_when_the_card_is_seen() -> None:
    ann, bob, cal, _ = table(players=4)
    ann.holds("panic")
    bob.holds("beer-6H", "saloon-5H", "stagecoach-9S")
    show_to_all(bob)
    ann.plays("panic", at=bob)
    left = ann.game.hands[bob.seat][0]

    ann.game.discard(bob.seat, left)

    name = ann.game.names.cards[left]
    others = {"beer-6H", "saloon-5H", "stagecoach-9S"} - {name}
    assert set(rumours_of(ann.game, cal.seat)) == others


def test_once_the_taken_card_is_seen_the_other_cards_are_known_to_have_stayed() -> None:
    ann, bob, cal, _ = table(players=4)
    ann.holds("panic", "gatling")
    bob.holds("beer-6H", "saloon-5H", "stagecoach-9S")
    show_to_all(bob)
    ann.plays("panic", at=bob)

    ann.game.discard(ann.seat, ann.game.hands[ann.seat][-1])

    assert rumours_of(ann.game, cal.seat) == {}
    assert len(known_cards(cal, bob)) == 2
    assert len(known_cards(spectator(ann), bob)) == 2


def test_a_rumour_ends_when_one_of_the_two_hands_is_empty() -> None:
    ann, bob, cal, _ = a_taking()

    bob.game.discard(bob.seat, bob.game.hands[bob.seat][0])

    assert rumours_of(ann.game, cal.seat) == {}
    assert len(known_cards(cal, ann)) == 1


def test_an_unseen_transfer_from_a_rumoured_hand_widens_the_rumour() -> None:
    ann, bob, cal, dot = a_taking()
    cal.is_playing().holds("panic")
    bob.holds("gatling")

    cal.plays("panic", at=bob)

    left = [card for card, seats in rumours_of(ann.game, dot.seat).items() if seats == [0, 1, 2]]
    assert sorted(left) == ["beer-6H", "saloon-5H"]


def test_a_seat_that_takes_a_rumoured_card_knows_it() -> None:
    ann, bob, cal, _ = a_taking()
    cal.is_playing().holds("panic")
    left = ann.game.hands[bob.seat][0]

    cal.plays("panic", at=bob)

    assert ann.game.knows(cal.seat, left)
    assert ann.game.names.cards[left] not in rumours_of(ann.game, cal.seat)


def test_the_holder_of_the_card_that_stayed_knows_where_the_other_went() -> None:
    ann, bob, cal, dot = a_taking()
    cal.is_playing().holds("panic")
    taken = ann.game.names.cards[ann.game.hands[ann.seat][-1]]

    cal.plays("panic", at=bob)

    assert rumours_of(ann.game, cal.seat) == {}
    assert known_cards(cal, ann) == [taken]
    assert set(rumours_of(ann.game, dot.seat)) == {"beer-6H", "saloon-5H"}


def inheritance() -> tuple[Player, Player, Player, Player]:
    """Ann has one of Bob's two cards that all players knew; Vulture Sam inherits the other."""
    ann, bob, sam, dot = table("bart_cassidy", "bart_cassidy", "vulture_sam", players=4)
    ann.holds("panic", "bang")
    bob.holds("beer-6H", "saloon-5H").has_life(1)
    show_to_all(bob)
    ann.plays("panic", at=bob).plays("bang", at=bob)
    bob.passes().passes()
    return ann, bob, sam, dot


def test_a_rumour_follows_the_hand_that_vulture_sam_inherits() -> None:
    ann, _, sam, dot = inheritance()

    assert rumours_of(ann.game, dot.seat) == {"beer-6H": [0, 2], "saloon-5H": [0, 2]}
    assert len(sam.hand) == 1


def test_vulture_sam_knows_what_he_inherits() -> None:
    ann, _, sam, _ = inheritance()

    card = ann.game.hands[sam.seat][0]

    assert ann.game.knows(sam.seat, card)
    assert ann.game.names.cards[card] not in rumours_of(ann.game, sam.seat)


def test_vulture_sam_knows_who_has_what_he_did_not_inherit() -> None:
    ann, _, sam, _ = inheritance()

    assert rumours_of(ann.game, sam.seat) == {}
    assert len(known_cards(sam, ann)) == 1


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_rumour_is_true_and_about_other_hands(players: int) -> None:
    checked = 0
    for seed in range(25):
        for game in positions(Config(players=players), seed):
            for rumour in game.rumours:
                checked += 1
                assert rumour.places & game.place_bit(rumour.card)
                assert not (rumour.places >> rumour.seat) & 1
                assert not game.knows(rumour.seat, rumour.card)

    assert checked > 50


def test_kit_knows_the_card_that_he_put_back() -> None:
    kit, bob, *_ = table("kit_carlson", players=4)
    next_cards("beer-6H", "bang-2C", "bang-3C")

    kit.starts_turn().picks("bang-2C").picks("bang-3C")

    assert view(kit.game, kit.seat).cards.seen_in_decks == [[(0, card_number(kit, "beer-6H"))]]
    assert view(kit.game, bob.seat).cards.seen_in_decks == [[]]


def test_kit_knows_who_draws_the_card_that_he_put_back() -> None:
    kit, bob, cal, _ = table("kit_carlson", players=4)
    next_cards("beer-6H", "bang-2C", "bang-3C", "gatling")
    kit.starts_turn().picks("bang-2C").picks("bang-3C")

    draw_cards(bob, 2)

    assert known_cards(kit, bob) == ["beer-6H"]
    assert known_cards(cal, bob) == []


def test_only_kit_sees_the_cards_that_he_chooses_from() -> None:
    kit, bob, *_ = table("kit_carlson", players=4)
    next_cards("beer-6H", "bang-2C", "bang-3C")

    kit.starts_turn()

    assert len(view(kit.game, kit.seat).cards.aside) == 3
    assert view(kit.game, bob.seat).cards.aside == []
    assert view(kit.game, bob.seat).cards.aside_count == 3


def test_a_card_taken_from_its_first_hand_does_not_reveal_the_other_cards() -> None:
    for seed in range(20):
        ann, bob, cal, _ = table(players=4, seed=seed)
        ann.holds("panic")
        bob.holds("beer-6H", "saloon-5H", "gatling-10H")
        show_to_all(bob)
        ann.plays("panic", at=bob)

        cal.is_playing().holds("panic").plays("panic", at=bob)

        assert known_cards(cal, ann) == []
        assert len(rumours_of(ann.game, cal.seat)) == 2


def test_a_view_does_not_show_whether_an_answer_was_forced() -> None:
    seen = []
    for answer in ([], ["missed"]):
        ann, bob, *_ = table(players=4)
        ann.game.ask_forced = False
        ann.holds("bang", "beer")
        bob.holds("beer", *answer)
        ann.plays("bang", at=bob)
        if answer:
            bob.passes()
        seen.append(view(ann.game, ann.seat).cards.answered)

    assert seen[0] == seen[1]
