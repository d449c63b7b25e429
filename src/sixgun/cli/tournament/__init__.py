"""`sixgun tournament`: the judge's commands, which work on a log file."""

import typer

from sixgun.cli.language_option import with_language
from sixgun.cli.tournament.commands import finals, judging, players, rounds

__all__ = ["tournament_app"]

tournament_app = typer.Typer(
    help="Run a tournament: register, draw tables, enter results, rank, duel. Everything is stored "
    "in one log file. Entries are never overwritten, but you can undo them.\n\n"
    "\b\n"
    "  sixgun tournament new spring.log 'Spring Open'\n"
    "  sixgun tournament register spring.log --csv players.csv\n"
    "  sixgun tournament draw spring.log\n"
    "  sixgun tournament sheets spring.log --pdf round1.pdf\n"
    "  sixgun tournament report spring.log 1 outlaws sheriff:300 outlaw:0 deputy:500 outlaw:200 "
    "renegade:1000\n"
    "  sixgun tournament ranking spring.log",
    no_args_is_help=True,
    rich_markup_mode=None,
)

for part in (players, rounds, finals, judging):
    for each in part.app.registered_commands:
        assert each.callback is not None
        each.callback = with_language(each.callback)
    tournament_app.add_typer(part.app)
