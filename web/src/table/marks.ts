// What else there is to say about a seat.

import { parseCardFace } from "../game/cardFace";
import type { Chair, ClassicView, DuelView } from "../net/protocol";
import { cardIcon, symbolIcon } from "../pictures/icons";
import type { Context } from "../words/context";
import { findMessage, say } from "../words/language.svelte";

export interface Mark {
  text: string;
  /** of the pictures */
  icon: string;
}

const mark = (key: string, symbol: string): Mark => ({ text: say(key), icon: symbolIcon(symbol) });

export function marksOf(view: ClassicView | DuelView, seat: number, chair: Chair | null): Mark[] {
  if (view.left.includes(seat)) return [mark("table.left", "skip")];
  if (chair?.kind !== "person" || view.over) return [];
  if (chair.sits_in) return [mark("table.bot_sits_in", "bot")];
  return chair.here ? [] : [mark("table.away", "skip")];
}

/** Cards in play that weigh on their bearer: those for which there is a word, each said once. */
export function burdens(ctx: Context, view: ClassicView | DuelView, figure: number): Mark[] {
  if (view.over) return [];
  const cards = view.in_play[figure] ?? [];
  const kinds = cards.map((card) => parseCardFace(ctx.dealt.catalogue.cards[card] ?? "").kind);
  return [...new Set(kinds)].flatMap((kind) => {
    const text = findMessage(`table.burdens.${kind}`);
    return text === undefined ? [] : [{ text, icon: cardIcon(ctx.game, kind) }];
  });
}
