"""R1-R18: the deal, the turn and its order, the deck, what waits until a card is complete."""

from __future__ import annotations

import pytest

from sixgun.classic import ROLES, Config, new_game, view
from sixgun.classic.roles import SHERIFF
from sixgun.engine import IllegalMove
from sixgun.testing import current, next_cards, ruling, table

SEEDS = range(40)
BOOK_CARDS = {"dynamite", "duel", "general_store", "indians", "jail"}


@ruling("R1")
@pytest.mark.parametrize(("character", "printed"), [("el_gringo", 3), ("bart_cassidy", 4)])
def test_the_sheriff_has_one_life_more_than_printed(character: str, printed: int) -> None:
    as_sheriff = Config(sheriff=0, characters=(character, "", "", ""))
    as_another = Config(sheriff=1, characters=(character, "", "", ""))

    sheriff = new_game(as_sheriff, seed=1)
    another = new_game(as_another, seed=1)

    assert (sheriff.life[0], sheriff.max_life[0]) == (printed + 1, printed + 1)
    assert (another.life[0], another.max_life[0]) == (printed, printed)


@ruling("R1")
def test_the_sheriff_heals_up_to_his_raised_number() -> None:
    ann, *_ = table(players=4)
    ann.has_life(4).holds("beer", "beer")

    ann.plays("beer").plays("beer")

    assert ann.life == 5


@ruling("R2")
def test_the_opening_hand_is_as_large_as_the_starting_life() -> None:
    characters = ("bart_cassidy", "el_gringo", "paul_regret", "willy_the_kid")

    game = new_game(Config(sheriff=1, characters=characters), seed=1)

    # The Sheriff, El Gringo, has already drawn his two cards of phase 1.
    assert [len(hand) for hand in game.hands] == [4, 4 + 2, 3, 4]


@ruling("R3")
@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (4, "sheriff renegade outlaw outlaw"),
        (5, "sheriff renegade outlaw outlaw deputy"),
        (6, "sheriff renegade outlaw outlaw deputy outlaw"),
        (7, "sheriff renegade outlaw outlaw deputy outlaw deputy"),
    ],
)
def test_the_roles_follow_from_the_number_of_players(players: int, roles: str) -> None:
    for seed in SEEDS:
        game = new_game(Config(players=players), seed)

        assert sorted(ROLES[role] for role in game.role) == sorted(roles.split())


@ruling("R3")
def test_only_the_sheriff_is_face_up() -> None:
    for seed in SEEDS:
        game = new_game(Config(players=7), seed)
        sheriff = game.role.index(SHERIFF)
        for seat in range(7):
            seen = {s for s, role in enumerate(view(game, seat).roles) if role >= 0}

            assert seen == {sheriff, seat}


@ruling("R3")
def test_the_sheriff_takes_the_first_turn() -> None:
    games = [new_game(Config(players=4), seed) for seed in SEEDS]

    assert [game.active for game in games] == [game.role.index(SHERIFF) for game in games]
    assert {game.active for game in games} == {0, 1, 2, 3}


@ruling("R3")
def test_the_turn_goes_clockwise() -> None:
    ann, bob, cal, dot = table(players=4)
    turns = []

    for player in (ann, bob, cal, dot):
        player.ends_turn()
        turns.append([p.name for p in (ann, bob, cal, dot) if p.is_active])

    assert turns == [["bob"], ["cal"], ["dot"], ["ann"]]


@ruling("R4")
def test_the_beginner_game_leaves_out_the_book_cards() -> None:
    full = new_game(Config(), seed=1)
    beginner = new_game(Config(beginner=True), seed=1)

    left_out = [kind.id for kind in full.kind if kind.id in BOOK_CARDS]

    assert len(left_out) == 11
    assert len(beginner.kind) == len(full.kind) - 11 == 69
    assert BOOK_CARDS.isdisjoint(kind.id for kind in beginner.kind)


@ruling("R4")
def test_the_volcanic_stays_in_the_beginner_game() -> None:
    game = new_game(Config(beginner=True), seed=1)

    assert [kind.id for kind in game.kind].count("volcanic") == 2


@ruling("R5")
def test_the_last_character_in_play_is_the_last_player() -> None:
    ann, bob, cal, dot = table(players=4, roles="sheriff renegade outlaw outlaw")
    ann.has_life(1)
    bob.is_playing().holds("bang")
    cal.is_out()
    dot.is_out()

    bob.plays("bang", at=ann)
    ann.passes().passes()

    assert bob.has_won


@ruling("R5")
def test_players_still_playing_are_the_characters_still_in_the_game() -> None:
    ann, _bob, cal, _dot = table(players=4)
    ann.holds("general_store")
    cal.is_out()
    next_cards("bang-2C", "beer-6H", "missed-2S", "panic-JH")

    ann.plays("general_store")

    assert ann.options == ["pick bang-2C", "pick beer-6H", "pick missed-2S"]


@ruling("R6")
def test_a_turn_begins_with_two_cards_from_the_deck() -> None:
    _ann, bob, *_ = table(players=4)
    next_cards("bang", "missed", "beer")

    bob.starts_turn()

    assert bob.hand == ["bang", "missed"]
    assert bob.prompt == "play"


