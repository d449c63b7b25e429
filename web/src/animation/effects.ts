// Effects that several animations share.

import type { Spot } from "./spots";
import type { StepAnimator } from "./stepAnimator";

export const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];

/** Fades in, stays, fades out. */
export function fade(animator: StepAnimator, element: Element, most: number): void {
  animator.move(element, [
    { opacity: 0 },
    { opacity: most, offset: 0.2 },
    { opacity: most, offset: 0.6 },
    { opacity: 0 },
  ]);
}

/** Gives an element the position and size of a spot. */
export function cover(element: HTMLElement, { x, y, width, height }: Spot): void {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.style.left = `${x - width / 2}px`;
  element.style.top = `${y - height / 2}px`;
}
