"""Cards from the hand: what they may be played as, at which targets, and why not."""

from __future__ import annotations

from sixgun.classic.cards import Card
from sixgun.classic.game import Game
from sixgun.engine import Fact
from sixgun.engine.events import CARD_PLAYED, CARD_USED
from sixgun.engine.moves import (
    CARD_SHIFT,
    DISCARD,
    KIND_SHIFT,
    PLAY,
    card_of,
    card_target,
    encode,
    kind_of,
    target_of,
    verb_of,
)

__all__ = [
    "bang_refusal",
    "counts_as_bang",
    "list_bangs",
    "list_plays",
    "list_uses",
    "other_kinds",
    "play_card",
    "play_facts",
    "play_refusal",
    "use_card",
    "use_facts",
    "use_refusal",
]


def list_plays(game: Game, me: int, moves: list[int]) -> None:
    """List every way to play a hand card in the player's own playing phase."""
    facts = game.facts
    bent = game.event.restricts or game.ability[me].converts or facts.has_wild
    is_free = facts.is_free
    kinds = facts.kind
    last = -1  # targets are the same for all cards of a kind
    targets: list[int] = []
    for card in game.hands[game.owner[me]]:
        kind = kinds[card]
        if is_free[card] or not kind.blocked(game, me, card):
            if bent and game.event.forbids(game, me, card, kind):
                pass
            elif not kind.aimed:
                moves.append(facts.play_moves[card])
            else:
                if kind.no != last:
                    last = kind.no
                    targets = kind.aim.options(game, me)
                aimed = facts.aimed_moves[card]
                for target in targets:
                    moves.append(aimed[target])
        if bent:
            for other in other_kinds(game, me, card):
                if not hindrance(game, me, card, other):
                    base = encode(PLAY, card, 0, other.no)
                    for target in other.aim.options(game, me):
                        moves.append(base + target)
    if facts.house.no_waste:
        moves[:] = [move for move in moves if not is_wasted(game, me, move)]


def is_wasted(game: Game, me: int, move: int) -> bool:
    """Whether a card played this way would do nothing, which the house rule of R35 forbids."""
    if not game.facts.house.no_waste:
        return False
    return not played_kind(game, move).has_effect(game, me, target_of(move))


def other_kinds(game: Game, me: int, card: int) -> list[Card]:
    """The kinds other than its own that a hand card may be played as."""
    ability = game.ability[me]
    kinds = ability.plays_as(game, me, card) if ability.converts else []
    return kinds + game.facts.wild[card] if game.facts.has_wild else kinds


def hindrance(game: Game, me: int, card: int, kind: Card) -> str:
    """The rule that currently forbids playing a card as this kind at any target; "" if none."""
    refused = kind.blocked(game, me, card)
    if not refused and game.event.restricts:
        refused = game.event.forbids(game, me, card, kind)
    return refused


def play_refusal(game: Game, me: int, move: int) -> str:
    """Why this card cannot be played this way in the player's own playing phase."""
    card = card_of(move)
    if card not in game.hand(me):
        return "not_in_hand"
    if kind_of(move) >= 0:
        others = [other.no for other in other_kinds(game, me, card)]
        if kind_of(move) not in others:
            return "not_playable_as_that"
    kind = played_kind(game, move)
    refused = hindrance(game, me, card, kind) or kind.aim.refusal(game, me, target_of(move))
    return refused or ("no_effect_now" if is_wasted(game, me, move) else "")


def play_facts(game: Game, me: int, move: int) -> dict[str, Fact]:
    if card_of(move) not in game.hand(me) or kind_of(move) >= len(game.facts.kinds):
        return {}
    return played_kind(game, move).aim.refusal_facts(game, me, target_of(move))


def played_kind(game: Game, move: int) -> Card:
    """The kind that a move plays its card as."""
    kind = kind_of(move)
    return game.kind[card_of(move)] if kind < 0 else game.facts.kinds[kind]


