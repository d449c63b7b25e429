// Things that change their places and sizes glide there, instead of jumping.

import { EASE } from "../animation/flight";
import { isMotionReduced } from "../settings/settings.svelte";

const TIME = 320; // milliseconds

export type Where = Map<string, DOMRect>;

const named = (around: HTMLElement): HTMLElement[] => [
  ...around.querySelectorAll<HTMLElement>("[data-lot]"),
];

/** Where everything is now. */
export const whereabouts = (around: HTMLElement | undefined): Where =>
  new Map(
    around === undefined
      ? []
      : named(around).map((element) => [
          element.dataset["lot"] ?? "",
          element.getBoundingClientRect(),
        ]),
  );

/** From where it was. */
export function glide(around: HTMLElement | undefined, from: Where): void {
  if (around === undefined || isMotionReduced()) return;
  for (const element of named(around)) {
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
