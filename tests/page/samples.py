"""Creates the sample games for the tests of the page. Run it when the server's messages change.

    python -m tests.page.samples

`games.json` has games from the viewpoint of one seat each. `decisions.json` has a decision with
every prompt and a moment with every type of event, each with the table before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import sixgun
from sixgun.bots import BotGroup, parse_bot
from sixgun.classic import OUR_BOXES
from sixgun.engine import SPECTATOR, Rng, Viewpoint
from sixgun.live import AnyGame
from sixgun.server.library import library_response
from sixgun.server.seat_view import SeatView, serialize_catalogue, serialize_events

FOLDER: Final = Path(__file__).parents[2] / "web/tests/samples"
NAMES: Final = ["Ann", "Bob", "Chen", "Dora", "Édouard", "Fay", "Gus", "Hedy"]
SEED: Final = "page"

# By name: the game, its options, the viewpoint (a seat, or -1 for a spectator), how many moves.
GAMES: Final[dict[str, tuple[str, dict[str, Any], int, int]]] = {
    "four": ("classic", {"players": 4}, 0, 90),
    "seven": ("classic", {"players": 7, "boxes": list(OUR_BOXES)}, -1, 60),
    "three": ("classic", {"players": 3, "boxes": ["base", "dodge_city"]}, 1, 40),
    "long_duel": ("classic", {"players": 2, "variant": "long_duel"}, 0, 40),
    "auction": ("classic", {"players": 6, "variant": "auction"}, 2, 60),
    "duel": ("duel", {}, 0, 80),
    "standout": ("duel", {"mode": "mexican_standout"}, 2, 50),
}
SAMS: Final = ["vera_custer", "vulture_sam", "", ""]  # both take cards of the eliminated
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
    """Write one line per moment, so that diffs are readable."""
    text = msgspec.json.encode(content).decode()
    for mark in ('{"told"', '{"seat"', '"dealt":', '{"id"'):
        text = text.replace(f",{mark}", f",\n{mark}")
    (FOLDER / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


def printed() -> Scene:
    """Return the library without the texts of cards, which the tests do not need."""
    whole: Scene = msgspec.json.decode(library_response().content)
    for entries in whole["games"].values():
        for entry in entries:
            entry |= {"words": "", "rulings": [], "copies": {}, "sources": {}}
    return whole


# -- whole games ---------------------------------------------------------------------------


def record_game(name: str, kind: str, options: dict[str, Any], seat: int, most: int) -> Scene:
    """Return a game of bots from the viewpoint of one seat, with at most this many moves."""
    game = dealt(kind, f"{SEED}:{name}", options)
    seats = game.kernel.seats
    bots = BotGroup(game.kernel, {s: parse_bot("gunslinger") for s in range(seats)}, seed=name)
    bots.notify()
    seat_view = SeatView(game, "", Viewpoint(seat))
    first = shortened(msgspec.to_builtins(seat_view.full_view()), "view")
    moves: list[Scene] = []
    while game.decision is not None and len(moves) < most:
        game.apply(bots.choose_move())
        bots.notify()
        update = msgspec.to_builtins(seat_view.update(game.kernel.events))
        moves.append(shortened(update, "changes"))
    return {"seat": seat, **table(kind, game), "first": first, "moves": moves}


def dealt(kind: str, seed: str, options: dict[str, Any]) -> AnyGame:
    return sixgun.new_game(kind, seed=seed, ask_forced=True, **options)


def shortened(message: Scene, part: str) -> Scene:
    """Return a message without the fields of its view that the tests do not need."""
    view = message[part]
    unused = {"rumours", "seen_in_decks", "seen_in_hands"}
    view |= {name: [] for name in unused & view.keys()}
    view |= {"discards": view["discards"][-2:]} if "discards" in view else {}
    return {name: value for name, value in message.items() if name not in ("type", "play")}


def table(kind: str, game: AnyGame) -> Scene:
    dealt = {"type": "dealt", "play": "", "number": 1, "names": list(game.names.seat_names)}
    dealt |= {"catalogue": serialize_catalogue(game), "promise": ""}
    return {"game": kind, "names": NAMES[: game.kernel.seats], "dealt": dealt}


# -- one of everything ---------------------------------------------------------------------


def decisions() -> Scene:
    """Return the first decision with each prompt and the first moment with each event in random
    games, as the player who is asked and another player see it."""
    seen: set[tuple[str, str]] = set()
    found: list[Scene] = []
    tables: list[Scene] = []
    for kind, options in RARE:
        for number in range(GAMES_OF_EACH):
            game = dealt(kind, f"{SEED}:{number}", options)
            if number == 0:
                tables.append(table(kind, game))
            rng = Rng.from_seed(f"{kind} {number}")
            found += [{"at": len(tables) - 1, **scene} for scene in new_in(game, seen, rng)]
    return {"tables": tables, "decisions": found}


def new_in(game: AnyGame, seen: set[tuple[str, str]], rng: Rng) -> Iterator[Scene]:
    """Yield the moments with a prompt or an event that is new for this game."""
    while (decision := game.decision) is not None:
        move = decision.moves[rng.below(len(decision.moves))]
        after = game.clone()
        after.apply(move)
        since = len(game.raw_events)
        events = serialize_events(
            after, SPECTATOR.mask(after.kernel.seats), after.raw_events[since:]
        )
        news = {decision.prompt, *(event["type"] for event in events)}
        if not seen.issuperset((game.rules.id, one) for one in news):
            seen |= {(game.rules.id, one) for one in news}
            for seat in (decision.seat, (decision.seat + 1) % game.kernel.seats):
                yield scene(game, after, seat)
        game = after


def scene(game: AnyGame, after: AnyGame, seat: int) -> Scene:
    """Return the table before and after a move, as a seat sees it."""
    seat_view = SeatView(game, "", Viewpoint(seat))
    now = shortened(msgspec.to_builtins(seat_view.full_view()), "view")
    seat_view.game = seat_view.log.game = after
    then = shortened(msgspec.to_builtins(seat_view.update(after.kernel.events)), "changes")
    return {
        "seat": seat,
        "view": now["view"],
        "asked": now["asked"],
        "next": {name: then[name] for name in ("events", "changes", "asked", "log")},
    }


if __name__ == "__main__":
    main()
