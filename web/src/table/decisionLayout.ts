// Where a decision is shown: on the table, among the cards on offer, or in a panel.

import { movePath } from "../game/movePath";
import type { PendingDecision, ClassicView, DuelView, MoveOption } from "../net/protocol";
import { auctionOf } from "../words/context";

export type DecisionLayout = "table" | "offer" | "panel";

const MAX_IN_PANEL = 6; // more choices are selected on the table
const DANGEROUS = new Set([
  "shot",
  "indians",
  "duel",
  "dying",
  "hit",
  "give_hit",
  "give_avoid",
  "raid",
  "share_loss",
]);
const PILE_WORDS = new Set(["deck", "discards"]);

/** The decision is about being hit. */
export const isDangerous = (prompt: string): boolean => DANGEROUS.has(prompt);

export const isDecline = (move: MoveOption): boolean =>
  move.verb === "pass" || move.verb === "skip" || move.verb === "end";

type View = ClassicView | DuelView;

export function decisionLayout(asked: PendingDecision, view: View): DecisionLayout {
  if (asked.prompt === "play") return "table";
  if (auctionOf(view) !== null) return "table"; // the auction has its own bar
  const answers = asked.moves.filter((move) => !isDecline(move));
  if (answers.length > 0 && answers.every((move) => isOnOffer(move, view))) return "offer";
  if (answers.length > 0 && answers.every((move) => isFrontChoice(move, view))) return "offer";
  const fromHand = answers.length > 0 && answers.every((move) => isFromHand(move, view));
  if (fromHand && (!isDangerous(asked.prompt) || answers.length > MAX_IN_PANEL)) return "table";
  const many = asked.moves.length > MAX_IN_PANEL && answers.every((move) => isOnTable(move));
  return many ? "table" : "panel";
}

export const isOnOffer = (move: MoveOption, view: View) =>
  move.card !== undefined && view.aside.includes(move.card);

/** The Duel, before the first turn: choosing which character stands in front. */
const isFrontChoice = (move: MoveOption, view: View) =>
  "goals" in view &&
  view.front.every((figure) => figure < 0) &&
  move.card === undefined &&
  view.characters.includes(move.kind ?? "");

const isFromHand = (move: MoveOption, view: View) =>
  move.card !== undefined && view.hand.includes(move.card);

/** Everything to touch for this move is on the table. */
function isOnTable(move: MoveOption): boolean {
  return movePath(move).every(
    (handle) => !/^(kind|do|word):/.test(handle) || PILE_WORDS.has(handle.slice("word:".length)),
  );
}

/** The move highlighted in gold, if any: the hinted one, or one that answers with a card. */
export function highlightedMove(
  moves: readonly MoveOption[],
  advised: string | null,
): MoveOption | null {
  const hinted = moves.find((move) => move.move === advised);
  if (hinted !== undefined) return hinted;
  if (!moves.some(isDecline)) return null;
  const answers = moves.filter((move) => !isDecline(move));
  return (
    answers.find((move) => move.chance === undefined && move.verb !== "use") ?? answers[0] ?? null
  );
}