@ruling("R6")
def test_any_number_of_cards_may_be_played() -> None:
    ann, *_ = table(players=4)
    ann.holds("barrel", "scope", "mustang", "schofield", "saloon", "beer")

    ann.plays("barrel").plays("scope").plays("mustang").plays("schofield")
    ann.plays("saloon").plays("beer")

    assert ann.hand == []
    assert ann.prompt == "play"


@ruling("R6")
def test_the_hand_limit_is_the_life_one_has_now() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(2).holds("bang", "missed", "beer", "panic")

    ann.ends_turn().discards("panic", "bang")

    assert ann.hand == ["missed", "beer"]
    assert bob.is_active


@ruling("R7")
def test_the_turn_starts_with_dynamite_then_jail_then_the_draw() -> None:
    _ann, bob, cal, *_ = table(players=4)
    bob.has_in_play("jail", "dynamite")
    next_cards("KD", "9H", "bang", "missed")

    bob.starts_turn()

    assert cal.in_play == ["dynamite"]
    assert bob.in_play == []
    assert bob.hand == ["bang", "missed"]


@ruling("R8")
def test_the_discard_is_done_before_the_next_player_begins() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(1).holds("bang", "missed")
    next_cards("beer", "panic")

    ann.ends_turn()
    bob_before = (bob.is_active, bob.hand)
    ann.discards("bang")

    assert bob_before == (False, [])
    assert (bob.is_active, bob.hand) == (True, ["beer", "panic"])


@ruling("R9", "T103")
def test_nobody_has_to_play_a_missed() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed")

    ann.plays("bang", at=bob)
    bob.passes()

    assert bob.life == 3
    assert bob.hand == ["missed"]


@ruling("R9")
def test_nobody_has_to_play_in_his_turn() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(3).holds("bang", "beer", "barrel")

    ann.ends_turn()

    assert ann.hand == ["bang", "beer", "barrel"]
    assert bob.is_active


@ruling("R10", "T103")
def test_a_hand_within_the_limit_is_not_discarded_from() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(3).holds("bang", "missed", "beer", "panic")

    ann.ends_turn().discards("beer")

    assert bob.is_active
    assert ann.hand == ["bang", "missed", "panic"]


@ruling("R10", "T103")
def test_no_card_is_thrown_away_while_playing() -> None:
    ann, *_ = table(players=4)
    ann.has_life(1).holds("missed", "beer")

    with pytest.raises(IllegalMove, match="only_above_the_limit"):
        ann.discards("missed")

    assert ann.hand == ["missed", "beer"]


@ruling("R16")
def test_only_hand_cards_and_cards_in_play_can_be_aimed_at() -> None:
    ann, bob, *_ = table("bystander", "jourdonnais", players=4)
    ann.holds("cat_balou-KH", "panic-JH")
    bob.holds("missed").has_in_play("scope")

    assert ann.options == [
        "play cat_balou-KH > bob",
        "play cat_balou-KH > scope-AS",
        "play panic-JH > bob",
        "play panic-JH > scope-AS",
        "end",
    ]


@ruling("R16")
def test_vulture_sam_takes_neither_role_nor_character() -> None:
    ann, bob, sam, _dot = table(
        "bystander", "jourdonnais", "vulture_sam", players=4, roles="sheriff outlaw renegade outlaw"
    )
    ann.holds("bang")
    bob.has_life(1).holds("missed").has_in_play("scope")

    ann.plays("bang", at=bob)
    bob.passes().passes()

    assert sam.hand == ["missed", "scope"]
    assert (bob.role, sam.role) == ("outlaw", "renegade")
    assert [who.id for who in current().game.character[1:3]] == ["jourdonnais", "vulture_sam"]


@ruling("R17")
def test_a_gatling_goes_clockwise_from_the_left_of_its_player() -> None:
    ann, bob, cal, dot = table(players=4)
    cal.is_playing().holds("gatling")

    cal.plays("gatling")
    dot.passes()
    ann.passes()
    bob.passes()

    assert [player.life for player in (ann, bob, cal, dot)] == [4, 3, 4, 3]


@ruling("R17")
def test_the_indians_go_clockwise_from_the_left_of_their_player() -> None:
    ann, bob, cal, dot = table(players=4)
    cal.is_playing().holds("indians")

    cal.plays("indians")
    dot.passes()
    ann.passes()
    bob.passes()

    assert [player.life for player in (ann, bob, cal, dot)] == [4, 3, 4, 3]


@ruling("R17")
def test_a_general_store_begins_with_its_player() -> None:
    ann, bob, cal, dot = table(players=4)
    cal.is_playing().holds("general_store")
    next_cards("bang", "beer", "missed", "panic")

    cal.plays("general_store").picks("panic")
    dot.picks("bang")
    ann.picks("missed")
    bob.picks("beer")

    assert [p.hand for p in (ann, bob, cal, dot)] == [["missed"], ["beer"], ["panic"], ["bang"]]
