"""`ClassicPresenter`: shows one person a table of BANG!."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType

from sixgun.classic import View
from sixgun.classic.roles import ROLES
from sixgun.cli.cards import require_visible
from sixgun.cli.classic.auction import bid_lines, parse_bid
from sixgun.cli.classic.cards import render_entry_at
from sixgun.cli.classic.table_renderer import ClassicTableRenderer
from sixgun.cli.language import say
from sixgun.cli.presenter import MoveText, Presenter
from sixgun.engine import moves as m
from sixgun.live import LiveGame

__all__ = ["ClassicPresenter"]

BIDS = ("open", "raise")  # prompts at which a number is an amount


class ClassicPresenter(Presenter):
    """Presents a game to the player on seat `me`, or with -1 to a spectator."""

    def __init__(self, game: LiveGame, me: int) -> None:
        super().__init__(game, me)
        self.facts = game.kernel.facts
        others = [name for seat, name in enumerate(self.facts.seat_names) if seat != max(me, 0)]
        self.move_example = f"bang {others[-1]}"
        self.notation_example = f"play bang-7C > {others[-1]}"

    # -- narration -------------------------------------------------------------------------

    def introduction(self, view: View) -> list[str]:
        role = say(f"log.roles_shown.{ROLES[view.roles[self.me]]}")
        told = [say("terminal.play.role", role=role)]
        for figure in self.namer.figures_of(self.me):
            character = self.facts.character_by_id.get(view.characters[figure])
            if character:
                words = self.namer.words(character.id, character.words)
                name = self.namer.character(character.id)
                told.append(say("terminal.play.character", name=name, words=words))
        return told

    def goal(self) -> str:
        return say(f"terminal.goals.{self.facts.variant.id}")

    def leaving(self) -> str:
        return say(f"terminal.leaving.{self.facts.variant.id}")

    # -- the table -------------------------------------------------------------------------

    def draw_table(self, console: Console, view: View) -> RenderableType:
        return ClassicTableRenderer(console, self.namer).render(view)

    def describe(self, view: View, wanted: str) -> RenderableType:
        facts = self.facts
        if wanted in facts.figures:
            known = view.characters[facts.figures.index(wanted)]
        elif wanted in facts.seat_names:
            known = view.characters[view.front[facts.seat_names.index(wanted)]]
        else:
            return render_entry_at(facts, wanted)
        return render_entry_at(facts, require_visible(wanted, [known])[0])

    # -- decisions -------------------------------------------------------------------------

    def move_text(self, view: View, move: int) -> MoveText:
        """A character to be picked is described."""
        text = super().move_text(view, move)
        number = m.kind_of(move) - len(self.facts.kinds)
        if m.verb_of(move) != m.PICK or number < 0:
            return text
        who = self.facts.characters[number]
        words = self.namer.words(who.id, who.words)
        return MoveText(text.title, say("terminal.play.pick", life=who.life, words=words))

    def list_moves(self, view: View, offered: Sequence[MoveText]) -> list[str]:
        return bid_lines(view) or super().list_moves(view, offered)

    def parse_input(self, view: View, offered: Sequence[MoveText], text: str) -> int:
        if view.cards.prompt in BIDS and (meant := parse_bid(text)) >= 0:
            return meant
        return super().parse_input(view, offered, text)

    # -- with nothing hidden ---------------------------------------------------------------

    def describe_seats(self) -> list[str]:
        kernel = self.game.kernel
        told = []
        for seat, name in enumerate(kernel.names.seat_names):
            figures = self.namer.figures_of(seat)
            characters = [self.namer.character(kernel.character[figure].id) for figure in figures]
            role = say(f"log.roles.{ROLES[kernel.role[seat]]}")
            told.append(", ".join([f"{name}: {role}", *characters]))
        return told
