// How an auction is laid out, and how large its characters are, so that all fits into its room.

interface Room {
  width: number;
  height: number;
}

/** As wide as can be; with a bar of two rows; as low as can be; on a phone, or on one that is low. */
export type Form = "wide" | "narrow" | "flat" | "phone" | "small";

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
export const tilesOf = (count: number, width: number, form: Form): Sizes => ({
  block: 0,
  lot: within((width - (count - 1) * 8) / count, 34, form === "flat" ? 40 : 60),
});

const PHONE = 700;
const SMALL = 680; // and lower
const NARROW = 1080;
const LOW = 665; // then no block can stand upright above the seats and the bar

export function formOf({ width, height }: Room): Form {
  if (width < PHONE) return height < SMALL ? "small" : "phone";
  if (height < LOW) return "flat";
  return width < NARROW ? "narrow" : "wide";
}

/** The characters are tiles, and the one on the block lies below them on its side. */
export const isTiled = (form: Form): boolean => form !== "wide" && form !== "narrow";
