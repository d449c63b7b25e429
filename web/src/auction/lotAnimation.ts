// Lots glide to their new position and size instead of jumping (FLIP animation).

import { EASE } from "../animation/flight";
import { isMotionReduced } from "../settings/settings.svelte";

const TIME = 320; // milliseconds

export type LotPositions = Map<string, DOMRect>;

const lotElements = (around: HTMLElement): HTMLElement[] => [
  ...around.querySelectorAll<HTMLElement>("[data-lot]"),
];

/** The current position of every lot. */
export const lotPositions = (around: HTMLElement | undefined): LotPositions =>
  new Map(
    around === undefined
      ? []
      : lotElements(around).map((element) => [
          element.dataset["lot"] ?? "",
          element.getBoundingClientRect(),
        ]),
  );

/** Animates every lot from its old position. */
export function animateLotsFrom(around: HTMLElement | undefined, from: LotPositions): void {
  if (around === undefined || isMotionReduced()) return;
  for (const element of lotElements(around)) {
    const [old, now] = [from.get(element.dataset["lot"] ?? ""), element.getBoundingClientRect()];
    if (old === undefined || now.width === 0) continue;
    const [x, y] = [old.left - now.left, old.top - now.top];
    const scale = old.width / now.width;
    if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) continue;
    const began = {
      transformOrigin: "0 0",
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
    };
    element.animate([began, { transformOrigin: "0 0", transform: "none" }], {
      duration: TIME,
      easing: EASE,
    });
  }
}
