// What a name in the log stands for: a card, a character, an event.

import type { CardRef } from "../cards/shownCard.svelte";
import type { GameView } from "../net/protocol";
import { actingFigure, type Context } from "../words/context";
import type { Part } from "../words/sentence";

/** A player's name stands for the character that he had then; null: for nothing to look at. */
export function meant(part: Part, ctx: Context, view: GameView | undefined): CardRef | null {
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
