// Texts for prompts: for the player who decides, and for players who wait.

import type { PendingDecision, DuelView, GameView } from "../net/protocol";
import { ownerOf, type Context } from "./context";
import { say } from "./language.svelte";
import { seatName } from "./names";
import { renderText } from "./render";

export interface PromptWords {
  /** "Ann shot at you" */
  title: string;
  /** "BANG! 6♣. One Missed! is enough."; often "" */
  detail: string;
}

export const promptWords = (
  asked: PendingDecision,
  _view: GameView,
  ctx: Context,
): PromptWords => ({
  title: renderText(asked.title, ctx),
  detail: renderText(asked.detail, ctx),
});

/** Whose turn it is. */
export function turnWords(view: GameView, ctx: Context): string {
  const active = "roles" in view ? ownerOf(ctx, view.active) : view.active;
  const seat = view.turn_number > 0 ? active : -1;
  if (seat === ctx.seat && seat >= 0) return say("table.your_turn");
  return seat < 0
    ? say("table.before_the_game")
    : say("table.turn_of", { name: seatName(ctx, seat) });
}

/** The Duel: BANG! cards played this turn, and the limit. */
export const bangWords = (view: DuelView): string =>
  view.bang_limit < 0
    ? say("duel_table.bangs_free", { played: view.bangs })
    : say("duel_table.bangs", { played: view.bangs, limit: view.bang_limit });
