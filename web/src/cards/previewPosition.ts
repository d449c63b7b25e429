// Positions a preview beside the element it belongs to.

export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 14;
const EDGE = 8; // distance from the edge of the window

/** Left or right of the anchor, whichever side has more room, and completely inside the window. */
export function positionBeside(
  anchor: Rect,
  { width, height }: { width: number; height: number },
  windowWidth: number,
  windowHeight: number,
): { x: number; y: number } {
  const left = anchor.left > windowWidth - anchor.right;
  const x = left ? anchor.left - GAP - width : anchor.right + GAP;
  const y = (anchor.top + anchor.bottom - height) / 2;
  const within = (at: number, size: number, room: number) =>
    Math.max(EDGE, Math.min(at, room - EDGE - size));
  return { x: within(x, width, windowWidth), y: within(y, height, windowHeight) };
}
