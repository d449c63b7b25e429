"""What is true of bots of every level: they answer, or say clearly why they cannot."""

from __future__ import annotations

import math
import pickle
import time
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import sixgun
from sixgun import classic, duel
from sixgun.bots import (
    LEVELS,
    Bot,
    BotError,
    BotGroup,
    BotSpec,
    Budget,
    Imagine,
    Personality,
    Reason,
    SeatedBot,
    Thought,
    create_bot,
    parse_bot,
    parse_bots,
    parse_untrusted_bot,
    seat_bot,
)
from sixgun.bots.custom_bots import CustomBot, parse_bot_argument, parse_bot_arguments
from sixgun.bots.levels import derive_seed
from sixgun.bots.marshal import Candidate, Marshal
from sixgun.engine import BadConfig, Event, Rng
from sixgun.live.rulesets import ruleset
from tests.bots.bot_games import EVERY_KIND, LEVELS_QUICK, play_bots
from tests.dealing import AnyConfig, deal

pytestmark = pytest.mark.conformance


def moves_of(config: AnyConfig, seed: int, bots: list[str]) -> list[int]:
    """The decisions of a whole game, as digests of the table."""
    return [hash(str(game.state())) for game, _ in play_bots(config, seed, bots)]


# -- games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("config", EVERY_KIND, ids=str)
def test_levels_play_together_to_the_end(config: AnyConfig) -> None:
    for seed in range(2):
        *_, (game, _) = play_bots(config, seed, ["gunslinger", "detective", "greenhorn"])
        assert game.over
        assert game.ply < 3000


def test_equal_seeds_give_equal_games() -> None:
    for bots in (["detective:temperature=0.5"], ["marshal:nodes=4", "gunslinger:temperature=2"]):
        for config in (classic.Config(players=4), duel.Config()):
            assert moves_of(config, 3, bots) == moves_of(config, 3, bots)


def test_a_temperature_changes_the_play() -> None:
    config = classic.Config(players=5)
    cool = moves_of(config, 3, ["gunslinger"])
    hot = moves_of(config, 3, ["gunslinger:temperature=1"])
    other = moves_of(config, 3, ["gunslinger:temperature=1:seed=blue"])

    assert cool != hot
    assert hot != other


def test_a_new_bot_plays_on_the_same_way() -> None:
    """Its luck depends on the decision, not on those before it."""
    for game, bot_group in play_bots(classic.Config(players=5), 2, ["gunslinger:temperature=1"]):
        if not game.over:
            fresh = seat_bot(game, game.seat, "gunslinger:temperature=1", 2)
            assert fresh.choose_move() == bot_group.choose_move()


def test_a_hint_has_the_move_and_the_reason() -> None:
    for config in (classic.Config(players=5), duel.Config()):
        for level in LEVELS_QUICK:
            game = deal(config, 4)
            seated = seat_bot(game, game.seat, level, 1)
            thought = seated.hint()
            assert thought.move == seated.choose_move()
            assert thought.move in game.moves
            assert thought.reason.code
            worths = [worth for _, worth in thought.scores]
            assert worths == sorted(worths, reverse=True)
            assert {move for move, _ in thought.scores} <= set(game.moves)
            assert pickle.loads(pickle.dumps(thought)) == thought


def test_only_a_search_gives_a_chance_to_win() -> None:
    game = deal(classic.Config(players=5), 4)
    assert seat_bot(game, game.seat, "gunslinger").hint().chance == -1.0
    assert 0.0 < seat_bot(game, game.seat, "marshal:nodes=12").hint().chance < 1.0


# -- personality ---------------------------------------------------------------------------


def test_at_temperature_0_the_best_move_wins_and_luck_breaks_ties() -> None:
    cool = Personality(1)
    picked = {cool.pick([1.0, 3.0, 3.0, -2.0], Rng.from_seed(seed)) for seed in range(50)}
    assert picked == {1, 2}


