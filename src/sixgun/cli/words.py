"""Every word that the command line says about a game: refusals, prompts, moves, events.

Codes and ids come from the engine, facts fill the gaps in braces. Where a text has several forms,
the first one is used for which all facts are there.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import Final

__all__ = [
    "CODES",
    "DISCARD_WORDS",
    "EVENTS",
    "FRAMES",
    "HELP",
    "PASS_WORDS",
    "PICK_WORDS",
    "PROMPTS",
    "ROLES",
    "ROLES_SHOWN",
    "SIDES",
    "SUITS",
    "VALUES",
    "explain",
    "fill",
    "join",
]

Forms = str | tuple[str, ...]

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
VALUES: Final = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
ROLES: Final = ("Sheriff", "Deputy", "Outlaw", "Renegade")
ROLES_SHOWN: Final = ("the Sheriff", "a Deputy", "an Outlaw", "the Renegade")
SIDES: Final = {
    "law": "The Sheriff and the Deputies win.",
    "outlaws": "The Outlaws win.",
    "renegade": "The Renegade wins.",
}

# Why something was refused or cannot be read. Rules first, then games, records, files, options.
CODES: Final[dict[str, Forms]] = {
    "answer_the_shot": "you are being shot at: avoid it, or take the hit",
    "bang_limit": "one BANG! card a turn, and you have played it",
    "barrel_comes_first": "the Barrel must be used before any Missed! from the hand",
    "barrel_used": "this Barrel was already drawn for against this shot",
    "cannot_save_a_life": "this card cannot save your last life point; a Beer can",
    "game_over": "the game is over",
    "give_up_a_bang_or_pass": "give up a BANG! card, or lose 1 life",
    "hand_empty": "that player has no card in hand",
    "never_the_sheriff": "the Sheriff cannot be put in jail",
    "no_bang_card": "only a BANG! card counts here",
    "no_card_to_draw_there": "there is no card to draw there",
    "no_missed": "this card does not avoid a shot",
    "no_such_target": "there is nobody and nothing like that to aim at",
    "no_target_wanted": "this card is not aimed at anybody",
    "no_use_now": "this cannot be used now",
    "not_in_hand": "that card is not in your hand",
    "not_in_play": "that card does not lie in front of you",
    "not_now": "that is not possible now",
    "not_playable_as_that": "you cannot play this card as another one",
    "not_your_decision": ("it is not your decision; {asked} has to choose", "not your decision"),
    "not_your_hand": "it cannot be your own hand",
    "not_yourself": "you cannot aim it at yourself",
    "only_as_answer": "this card is only an answer to a shot",
    "only_above_the_limit": "your hand is within its limit, so nothing may be discarded",
    "out_of_range": ("too far away: distance {distance}, reach {reach}", "too far away"),
    "pay_with_a_hand_card": "your ability costs hand cards: discard one",
    "pick_a_card_on_offer": "take one of the cards on offer",
    "pick_a_flipped_card": "pick one of the cards that were turned up",
    "same_name_in_play": "a card of that name already lies there",
    "save_yourself_or_pass": "save your life, or leave the game",
    "too_many_cards": "you hold more cards than you have life: discard first",
    "two_players_left": "with two players left a Beer does nothing",
    "use_or_pass": "use your ability, or pass",
    # moves as text
    "ambiguous_move": ("that fits several moves: {fits}", "that fits several moves"),
    "empty_move": "there is no move in that",
    "move_too_long": "a move has no {characters} characters",
    "too_many_words": "the move should be over before {word!r}",
    "unknown_card": ("there is no card {word!r}", "there is no such card"),
    "unknown_kind": "there is no kind of card {word!r}",
    "unknown_target": "there is no player or card {word!r}",
    "unknown_verb": "a move does not begin with {word!r}",
    "unreadable_move": (
        "line {line}: move {ply} cannot be read: {move} ({reason})",
        "move {ply} cannot be read: {move} ({reason})",
        "the move cannot be read",
    ),
    # setting up a game
    "bad_name": (
        "{name!r} is no name: small letters, digits and _ only, at most 32, no digit first, "
        "and not one of: deck, discards, ability, as"
    ),
    "bad_option": (
        "{option} cannot be {value!r}",
        "{option} has a value that cannot be",
    ),
    "bad_seed": (
        "a seed is a whole number of up to 77 digits, or up to 100 letters, digits and . : + - _"
    ),
    "base_box_missing": "every game needs the base box",
    "cannot_keep_character": "{name} was eliminated and keeps no character",
    "character_taken_twice": "two players cannot have the same character",
    "game_not_over": "the game is not over yet",
    "names_not_unique": "two players have the same name",
    "no_such_seat": "there is no seat {seat}",
    "no_record_of_an_imagined_game": "an imagined game has no record",
    "unknown_box": "there is no box {box!r}; known: {known}",
    "box_taken_twice": "a box is named more than once: {boxes}",
    "unknown_character": "there is no character {character!r}",
    "unknown_game": "there is no game {game!r}; known: {known}",
    "unknown_option": "there is no option {option!r}",
    "wrong_number_of_characters": "{characters} characters are not one for each player",
    "wrong_number_of_names": "{names} names for {players} players",
    "wrong_player_count": "base BANG! is for {least} to {most} players, not {players}",
    # records
    "bad_header": "the record asks for a game that cannot be dealt: {inner}",
    "header_after_moves": "line {line}: {name!r} stands after the moves",
    "illegal_move": (
        "line {line}: move {ply} is not legal: {move} ({reason})",
        "move {ply} is not legal: {move} ({reason})",
    ),
    "line_missing": "the record ends at line {line} without its {name!r} line",
    "line_repeated": "line {line}: {name!r} stands there twice",
    "move_after_end": (
        "line {line}: move {ply} comes after the game's end: {move}",
        "line {line}: a move after the end of the record",
        "move {ply} comes after the game's end: {move}",
    ),
    "move_out_of_order": "line {line}: move {move} is not the next number",
    "no_such_ply": "there is no ply {ply}; this game has {last} moves",
    "not_a_record": ("line {line}: a record begins with {expected!r}", "this is no record"),
    "record_too_long": "{characters} characters are too long for a record",
    "unreadable_line": "line {line}: neither header nor move: {text!r}",
    "wrong_hash": "the hash does not agree: written {written}, played {played}; it was edited",
    "wrong_result": "the result does not agree: written {written!r}, played {played!r}",
    "wrong_seat": (
        "line {line}: move {ply} is by {seat}, but {asked} has to choose",
        "move {ply} is by {seat}, but {asked} has to choose",
    ),
    # files
    "cannot_read": "{file}: {reason}",
    "cannot_write": "{file}: {reason}",
    "file_exists": "{file}: it is already there; go on with it by --resume, or name another file",
    "is_a_folder": "{file}: this is a folder, not a file",
    "no_such_file": "{file}: there is no such file",
    "not_a_folder": "{file}: this is not a folder",
    "not_text": "{file}: this is no text, so it is no record",
    # the command line itself
    "bad_usage": "{problem}",
    "game_already_over": "{file}: this game is over; look at it with: {command}",
    "no_rulings_here": "this installation carries no rulings",
    "no_such_number": "there is no move {number}; choose from 1 to {last}",
    "not_understood": "I do not understand {text!r}",
    "resume_has_its_own": "a resumed game has its own {option}; leave that option out",
    "unknown_ruling": ("there is no ruling {id!r}",),
    "unknown_player": "{name!r} does not sit at this table; known: {known}",
    "unknown_id": (
        "there is no card or character {id!r}; did you mean {near}?",
        "no such card: {id!r}",
    ),
    "worker_died": "a worker process ended unexpectedly; try with fewer --jobs",
}

# What somebody is asked, by prompt. {by}, {card}, ... are the facts of what is being resolved.
PROMPTS: Final[dict[str, Forms]] = {
    "play": "Your turn: play a card, or end it.",
    "discard": "The end of your turn: discard down to {limit}.",
    "shot": (
        "{By} shoot{s} at you with {card}; Missed! needed: {needed}.",
        "You are being shot at.",
    ),
    "dying": "You have lost your last life point. Save yourself?",
    "indians": "Indians! Give up a BANG! card, or lose 1 life.",
    "duel": "A Duel between {pair}. Give up a BANG! card, or lose 1 life.",
    "store": "General Store: take one of the cards on offer.",
    "keep": "Which of these cards do you keep?",
    "flip": "draw!: which of the two cards counts?",
    "first_card": "Where does the first card of your draw come from?",
    "interrupt": "You may use your ability now.",
    "pay": "Your ability costs hand cards: which one do you discard?",
    "share": "You share the cards of the fallen: take one.",
    "order": "Which card do you lay on the discards next?",
}

# What is being resolved, by the name of its frame; `card` is for all frames about a card.
FRAMES: Final[dict[str, Forms]] = {
    "card": (
        "{card} by {by} at {target}",
        "{card} by {figure}",
        "something of {figure}",
    ),
    "Standoff": "{card} between {by} and {target}",
    "Check": "draw! for {card} of {figure}",
    "Flip": "draw! by {figure}",
    "Dying": "{whose} last life point",
    "Elimination": "{whose} elimination",
    "Shares": "the cards of {fallen} are shared out",
    "LayDown": "the cards of {figure} are laid down",
    "Payment": "the cost of an ability, paid by {figure}",
    "Keeping": "cards looked at by {figure}",
    "FirstCard": "the first card drawn by {figure}",
}

PASS_WORDS: Final = {
    "shot": "Take the hit",
    "dying": "Leave the game",
    "indians": "Lose 1 life",
    "duel": "Lose 1 life",
    "interrupt": "Not now",
}
PICK_WORDS: Final = {"flip": "Let {card} count", "keep": "Keep {card}"}
DISCARD_WORDS: Final = {
    "duel": "Give up {card}",
    "indians": "Give up {card}",
    "order": "Lay down {card}",
}

# {Who} begins a sentence, {who} stands inside; {s} is the ending of a verb after a name.
EVENTS: Final[dict[str, Forms]] = {
    "dealt": "The cards are shuffled and dealt.",
    "forced_pass": "You have nothing to answer with.",
    "forced_end": "You have nothing more to play.",
    "CardDrawn": "{Who} draw{s} {cards}.",
    "CardTaken": ("{Who} take{s} {cards} from {source}.", "{Who} take{s} {cards}."),
    "CardPlayed": "{Who} play{s} {card}{as_kind}{at}.",
    "CardLaid": ("{Who} put{s} {card} in front of {whom}.", "{Who} put{s} {card} in play."),
    "CardUsed": "{Who} use{s} {card}.",
    "CardDiscarded": "{Who} discard{s} {cards}.",
    "CardLeftPlay": "{Who} lose{s} {cards} from play.",
    "CardPassed": "{card} goes on from {who} to {to}.",
    "CardFlipped": "{Who} draw{s}! for {cause} and turn{s} up {card}.",
    "DrawSettled": "The draw! {outcome}.",
    "CardTurnedUp": "{Who} turn{s} up {cards}.",
    "shown": "{Who} show{s} {cards}.",
    "CardReturned": "{Who} put{s} {cards} back on top of the deck.",
    "DeckShuffled": "The discards are shuffled into a new deck of {count} cards.",
    "LifeLost": (
        "{Who} lose{s} {points} life, {left} left.",
        "{Who} lose{s} the last life point!",
    ),
    "LifeGained": (
        "{Who} regain{s} {points} life, {left} now.",
        "{Who} regain{s} {points} life.",
    ),
    "Eliminated": ("{Who} {is} eliminated by {by}.", "{Who} {is} eliminated."),
    "RoleShown": "{Who} {was} {role}.",
    "ShotFired": "{card} is aimed at {target}.",
    "needed": "It takes {needed} Missed! to avoid it.",
    "Avoided": "{Who} avoid{s} the shot.",
    "AbilityUsed": "{Who} use{s} the ability of {character}.",
    "Passed": "{Who} let{s} it happen.",
    "TurnStarted": "Turn {number}: {who}",
    "TurnLost": "{Who} lose{s} this turn.",
    "GameEnded": "The game is over.",
}

HELP: Final = """\
Choose a move by its number or in words: 2, bang bob, play bang-7C > bob

  why MOVE    why a move is refused, with the numbers: why bang cal
  card NAME   what a card, a character or a player's character does
  table       draw the table again
  log         the whole story so far
  ?           this help
  q           leave; the game is saved after every move (Ctrl-C loses nothing)

