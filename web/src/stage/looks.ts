// How anything on the stage looks for a while.

import type { Spot } from "./places";
import type { Acting } from "./scene";

export const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];

/** It comes, stays, and goes. */
export function fade(acting: Acting, element: Element, most: number): void {
  acting.move(element, [
    { opacity: 0 },
    { opacity: most, offset: 0.2 },
    { opacity: most, offset: 0.6 },
    { opacity: 0 },
  ]);
}

/** As large as what it lies over. */
export function cover(element: HTMLElement, { x, y, width, height }: Spot): void {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.style.left = `${x - width / 2}px`;
  element.style.top = `${y - height / 2}px`;
}
