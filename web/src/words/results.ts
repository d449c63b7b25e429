// Texts for the result of a game: who won, and how.

import type { GameView } from "../net/protocol";
import type { Context } from "./context";
import { findMessage, say } from "./language.svelte";
import { seatName, seatPart } from "./names";
import { joinList, partsText, sentenceText, type Values } from "./sentence";

export interface ResultWords {
  /** "You have won", "Ann and Bob have won" */
  title: string;
  /** how they won */
  detail: string;
  winners: number[];
  /** null for spectators, and if nobody won */
  won: boolean | null;
}

/** The result of a finished game. */
export function resultWords(view: GameView, ctx: Context): ResultWords {
  const winners = ctx.dealt.names
    .map((_, seat) => seat)
    .filter((seat) => (view.winners >> seat) & 1);
  const playing = ctx.seat >= 0 && winners.length > 0;
  const won = playing ? winners.includes(ctx.seat) : null;
  return {
    title: titleOf(winners, won, ctx),
    detail: sentenceText(
      `results.detail.${endOf(view, winners, ctx)}`,
      valuesOf(view, winners, ctx),
    ),
    winners,
    won,
  };
}

function titleOf(winners: readonly number[], won: boolean | null, ctx: Context): string {
  if (winners.length === 0) return say("results.nobody");
  if (won !== null) return say(won ? "results.won" : "results.lost");
  const names = joinList(winners.map((seat) => [{ text: seatName(ctx, seat) }]));
  return say("results.others", { names: partsText(names), count: winners.length });
}

/** The key of the sentence that says how the game ended. */
function endOf(view: GameView, winners: readonly number[], ctx: Context): string {
  const first = winners[0];
  if (first === undefined) return "nobody";
  if (!("roles" in view)) {
    const hunted = view.goals[first];
    return hunted !== undefined && view.left.includes(hunted) ? "left" : "hunted";
  }
  const names = view.roles.map((role) => ctx.dealt.catalogue.roles[role] ?? "");
  const role = names[first] ?? "";
  if (role === "duelist") return view.left.some((seat) => seat !== first) ? "left" : "duelist";
  const key = names.includes("sheriff") ? role : `alone_${role}`;
  return findMessage(`results.detail.${key}`) === undefined ? "any" : key;
}

function valuesOf(view: GameView, winners: readonly number[], ctx: Context): Values {
  const first = winners[0] ?? -1;
  const others = ctx.dealt.names.map((_, seat) => seat).filter((seat) => seat !== first);
  const hunted = "goals" in view ? view.goals[first] : others[0];
  return {
    winner: seatPart(ctx, first),
    loser: hunted === undefined ? undefined : seatPart(ctx, hunted),
    names: joinList(winners.map((seat) => [seatPart(ctx, seat)])),
    count: winners.length,
  };
}

/** The winning side, by the word used in records: "outlaws". */
export const sideWords = (side: string): string =>
  findMessage(`results.sides.${side}`) ?? side.replaceAll("_", " ");
