"""`DuelPresenter`: shows one person a table of The Duel."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType

from sixgun.bots import Thought
from sixgun.bots.duel import REASONS
from sixgun.cli.cards import require_visible
from sixgun.cli.duel import messages
from sixgun.cli.duel.cards import render_entry_at
from sixgun.cli.duel.game_config import summarize_config
from sixgun.cli.duel.move_labels import describe_move
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.duel.narration import DuelNarrator
from sixgun.cli.duel.prompts import describe_prompt
from sixgun.cli.duel.table_renderer import DuelTableRenderer
from sixgun.cli.formatting import join_words
from sixgun.cli.hints import hint_lines
from sixgun.cli.input_parser import not_understood, parse_input
from sixgun.cli.presenter import Presenter
from sixgun.duel import Config, Game, View
from sixgun.engine import SPECTATOR, MalformedMove, visible_events
from sixgun.live import LiveGame

__all__ = ["DuelGame", "DuelPresenter"]

LATELY: Final = 60  # events, more than between any two prompts

DuelGame = LiveGame[Config, Game, View]


class DuelPresenter(Presenter):
    """Presents a game to the player on seat `me`, or with -1 to a spectator."""

    def __init__(self, game: DuelGame, me: int) -> None:
        self.game = game
        self.me = me
        self.facts = game.kernel.facts
        foe = self.facts.seat_names[self.facts.goal[max(me, 0)]]
        self.move_example = f"colt {foe}"
        self.notation_example = f"play colt > {foe}.1"

    def namer(self, view: View) -> DuelNamer:
        return DuelNamer(self.facts, self.me, view.characters)

    # -- narration -------------------------------------------------------------------------

    def introduction(self, view: View) -> list[str]:
        facts = self.facts
        namer = self.namer(view)
        lines = [
            f"You are the {namer.side(self.me)}. ({', '.join(summarize_config(facts.config))})"
        ]
        if len(facts.sides) > 2:
            goal, hunter = (
                f"{facts.seat_names[seat]} (the {namer.side(seat)})"
                for seat in (facts.goal[self.me], facts.hunter[self.me])
            )
            lines.append(messages.HUNTED.format(goal=goal, hunter=hunter))
        for figure in namer.figures_of(self.me):
            if view.characters[figure]:
                character = facts.character_by_id[view.characters[figure]]
                lines.append(f"{character.name}: {character.words}")
        return lines

    def narrator(self) -> DuelNarrator:
        return DuelNarrator(self.facts, self.me)

    def goal(self) -> str:
        return messages.GOALS[len(self.facts.sides)]

    def leaving(self) -> str:
        return messages.LEAVING[len(self.facts.sides)]

    # -- the table -------------------------------------------------------------------------

    def draw_table(self, console: Console, view: View) -> RenderableType:
        return DuelTableRenderer(console, self.namer(view), view).render()

    def hand(self, view: View) -> str:
        return self.namer(view).by_back(view.cards.hand)

    def describe(self, view: View, wanted: str) -> RenderableType:
        facts = self.facts
        if wanted in facts.figures:
            known = [view.characters[facts.figures.index(wanted)]]
        elif wanted in facts.seat_names:
            own = self.namer(view).figures_of(facts.seat_names.index(wanted))
            known = [view.characters[f] for f in own if f in view.ring]
        else:
            return render_entry_at(facts, wanted)
        return Group(*[render_entry_at(facts, called) for called in require_visible(wanted, known)])

    # -- decisions -------------------------------------------------------------------------

    def question(self, view: View) -> str:
        """The question with its cause, found in the latest events."""
        late = self.game.raw_events[-LATELY:]
        return describe_prompt(self.namer(view), view, visible_events(max(self.me, 0), late))

    def describe_move(self, view: View, move: int) -> str:
        return describe_move(self.namer(view), view, move)

    def parse_input(self, view: View, offered: Sequence[str], text: str) -> int:
        """Parse input in which characters may be named instead of figures."""
        namer = self.namer(view)
        try:
            return parse_input(self.game, namer, view.cards, offered, text)
        except MalformedMove as error:
            if error.code == "which_one":
                raise MalformedMove("which_one", figures=self.characters_in(view, error)) from None
            named = with_figures(namer, view, text)
            if named == text:
                raise
        try:
            return parse_input(self.game, namer, view.cards, offered, named)
        except MalformedMove as error:
            if error.code == "not_understood":
                raise not_understood(text) from None
            raise

    def hint(self, view: View, thought: Thought) -> list[str]:
        return hint_lines(
            self.namer(view), self.describe_move(view, thought.move), REASONS, thought
        )

    def characters_in(self, view: View, error: MalformedMove) -> str:
        """The characters of the figures that an error names."""
        figures = [self.facts.figures.index(n) for n in re.findall(r"\w+\.\d", str(error.facts))]
        return join_words([self.namer(view).who(figure) for figure in figures], "or")

    # -- with nothing hidden ---------------------------------------------------------------

    def open_view(self) -> View:
        kernel = self.game.kernel
        return self.game.open_view(SPECTATOR if kernel.over else kernel.seat)

    def describe_seats(self) -> list[str]:
        """By seat: the player, their side and their final characters."""
        kernel = self.game.kernel
        namer = self.namer(self.open_view())
        lines = []
        for seat, name in enumerate(kernel.names.seat_names):
            figures = [f for f in namer.figures_of(seat) if kernel.is_alive(f)]
            alive = [namer.who(figure) for figure in figures]
            lines.append(", ".join([f"{name}: {namer.side(seat)}", *alive]))
        return lines


def with_figures(namer: DuelNamer, view: View, text: str) -> str:
    """Replace the names of visible characters by their figures (`bob.1`)."""
    for figure in [figure for figure in view.ring if view.characters[figure]]:
        name = namer.who(figure)
        parts = [part for part in name.split() if len(part) > 3]
        for said in (name, view.characters[figure], *parts):
            whole = re.compile(rf"\b{re.escape(said)}\b", re.IGNORECASE)
            text = whole.sub(namer.facts.figures[figure], text)
    return text
