// The layout of an auction, and the sizes of its lots, so that everything fits.

import { AUCTION, PHONE_WIDTH } from "../styles/breakpoints";

interface Room {
  width: number;
  height: number;
}

/** Wide; with a bar of two rows; low; a phone; a small phone. */
export type AuctionLayout = "wide" | "narrow" | "flat" | "phone" | "small";

/** Widths in pixels. */
export interface LotSizes {
  lot: number;
  block: number;
}

const GAP = 20;
const PORTRAIT_RATIO = 0.78; // height to width of the portrait on the block
const BLOCK_TEXT_HEIGHT = 292; // pixels: name, life, text and bids on the block
const LOT_TEXT_HEIGHT = 150; // pixels: the same for other lots
const MIN_BLOCK = 170; // pixels

const within = (value: number, least: number, most: number) =>
  Math.floor(Math.max(least, Math.min(most, value)));

/** The sizes of so many lots in a row; one may be on the block. */
export function lotSizes(count: number, blocked: boolean, { width, height }: Room): LotSizes {
  const room = width - (count - 1) * GAP;
  const block = within(
    Math.min((height - BLOCK_TEXT_HEIGHT) / PORTRAIT_RATIO, width * 0.27),
    MIN_BLOCK,
    290,
  );
  const share = blocked ? (room - block) / (count - 1) : room / count;
  return {
    block,
    lot: within(Math.min(share, (height - LOT_TEXT_HEIGHT) / 0.8), 60, blocked ? 182 : 200),
  };
}

/** The sizes of tiles side by side. */
export const tileSizes = (count: number, width: number, layout: AuctionLayout): LotSizes => ({
  block: 0,
  lot: within((width - (count - 1) * 8) / count, 34, layout === "flat" ? 40 : 60),
});

export function auctionLayout({ width, height }: Room): AuctionLayout {
  if (width < PHONE_WIDTH) return height < AUCTION.small ? "small" : "phone";
  if (height < AUCTION.flat) return "flat";
  return width < AUCTION.narrow ? "narrow" : "wide";
}

/** The lots are tiles, and the one on the block is horizontal below them. */
export const isTiled = (layout: AuctionLayout): boolean => layout !== "wide" && layout !== "narrow";
