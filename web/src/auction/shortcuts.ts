// Keyboard shortcuts of an auction.

import type { AuctionInput } from "./auctionInput.svelte";

/** For the list of shortcuts. */
export const SHORTCUTS: readonly [string, string][] = [
  ["0–9", "auction.keys.numbers"],
  ["← →", "auction.keys.arrows"],
  ["A", "auction.keys.all_in"],
  ["↵", "auction.keys.enter"],
  ["P", "auction.keys.pass"],
];

const BUTTON = "button, a, [role=switch]";
const FIELD = "[role=spinbutton]";
const PAGE_STEP = 5; // amounts
const STEPS: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: PAGE_STEP,
  PageDown: -PAGE_STEP,
};

/** Returns whether the key was handled. `startTyping` gets the first digit of a typed bid. */
export function handleShortcut(
  event: Pick<KeyboardEvent, "key" | "target">,
  auctionInput: AuctionInput,
  startTyping: (digit: string) => void,
): boolean {
  const { key } = event;
  const target = event.target as Element | null;
  if (auctionInput.asked === null) return false;
  if (key === "Escape") return auctionInput.clear();
  if (/^[0-9]$/.test(key)) return !target?.closest(FIELD) && digit(key, auctionInput, startTyping);
  if (key.toLowerCase() === "p" && auctionInput.pass !== null)
    return run(() => auctionInput.sendPass());
  if (auctionInput.amounts.length > 0) {
    const by = STEPS[key];
    if (by !== undefined) return run(() => auctionInput.step(by));
    if (key.toLowerCase() === "a") return run(() => auctionInput.allIn());
  }
  // The browser handles Enter for a focused button.
  if (key !== "Enter" || target?.closest(BUTTON)) return false;
  if (auctionInput.amounts.length > 0) return run(() => auctionInput.sendBid());
  return auctionInput.candidate !== "" && run(() => auctionInput.putUp());
}

function digit(
  key: string,
  auctionInput: AuctionInput,
  startTyping: (digit: string) => void,
): boolean {
  const pick = auctionInput.picks[Number(key) - 1]?.kind;
  if (pick !== undefined) return run(() => auctionInput.touchCharacter(pick));
  return auctionInput.amounts.length > 0 && run(() => startTyping(key));
}

function run(deed: () => void): true {
  deed();
  return true;
}
