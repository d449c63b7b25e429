"""`DuelPresenter`: shows one person a table of The Duel."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType

from sixgun.cli.cards import require_visible
from sixgun.cli.duel.cards import render_entry_at
from sixgun.cli.duel.game_config import summarize_config
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.duel.table_renderer import DuelTableRenderer
from sixgun.cli.language import say
from sixgun.cli.presenter import MoveText, Presenter
from sixgun.duel import Config, Game, View
from sixgun.engine import moves as m
from sixgun.live import LiveGame

__all__ = ["DuelGame", "DuelPresenter"]

DuelGame = LiveGame[Config, Game, View]


class DuelPresenter(Presenter):
    """Presents a game to the player on seat `me`, or with -1 to a spectator."""

    names = DuelNamer
    namer: DuelNamer

    def __init__(self, game: DuelGame, me: int) -> None:
        super().__init__(game, me)
        self.facts = game.kernel.facts
        foe = self.facts.seat_names[self.facts.goal[max(me, 0)]]
        self.move_example = f"colt {foe}"
        self.notation_example = f"play colt > {foe}.1"

    # -- narration -------------------------------------------------------------------------

    def introduction(self, view: View) -> list[str]:
        facts, namer = self.facts, self.namer
        options = ", ".join(summarize_config(facts.config))
        side = say(f"log.sides.{facts.sides[self.me]}")
        told = [say("terminal.play.side", side=side, options=options)]
        if len(facts.sides) > 2:
            goal, hunter = facts.goal[self.me], facts.hunter[self.me]
            told.append(say("terminal.play.hunt", goal=self.named(goal), hunter=self.named(hunter)))
        for figure in namer.figures_of(self.me):
            if view.characters[figure]:
                told.append(self.described(view.characters[figure]))
        return told

    def named(self, seat: int) -> str:
        return f"{self.facts.seat_names[seat]} ({self.namer.side(seat)})"

    def described(self, character: str) -> str:
        words = self.namer.words(character, self.facts.character_by_id[character].words)
        return f"{self.namer.character(character)}: {words}"

    def goal(self) -> str:
        ends = {2: "duel_two", 3: "duel_three"}[len(self.facts.sides)]
        return f"{say('terminal.goals.duel')}\n\n{say(f'terminal.goals.{ends}')}"

    def leaving(self) -> str:
        return say(f"terminal.leaving.{ {2: 'duel_two', 3: 'duel_three'}[len(self.facts.sides)] }")

    # -- the table -------------------------------------------------------------------------

    def draw_table(self, console: Console, view: View) -> RenderableType:
        return DuelTableRenderer(console, self.namer, view).render()

    def hand(self, view: View) -> str:
        return self.namer.by_back(view.cards.hand)

    def describe(self, view: View, wanted: str) -> RenderableType:
        facts = self.facts
        if wanted in facts.figures:
            known = [view.characters[facts.figures.index(wanted)]]
        elif wanted in facts.seat_names:
            own = self.namer.figures_of(facts.seat_names.index(wanted))
            known = [view.characters[f] for f in own if f in view.ring]
        else:
            return render_entry_at(facts, wanted)
        return Group(*[render_entry_at(facts, called) for called in require_visible(wanted, known)])

    # -- decisions -------------------------------------------------------------------------

    def move_text(self, view: View, move: int) -> MoveText:
        """Copies of a card are told apart by symbol and back; a character is described."""
        text = super().move_text(view, move)
        card = m.card_of(move)
        number = m.kind_of(move) - self.facts.first_character
        if card >= 0:
            moves = view.cards.moves
            mark = self.namer.mark(
                card, [m.card_of(each) for each in moves if m.card_of(each) >= 0]
            )
            if mark and mark not in text.title:
                return MoveText(f"{text.title} [{mark}]", text.detail)
        elif view.cards.prompt == "front" and number >= 0:
            who = self.facts.characters[number]
            return MoveText(text.title, self.namer.words(who.id, who.words))
        return text

    # -- with nothing hidden ---------------------------------------------------------------

    def describe_seats(self) -> list[str]:
        """By seat: the player, their side and their final characters."""
        kernel = self.game.kernel
        view = self.open_view()
        told = []
        for seat, name in enumerate(kernel.names.seat_names):
            figures = [f for f in self.namer.figures_of(seat) if kernel.is_alive(f)]
            alive = [self.namer.character(view.characters[figure]) for figure in figures]
            told.append(", ".join([f"{name}: {self.namer.side(seat)}", *alive]))
        return told
