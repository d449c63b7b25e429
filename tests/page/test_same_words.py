"""Page and terminal tell a game in the same words, in every language."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec

import sixgun
from sixgun.classic import OUR_BOXES
from sixgun.duel import MODES
from sixgun.engine import Rng, Viewpoint
from sixgun.live import AnyGame
from sixgun.messages import LANGUAGES
from sixgun.narration import (
    GameLog,
    PublicFacts,
    SentenceFormatter,
    describe_decision,
    describe_move,
    describe_waiting,
)
from sixgun.protocol import GameDealt, Sentence
from sixgun.server.seat_view import serialize_catalogue
from tests.page.samples import NAMES
from tools import page

FORMS: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("classic", {"players": players}) for players in (3, 4, 5)),
    *(("classic", {"players": players, "boxes": list(OUR_BOXES)}) for players in (6, 7, 8)),
    ("classic", {"variant": "long_duel"}),
    ("classic", {"variant": "short_duel"}),
    ("classic", {"variant": "auction", "players": 6}),
    *(("duel", {"mode": mode}) for mode in MODES),
)
GAMES = 56
MOVES = 150  # of each game


def told(number: int) -> dict[str, Any]:
    """A random game with everything that is said about it, to one seat or to a spectator."""
    kind, options = FORMS[number % len(FORMS)]
    game = sixgun.new_game(kind, seed=f"words:{number}", **options)
    seat = number % (game.kernel.seats + 1) - 1
    names = NAMES[: game.kernel.seats]
    sentences = all_sentences(game, seat, Rng.from_seed(number))
    texts = {
        language: [SentenceFormatter(game, seat, language, names).text(s) for s in sentences]
        for language in LANGUAGES
    }
    return {
        "game": kind,
        "dealt": GameDealt("", 1, names, serialize_catalogue(game), ""),
        "seat": seat,
        "names": names,
        "sentences": sentences,
        "texts": texts,
    }


def all_sentences(game: AnyGame, seat: int, rng: Rng) -> list[Sentence]:
    log, facts = GameLog(game, Viewpoint(seat)), PublicFacts(game)
    sentences = log.new_sentences()
    for _ in range(MOVES):
        if game.kernel.over:
            break
        sentences += decision_sentences(game, facts, seat)
        game.apply(game.kernel.moves[rng.below(len(game.kernel.moves))])
        sentences += log.new_sentences()
    return sentences


def decision_sentences(game: AnyGame, facts: PublicFacts, seat: int) -> list[Sentence]:
    view = game.view(Viewpoint(seat))
    if game.kernel.seat != seat:
        return [describe_waiting(facts, view)]
    said = [*describe_decision(facts, view)]
    for move in game.kernel.moves:
        said += describe_move(facts, view, move)
    return [sentence for sentence in said if sentence is not None]


def test_page_and_terminal_say_the_same(tmp_path: Path) -> None:
    file = tmp_path / "sentences.json"
    games = [told(number) for number in range(GAMES)]
    assert sum(len(game["sentences"]) for game in games) > 10_000
    file.write_bytes(msgspec.json.encode(games))
    environment = {**os.environ, "SIXGUN_SENTENCES": str(file)}
    page.install()
    run = subprocess.run(
        [str(part) for part in page.command("test")],
        env=environment, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-1000:]
