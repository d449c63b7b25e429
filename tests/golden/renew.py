"""Makes the golden games anew: run by hand, when they have to change on purpose."""

from __future__ import annotations

from pathlib import Path

import sixgun
from sixgun.classic import OUR_BOXES
from sixgun.engine import Rng
from sixgun.notation import write_record
from tests.bots.test_conformance import renew as renew_bots
from tests.test_conformance import renew as renew_traces

GAMES: dict[str, dict[str, object]] = {
    "4_players": {"players": 4},
    "5_players": {"players": 5},
    "6_players": {"players": 6},
    "7_players": {"players": 7},
    "beginner": {"players": 4, "beginner": True},
    "discard_order": {"players": 7, "ask_discard_order": True},
    "every_decision": {"players": 4, "ask_forced": True},
    "3_players": {"players": 3, "boxes": list(OUR_BOXES)},
    "8_players": {"players": 8, "boxes": list(OUR_BOXES)},
    "dodge_city": {"players": 6, "boxes": ["base", "dodge_city"]},
    "high_noon": {"players": 5, "boxes": ["base", "high_noon"], "events": 5},
    "fistful": {"players": 5, "boxes": ["base", "fistful"], "house": ["guess_on", "one_snipe"]},
    "tempo": {"players": 7, "tempo": True},
    "long_duel": {"players": 2, "variant": "long_duel"},
    "short_duel": {"players": 2, "variant": "short_duel"},
    "auction": {"players": 5, "variant": "auction", "purses": [2000, 700, 0, 3100, 0]},
    "kept_characters": {
        "players": 5,
        "sheriff": 2,
        "names": ["lee", "kim", "max", "sam", "joe"],
        "characters": ["sid_ketchum", "!lucky_duke", "", "vulture_sam", "jesse_jones"],
    },
}


DUELS: dict[str, dict[str, object]] = {
    "law_vs_outlaw": {},
    "renegade_vs_law": {"mode": "renegade_vs_law", "names": ["kim", "lee"]},
    "renegade_vs_outlaw": {"mode": "renegade_vs_outlaw", "ask_forced": True},
    "reinforcements": {"mode": "reinforcements", "dealt": 6, "ask_discard_order": True},
    "mexican_standout": {"mode": "mexican_standout", "house": ["any_in_standout"]},
    "first_edition": {
        "edition": "first",
        "corrections": ["colt.law=snake*2", "jango.life=4"],
        "house": ["live_fanning", "optional_shotgun"],
    },
}


def renew(name: str, kind: str, options: dict[str, object], folder: Path) -> None:
    game = sixgun.new_game(kind, seed=f"golden:{name}", **options)
    rng = Rng.from_seed(name)
    while (decision := game.decision) is not None:
        game.apply(decision.moves[rng.below(len(decision.moves))])
    (folder / f"game_{name}.txt").write_text(write_record(game.record()), encoding="utf-8")


if __name__ == "__main__":
    for name, options in GAMES.items():
        renew(name, "classic", options, Path(__file__).parent)
    for name, options in DUELS.items():
        renew(name, "duel", options, Path(__file__).parent)
    renew_traces()
    renew_bots()
