"""Cards from the hand: which may be played as what, at whom, and why not."""

from __future__ import annotations

from sixgun.classic.cards import Card
from sixgun.classic.game import Game
from sixgun.engine import Fact
from sixgun.engine.events import CARD_PLAYED
from sixgun.engine.moves import (
    CARD_SHIFT,
    DISCARD,
    KIND_SHIFT,
    PLAY,
    card_of,
    encode,
    kind_of,
    target_of,
    verb_of,
)

__all__ = ["bang_like", "list_bangs", "list_plays", "play_card", "play_facts", "play_refusal"]


def list_plays(game: Game, me: int, moves: list[int]) -> None:
    """Every way to play a card of the hand in one's own playing phase."""
    ability = game.ability[me]
    facts = game.facts
    last = -1  # targets are the same for all cards of a kind
    targets: list[int] = []
    for card in game.hands[game.owner[me]]:
        kind = facts.kind[card]
        if not kind.blocked(game, me, card):
            move = facts.play_moves[card]
            if not kind.aimed:
                moves.append(move)
            else:
                if kind.no != last:
                    last = kind.no
                    targets = kind.aim.options(game, me)
                aimed = facts.aimed_moves[card]
                for target in targets:
                    moves.append(aimed[target])
        if ability.converts:
            for other in ability.plays_as(game, me, card):
                if not other.blocked(game, me, card):
                    base = encode(PLAY, card, 0, other.no)
                    for target in other.aim.options(game, me):
                        moves.append(base + target)


def play_refusal(game: Game, me: int, move: int) -> str:
    """Why this card cannot be played so, in one's own playing phase."""
    card = card_of(move)
    if card not in game.hand(me):
        return "not_in_hand"
    if kind_of(move) >= 0:
        others = [other.no for other in game.ability[me].plays_as(game, me, card)]
        if kind_of(move) not in others:
            return "not_playable_as_that"
    kind = played_kind(game, move)
    return kind.blocked(game, me, card) or kind.aim.refusal(game, me, target_of(move)) or "not_now"


def play_facts(game: Game, me: int, move: int) -> dict[str, Fact]:
    if card_of(move) not in game.hand(me) or kind_of(move) >= len(game.facts.kinds):
        return {}
    return played_kind(game, move).aim.facts(game, me, target_of(move))


def played_kind(game: Game, move: int) -> Card:
    """The kind that a move plays its card as."""
    kind = kind_of(move)
    return game.kind[card_of(move)] if kind < 0 else game.facts.kinds[kind]


def play_card(game: Game, me: int, move: int) -> None:
    """A card leaves the hand and takes effect."""
    card = ((move >> CARD_SHIFT) & 511) - 1  # spelled out: nothing is called more often
    target = move & 511
    kind = played_kind(game, move) if (move >> KIND_SHIFT) & 255 else game.kind[card]
    if game.telling:
        game.events.append((CARD_PLAYED, game.everyone, me, card, target, kind.no))
    kind.put(game, me, card, target)
    kind.play(game, me, card, target)


def list_bangs(game: Game, me: int, moves: list[int]) -> None:
    """Every BANG! card that could be given up, or what counts as one (R33)."""
    facts = game.facts
    ability = game.ability[me]
    for card in game.hands[game.owner[me]]:
        if facts.is_bang[card]:
            moves.append(facts.discard_moves[card])
        if ability.converts:
            for other in ability.plays_as(game, me, card):
                if other.is_bang:
                    moves.append(encode(DISCARD, card, 0, other.no))


def bang_like(game: Game, me: int, move: int) -> str:
    """Why this move gives up no BANG!."""
    if verb_of(move) != DISCARD:
        return "give_up_a_bang_or_pass"
    if card_of(move) not in game.hand(me):
        return "not_in_hand"
    return "no_bang_card"
