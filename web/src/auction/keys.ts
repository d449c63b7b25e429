// Keys of an auction.

import type { Paddle } from "./paddle.svelte";

/** What they mean, for the list of keys. */
export const KEYS: readonly [string, string][] = [
  ["0–9", "auction.keys.numbers"],
  ["← →", "auction.keys.arrows"],
  ["A", "auction.keys.all_in"],
  ["↵", "auction.keys.enter"],
  ["P", "auction.keys.pass"],
];

const BUTTON = "button, a, [role=switch]";
const FIELD = "[role=spinbutton]";
const LEAP = 5; // amounts at once
const STEPS: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: LEAP,
  PageDown: -LEAP,
};

/** Whether the key was one of them. `begin` takes the first digit of an offer that is typed. */
export function pressed(
  event: Pick<KeyboardEvent, "key" | "target">,
  paddle: Paddle,
  begin: (digit: string) => void,
): boolean {
  const { key } = event;
  const target = event.target as Element | null;
  if (paddle.asked === null) return false;
  if (key === "Escape") return paddle.back();
  if (/^[0-9]$/.test(key)) return !target?.closest(FIELD) && digit(key, paddle, begin);
  if (key.toLowerCase() === "p" && paddle.pass !== null) return done(() => paddle.giveIn());
  if (paddle.amounts.length > 0) {
    const by = STEPS[key];
    if (by !== undefined) return done(() => paddle.step(by));
    if (key.toLowerCase() === "a") return done(() => paddle.allIn());
  }
  // A button that has the focus is pressed by this key itself.
  if (key !== "Enter" || target?.closest(BUTTON)) return false;
  if (paddle.amounts.length > 0) return done(() => paddle.raise());
  return paddle.candidate !== "" && done(() => paddle.putUp());
}

function digit(key: string, paddle: Paddle, begin: (digit: string) => void): boolean {
  const pick = paddle.picks[Number(key) - 1]?.kind;
  if (pick !== undefined) return done(() => paddle.touch(pick));
  return paddle.amounts.length > 0 && done(() => begin(key));
}

function done(deed: () => void): true {
  deed();
  return true;
}
