// The way of a card through the air, as keyframes.

import type { Spot } from "./places";

export const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const POINTS = 8;
const LEAN = 8; // degrees, half of the way
const RISE = 0.16; // of the way
const HIGHEST = 70;

type Point = Pick<Spot, "x" | "y" | "card">;

/** Where a card is that is as wide as `wide` when nothing is done to it. */
export const placed = (at: Point, wide: number, turn = 0): string =>
  `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) ` +
  `scale(${(at.card / wide).toFixed(3)})`;

/** From one to the other along an arc. */
export function arc(from: Point, to: Point, wide: number): Keyframe[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(far * RISE, HIGHEST);
  const lean = to.x >= from.x ? LEAN : -LEAN;
  return Array.from({ length: POINTS + 1 }, (_, step) => {
    const t = step / POINTS;
    const bow = 4 * t * (1 - t);
    const between = (a: number, b: number) => a + (b - a) * t;
    const x = between(from.x, to.x);
    const y = between(from.y, to.y) - rise * bow;
    const at = { x, y, card: between(from.card, to.card) };
    return { transform: placed(at, wide, far < 1 ? 0 : lean * bow), opacity: 1 };
  });
}
