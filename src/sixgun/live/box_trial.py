"""Trial games for a custom box: its cards are in the players' hands from the start."""

from __future__ import annotations

from typing import Final

from sixgun.classic import Box, Config, Game, new_game
from sixgun.engine import Rng

__all__ = ["try_box"]

GAMES: Final = 24
LONGEST: Final = 20_000  # moves; random games are much shorter


def try_box(box: Box) -> Exception | None:
    """Play random games; return the first error, or None."""
    rng = Rng.from_seed(box.id)
    try:
        for number in range(GAMES):
            play(box, number, rng)
    except Exception as failed:  # custom hooks may raise anything
        return failed
    return None


def play(box: Box, number: int, rng: Rng) -> None:
    players = 4 + number % 4
    who = [character.id for character in box.characters]
    turn = number % max(len(who), 1)
    seated = (who[turn:] + who[:turn] + [""] * players)[:players]
    boxes = ("base", box.id)
    config = Config(players=players, boxes=boxes, characters=tuple(seated), ask_forced=True)
    game = new_game(config, f"{box.id} {number}", emits_events=number % 2 == 0)
    deal_in(game, box, rng)
    in_force = ""
    if box.events and not game.over:
        in_force = box.events[number % len(box.events)].id
        game.put_in_force(game.facts.event_by_id[in_force], game.active)
        game.seat = -1
        game.run()
    for _ in range(LONGEST):
        if game.over:
            return
        if rng.below(20) == 0:
            game.clone().digest()
        game.choose_at(rng.below(len(game.moves)))
    began = f" that began with the event {in_force}" if in_force else ""
    raise RuntimeError(f"a game{began} does not end: {LONGEST} moves")


def deal_in(game: Game, box: Box, rng: Rng) -> None:
    """Swap the box's cards in the deck with cards in the hands."""
    own = {card.id for card in box.cards}
    deck = game.decks[0]
    for at in [i for i in range(len(deck)) if game.kind[deck[i]].id in own]:
        seat = rng.below(game.seats)
        if game.hands[seat]:
            place = rng.below(len(game.hands[seat]))
            deck[at], game.hands[seat][place] = game.hands[seat][place], deck[at]
            game.known[deck[at]] = 0
            game.known[game.hands[seat][place]] = 1 << seat
    game.stack[-1].step(game)  # the legal moves change with the new hand
