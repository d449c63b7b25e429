"""The words for the codes of a tournament."""

from __future__ import annotations

from typing import Final

__all__ = ["TOURNAMENT_CODES"]

TOURNAMENT_CODES: Final[dict[str, str | tuple[str, ...]]] = {
    "all_rounds_drawn": "there are three rounds, and all are drawn",
    "another_drawing": "round {round}: these tables do not come from the seed that stands there",
    "bad_action": "this is nothing that can be done to a tournament: {cause}",
    "bad_moment": (
        "line {line}: {at!r} is no moment like 2012-06-02T14:30:00Z",
        "{at!r} is no moment like 2012-06-02T14:30:00Z",
    ),
    "character_twice": "{character} stands on the sheet twice",
    "duel_decided": "this duel is decided: {winner} has won it",
    "duel_not_begun": "this duel has not begun; first say whether it is long or short",
    "empty_log": "there is nothing in this log",
    "empty_name": (
        "line {line}: a name needs a letter that can be seen",
        "a name needs a letter that can be seen",
    ),
    "first_seat_is_sheriff": "the first seat is the Sheriff's: {name}",
    "later_entry_depends": (
        "entry {entry} builds on it ({because}); undo that one first",
        "a later entry builds on it",
    ),
    "list_too_long": "more than {most} characters are no list of players",
    "list_unreadable": "line {line}: this is no list of players: {cause}",
    "log_altered": "line {line} is not as it was written: the log was changed or torn",
    "log_impossible": "line {line} cannot follow from those before it: {inner}",
    "log_out_of_order": "line {line} has the number {number}",
    "log_unreadable": "line {line} is no entry of a log: {cause}",
    "more_than_purse": "{name} cannot have paid {paid}$: he had {most}$",
    "name_taken": (
        "line {line}: {name} is there already, as {like}",
        "{name} is there already, as {like}",
    ),
    "name_too_long": (
        "line {line}: a name has at most {most} characters: {name}...",
        "a name has at most {most} characters: {name}...",
    ),
    "no_duels_to_begin": "no duel waits to begin",
    "no_ruling_number": "{ruling!r} is no number of a ruling, like R52",
    "no_such_call": "entry {call} is no call for the judge",
    "no_such_character": "there is no {character!r} in the base game",
    "no_such_duel": "there is no duel {duel}, or its players are not known yet",
    "no_such_entry": "there is no entry {entry}; the log has {last}",
    "no_such_export": "there is no {name}; there are: {known}",
    "no_such_round": "round {round} is not drawn; the last one is {last}",
    "no_table_there": "round {round} has the tables 1 to {last}, not {table}",
    "nobody_free": "somebody takes the last character for 0$, but all have paid",
    "nobody_named": "nobody is named",
    "not_at_that_table": "{name} does not sit there now",
    "not_in_that_duel": "player {player} is not in that duel",
    "not_open_yet": "a tournament begins with its opening",
    "not_published_yet": "the ranking must be published first",
    "not_reported_yet": "table {table} of round {round} has not reported: nothing to correct",
    "not_utf8": "line {line}: there are letters that are not written in UTF-8",
    "nothing_changed": "that is how it stands already",
    "nothing_ruled": "a ruling needs words",
    "odd_amount": "{name} paid {paid}$? All offers are multiples of {step}$",
    "only_the_judge": "only the judge does that",
    "open_already": "the tournament is open already",
    "opening_stays": "the opening of a tournament cannot be undone",
    "other_lots": "these lots do not come from the seed that stands there",
    "out_already": "{name} is out already: {standing}",
    "published_already": "the ranking is published already",
    "reason_missing": "that needs a reason",
    "registration_closed": "registration is closed: round {round} is drawn",
    "reported_already": "table {table} of round {round} has reported; a mistake is corrected",
    "rounds_missing": (
        "round {round} of {of} is the last one so far, and not all have reported: tables {tables}",
        "the rounds are not all played",
    ),
    "tables_missing": "round {round} is not over; these tables have not reported: {tables}",
    "too_few_entrants": "{players} players are too few; it takes {least}",
    "too_many_cells": (
        "line {line}: {cells} cells, but at most {most} can be read; "
        "name the columns in a first line, and put what has a separator in it into quotes"
    ),
    "too_many_entrants": "more than {most} players are too many",
    "tournament_over": "the tournament is over",
    "undone_already": "entry {entry} is undone already",
    "unknown_language": "there is no {language!r} here; there are: {known}",
    "unknown_paper": "there is no paper {paper!r}; there are: {known}",
    "unknown_entrant": "there is no player {player}",
    "warn_first": "{name} has no warning yet, and a warning comes first",
    "words_too_long": "{characters} characters are too many, {most} are the most",
    "wrong_entrants": "at table {table} these sit, in this order: {wanted}",
    "wrong_roles": "{players} players have these roles: {wanted}",
}