Outlaws want the Sheriff dead. Sheriff and Deputies want the Outlaws and the
Renegade dead. The Renegade wants to be the last one, the Sheriff falling last.
A BANG! reaches as far as your weapon; distance is counted round the table,
past living players only."""


def fill(forms: Forms, facts: Mapping[str, object]) -> str:
    """The first form whose gaps can all be filled; "" if there is none."""
    several = (forms,) if isinstance(forms, str) else forms
    for form in several:
        wanted = {name for _, name, _, _ in string.Formatter().parse(form) if name}
        if wanted <= facts.keys():
            return form.format_map(facts)
    return ""


def with_facts(plain: str, facts: Mapping[str, object]) -> str:
    """Words that have no gaps, and behind them the facts as they are."""
    told = ", ".join(f"{name} {value}" for name, value in facts.items())
    return f"{plain} ({told})" if told else plain


def explain(code: str, facts: Mapping[str, object]) -> str:
    """The words for a code, whether we know it or not."""
    if code == "bad_header" and "reason" in facts:
        inner = {name: value for name, value in facts.items() if name != "reason"}
        facts = {**facts, "inner": explain(str(facts["reason"]), inner)}
    return fill(CODES.get(code, ()), facts) or with_facts(code.replace("_", " "), facts)


def join(parts: Sequence[str], last: str = "and") -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"
