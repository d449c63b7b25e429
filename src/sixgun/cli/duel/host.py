"""One person at a table of The Duel."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType

from sixgun.bots import Thought
from sixgun.bots.duel import REASONS
from sixgun.cli.advising import advice
from sixgun.cli.cards import seen
from sixgun.cli.duel import words
from sixgun.cli.duel.cards import describe_at
from sixgun.cli.duel.choices import move_words
from sixgun.cli.duel.naming import Namer
from sixgun.cli.duel.questions import prompt_words
from sixgun.cli.duel.setting import said_of
from sixgun.cli.duel.story import Teller
from sixgun.cli.duel.table import TablePicture
from sixgun.cli.reading import not_understood, understand
from sixgun.cli.rooms import Host
from sixgun.cli.words import join
from sixgun.duel import Config, Game, View
from sixgun.engine import MalformedMove, told_to
from sixgun.live import LiveGame

__all__ = ["DuelGame", "TableHost"]

LATELY: Final = 60  # events, more than there are in a turn's course between two questions

DuelGame = LiveGame[Config, Game, View]


class TableHost(Host):
    """Knows what he may say to the player on seat `me`; with -1 he speaks to an onlooker."""

    def __init__(self, game: DuelGame, me: int) -> None:
        self.game = game
        self.me = me
        self.facts = game.kernel.facts
        foe = self.facts.seat_names[self.facts.goal[max(me, 0)]]
        self.move_example = f"colt {foe}"
        self.notation_example = f"play colt > {foe}.1"

    def namer(self, view: View) -> Namer:
        return Namer(self.facts, self.me, view.characters)

    # -- telling ---------------------------------------------------------------------------

    def introduction(self, view: View) -> list[str]:
        facts = self.facts
        namer = self.namer(view)
        told = [f"You are the {namer.side(self.me)}. ({', '.join(said_of(facts.config))})"]
        if len(facts.sides) > 2:
            goal, hunter = (
                f"{facts.seat_names[seat]} (the {namer.side(seat)})"
                for seat in (facts.goal[self.me], facts.hunter[self.me])
            )
            told.append(words.HUNTED.format(goal=goal, hunter=hunter))
        for figure in namer.figures_of(self.me):
            if view.characters[figure]:
                character = facts.character_by_id[view.characters[figure]]
                told.append(f"{character.name}: {character.words}")
        return told

    def teller(self) -> Teller:
        return Teller(self.facts, self.me)

    def goal(self) -> str:
        return words.GOALS[len(self.facts.sides)]

    def leaving(self) -> str:
        return words.LEAVING[len(self.facts.sides)]

    # -- the table -------------------------------------------------------------------------

    def draw(self, console: Console, view: View) -> RenderableType:
        return TablePicture(console, self.namer(view), view).draw()

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
            return describe_at(facts, wanted)
        return Group(*[describe_at(facts, called) for called in seen(wanted, known)])

    # -- deciding --------------------------------------------------------------------------

    def question(self, view: View) -> str:
        """With its cause; what was done last is open to all."""
        late = self.game.raw_events[-LATELY:]
        return prompt_words(self.namer(view), view, told_to(max(self.me, 0), late))

    def move(self, view: View, move: int) -> str:
        return move_words(self.namer(view), view, move)

    def understand(self, view: View, offered: Sequence[str], text: str) -> int:
        """As for every game; but characters may be named where it wants figures."""
        namer = self.namer(view)
        try:
            return understand(self.game, namer, view.cards, offered, text)
        except MalformedMove as error:
            if error.code == "which_one":
                raise MalformedMove("which_one", figures=self.characters_in(view, error)) from None
            named = with_figures(namer, view, text)
            if named == text:
                raise
        try:
            return understand(self.game, namer, view.cards, offered, named)
        except MalformedMove as error:
            if error.code == "not_understood":
                raise not_understood(text) from None
            raise

    def advice(self, view: View, thought: Thought) -> list[str]:
        return advice(self.namer(view), self.move(view, thought.move), REASONS, thought)

    def characters_in(self, view: View, error: MalformedMove) -> str:
        """The figures that an error names, by their characters."""
        figures = [self.facts.figures.index(n) for n in re.findall(r"\w+\.\d", str(error.facts))]
        return join([self.namer(view).who(figure) for figure in figures], "or")

    # -- for those who may see everything --------------------------------------------------

    def open_view(self) -> View:
        kernel = self.game.kernel
        return self.game.open_view(kernel.seats if kernel.over else kernel.seat)

    def seats(self) -> list[str]:
        """Who sat there, for whom, and whom he had in play at the end."""
        kernel = self.game.kernel
        namer = self.namer(self.open_view())
        told = []
        for seat, name in enumerate(kernel.names.seat_names):
            figures = [f for f in namer.figures_of(seat) if kernel.is_alive(f)]
            alive = [namer.who(figure) for figure in figures]
            told.append(", ".join([f"{name}: {namer.side(seat)}", *alive]))
        return told


def with_figures(namer: Namer, view: View, text: str) -> str:
    """The same with figures (`bob.1`) for the characters that it names, in full or by a word; who
    lies face down has no name."""
    for figure in [figure for figure in view.ring if view.characters[figure]]:
        name = namer.who(figure)
        parts = [part for part in name.split() if len(part) > 3]
        for said in (name, view.characters[figure], *parts):
            whole = re.compile(rf"\b{re.escape(said)}\b", re.IGNORECASE)
            text = whole.sub(namer.facts.figures[figure], text)
    return text
