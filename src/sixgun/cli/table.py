"""The table as one seat sees it, drawn for the terminal."""

from __future__ import annotations

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun.classic import View
from sixgun.cli import words
from sixgun.cli.choices import frame_words, prompt_words
from sixgun.cli.console import Signs, signs_for
from sixgun.cli.naming import Namer

__all__ = ["TablePicture"]

SHERIFF = 0
FRAME = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")  # no lines between columns
NARROW = 70  # columns; with fewer, a seat has two lines
ROLE_STYLES = ("bold yellow", "yellow", "red", "magenta")


class TablePicture:
    """Draws views of one game; `me` of the namer sits in the first row, the others clockwise."""

    def __init__(self, console: Console, namer: Namer) -> None:
        self.console = console
        self.namer = namer
        self.signs: Signs = signs_for(console)

    def draw(self, view: View) -> RenderableType:
        lines = [self.piles(view), *self.resolving(view), *self.known_hands(view)]
        narrow = self.console.width < NARROW
        seats = self.narrow_seats(view) if narrow else self.seats(view)
        return Group(seats, *[Padding(line, (0, 1), expand=False) for line in lines])

    # -- seats -----------------------------------------------------------------------------

    def seats(self, view: View) -> Table:
        table = Table(box=FRAME, padding=0, expand=True)
        table.title = self.title(view)
        table.title_justify = "left"
        table.add_column("", width=1)
        table.add_column("Seat", no_wrap=True, min_width=4)
        table.add_column("Role", no_wrap=True)
        table.add_column("Character", no_wrap=True)
        table.add_column("Life", no_wrap=True)
        table.add_column("Hand", justify="right", no_wrap=True)
        if self.namer.me >= 0:
            table.add_column("Distance", no_wrap=True)
        table.add_column("In play (reach)", ratio=1)
        for figure in self.order(view):
            table.add_row(*self.row(view, figure), style="" if figure in view.ring else "dim")
        return table

    def order(self, view: View) -> list[int]:
        first = max(self.namer.me, 0)
        count = len(view.characters)
        return [(first + i) % count for i in range(count)]

    def narrow_seats(self, view: View) -> Group:
        """Two lines a seat where there is room: who sits there, and below it how he stands."""
        lines: list[RenderableType] = [self.title(view)]
        for figure in self.order(view):
            style = "" if figure in view.ring else "dim"
            character = Text(self.namer.character(view.characters[figure]))
            who = [self.seat(view, figure), self.role(view, figure), character]
            mark = Text(self.mark(view, figure) or " ", style="bold cyan")
            lines.append(Padding(Text(" ").join([mark, *who]), 0, style=style, expand=False))
            told = self.standing(view, figure)
            lines.append(Padding(told, (0, 0, 0, 2), style=style, expand=False))
        return Group(*lines)

    def standing(self, view: View, figure: int) -> Text:
        """Life, hand, distance and what lies in front of him, in one line."""
        if figure not in view.ring:
            return self.life(view, figure)
        hand = f" hand {view.cards.hand_counts[figure]}"
        parts = [self.life(view, figure).append(hand, style="default")]
        if self.namer.me >= 0:
            parts.append(self.distance(view, figure))
        return Text(", ").join([part for part in [*parts, self.in_play(view, figure)] if part])

    def row(self, view: View, figure: int) -> list[RenderableType]:
        hand = Text(str(view.cards.hand_counts[figure]))
        distance = [self.distance(view, figure)] if self.namer.me >= 0 else []
        return [
            Text(self.mark(view, figure), style="bold cyan"),
            self.seat(view, figure),
            self.role(view, figure),
            self.namer.character(view.characters[figure]),
            self.life(view, figure),
            hand if figure in view.ring else "",
            *distance,
            self.in_play(view, figure),
        ]

    def mark(self, view: View, figure: int) -> str:
        return self.signs.turn if figure == view.active and not view.cards.over else ""

    def seat(self, view: View, figure: int) -> Text:
        asked = figure == view.cards.asked and figure != self.namer.me
        name = Text(self.namer.facts.figures[figure], style="bold" if asked else "")
        return name.append("?", style="bold cyan") if asked else name

    def role(self, view: View, figure: int) -> Text:
        role = view.roles[figure]
        if role < 0:
            return Text("hidden", style="dim")
        text = Text(words.ROLES[role], style=ROLE_STYLES[role])
        return Text(f"{self.signs.star} ", style="yellow").append(text) if role == SHERIFF else text

    def life(self, view: View, figure: int) -> Text:
        if figure not in view.ring:
            return Text("out")
        life, most = view.life[figure], view.max_life[figure]
        return self.signs.bullets(life, most).append(f" {max(life, 0)}/{most}", style="default")

    def distance(self, view: View, figure: int) -> Text:
        me = self.namer.me
        if figure == me:
            return Text("you", style="bold")
        if not view.distances or figure not in view.ring:
            return Text("")
        away = view.distances[figure]
        near = away <= view.reach[me]
        return Text(f"{away} {'in reach' if near else 'too far'}", style="green" if near else "")

    def in_play(self, view: View, figure: int) -> Text:
        """Cards by name; a weapon, or the Colt .45 without one, with its reach."""
        if figure not in view.ring:
            return Text("")
        kinds = [self.namer.facts.kind[card] for card in view.cards.in_play[figure]]
        named = [f"{kind.name} ({kind.reach})" if kind.reach else kind.name for kind in kinds]
        if not any(kind.reach for kind in kinds):
            named.insert(0, f"Colt ({view.reach[figure]})")
        return Text(", ".join(named))

    # -- around it -------------------------------------------------------------------------

    def title(self, view: View) -> Text:
        if view.cards.over:
            return Text("The game is over", style="bold")
        whose = self.namer.whose(view.active)
        text = Text(f"Turn {view.turn_number}: {whose} turn", style="bold")
        asked = view.cards.asked
        if asked != view.active and asked >= 0:
            text.append(f", and {self.namer.player(asked)} must decide", style="not bold")
        return text

    def piles(self, view: View) -> Text:
        cards = view.cards
        text = Text("Deck ").append(str(sum(cards.deck_counts)), style="bold")
        text.append(f"  {self.signs.dot}  Discards ").append(str(len(cards.discards)), style="bold")
        if cards.discards:
            text.append(f", on top {self.namer.card(cards.discards[-1])}")
        return text

    def resolving(self, view: View) -> list[Text]:
        """What waits to be finished, the first to be finished last; and the cards on offer."""
        frames = view.cards.resolving
        told = [
            frame_words(self.namer, name, facts)
            for i, (name, facts) in enumerate(frames)
            if facts.get("card", -1) not in [above.get("card", -2) for _, above in frames[i + 1 :]]
        ]
        shown = "; ".join(words for words in told if words)
        lines = [Text(f"Being resolved: {shown}")] if shown else []
        if view.cards.aside:
            lines.append(Text(f"On offer: {self.namer.cards(view.cards.aside)}"))
        return lines

    def known_hands(self, view: View) -> list[Text]:
        """Cards that this seat knows in other hands."""
        know = "You know in " if self.namer.me >= 0 else ""
        return [
            Text(f"{know}{self.namer.whose(seat)} hand: {self.namer.cards(seen)}", style="dim")
            for seat, seen in enumerate(view.cards.seen_in_hands)
            if seen and seat != self.namer.me
        ]

    def asked(self, view: View) -> Text:
        """The question that the decision puts."""
        return Text(prompt_words(self.namer, view), style="bold cyan")