def test_a_temperature_picks_moves_like_a_softmax() -> None:
    warm = Personality(1, 2.0)
    rng = Rng.from_seed("heat")
    picked = [warm.pick([2.0, 0.0], rng) for _ in range(4000)]
    assert 0.24 < picked.count(1) / 4000 < 0.30  # 1 / (1 + e)


@pytest.mark.parametrize("heat", [-0.1, 10.5, float("nan")])
def test_a_temperature_has_its_bounds(heat: float) -> None:
    with pytest.raises(BadConfig, match="bad_temperature"):
        Personality(1, heat)


def test_the_seed_of_a_bot_does_not_reveal_the_seed_of_the_deal() -> None:
    assert derive_seed(4, 0, "") == derive_seed(4, 0, "")
    others = {
        derive_seed(4, 0, ""),
        derive_seed(4, 1, ""),
        derive_seed(5, 0, ""),
        derive_seed(4, 0, "blue"),
    }
    assert len(others) == 4
    assert all(len(seed) == 32 for seed in others)
    own: Any = create_bot(CustomBot(f"{__name__}.Cheat"), deal(classic.Config(), 4), 0, 4)
    assert own.seed == derive_seed(4, 0, "")


# -- the budget ----------------------------------------------------------------------------


def test_a_search_counts_its_playouts() -> None:
    game = deal(classic.Config(players=5), 4)
    bot = create_bot(parse_bot("marshal:nodes=37"), game, game.seat)
    SeatedBot(ruleset("classic"), game, game.seat, bot).choose_move()
    assert 20 < bot.playouts <= 37  # type: ignore[attr-defined]


def test_no_playout_begins_when_time_is_up() -> None:
    """However short they are."""
    game = deal(classic.Config(players=5), 4)
    bot = create_bot(parse_bot("marshal:seconds=1"), game, game.seat)
    assert isinstance(bot, Marshal)
    bot.deadline = time.perf_counter()
    assert bot.play_out(game, Candidate(game.moves[0], 0.0), Rng.from_seed(1)) == -1.0


def test_scores_of_a_search_are_chances() -> None:
    game = deal(classic.Config(players=7), 4)
    for _ in range(60):
        thought = seat_bot(game, game.seat, "marshal:nodes=12").hint()
        assert all(0.0 <= chance <= 1.0 for _, chance in thought.scores)
        game.choose(thought.move)


def test_a_search_stops_in_time() -> None:
    """Not how fast it is: that a budget of time ends a search that has no other end."""
    game = deal(duel.Config(), 4)
    seated = seat_bot(game, game.seat, "marshal:seconds=0.05")
    begun = time.perf_counter()
    seated.choose_move()
    assert time.perf_counter() - begun < 5


@pytest.mark.parametrize(
    ("seconds", "nodes"), [(0, 0), (-1.0, 5), (1.0, -5), (math.inf, 0), (math.nan, 5)]
)
def test_an_empty_budget_is_refused(seconds: float, nodes: int) -> None:
    with pytest.raises(BadConfig, match="bad_budget"):
        Budget(seconds, nodes)


# -- parsing bots --------------------------------------------------------------------------


