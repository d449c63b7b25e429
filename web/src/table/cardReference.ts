// The card, character or event that a name in the log refers to.

import type { CardRef } from "../cards/shownCard.svelte";
import type { GameView } from "../net/protocol";
import { actingFigure, type Context } from "../words/context";
import type { Part } from "../words/sentence";

/** A player's name refers to their character at that time; null if there is nothing to show. */
export function cardReference(
  part: Part,
  ctx: Context,
  view: GameView | undefined,
): CardRef | null {
  const { game } = ctx;
  if ("printed" in part) return { game, ...part.printed };
  if ("card" in part) {
    const name = ctx.dealt.catalogue.cards[part.card];
    return name === undefined ? null : { game, type: "card", id: name };
  }
  if (!("who" in part) || view === undefined) return null;
  const character = view.characters[part.figure ?? actingFigure(ctx, view, part.who)];
  return character ? { game, type: "character", id: character } : null;
}
