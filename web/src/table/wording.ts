// Moves, prompts and refusals in words, as the parts of a table ask for them.

import type { Asked, GameView, Hint, MoveOption } from "../net/protocol";
import { ownerOf, type Context } from "../words/context";
import { hintWords } from "../words/hints";
import { say } from "../words/language.svelte";
import { moveWords, wayWords } from "../words/moves";
import { cardName, seatName } from "../words/names";
import { promptWords } from "../words/prompts";
import { refusalWords } from "../words/refusals";

export interface Words {
  title: string;
  detail: string;
}

export const moveIn = (move: MoveOption, view: GameView, ctx: Context): Words =>
  moveWords(move, view, ctx);

/** What is done with a card, where there are several ways. */
export const wayIn = (move: MoveOption, view: GameView, ctx: Context): string =>
  wayWords(move, view, ctx).title;

/** What somebody is asked; of others that they are thinking about it. */
export const asks = (asked: Asked, view: GameView, ctx: Context): Words =>
  promptWords(asked, view, ctx);

/** Why something cannot be done. */
export const refused = (
  code: string,
  facts: Record<string, number | string>,
  ctx: Context,
): string => refusalWords(code, facts, ctx);

/** Whose turn it is. */
export function turnOf(view: GameView, ctx: Context): string {
  const seat = "roles" in view ? ownerOf(ctx, view.active) : view.active;
  if (seat === ctx.seat) return say("table.your_turn");
  return seat < 0
    ? say("table.before_the_game")
    : say("table.turn_of", { name: seatName(ctx, seat) });
}

/** A choice is half made: what is wanted now? */
export function choosing(left: readonly MoveOption[], view: GameView, ctx: Context): Words {
  const [move] = left;
  if (move === undefined) return { title: "", detail: "" };
  const card = move.card === undefined ? moveIn(move, view, ctx).title : cardName(ctx, move.card);
  const targets = new Set(left.flatMap(({ figure, at_card, word }) => [figure, at_card, word]));
  targets.delete(undefined);
  if (targets.size > 0) {
    return {
      title: say("table.at_whom"),
      detail: say("table.targets", { card, count: targets.size }),
    };
  }
  return left.length > 1
    ? { title: say("table.which_way"), detail: card }
    : { title: moveIn(move, view, ctx).title, detail: say("table.once_more") };
}

/** What somebody who knows better would do, and why. */
export function advice(hint: Hint, view: GameView, ctx: Context, asked: Asked): string {
  const { move, why, chance } = hintWords(hint, asked, view, ctx);
  return [say("table.advice", { deed: move }), why, chance].filter((part) => part !== "").join(" ");
}
