// Where there is room for a card beside what it belongs to.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 14;
const EDGE = 8; // of the window

/** To the left of it or to the right, where there is more room, and all of it in the window. */
export function beside(
  near: Box,
  { width, height }: { width: number; height: number },
  wide: number,
  high: number,
): { x: number; y: number } {
  const left = near.left > wide - near.right;
  const x = left ? near.left - GAP - width : near.right + GAP;
  const y = (near.top + near.bottom - height) / 2;
  const within = (at: number, size: number, room: number) =>
    Math.max(EDGE, Math.min(at, room - EDGE - size));
  return { x: within(x, width, wide), y: within(y, height, high) };
}
