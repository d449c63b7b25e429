"""The reasons for moves: a code and its text, with the names of its facts."""

from __future__ import annotations

from typing import Final

__all__ = ["REASONS"]

REASONS: Final[dict[str, str]] = {
    "feels_right": "a greenhorn gives no reasons",
    "leads": "this character does more in front, or the other one more behind",
    "may_win": "the last character of the side to beat; the chance that it falls is {chance} %",
    "may_finish": "this character has one life point left; the chance that it falls is {chance} %",
    "hits": "the chance of a hit at this character is {chance} %",
    "hits_many": "several characters may lose a life point",
    "challenges": "the other side is likely to run out of answers first",
    "draws": "draw cards first, then decide",
    "equips": "this card helps the character it lies with",
    "burdens": "this card harms its bearer, or may do so",
    "heals": "it restores life points",
    "levels": "the new life of this character is better for our side",
    "strips": "the card in play is worth more to its owner than the card this costs",
    "robs": "a card from the other side's hand",
    "moves_token": "the other character is better in front now",
    "swaps_side": "this side's characters are better the other way round",
    "reloads": "the next card is likely to be worth more than this one",
    "uses_ability": "the ability gains more than it costs",
    "ends": "no other move is worth making",
    "avoids": "the life point is worth more than avoiding the hit costs",
    "tries_luck": "a reveal costs nothing",
    "takes_hit": "avoiding is impossible, or costs more than it saves",
    "answers": "a card is worth less than a life point",
    "gives_in": "the cards are worth more than a life point, or there are none",
    "gives_least": "this is the least useful card",
    "takes_best": "this is the best card on offer",
    "picks_symbol": "this symbol is better here",
    "declines": "no offer is worth taking",
    "spares_partner": "the life point costs less here than there",
    "pays": "the gain is worth more than this card",
    "no_matter": "it makes no difference",
}
