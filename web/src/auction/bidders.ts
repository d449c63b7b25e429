// The status of each bidder in an auction.

import type { PendingDecision, ClassicView } from "../net/protocol";
import { findMessage, say } from "../words/language.svelte";
import { formatMoney } from "../words/money";
import type { Bid } from "./lots";

/** Owns a character, leads, is asked, has left, has passed for this lot, or may still bid. */
export type BidderStatus = "owns" | "leads" | "asked" | "left" | "passed" | "in";

export interface Bidder {
  status: BidderStatus;
  /** the price paid, or their last bid for this lot; -1: none */
  amount: number;
  /** the prompt of their decision; "" otherwise */
  prompt: string;
}

export function bidderOf(
  view: ClassicView,
  asked: Pick<PendingDecision, "seat" | "prompt"> | null,
  bids: readonly Bid[],
  seat: number,
): Bidder {
  const paid = view.paid[seat] ?? -1;
  if (paid >= 0) return { status: "owns", amount: paid, prompt: "" };
  const amount = bids.findLast((bid) => bid.seat === seat)?.amount ?? -1;
  const prompt = asked?.seat === seat ? asked.prompt : "";
  return { status: statusOf(view, seat, prompt), amount, prompt };
}

function statusOf({ auction, left }: ClassicView, seat: number, prompt: string): BidderStatus {
  if (left.includes(seat)) return "left";
  if (prompt !== "") return "asked";
  if (auction?.bidder === seat) return "leads";
  return auction?.passed.includes(seat) ? "passed" : "in";
}

/** "leads with $700", "passed at $500"; the short text is one word. */
export function bidderStatusText(
  { status, amount, prompt }: Bidder,
  you: boolean,
  length: "long" | "short",
): string {
  const own = `auction.${length}.asked_${prompt}`;
  const asked = findMessage(own) === undefined ? `auction.${length}.asked` : own;
  return say(status === "asked" ? asked : `auction.${length}.${status}`, {
    amount: formatMoney(amount),
    offered: amount >= 0 ? 1 : 0,
    free: amount === 0 ? 1 : 0,
    who_is: you ? "you" : "other",
  });
}
