"""A card that must be played if it can be (R249-R253)."""

from __future__ import annotations

from sixgun.classic.flow.payment import Payment
from sixgun.classic.flow.plays import list_plays, played_kind
from sixgun.classic.game import Game
from sixgun.engine.moves import (
    DISCARD,
    END,
    PLAY,
    USE,
    card_of,
    encode,
    kind_of,
    target_of,
    verb_of,
)

__all__ = ["filter_moves_for_required", "payable_beside_required", "withheld_required_card"]


def filter_moves_for_required(game: Game, me: int, required: int, moves: list[int]) -> list[int]:
    """The moves without the end of the phase, and without moves that would make a card unplayable
    that can be played now."""
    if required < 0 or not can_be_played(game, me, required, moves):
        return moves
    left = [move for move in moves if verb_of(move) != END]
    left = [
        move
        for move in left
        if not (might_spoil(game, required, move) and spoils(game, me, required, move))
    ]
    if game.facts.house.shown_card_stays:
        left = [
            move
            for move in left
            if not costs_cards(game, required, move) or can_be_paid(game, move)
        ]
    return left


def can_be_played(game: Game, me: int, required: int, moves: list[int]) -> bool:
    """R250: a legal play of the card as its own kind exists; by the house rule, one with an
    effect."""
    only_useful = game.facts.house.useful_duty
    for move in moves:
        if verb_of(move) == PLAY and card_of(move) == required and kind_of(move) < 0:
            if not only_useful or game.kind[required].has_effect(game, me, target_of(move)):
                return True
    return False


def might_spoil(game: Game, required: int, move: int) -> bool:
    """A quick check: most plays cannot make another card unplayable."""
    verb = verb_of(move)
    if card_of(move) in (required, -1) or verb not in (PLAY, USE):
        return False
    if game.kind[required].costs or game.facts.house.useful_duty:
        return True
    if verb == USE:
        # The card it takes away, or the played card itself, may have been the last target.
        used = game.kind[card_of(move)].aim_in_play
        return used.takes_cards or game.kind[required].aim.takes_cards
    kind = played_kind(game, move)
    alike = kind.is_bang and game.kind[required].is_bang
    return kind.lies_in_play or kind.aim.takes_cards or alike


def spoils(game: Game, me: int, required: int, move: int) -> bool:
    """R251: tried on a copy, with its immediate effects, before any player answers."""
    trial = game.clone()
    trial.prompt = "play"
    trial.stack[-1].choose(trial, move)
    if required not in trial.hand(me) or trial.aside:  # they will take one of the cards on offer
        return False
    return not is_playable(trial, me, required)


def costs_cards(game: Game, required: int, move: int) -> bool:
    """Whether another move may cost hand cards."""
    if verb_of(move) == PLAY:
        return card_of(move) != required and played_kind(game, move).costs > 0
    return card_of(move) < 0


def can_be_paid(game: Game, move: int) -> bool:
    """Whether other cards suffice to pay for what this move starts."""
    trial = game.clone()
    trial.prompt = "play"
    trial.stack[-1].choose(trial, move)
    payment = trial.stack[-1]
    while isinstance(payment, Payment) and payment.left:
        cards = payment.payable(trial)
        if not cards:
            return False
        payment.choose(trial, encode(DISCARD, cards[0]))
    return True


def is_playable(game: Game, me: int, required: int) -> bool:
    plays: list[int] = []
    list_plays(game, me, plays)
    return can_be_played(game, me, required, plays)


def payable_beside_required(game: Game, me: int, required: int, cards: list[int]) -> list[int]:
    """R251, R253: the card itself may be given away, but not the cards needed to play it."""
    if required not in game.hand(me) or not is_playable(game, me, required):
        return cards
    return [card for card in cards if card == required or not is_needed(game, me, required, card)]


def withheld_required_card(game: Game, me: int, required: int, paid: list[int]) -> int:
    """A house rule (R253): the card itself is not given away while it can be played, whatever has
    been paid already; but to save their life a player may use any card."""
    if not game.facts.house.shown_card_stays or game.life[me] <= 0:
        return -1
    if required not in game.hand(me):
        return -1
    before = game.clone()
    before.hand(me).extend(paid)
    return required if is_playable(before, me, required) else -1


def is_needed(game: Game, me: int, required: int, card: int) -> bool:
    trial = game.clone()
    trial.hand(me).remove(card)
    return not is_playable(trial, me, required)
