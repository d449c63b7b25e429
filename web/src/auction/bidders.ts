// How everybody stands in an auction.

import type { Asked, ClassicView } from "../net/protocol";
import { findMessage, say } from "../words/language.svelte";
import { formatMoney } from "../words/money";
import type { Offer } from "./lots";

/** He has a character, leads, is asked, has left, is out of this lot, or may still bid. */
export type Stand = "owns" | "leads" | "asked" | "left" | "passed" | "in";

export interface Bidder {
  stand: Stand;
  /** what he has paid, or his last offer in this lot; -1: none */
  amount: number;
  /** what he is asked; "" otherwise */
  prompt: string;
}

export function bidderOf(
  view: ClassicView,
  asked: Pick<Asked, "seat" | "prompt"> | null,
  offers: readonly Offer[],
  seat: number,
): Bidder {
  const paid = view.paid[seat] ?? -1;
  if (paid >= 0) return { stand: "owns", amount: paid, prompt: "" };
  const amount = offers.findLast((offer) => offer.seat === seat)?.amount ?? -1;
  const prompt = asked?.seat === seat ? asked.prompt : "";
  return { stand: standOf(view, seat, prompt), amount, prompt };
}

function standOf({ auction, left }: ClassicView, seat: number, prompt: string): Stand {
  if (left.includes(seat)) return "left";
  if (prompt !== "") return "asked";
  if (auction?.bidder === seat) return "leads";
  return auction?.passed.includes(seat) ? "passed" : "in";
}

/** "leads with $700", "passed at $500"; the short form has room for a word. */
export function standWords(
  { stand, amount, prompt }: Bidder,
  you: boolean,
  form: "long" | "short",
): string {
  const own = `auction.${form}.asked_${prompt}`;
  const asked = findMessage(own) === undefined ? `auction.${form}.asked` : own;
  return say(stand === "asked" ? asked : `auction.${form}.${stand}`, {
    amount: formatMoney(amount),
    offered: amount >= 0 ? 1 : 0,
    free: amount === 0 ? 1 : 0,
    who_is: you ? "you" : "other",
  });
}
