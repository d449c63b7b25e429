// Badges of a seat: absent, replaced by a bot, jailed and so on.

import { parseCardFace } from "../game/cardFace";
import type { SeatInfo, ClassicView, DuelView } from "../net/protocol";
import { cardIcon, symbolIcon } from "../pictures/icons";
import type { Context } from "../words/context";
import { findMessage, say } from "../words/language.svelte";

export interface SeatBadge {
  text: string;
  /** icon name */
  icon: string;
}

const badge = (key: string, symbol: string): SeatBadge => ({
  text: say(key),
  icon: symbolIcon(symbol),
});

export function presenceBadges(
  view: ClassicView | DuelView,
  seat: number,
  chair: SeatInfo | null,
): SeatBadge[] {
  if (view.left.includes(seat)) return [badge("table.left", "skip")];
  if (chair?.kind !== "person" || view.over) return [];
  if (chair.sits_in) return [badge("table.bot_sits_in", "bot")];
  return chair.here ? [] : [badge("table.away", "skip")];
}

/** Cards in play that burden their owner, if they have a message; each kind once. */
export function burdenBadges(
  ctx: Context,
  view: ClassicView | DuelView,
  figure: number,
): SeatBadge[] {
  if (view.over) return [];
  const cards = view.in_play[figure] ?? [];
  const kinds = cards.map((card) => parseCardFace(ctx.dealt.catalogue.cards[card] ?? "").kind);
  return [...new Set(kinds)].flatMap((kind) => {
    const text = findMessage(`table.burdens.${kind}`);
    return text === undefined ? [] : [{ text, icon: cardIcon(ctx.game, kind) }];
  });
}
