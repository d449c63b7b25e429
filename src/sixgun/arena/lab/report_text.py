"""Every word of the page that is no figure: what is measured, and what is not."""

from __future__ import annotations

from sixgun.arena.lab.matrices import CountMatrix
from sixgun.arena.lab.observations import NOBODY, SELF
from sixgun.arena.lab.report import LabReport, RoleLine

__all__ = ["ReportText"]


class ReportText:
    """The words for one report."""

    def __init__(self, report: LabReport) -> None:
        self.report = report
        self.cards_by_id = {line.id: line.name for line in report.cards}

    # -- names -----------------------------------------------------------------------------

    def name(self, role: str) -> str:
        """A role or a side."""
        return role.replace("_", " ").capitalize()

    def role(self, line: RoleLine) -> str:
        many = round(line.a_game)
        return self.name(line.role) if many == 1 else f"{self.name(line.role)} ({many})"

    def doer(self, who: str) -> str:
        """Who is to blame: a role, oneself, a card, or nobody."""
        if who == SELF:
            return "Own doing"
        if who == NOBODY:
            return "Nobody"
        return self.cards_by_id.get(who) or self.name(who)

    # -- the head --------------------------------------------------------------------------

    def title(self) -> str:
        said = self.report.table.said
        return said[:1].upper() + said[1:]

    def chips(self) -> list[str]:
        report = self.report
        bots = report.table.bots
        players = f"{bots[0]} on every seat" if len(bots) == 1 else f"bots: {', '.join(bots)}"
        chips = [f"{report.games:,} game{'' if report.games == 1 else 's'}", players]
        chips.append(f"seed {report.table.seed}")
        if report.games:
            chips.append(f"median {report.lengths['turns'].spread.median:g} turns")
        return chips

    def warnings(self) -> list[str]:
        report = self.report
        found = []
        if report.interrupted:
            found.append(f"interrupted: {report.games:,} of {report.table.asked:,} games")
        if report.troubles:
            found.append(f"{len(report.troubles):,} came to no end")
        return found

    # -- what is measured ------------------------------------------------------------------

    def roles(self) -> str:
        return (
            "How often each wins, counted in games: those who win and lose together, as the "
            "Outlaws do, count once. The thin line is the 95 % interval (Wilson). Whoever is out "
            "but whose side wins has won."
        )

    def characters(self) -> str:
        counted = (
            "Everybody who came into play for a seat counts for it; those who came late "
            "came because others had fallen, so their differences say less."
            if self.report.several
            else "The character that was dealt counts, whatever became of it."
        )
        return (
            "How much more often those with this character win than all of their role: the "
            f"luck of the roles is taken out. {counted} Grey: zero is inside the interval."
        )

    def cards(self) -> list[str]:
        measured = (
            "What it is worth to play a card: how much more often those win who have played it "
            f"at least once in a game. {self.compared()}"
        )
        not_measured = (
            "What it does not say: that the card is the reason. Who can afford a card that is no "
            "defence may stand well already; who plays a Beer has lost life before. Compare cards "
            "that are played in like situations. A card counts as what is printed on it, whatever "
            "it was played as."
        )
        return [measured, not_measured]

    def compared(self) -> str:
        if self.report.several:
            return (
                "The dot compares them with their side in all games that lasted to the round of "
                "that play, the ring with their side in all games."
            )
        return (
            "The dot compares them with those of the same role who were still in the game in the "
            "round of that play. The ring compares them with all of their role, and is mostly "
            "further to the right: who plays anything late is alive to do so. A little of that is "
            "left in the dot, since one must also have come to one's turn in that round."
        )

    def lengths(self) -> str:
        return (
            "Below 95 % is what 95 of 100 games do not exceed. A round begins when somebody begins "
            "one turn more than anybody has had. Decisions with a single legal move are not "
            "counted, nor is the shuffle before the game."
        )

    def course(self) -> str:
        if self.report.several:
            return "How many characters each side has lost, on average, when a round is over."
        return (
            "The share of each role that is not eliminated when a round is over. Games that have "
            "ended by then stay as they ended."
        )

    def of_course(self) -> str:
        what = "Characters lost" if self.report.several else "Not eliminated"
        return f"{what}, by round"

    def deeds(self) -> str:
        """What the rows are, as far as there are such."""
        doers = {who for matrix in self.matrices() for who in matrix.doers()}
        told = ["Rows do it, columns have it done to them; all figures are for a hundred games."]
        if SELF in doers:
            told.append("Own doing is what one's own card or ability brought.")
        if doers & self.cards_by_id.keys():
            told.append(
                "A card that strikes by its draw!, as the Dynamite does, has a row of its own."
            )
        if NOBODY in doers:
            told.append("Nobody stands for rules and events.")
        return " ".join(told)

    def matrices(self) -> tuple[CountMatrix, ...]:
        return self.report.falls, self.report.life, self.report.shots

    def events(self) -> str:
        return (
            "What happened in the turns under an event; and in percentage points, how much more "
            "often those won who were in the game when it came, compared with all of their role "
            "who were in the game in that round."
        )

    def footer(self) -> list[str]:
        table = self.report.table
        config = ", ".join(f"{name} {value}" for name, value in table.config.items())
        made = (
            f"Made by sixgun lab {table.game}: {config}; game number i, from 0, has the seed "
            f"{table.seed} plus i. Intervals of differences are clustered by game, since the seats "
            "of one game do not win independently."
        )
        warned = (
            "These are games of bots, and of these bots only: in the hands of people a card may be "
            "worth something else. Sixgun is an unofficial fan work; BANG! is a trademark of its "
            "publisher."
        )
        return [made, warned]