def play_card(game: Game, me: int, move: int) -> None:
    """Play a card from the hand and let it take effect."""
    card = ((move >> CARD_SHIFT) & 511) - 1  # inlined: this is the most frequent call
    target = move & 511
    kind = game.kind[card]
    if (move >> KIND_SHIFT) & 255:
        kind = played_kind(game, move)
        game.ability[me].played_as(game, me, kind)
    if game.emits_events:
        game.events.append((CARD_PLAYED, game.everyone, me, card, target, kind.no))
    kind.put(game, me, card, target)
    if kind.lies_in_play and game.ability[me].reacts_to_card_laid:
        game.ability[me].after_card_laid(game, me, card)
    kind.play(game, me, card, target)


def list_uses(game: Game, me: int, moves: list[int]) -> None:
    """List every way to use a card in play in the player's own playing phase."""
    facts = game.facts
    if (game.disabled >> me) & 1:
        return
    for card in game.in_play[me]:
        if facts.is_used[card]:
            kind = facts.kind[card]
            if not hindrance_in_play(game, me, card):
                base = facts.use_moves[card]
                itself = card_target(card)  # it is discarded before it takes effect
                for target in kind.aim_in_play.options(game, me):
                    if target != itself:
                        moves.append(base + target)


def hindrance_in_play(game: Game, me: int, card: int) -> str:
    """The rule that currently forbids using a card in play at any target; "" if none."""
    kind = game.kind[card]
    refused = kind.use_blocked(game, me, card)
    if not refused and game.facts.house.no_waste and not kind.has_effect_in_play(game, me):
        refused = "no_effect_now"
    return refused


def use_refusal(game: Game, me: int, move: int) -> str:
    card = card_of(move)
    if card not in game.in_play[me]:
        return "not_in_play"
    kind = game.kind[card]
    if not kind.is_used or kind_of(move) >= 0:
        return "no_use_now"
    if (game.disabled >> me) & 1:
        return "cards_do_nothing"
    target = target_of(move)
    if target == card_target(card):
        return "no_such_target"
    return hindrance_in_play(game, me, card) or kind.aim_in_play.refusal(game, me, target)


def use_facts(game: Game, me: int, move: int) -> dict[str, Fact]:
    if card_of(move) not in game.in_play[me]:
        return {}
    return game.kind[card_of(move)].aim_in_play.refusal_facts(game, me, target_of(move))


def use_card(game: Game, me: int, move: int) -> None:
    """Discard a card in play and let it take effect."""
    card = card_of(move)
    if game.emits_events:
        game.events.append((CARD_USED, game.everyone, me, card, -1, -1))
    game.discard_from_play(me, card)
    game.kind[card].use(game, me, card, target_of(move))


def list_bangs(game: Game, me: int, moves: list[int]) -> None:
    """Every card that could be given up as a BANG! (R33)."""
    facts = game.facts
    if game.event.no_bangs and me == game.active:
        return
    converts = game.ability[me].converts or facts.has_wild
    bound = facts.house.cuffed_duels and game.event.restricts  # R221
    for card in game.hands[game.owner[me]]:
        if facts.is_bang[card]:
            if not (bound and game.event.forbids(game, me, card, facts.kind[card])):
                moves.append(facts.discard_moves[card])
        if converts:
            for other in other_kinds(game, me, card):
                if other.is_bang and not (bound and game.event.forbids(game, me, card, other)):
                    moves.append(encode(DISCARD, card, 0, other.no))


def counts_as_bang(game: Game, me: int, card: int) -> bool:
    """Whether `me` could give up this card as a BANG!, if they held it."""
    kinds = [game.kind[card], *other_kinds(game, me, card)]
    return any(kind.is_bang for kind in kinds)


def bang_refusal(game: Game, me: int, move: int) -> str:
    """Why this move does not give up a BANG!."""
    if verb_of(move) != DISCARD:
        return "give_up_a_bang_or_pass"
    card = card_of(move)
    if card not in game.hand(me):
        return "not_in_hand"
    refused = ""
    if game.facts.is_bang[card] and kind_of(move) < 0 and not target_of(move):
        refused = game.event.forbids(game, me, card, game.kind[card])
    return refused or "no_bang_card"
