"""The playing phase: which cards may be played as what, at which targets, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel.flow.draws import take_cards
from sixgun.duel.flow.hit import send_hit
from sixgun.duel.flow.resources import use_resource
from sixgun.duel.game import Game
from sixgun.engine.events import ABILITY_USED, CARD_PLAYED, CARD_RELOADED, CARD_USED
from sixgun.engine.moves import (
    CARD_SHIFT,
    KIND_SHIFT,
    PLAY,
    RELOAD,
    USE,
    card_of,
    card_target,
    encode,
    figure_of,
    kind_of,
    target_of,
)

if TYPE_CHECKING:
    from sixgun.duel.cards import Card

__all__ = [
    "list_abilities",
    "list_plays",
    "list_uses",
    "play_card",
    "play_refusal",
    "reload_card",
    "reload_refusal",
    "use",
    "use_refusal",
]


# -- listing -------------------------------------------------------------------------------


def list_plays(game: Game, me: int, moves: list[int]) -> None:
    """List every way to play a hand card."""
    facts = game.facts
    converts = game.character[me].shoots_others
    colt = facts.colt
    last = -1  # targets are the same for all cards of a kind
    targets: list[int] = []
    for card in game.hands[game.owner[me]]:
        kind = facts.kind[card]
        if facts.is_free[card] or not kind.blocked(game, me, card):
            if not kind.aimed:
                moves.append(facts.play_moves[card])
            else:
                if kind.no != last:
                    last = kind.no
                    targets = kind.aim.options(game, me)
                aimed = facts.aimed_moves[card]
                for target in targets:
                    moves.append(aimed[target])
        if game.reloading and facts.reloads[card]:
            moves.append(encode(RELOAD, card))
        if converts and serves_as_colt(game, me, card) and not colt.blocked(game, me, card):
            base = encode(PLAY, card, 0, colt.no)
            for target in colt.aim.options(game, me):
                moves.append(base + target)


def serves_as_colt(game: Game, me: int, card: int) -> bool:
    """Whether their ability turns this hand card into a Colt, although it is not one itself."""
    kind = game.kind[card]
    return not kind.is_colt and game.character[me].shoots_with(game, me, card)


def list_uses(game: Game, me: int, moves: list[int]) -> None:
    """List every way to use a card with the front figure."""
    facts = game.facts
    spends = game.character[me].is_spender
    for card in game.in_play[me]:
        kind = facts.kind[card]
        if kind.is_used and game.may_use(me, card):
            for target in kind.aim_in_play.options(game, me):
                moves.append(facts.use_moves[card] + target)
        if game.reloading and facts.reloads[card]:
            moves.append(encode(RELOAD, card))
        if spends and not kind.always_active:
            base = encode(USE, card, 0, facts.colt.no)
            for target in facts.colt.aim.options(game, me):
                if not spending_refusal(game, me, card, target):
                    moves.append(base + target)


def list_abilities(game: Game, seat: int, moves: list[int]) -> None:
    """List what the characters of a seat may do by their abilities."""
    front = game.front[seat]
    for me in (front, front ^ 1):
        character = game.character[me]
        if character.acts and game.ability_works(me) and character.may_act(game, me):
            base = encode(USE, -1, 0, game.facts.first_character + character.no)
            for target in character.act_target.options(game, me):
                moves.append(base + target)


# -- doing ---------------------------------------------------------------------------------


def play_card(game: Game, me: int, move: int) -> None:
    """Play a card from the hand and let it take effect."""
    card = ((move >> CARD_SHIFT) & 511) - 1  # inlined: this is the most frequent call
    target = move & 511
    kind = game.kind[card]
    if (move >> KIND_SHIFT) & 255:
        kind = game.facts.kinds[kind_of(move)]
    if game.emits_events:
        game.events.append((CARD_PLAYED, game.everyone, me, card, target, kind.no))
    kind.put(game, me, card, target)
    kind.play(game, me, card, target)


def use(game: Game, me: int, move: int) -> None:
    """Use a Resource, an ability, or Equipment that serves as a Colt."""
    card = card_of(move)
    if card < 0:
        act(game, game.owner[me], move)
    elif kind_of(move) < 0:
        use_resource(game, me, card, target_of(move))
    else:
        shoot_with_equipment(game, me, card, figure_of(target_of(move)))


def act(game: Game, seat: int, move: int) -> None:
    number = kind_of(move) - game.facts.first_character
    for me in game.working_figures(seat):
        if game.character[me].no == number:
            game.mark_used(me)
            if game.emits_events:
                game.events.append((ABILITY_USED, 0, me, -1, -1, -1))
            game.character[me].act(game, me, target_of(move))
            return


def shoot_with_equipment(game: Game, me: int, card: int, target: int) -> None:
    """D202, D244: the card drawn for it comes before the defender reacts."""
    colt = game.facts.colt
    if game.emits_events:
        game.events.append((CARD_USED, game.everyone, me, card, -1, -1))
    game.discard_from_play(me, card)
    colt.count_shot(game, me, card)
    send_hit(game, me, target, card, colt.no)
    game.character[me].after_equipment_spent(game, me)


def reload_card(game: Game, me: int, card: int) -> None:
    """Give up a card for a new one (D80-D84)."""
    if game.emits_events:
        game.events.append((CARD_RELOADED, game.everyone, me, card, -1, -1))
    seat = game.owner[me]
    if card in game.hands[seat]:
        game.discard(seat, card)
    else:
        game.discard_from_play(me, card)
    take_cards(game, seat, 1)


# -- refusing ------------------------------------------------------------------------------


def play_refusal(game: Game, me: int, move: int) -> str:
    """Why this card cannot be played this way."""
    card = card_of(move)
    if card not in game.hand(me):
        return "not_in_hand"
    kind: Card = game.kind[card]
    if kind_of(move) >= 0:
        if kind_of(move) != game.facts.colt.no or not serves_as_colt(game, me, card):
            return "not_playable_as_that"
        kind = game.facts.colt
    return kind.blocked(game, me, card) or kind.aim.refusal(game, me, target_of(move))


def use_refusal(game: Game, me: int, move: int) -> str:
    """Why this card in play, or this ability, cannot be used this way."""
    card = card_of(move)
    target = target_of(move)
    facts = game.facts
    if card < 0:
        return act_refusal(game, game.owner[me], kind_of(move) - facts.first_character, target)
    if card not in game.in_play[me]:
        return "asleep" if game.bearer(card) == game.partner(me) else "not_in_play"
    kind = game.kind[card]
    if kind_of(move) >= 0:
        if kind_of(move) != facts.colt.no or not game.character[me].is_spender:
            return "not_playable_as_that"
        if kind.always_active:
            return "always_active"
        return spending_refusal(game, me, card, target)
    if not kind.is_used or target == card_target(card):
        return "no_use_now"
    if not game.may_use(me, card):
        return "wait_for_next_turn"
    return kind.aim_in_play.refusal(game, me, target)


def spending_refusal(game: Game, me: int, card: int, target: int) -> str:
    """Why Equipment cannot be used as a Colt. It is given up first, so it no longer helps: a Scope
    not to reach the rear, a Gun Belt not to exceed the limit."""
    colt = game.facts.colt
    row = game.in_play[me]
    game.in_play[me] = [other for other in row if other != card]
    refusal = colt.blocked(game, me, card) or colt.aim.refusal(game, me, target)
    game.in_play[me] = row
    return refusal


def act_refusal(game: Game, seat: int, number: int, target: int) -> str:
    for me in range(2 * seat, 2 * seat + 2):
        character = game.character[me]
        if character.no == number and me in game.ring:
            if not game.ability_works(me):
                return "asleep"
            if character.acts and game.has_used(me):
                return "used_this_turn"
            if character.acts and character.may_act(game, me):
                return character.act_target.refusal(game, me, target)
    return "no_use_now"


def reload_refusal(game: Game, me: int, move: int) -> str:
    card = card_of(move)
    if card not in game.hand(me) and card not in game.in_play[me]:
        return "asleep" if game.bearer(card) == game.partner(me) >= 0 else "not_in_hand"
    if not game.facts.reloads[card]:
        return "no_reload_card"
    return "" if game.reloading else "no_reload_yet"