def test_bots_are_parsed_from_text() -> None:
    assert parse_bot("greenhorn") == BotSpec("greenhorn")
    spec = parse_bot("marshal:nodes=200:temperature=0.5")
    assert spec == BotSpec("marshal", temperature=0.5, nodes=200)
    assert spec.name == "marshal:temperature=0.5:nodes=200"
    assert parse_bot(spec.name) == spec
    assert parse_bot("marshal:seconds=0:nodes=9").name == "marshal:nodes=9"
    assert [spec.type_name for spec in parse_bots("marshal,greenhorn")] == ["marshal", "greenhorn"]
    assert list(LEVELS) == ["greenhorn", "gunslinger", "detective", "marshal"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("sharpshooter", "unknown_bot"),
        ("", "unknown_bot"),
        (f"{__name__}.FirstMove", "unknown_bot"),
        ("this.d", "unknown_bot"),
        ("this.d:seed=1", "unknown_bot"),
        ("marshal:luck=3", "unknown_bot_option"),
        ("marshal:nodes=many", "bad_bot_option"),
        ("gunslinger:temperature=hot", "bad_bot_option"),
        ("greenhorn:seconds=1", "useless_bot_option"),
        ("detective:nodes=0", "useless_bot_option"),
        ("marshal:seconds=0", "bad_budget"),
        ("marshal:nodes=0", "bad_budget"),
        ("marshal:seconds=0:nodes=0", "bad_budget"),
        ("marshal:seconds=inf", "bad_budget"),
        ("marshal:nodes=-1", "bad_budget"),
        ("greenhorn:temperature=99", "bad_temperature"),
        ("greenhorn:temperature=nan", "bad_temperature"),
    ],
)
def test_bad_bot_texts_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadConfig, match=code):
        parse_bot(text)


def test_only_levels_are_valid_bots() -> None:
    with pytest.raises(BadConfig, match="unknown_bot"):
        BotSpec("this.d")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("this.d", "unknown_bot"),
        ("wizard", "unknown_bot"),
        ("marshal:seconds=5.5", "bot_thinks_too_long"),
        ("marshal:nodes=5001", "bot_thinks_too_long"),
        ("marshal:nodes=5:seconds=3600", "bot_thinks_too_long"),
        ("marshal:seconds=inf", "bad_budget"),
        (f"greenhorn:seed={'x' * 100}", "unknown_bot"),
    ],
)
def test_untrusted_text_cannot_ask_for_long_searches(text: str, code: str) -> None:
    with pytest.raises(BadConfig, match=code):
        parse_untrusted_bot(text)
    assert parse_untrusted_bot("marshal:seconds=5:nodes=5000:temperature=1:seed=a").seed == "a"


def test_an_untrusted_marshal_has_a_time_limit_even_if_it_counts_nodes() -> None:
    spec = parse_untrusted_bot("marshal:nodes=5000")
    assert (spec.name, spec.budget.seconds, spec.budget.nodes) == ("marshal:nodes=5000", 5.0, 5000)
    assert parse_bot("marshal:nodes=5000").budget.seconds == 0.0


@pytest.mark.parametrize("seed", ["x" * 41, "a\0b", "a\nb"])
def test_an_untrusted_seed_is_short_and_printable(seed: str) -> None:
    with pytest.raises(BadConfig, match="bad_bot_option"):
        parse_untrusted_bot(f"greenhorn:seed={seed}")


def test_the_name_of_an_untrusted_bot_can_be_parsed_again() -> None:
    spec = parse_untrusted_bot("greenhorn:temperature=1e-4:seed=" + "x" * 40)
    assert len(spec.name) > len("greenhorn:temperature=1e-4:seed=") + 40
    assert parse_untrusted_bot(spec.name) == spec


# -- custom bots ---------------------------------------------------------------------------


def test_a_custom_bot_takes_a_seat() -> None:
    game = deal(classic.Config(players=5), 4)
    seated = seat_bot(game, game.seat, parse_bot_argument(f"{__name__}.FirstMove:seed=mine"))
    assert seated.choose_move() == game.moves[0]


@pytest.mark.parametrize("name", ["Listener", "LateListener"])
def test_a_listening_custom_bot_gets_events(name: str) -> None:
    game = deal(classic.Config(players=4), 4, emits_events=True)
    bot_group = BotGroup(game, dict.fromkeys(range(4), CustomBot(f"{__name__}.{name}")))
    bots = [seated.bot for seated in bot_group.seated_bots.values()]

    bot_group.notify()
    game.choose(bot_group.choose_move())
    bot_group.notify()

    assert len(bot_group.listening) == 4
    assert [len(bot.heard) for bot in bots if isinstance(bot, Listener)] == [2] * 4


