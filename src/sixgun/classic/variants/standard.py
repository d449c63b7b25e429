"""The standard game: an open Sheriff, and others whose roles are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sixgun.classic.cards import Card
from sixgun.classic.characters import Character
from sixgun.classic.event_cards import EventCard
from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.flow.life import discard_all, heirs_of, inherit_or_discard
from sixgun.classic.flow.turn import start_turn
from sixgun.classic.game import CARDS_LEFT, REWARD_DUE, Game
from sixgun.classic.roles import (
    DEPUTY,
    OUTLAW,
    RENEGADE,
    ROLES_BY_PLAYERS,
    SHERIFF,
    seats_with,
)
from sixgun.classic.variants.tempo import Tempo
from sixgun.engine import BadConfig, Rng
from sixgun.engine.events import ROLE_SHOWN

if TYPE_CHECKING:
    from sixgun.classic.config import Config
    from sixgun.classic.facts import Facts

__all__ = ["Variant"]

SIDES = ("law", "law", "outlaws", "renegade")


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """The rules for four to eight players. Other variants override what differs."""

    id: ClassVar[str] = "standard"
    name: ClassVar[str] = "BANG!"
    players: ClassVar[tuple[int, ...]] = tuple(ROLES_BY_PLAYERS)
    figures_a_seat: ClassVar[int] = 1
    has_purses: ClassVar[bool] = False  # whether seats have money (T16)

    # -- setup -----------------------------------------------------------------------------

    def check_config(self, config: Config) -> None:
        """Refuse a config that this variant cannot play."""

    def check(self, facts: Facts) -> None:
        """Check again with the contents of the boxes: one character for each, and a spare
        (R305)."""
        if len(facts.characters) < 2 * facts.config.players:
            raise BadConfig("too_few_characters", characters=len(facts.characters))

    def figure_names(self, names: tuple[str, ...]) -> list[str]:
        return list(names)

    def own_events(self, config: Config) -> list[type[EventCard]]:
        return [Tempo] if config.tempo else []

    def variant_kind(self, kind: type[Card]) -> type[Card]:
        """The kind that stands in for this one in the variant."""
        return kind

    def leaves_out(self, kind: Card) -> bool:
        return False

    def deal_roles(self, facts: Facts, rng: Rng) -> list[int]:
        """R3, by seat; R306: the Sheriff's seat may have been agreed upon."""
        roles = list(ROLES_BY_PLAYERS[facts.config.players])
        agreed = self.sheriff_seat(facts.config)
        if agreed >= 0:
            roles.remove(SHERIFF)
        rng.shuffle(roles)
        if agreed >= 0:
            roles.insert(agreed, SHERIFF)
        return roles

    def sheriff_seat(self, config: Config) -> int:
        """The Sheriff's seat; -1: random."""
        return config.sheriff

    def open_roles(self, role: list[int]) -> int:
        """The seats whose role is open from the start, as a mask."""
        return sum(1 << seat for seat in range(len(role)) if role[seat] == SHERIFF)

    def deal_characters(
        self, facts: Facts, rng: Rng
    ) -> tuple[list[Character], list[Character], list[list[int]]]:
        """R305: each player gets one character face up and one face down as a life counter. R103:
        some were kept. The third list: the characters each seat has in reserve."""
        kept = facts.config.characters
        pool = [i for i in range(len(facts.characters)) if facts.characters[i].id not in kept]
        rng.shuffle(pool)
        dealt: list[Character] = []
        for wanted in kept:
            if not wanted:
                dealt.append(facts.characters[pool.pop()])
            elif wanted.startswith("!"):
                fitting = [i for i in pool if facts.characters[i].id != wanted[1:]]
                pool.remove(fitting[-1])
                dealt.append(facts.characters[fitting[-1]])
            else:
                dealt.append(facts.character_by_id[wanted])
        return dealt, [facts.characters[pool.pop()] for _ in kept], [[] for _ in kept]

    def start(self, game: Game) -> None:
        """Deal hands, except to players who have left (T90), and begin the first turn."""
        for seat in range(game.seats):
            figure = game.front[seat]
            if game.has_left(figure):
                continue
            printed = game.facts.house.printed_hand
            game.draw(seat, game.character[figure].life if printed else game.life[figure])  # R2
        start_turn(game, self.first_figure(game))

    def first_figure(self, game: Game) -> int:
        """The figure that has the first turn and reveals the events."""
        return game.role.index(SHERIFF)

    # -- while it is played ----------------------------------------------------------------

    def revealer(self, game: Game) -> int:
        """The figure that reveals the next event; if it is out, the next one replaces it, by a
        house rule for good (R110)."""
        first = self.first_figure(game)
        with_value = game.facts.house.heir_keeps_events and (game.returned >> first) & 1
        if first in game.ring and not game.is_ghost(first) and not with_value:
            return first
        in_life = [f for f in game.ring if f != first and not game.is_ghost(f)]
        later = [f for f in in_life if f > first]
        return (later or in_life or [first])[0]

    def others(self, game: Game, me: int) -> list[int]:
        """All other figures, in the order in which cards with several targets reach them: from the
        left of `me`, clockwise (R17). `me` may be out of the game."""
        return [f for f in game.ring if f > me] + [f for f in game.ring if f < me]

    def seat_distance(self, game: Game, me: int, figure: int) -> int:
        """The distance of a figure where seating does not count."""
        return 1

    def ability_works(self, game: Game, me: int) -> bool:
        """Whether a passive ability works."""
        return True

    def own_figures(self, game: Game) -> list[int]:
        """The figures whose cards are checked at the start of this turn."""
        return [game.active]

    def before_draw(self, game: Game) -> None:
        """Settle what comes between the checks and phase 1."""

    def lose_turn(self, game: Game, me: int) -> None:
        """`me` must sit out this turn."""
        game.lose_turn(me)

    def pass_left(self, game: Game, card: int, me: int) -> None:
        """A card in play moves on to the next figure that has none of its name (R55-R57)."""
        for other in game.others(me):
            if not game.has_in_play(other, game.kind[card].no):
                game.pass_on(card, me, other)
                return

    # -- eliminations ----------------------------------------------------------------------

    def remove_figure(self, game: Game, me: int) -> None:
        """A figure is out: the ability ends, the role is shown (R92)."""
        seat = game.owner[me]
        game.life[me] = 0
        game.ring.remove(me)
        game.graves.append(me)
        game.give_ability(me, NO_ABILITY)
        if me == game.active:
            game.turn_done = True  # R102
        if game.emits_events:
            game.events.append((ROLE_SHOWN, 0, seat, game.role[seat], -1, -1))
        game.roles_shown |= 1 << seat

    def dispose_of_cards(self, game: Game, me: int) -> None:
        """Give the cards of an eliminated player to those who claim them, or discard them. By the
        house rule of R92, claimed cards stay in place until the card that killed the player is
        complete."""
        if game.has_left(me):
            game.discard_hand(game.owner[me])
        if game.facts.house.whole_card_first and heirs_of(game, me):
            game.pending.append((me, CARDS_LEFT, 0, -1))
        else:
            self.hand_over_cards(game, me)

    def hand_over_cards(self, game: Game, me: int) -> None:
        """The same, now."""
        inherit_or_discard(game, me)

    def settle_elimination(self, game: Game, me: int, by: int) -> None:
        """Reward or punish the player responsible; by the house rule of R95, later, and never
        before the abilities that the elimination triggered (R92)."""
        if game.facts.house.late_rewards or game.has_pending_elimination(me):
            game.pending.append((me, REWARD_DUE, 0, by))
        else:
            self.reward(game, me, by)

    def reward(self, game: Game, me: int, by: int) -> None:
        """R93-R96. A player who is out, or who caused their own end, gets nothing."""
        if by not in game.ring:
            return
        killer = game.owner[by]
        role = game.role[game.owner[me]]
        if role == OUTLAW and not game.has_left(by):
            game.draw(killer, 3)
        elif role == DEPUTY and game.role[killer] == SHERIFF:
            discard_all(game, by)

    # -- the end ---------------------------------------------------------------------------

    def winners(self, game: Game) -> int:
        """The seats that have won, as a mask; 0 while the game goes on."""
        living = [game.role[game.owner[figure]] for figure in game.ring]
        if SHERIFF in living:
            if OUTLAW in living or RENEGADE in living:
                return 0
            return seats_with(game, SHERIFF) | seats_with(game, DEPUTY)  # R99
        if living == [RENEGADE]:
            return 1 << game.owner[game.ring[0]]
        return seats_with(game, OUTLAW)  # R98, R100, R101

    def side(self, game: Game) -> str:
        """The winning side as a word."""
        for seat in range(game.seats):
            if (game.winners >> seat) & 1:
                return SIDES[game.role[seat]]
        return ""

    def player_left(self, game: Game, seat: int) -> None:
        """A player has just left: no ability and no card in play works for them any more, and their
        hand is discarded (R299). The hand of a player who is out is being handled already."""
        mine = [figure for figure in game.ring if game.owner[figure] == seat]
        for figure in mine:
            game.settle_ability(figure)
        game.update_disabled()
        if mine:
            game.discard_hand(seat)

    def discard_abandoned_cards(self, game: Game, seat: int) -> None:
        """A player who has left keeps no card that reached them since (R299)."""
        if any(game.owner[figure] == seat for figure in game.ring):
            game.discard_hand(seat)
        if all(game.has_left(figure) for figure in game.ring):
            game.end(0)  # all players who could decide anything are gone

    def known_reserve(self, game: Game, side: int, seat: int) -> list[str]:
        """The characters that one side has in reserve, as far as a seat knows them."""
        return []

    # -- hidden information other than cards ------------------------------------------------

    def redeal_characters(self, game: Game, seat: int, rng: Rng) -> None:
        """The spare characters that a seat has not seen (R305)."""
        seats = range(game.seats)
        known = [(game.spare_seen[s] >> seat) & 1 == 1 for s in seats]
        seen = [character.id for character in game.character]
        seen += [game.spare[s].id for s in seats if known[s]]
        unseen = [c for c in game.facts.characters if c.id not in seen]
        order = list(range(len(unseen)))
        rng.shuffle(order)
        game.spare = [game.spare[s] if known[s] else unseen[order.pop()] for s in seats]
