// How a decision is put to the player: on the table itself, among what is on offer there, or in a panel.

import { movePath } from "../game/movePath";
import type { Asked, ClassicView, DuelView, MoveOption } from "../net/protocol";
import { auctionOf } from "../words/context";

export type Manner = "table" | "offer" | "panel";

const IN_A_PANEL = 6; // more choices than that, and they are looked for on the table
const HURTS = new Set([
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
const PILES = new Set(["deck", "discards"]);

/** Something is about to hurt whoever is asked. */
export const hurts = (prompt: string): boolean => HURTS.has(prompt);

export const declines = (move: MoveOption): boolean =>
  move.verb === "pass" || move.verb === "skip" || move.verb === "end";

type View = ClassicView | DuelView;

export function manner(asked: Asked, view: View): Manner {
  if (asked.prompt === "play") return "table";
  if (auctionOf(view) !== null) return "table"; // where there is a bar of its own for it
  const deeds = asked.moves.filter((move) => !declines(move));
  if (deeds.length > 0 && deeds.every((move) => onOffer(move, view))) return "offer";
  if (deeds.length > 0 && deeds.every((move) => standsThere(move, view))) return "offer";
  const fromHand = deeds.length > 0 && deeds.every((move) => inHand(move, view));
  if (fromHand && (!hurts(asked.prompt) || deeds.length > IN_A_PANEL)) return "table";
  const many = asked.moves.length > IN_A_PANEL && deeds.every((move) => onTheTable(move));
  return many ? "table" : "panel";
}

export const onOffer = (move: MoveOption, view: View) =>
  move.card !== undefined && view.aside.includes(move.card);

/** The Duel, before the first turn: one of the own two, who are on offer there. */
const standsThere = (move: MoveOption, view: View) =>
  "goals" in view &&
  view.front.every((figure) => figure < 0) &&
  move.card === undefined &&
  view.characters.includes(move.kind ?? "");

const inHand = (move: MoveOption, view: View) =>
  move.card !== undefined && view.hand.includes(move.card);

/** Everything that has to be touched for it lies there to be touched. */
function onTheTable(move: MoveOption): boolean {
  return movePath(move).every(
    (handle) => !/^(kind|do|word):/.test(handle) || PILES.has(handle.slice("word:".length)),
  );
}

/** The choice that is shown in gold, at most one: what was advised, or what answers with a card. */
export function best(moves: readonly MoveOption[], advised: string | null): MoveOption | null {
  const hinted = moves.find((move) => move.move === advised);
  if (hinted !== undefined) return hinted;
  if (!moves.some(declines)) return null;
  const answers = moves.filter((move) => !declines(move));
  return (
    answers.find((move) => move.chance === undefined && move.verb !== "use") ?? answers[0] ?? null
  );
}
