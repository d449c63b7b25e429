"""Fit the weights of the bots' evaluation to many games of detectives.

`python tools/fit_evaluation.py GAMES` prints them; they are kept in bots/classic/evaluation.py and
bots/duel/evaluation.py. Best with the compiled build first on PYTHONPATH.
"""

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from sixgun import classic, duel
from sixgun.bots import BotGroup, parse_bot
from sixgun.bots.classic import evaluation as of_classic
from sixgun.bots.duel import evaluation as of_duel
from sixgun.classic.roles import RENEGADE
from sixgun.classic.variants.three_players import HUNTS
from sixgun.live.rulesets import ruleset_for

Table = np.ndarray[Any, np.dtype[np.float64]]
BOT = parse_bot("detective:temperature=0.3")
STANDARD = [classic.Config(players=players) for players in range(4, 9)]
STANDARD += [classic.Config(players=p, boxes=tuple(classic.OUR_BOXES)) for p in range(4, 9)]
ALONE = [classic.Config(players=3)]
ALONE += [classic.Config(players=2, variant=variant) for variant in ("long_duel", "short_duel")]
DUELS = [duel.Config(mode=mode) for mode in duel.MODES]


def turn_states(config: Any, seed: int) -> Iterator[Any]:
    """The states of a game at the start of each turn, and at its end."""
    game = ruleset_for(config).deal(config, seed, emits_events=True)
    bots = BotGroup(game, dict.fromkeys(range(game.seats), BOT), seed)
    turn = -1
    while not game.over:
        if game.turn_number != turn:
            turn = game.turn_number
            yield game
        game.make_move(bots.choose_move())
        bots.notify()
    yield game


def training_rows(configs: list[Any], games: int, look: Any, end: Any) -> tuple[Table, Table]:
    """The features of each state, and how its game ended."""
    seen: list[Any] = []
    ends: list[Any] = []
    for seed in range(games):
        config = configs[seed % len(configs)]
        found: list[Any] = []
        for game in turn_states(config, seed):
            if game.over:
                if game.winners:
                    seen += found
                    ends += [end(game)] * len(found)
            else:
                found.append(look(game))
    return np.array(seen), np.array(ends)


def fit(x: Table, y: Table, cannot: Table | None = None, weight: float = 1.0) -> Table:
    """Multinomial logistic regression: x is cases by features, or cases by outcomes by features
    with shared weights; y the outcome of each case; `cannot` is 1 for what cannot come about.
    Newton's method with a small ridge."""
    shared = x.ndim == 3
    outcomes = x.shape[1] if shared else int(y.max()) + 1
    features = x.shape[-1]
    beta = np.zeros(features if shared else outcomes * features)
    hot = np.eye(outcomes)[y.astype(int)]
    for _ in range(60):
        logits = x @ beta if shared else x @ beta.reshape(outcomes, features).T
        if cannot is not None:
            logits = np.where(cannot > 0, -30.0, logits)
        logits -= logits.max(axis=1, keepdims=True)
        p = np.exp(logits)
        p /= p.sum(axis=1, keepdims=True)
        if shared:
            gradient = np.einsum("nk,nkf->f", hot - p, x) - weight * beta
            mean = np.einsum("nk,nkf->nf", p, x)
            hessian = np.einsum("nk,nkf,nkg->fg", p, x, x) - mean.T @ mean
        else:
            gradient = ((hot - p).T @ x).ravel() - weight * beta
            blocks = np.einsum("nk,kl->nkl", p, np.eye(outcomes)) - p[:, :, None] * p[:, None, :]
            hessian = np.einsum("nkl,nf,ng->kflg", blocks, x, x).reshape(len(beta), len(beta))
        step = np.linalg.solve(hessian + weight * np.eye(len(beta)), gradient)
        beta += step
        if np.abs(step).max() < 1e-6:
            break
    loss = -np.log(np.maximum(p[np.arange(len(y)), y.astype(int)], 1e-12)).mean()
    print(f"# {len(y)} moments, log-loss {loss:.4f}")
    weights: Table = beta if shared else beta.reshape(outcomes, features)
    return weights


def advantage_over_prey(rows_by_seat: list[list[float]], prey: list[int]) -> Table:
    """By seat: its features minus the features of the player it hunts."""
    table: Table = np.array(rows_by_seat)
    more: Table = table - table[prey]
    return more


def winning_seat(game: Any) -> int:
    return next(seat for seat in range(game.seats) if (game.winners >> seat) & 1)


def winning_side(game: Any) -> int:
    return {"law": 0, "outlaws": 1}.get(classic.side_of(game), 2)


def hunted_seats(game: Any) -> list[int]:
    if game.seats == 2:
        return [1, 0]
    return [game.role.index(HUNTS[role]) for role in game.role]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    looks, ends = training_rows(STANDARD, games, of_classic.features, winning_side)
    nobody = looks[:, of_classic.ROLE_FEATURES * RENEGADE] == 0
    cannot = np.stack([0 * nobody, 0 * nobody, nobody], axis=1)
    print("WEIGHTS", round_weights(fit(looks, ends, cannot)))
    for configs, name in ((ALONE[:1], "HUNT"), (ALONE[1:], "DUEL")):
        seen = training_rows(
            configs,
            games // 4,
            lambda game: advantage_over_prey(of_classic.strengths(game), hunted_seats(game)),
            winning_seat,
        )
        print(name, round_weights(fit(*seen)))
    for modes in (DUELS[:-1], DUELS[-1:]):
        seen = training_rows(
            modes,
            games // 2,
            lambda game: advantage_over_prey(of_duel.strengths(game), list(game.facts.goal)),
            winning_seat,
        )
        print("STRENGTH" if len(modes) > 1 else "of three, to compare", round_weights(fit(*seen)))


def round_weights(weights: Table) -> list[Any]:
    return np.round(weights, 3).tolist()  # type: ignore[no-any-return]


if __name__ == "__main__":
    main()
