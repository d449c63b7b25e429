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

const SMALLEST = 170; // of a block

const within = (value: number, least: number, most: number) =>
  Math.floor(Math.max(least, Math.min(most, value)));

/** So many in a row; one of them may be on the block. */
export function sizesOf(count: number, blocked: boolean, { width, height }: Room): Sizes {
  const room = width - (count - 1) * GAP;
  const block = within(Math.min((height - BELOW) / BUST, width * 0.27), SMALLEST, 290);
  const share = blocked ? (room - block) / (count - 1) : room / count;
  return { block, lot: within(Math.min(share, (height - UNDER) / 0.8), 60, blocked ? 182 : 200) };
}

/** Tiles beside each other, however many there are. */
export const tilesOf = (count: number, width: number, most = 60): Sizes => ({
  block: 0,
  lot: within((width - (count - 1) * 8) / count, 34, most),
});

const EDGES = 240; // the seats and the bar below it

/** All of it is too low for a block that stands upright. */
export const isLow = (height: number): boolean => height < BELOW + SMALLEST * BUST + EDGES;