def test_a_custom_bot_that_does_not_listen_gets_no_events() -> None:
    game = deal(classic.Config(players=4), 4, emits_events=True)
    bot_group = BotGroup(game, {0: CustomBot(f"{__name__}.FirstMove")})

    assert bot_group.listening == []


def test_a_command_line_names_levels_too() -> None:
    assert parse_bot_argument("marshal:nodes=9") == BotSpec("marshal", nodes=9)
    assert [bot.is_custom for bot in parse_bot_arguments("greenhorn,a.B")] == [False, True]
    for text, code in {
        "wizard": "unknown_bot",
        "a.B:temperature=1": "useless_bot_option",
        "a.B:luck=1": "unknown_bot_option",
    }.items():
        with pytest.raises(BadConfig, match=code):
            parse_bot_argument(text)


@pytest.mark.parametrize("path", ["no.such.Bot", f"{__name__}.NoBot", f"{__name__}.pytest"])
def test_a_missing_custom_bot_is_refused(path: str) -> None:
    game = deal(classic.Config(players=5), 4)
    with pytest.raises(BadConfig, match="cannot_load_bot"):
        seat_bot(game, game.seat, CustomBot(path))


class FirstMove(Bot):
    def __init__(self, facts: object, seat: int, seed: int | str) -> None:
        self.seat = seat
        self.seed = seed

    def think(self, view: Any, imagine: Imagine | None = None) -> Thought:
        return Thought(view.cards.moves[0], Reason("first"), [], [])


class Listener(FirstMove):
    """As the docs show it: an attribute of the class."""

    listens = True

    def __init__(self, facts: object, seat: int, seed: int | str) -> None:
        super().__init__(facts, seat, seed)
        self.heard: list[Sequence[Event]] = []

    def watch(self, view: Any, events: Sequence[Event]) -> None:
        self.heard.append(events)


class LateListener(Listener):
    """Decides it when it is made."""

    listens = False

    def __init__(self, facts: object, seat: int, seed: int | str) -> None:
        super().__init__(facts, seat, seed)
        setattr(self, "listens", True)  # noqa: B010 - to mypy it belongs to the class


class Cheat(FirstMove):
    def think(self, view: Any, imagine: Imagine | None = None) -> Thought:
        return Thought(12345, Reason("why_not"), [], [])


# -- what cannot be answered ---------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS_QUICK)
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_broken_view_is_refused_with_a_code(level: str, game: str) -> None:
    live = sixgun.new_game(game, seed=3)
    kernel = live.kernel
    seat = kernel.seat
    bot = create_bot(parse_bot(level), kernel, seat)
    imagine = seat_bot(kernel, seat, "greenhorn").imagine
    view: Any = live.view(seat)
    other: Any = live.view(1 - seat)

    for broken, code in [
        (None, "broken_view"),
        ("view", "broken_view"),
        (replace(view, cards=replace(view.cards, moves=[])), "no_legal_moves"),
        (other, "view_of_another_seat"),
        (replace(view, life=[]), "broken_view"),
        (SimpleNamespace(cards=None, life=[]), "broken_view"),
        (SimpleNamespace(cards=view.cards, life=view.life), "broken_view"),
    ]:
        with pytest.raises(BotError) as caught:
            bot.choose(broken, imagine)
        assert caught.value.code == code


def test_a_search_without_imagine_is_refused() -> None:
    live = sixgun.new_game("classic", seed=3)
    bot = create_bot(parse_bot("marshal:nodes=5"), live.kernel, live.kernel.seat)
    with pytest.raises(BotError, match="nothing_to_imagine"):
        bot.choose(live.view(live.kernel.seat))


def test_an_illegal_move_never_reaches_the_game() -> None:
    game = deal(classic.Config(players=5), 4)
    before = game.state()
    seated = seat_bot(game, game.seat, CustomBot(f"{__name__}.Cheat"))
    with pytest.raises(BotError, match="not_a_legal_move"):
        seated.choose_move()
    assert game.state() == before
