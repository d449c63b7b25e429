// How large the characters of an auction are, so that they fit into their room.

interface Room {
  width: number;
  height: number;
}

/** Widths. */
export interface Sizes {
  lot: number;
  block: number;
}

const GAP = 20;
const BUST = 0.78; // of the width: how high a portrait on the block is
const BELOW = 292; // pixels: name, life, words and offers under it
const UNDER = 150; // and those of the others

const within = (value: number, least: number, most: number) =>
  Math.floor(Math.max(least, Math.min(most, value)));

/** So many in a row; one of them may be on the block. */
export function sizesOf(count: number, blocked: boolean, { width, height }: Room): Sizes {
  const room = width - (count - 1) * GAP;
  const block = within(Math.min((height - BELOW) / BUST, width * 0.27), 170, 290);
  const share = blocked ? (room - block) / (count - 1) : room / count;
  return { block, lot: within(Math.min(share, (height - UNDER) / 0.8), 60, blocked ? 182 : 200) };
}

/** Tiles beside each other, however many there are. */
export const tilesOf = (count: number, width: number): Sizes => ({
  block: 0,
  lot: within((width - (count - 1) * 8) / count, 34, 60),
});

/** Below this the block would be smaller than the others should be. */
export const isLow = (height: number): boolean => height < BELOW + 170 * BUST;
