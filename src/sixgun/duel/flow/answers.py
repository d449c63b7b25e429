"""Hit cards given up to answer a Duel, Indians and similar cards, without being played (D58)."""

from __future__ import annotations

from sixgun.duel.game import Game
from sixgun.engine.moves import DISCARD, card_of, encode, kind_of, verb_of

__all__ = ["avoid_refusal", "give_up", "hit_refusal", "list_given_avoids", "list_hits"]


def list_hits(game: Game, me: int, moves: list[int]) -> None:
    """Every hit card that can be given up for a figure: from the hand, lying with them, or turned
    into a Colt by their ability (D106, D107, D171, D202)."""
    facts = game.facts
    character = game.character[me]
    for card in game.hands[game.owner[me]]:
        if facts.hits[card]:
            moves.append(facts.discard_moves[card])
        elif character.shoots_others and character.shoots_with(game, me, card):
            moves.append(encode(DISCARD, card, 0, facts.colt.no))
    for card in game.in_play[me]:
        if facts.given_as_hit[card]:
            moves.append(facts.discard_moves[card])
        if character.is_spender and not facts.kind[card].always_active:
            moves.append(encode(DISCARD, card, 0, facts.colt.no))


def list_given_avoids(game: Game, me: int, moves: list[int]) -> None:
    """Every avoid card that can be given up for a figure; abilities do not help (D187)."""
    facts = game.facts
    for card in game.hands[game.owner[me]]:
        if facts.avoids[card]:
            moves.append(facts.discard_moves[card])
    for card in game.in_play[me]:
        if facts.given_as_avoid[card]:
            moves.append(facts.discard_moves[card])


def give_up(game: Game, me: int, move: int) -> None:
    """Discard a card of the hand or lying with the figure as an answer."""
    card = card_of(move)
    seat = game.owner[me]
    if card in game.hands[seat]:
        game.discard(seat, card)
        return
    game.discard_from_play(me, card)
    if kind_of(move) >= 0:
        game.character[me].after_equipment_spent(game, me)


def hit_refusal(game: Game, me: int, move: int) -> str:
    """Why this move does not give up a hit card."""
    if verb_of(move) != DISCARD:
        return "give_up_a_hit_or_pass"
    return giving_up_refusal(game, me, move) or "no_hit_card"


def avoid_refusal(game: Game, me: int, move: int) -> str:
    """Why this move does not give up an avoid card."""
    if verb_of(move) != DISCARD:
        return "give_up_an_avoid_or_pass"
    return giving_up_refusal(game, me, move) or "no_avoid_card"


def giving_up_refusal(game: Game, me: int, move: int) -> str:
    card = card_of(move)
    return "" if card in game.hand(me) or card in game.in_play[me] else "not_in_hand"
