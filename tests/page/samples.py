"""Games as the server tells them, for the tests of the page: run by hand, when they have to change.

    python -m tests.page.samples

`games.json` has games from the viewpoint of one seat each, `decisions.json` a decision of every
kind and a moment with every kind of event, with the table before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import sixgun
from sixgun.bots import BotGroup, parse_bot
from sixgun.classic import OUR_BOXES
from sixgun.engine import Rng
from sixgun.live import AnyGame
from sixgun.server.library import library_of_now
from sixgun.server.telling import asked_of, catalogue_of, document, told

FOLDER: Final = Path(__file__).parents[2] / "web/tests/samples"
NAMES: Final = ["Ann", "Bob", "Chen", "Dora", "Édouard", "Fay", "Gus", "Hedy"]
SEED: Final = "page"

# By name: the game, its options, the seat that looks (-1: an onlooker) and how many moves are kept.
GAMES: Final[dict[str, tuple[str, dict[str, Any], int, int]]] = {
    "four": ("classic", {"players": 4}, 0, 90),
    "seven": ("classic", {"players": 7, "boxes": list(OUR_BOXES)}, -1, 60),
    "three": ("classic", {"players": 3, "boxes": ["base", "dodge_city"]}, 1, 40),
    "long_duel": ("classic", {"players": 2, "variant": "long_duel"}, 0, 40),
    "auction": ("classic", {"players": 6, "variant": "auction"}, 2, 60),
    "duel": ("duel", {}, 0, 80),
    "standout": ("duel", {"mode": "mexican_standout"}, 2, 50),
}
SAMS: Final = ["vera_custer", "vulture_sam", "", ""]  # two may share out the cards of the fallen
RARE: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("classic", {"players": 6, "boxes": list(OUR_BOXES), "ask_discard_order": True}),
    ("classic", {"players": 8, "boxes": ["base", "high_noon", "fistful"]}),
    ("classic", {"players": 5, "boxes": ["base", "bullet", "dodge_city"]}),
    ("classic", {"players": 4, "boxes": ["base", "dodge_city"], "characters": SAMS}),
    ("classic", {"players": 2, "variant": "long_duel", "ask_discard_order": True}),
    ("classic", {"players": 2, "variant": "short_duel"}),
    ("classic", {"players": 5, "variant": "auction", "purses": [900, 0, 500, 0, 700]}),
    ("duel", {"mode": "reinforcements", "dealt": 6, "ask_discard_order": True}),
    ("duel", {"mode": "mexican_standout"}),
    ("duel", {"mode": "renegade_vs_law"}),
)
GAMES_OF_EACH: Final = 30
Scene = dict[str, Any]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    write("library", printed())
    write("games", {name: record_game(name, *wishes) for name, wishes in GAMES.items()})
    write("decisions", decisions())


def write(name: str, content: object) -> None:
    """One line for each moment, so that a difference can be read."""
    text = msgspec.json.encode(content).decode()
    for mark in ('{"told"', '{"seat"', '"dealt":', '{"id"'):
        text = text.replace(f",{mark}", f",\n{mark}")
    (FOLDER / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


def printed() -> Scene:
    """All that is printed, but for the words on cards, which are not tested."""
    whole: Scene = msgspec.json.decode(library_of_now().content)
    for entries in whole["games"].values():
        for entry in entries:
            entry |= {"words": "", "rulings": [], "copies": {}, "sources": {}}
    return whole


# -- whole games ---------------------------------------------------------------------------


def record_game(name: str, kind: str, options: dict[str, Any], seat: int, most: int) -> Scene:
    """A game of bots as one seat was told it, up to so many moves."""
    game = dealt(kind, f"{SEED}:{name}", options)
    seats = game.kernel.seats
    bots = BotGroup(game.kernel, {s: parse_bot("gunslinger") for s in range(seats)}, seed=name)
    bots.notify()
    looking = seats if seat < 0 else seat
    before = shortened(game, looking)
    first: Scene = {"told": 0, "events": told(game, looking, game.raw_events), "view": before}
    moves: list[Scene] = []
    count, heard = len(first["events"]), len(game.raw_events)
    while game.decision is not None and len(moves) < most:
        asked = msgspec.to_builtins(asked_of(game, looking, None))
        (moves[-1] if moves else first)["asked"] = asked
        game.apply(bots.choose_move())
        bots.notify()
        now, events = shortened(game, looking), told(game, looking, game.raw_events[heard:])
        changes = {name: value for name, value in now.items() if before[name] != value}
        moves.append({"told": count, "events": events, "changes": changes, "asked": None})
        before, heard, count = now, len(game.raw_events), count + len(events)
    if game.decision is not None:
        moves[-1]["asked"] = msgspec.to_builtins(asked_of(game, looking, None))
    return {"seat": seat, **table(kind, game), "first": first, "moves": moves}


def dealt(kind: str, seed: str, options: dict[str, Any]) -> AnyGame:
    return sixgun.new_game(kind, seed=seed, ask_forced=True, **options)


def shortened(game: AnyGame, seat: int) -> Scene:
    """What a seat may know, without what is not talked about."""
    nothing: Scene = {"rumours": [], "seen_in_decks": [], "seen_in_hands": []}
    view = document(game, seat)
    return view | nothing | {"discards": view["discards"][-2:]}


def table(kind: str, game: AnyGame) -> Scene:
    dealt = {"type": "dealt", "play": "", "number": 1, "names": list(game.names.seat_names)}
    dealt |= {"catalogue": catalogue_of(game), "promise": ""}
    return {"game": kind, "names": NAMES[: game.kernel.seats], "dealt": dealt}


# -- one of everything ---------------------------------------------------------------------


def decisions() -> Scene:
    """Out of games played by chance: the first decision with each prompt, the first moment with
    each event, as the one who is asked and somebody else see it."""
    seen: set[tuple[str, str]] = set()
    found: list[Scene] = []
    tables: list[Scene] = []
    for kind, options in RARE:
        for number in range(GAMES_OF_EACH):
            game = dealt(kind, f"{SEED}:{number}", options)
            if number == 0:
                tables.append(table(kind, game))
            luck = Rng.from_seed(f"{kind} {number}")
            found += [{"at": len(tables) - 1, **scene} for scene in new_in(game, seen, luck)]
    return {"tables": tables, "decisions": found}


def new_in(game: AnyGame, seen: set[tuple[str, str]], luck: Rng) -> Iterator[Scene]:
    """What nobody has seen before in the games of this kind."""
    while (decision := game.decision) is not None:
        move = decision.moves[luck.below(len(decision.moves))]
        after = game.clone()
        after.apply(move)
        since = len(game.raw_events)
        events = told(after, game.kernel.seats, after.raw_events[since:])
        news = {decision.prompt, *(event["type"] for event in events)}
        if not seen.issuperset((game.rules.id, one) for one in news):
            seen |= {(game.rules.id, one) for one in news}
            for seat in (decision.seat, (decision.seat + 1) % game.kernel.seats):
                yield scene(game, after, seat)
        game = after


def scene(game: AnyGame, after: AnyGame, seat: int) -> Scene:
    """The table before and after a move, as a seat sees it."""
    view, then = shortened(game, seat), shortened(after, seat)
    changes = {name: value for name, value in then.items() if view[name] != value}
    events = told(after, seat, after.raw_events[len(game.raw_events) :])
    return {
        "seat": seat,
        "view": view,
        "asked": asked_of(game, seat, None),
        "next": {"events": events, "changes": changes, "asked": asked_of(after, seat, None)},
    }


if __name__ == "__main__":
    main()
