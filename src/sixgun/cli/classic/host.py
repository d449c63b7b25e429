"""One person at a table of BANG!."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType

from sixgun.bots import Thought
from sixgun.bots.classic import REASONS
from sixgun.classic import View
from sixgun.cli.advising import advice
from sixgun.cli.cards import seen
from sixgun.cli.classic import words
from sixgun.cli.classic.auction import bid_lines, meant_bid
from sixgun.cli.classic.cards import describe_at
from sixgun.cli.classic.choices import move_words
from sixgun.cli.classic.naming import Namer
from sixgun.cli.classic.questions import prompt_words
from sixgun.cli.classic.story import Teller
from sixgun.cli.classic.table import TablePicture
from sixgun.cli.reading import understand
from sixgun.cli.rooms import Host
from sixgun.cli.telling import opening_view
from sixgun.live import LiveGame

__all__ = ["TableHost"]

BIDS = ("open", "raise")  # prompts at which a number is money


class TableHost(Host):
    """Knows what he may say to the player on seat `me`; with -1 he speaks to an onlooker."""

    def __init__(self, game: LiveGame, me: int) -> None:
        self.game = game
        self.facts = game.kernel.facts
        self.namer = Namer(self.facts, me)
        others = [name for seat, name in enumerate(self.facts.seat_names) if seat != max(me, 0)]
        self.move_example = f"bang {others[-1]}"
        self.notation_example = f"play bang-7C > {others[-1]}"

    # -- telling ---------------------------------------------------------------------------

    def introduction(self, view: View) -> list[str]:
        me = self.namer.me
        told = [f"You are {self.namer.role(view.roles[me])}."]
        for figure in self.namer.figures_of(me):
            character = self.facts.character_by_id.get(view.characters[figure])
            if character:
                told.append(f"Your character is {character.name}. {character.words}")
        return told

    def teller(self) -> Teller:
        seat = self.namer.me if self.namer.me >= 0 else self.game.kernel.seats
        return Teller(self.namer, opening_view(self.game, seat))

    def goal(self) -> str:
        return words.GOALS[self.facts.variant.id]

    def leaving(self) -> str:
        return words.LEAVING[self.facts.variant.id]

    # -- the table -------------------------------------------------------------------------

    def draw(self, console: Console, view: View) -> RenderableType:
        return TablePicture(console, self.namer).draw(view)

    def hand(self, view: View) -> str:
        return self.namer.cards(view.cards.hand)

    def describe(self, view: View, wanted: str) -> RenderableType:
        facts = self.facts
        if wanted in facts.figures:
            known = view.characters[facts.figures.index(wanted)]
        elif wanted in facts.seat_names:
            known = view.characters[view.front[facts.seat_names.index(wanted)]]
        else:
            return describe_at(facts, wanted)
        return describe_at(facts, seen(wanted, [known])[0])

    # -- deciding --------------------------------------------------------------------------

    def question(self, view: View) -> str:
        return prompt_words(self.namer, view)

    def move(self, view: View, move: int) -> str:
        return move_words(self.namer, view, move)

    def listing(self, view: View, offered: Sequence[str]) -> list[str]:
        return bid_lines(view) or super().listing(view, offered)

    def understand(self, view: View, offered: Sequence[str], text: str) -> int:
        if view.cards.prompt in BIDS and (meant := meant_bid(text)) >= 0:
            return meant
        return understand(self.game, self.namer, view.cards, offered, text)

    def advice(self, view: View, thought: Thought) -> list[str]:
        return advice(self.namer, self.move(view, thought.move), REASONS, thought)

    # -- for those who may see everything --------------------------------------------------

    def open_view(self) -> View:
        kernel = self.game.kernel
        return self.game.open_view(kernel.seats if kernel.over else kernel.seat)

    def seats(self) -> list[str]:
        kernel = self.game.kernel
        told = []
        for seat, name in enumerate(kernel.names.seat_names):
            characters = [kernel.character[figure].name for figure in self.namer.figures_of(seat)]
            told.append(", ".join([f"{name}: {words.ROLES[kernel.role[seat]]}", *characters]))
        return told
