// The path of a flying card, as keyframes.

import type { Spot } from "./spots";

export const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const POINTS = 8;
const MAX_TILT = 8; // degrees, at half of the path
const RISE_RATIO = 0.16; // fraction of the distance
const MAX_RISE = 70;

type Point = Pick<Spot, "x" | "y" | "card">;

/** The transform of a card at a point; `wide` is its width without scaling. */
export const cardTransform = (at: Point, wide: number, turn = 0): string =>
  `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) ` +
  `scale(${(at.card / wide).toFixed(3)})`;

/** From one point to another along an arc. */
export function arcKeyframes(from: Point, to: Point, wide: number): Keyframe[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(far * RISE_RATIO, MAX_RISE);
  const tilt = to.x >= from.x ? MAX_TILT : -MAX_TILT;
  return Array.from({ length: POINTS + 1 }, (_, step) => {
    const t = step / POINTS;
    const bow = 4 * t * (1 - t);
    const between = (a: number, b: number) => a + (b - a) * t;
    const x = between(from.x, to.x);
    const y = between(from.y, to.y) - rise * bow;
    const at = { x, y, card: between(from.card, to.card) };
    return { transform: cardTransform(at, wide, far < 1 ? 0 : tilt * bow), opacity: 1 };
  });
}
