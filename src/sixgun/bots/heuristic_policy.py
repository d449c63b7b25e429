"""The policy of all rules of thumb: the prompt tells how to score a move and how to explain it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.bots.policy import Policy
from sixgun.bots.thought import Reason
from sixgun.engine.moves import END, PASS, SKIP, card_of, figure_of, target_of, verb_of
from sixgun.engine.view import BaseView

__all__ = ["IDLE", "Answer", "HeuristicPolicy"]


class HasCards(Protocol):
    """A view: every game has its cards there."""

    cards: BaseView


S = TypeVar("S")  # the situation of a seat: its view and beliefs, and what follows from them
V = TypeVar("V", bound=HasCards)
B = TypeVar("B")

IDLE: Final = {PASS: 0.0, END: 0.0, SKIP: -0.05}  # the scores of verbs that do nothing


@mypyc_attr(native_class=False)  # mypyc cannot compile generic dataclasses
@dataclass(frozen=True)
class Answer(Generic[S]):
    """What a bot thinks of the answers to a prompt. It scores them one by one or, with `scores`,
    all at once."""

    score: Callable[[S, int], float] | None = None
    code: str = ""  # of the reason, which names the card of the move, if there is one
    target_fact: str = ""  # what the reason calls the target; "": it does not name it
    pass_code: str = ""  # of the reason for doing nothing; "" means the usual one of the game
    scores: Callable[[S, list[int]], list[float]] | None = None
    explain: Callable[[S, int], Reason] | None = None  # instead of `code`
    explain_pass: Callable[[S], Reason] | None = None  # instead of `pass_code`


@mypyc_attr(allow_interpreted_subclasses=True)
class HeuristicPolicy(Policy[V, B], Generic[S, V, B]):
    """Rules of thumb by prompt; for prompts that are not listed, by the verb of the move."""

    def __init__(
        self, by_prompt: Mapping[str, Answer[S]], by_verb: Mapping[int, Answer[S]], pass_code: str
    ) -> None:
        self.by_prompt = by_prompt
        self.by_verb = by_verb
        self.pass_code = pass_code  # of the usual reason for doing nothing

    @abstractmethod
    def situation(self, view: V, beliefs: B) -> S:
        """Work out what the scores of this decision share."""

    def score_moves(self, view: V, beliefs: B) -> list[float]:
        prompt, moves = view.cards.prompt, view.cards.moves
        s = self.situation(view, beliefs)
        answer = self.by_prompt.get(prompt)
        if answer is not None and answer.scores is not None:
            return answer.scores(s, moves)
        return [self.score(s, answer, move) for move in moves]

    def score(self, s: S, answer: Answer[S] | None, move: int) -> float:
        verb = verb_of(move)
        if verb in IDLE:
            return IDLE[verb]
        score = (answer or self.by_verb[verb]).score
        assert score is not None
        return score(s, move)

    def explain_move(self, view: V, beliefs: B, move: int) -> Reason:
        s = self.situation(view, beliefs)
        answer = self.by_prompt.get(view.cards.prompt)
        verb, card = verb_of(move), card_of(move)
        if verb in IDLE:
            return self.explain_pass(s, answer)
        answer = answer or self.by_verb[verb]
        if answer.explain is not None:
            return answer.explain(s, move)
        if answer.target_fact:
            return Reason(answer.code, {answer.target_fact: figure_of(target_of(move))})
        return Reason(answer.code, {"card": card} if card >= 0 else {})

    def explain_pass(self, s: S, answer: Answer[S] | None) -> Reason:
        if answer is not None and answer.explain_pass is not None:
            return answer.explain_pass(s)
        return Reason((answer.pass_code if answer else "") or self.pass_code)
