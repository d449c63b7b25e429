// The layout of a table: whether it is on a phone, how large your cards are, and how far the hand
// moves down for a panel.

import { LANDSCAPE_HEIGHT, LOW_HEIGHT, PHONE_WIDTH } from "../styles/breakpoints";

const COLUMN_WIDTH = 262; // pixels: the columns left and right of the hand
const MIN_PANEL_WIDTH = 480; // pixels between the columns

export type PlayerAreaLayout = ReturnType<typeof playerAreaLayout>;

/** For a table of this size. */
export function playerAreaLayout(width: number, height: number) {
  const phone = width > 0 && width < PHONE_WIDTH;
  const landscape = !phone && height > 0 && height < LANDSCAPE_HEIGHT;
  const low = !landscape && height < LOW_HEIGHT;
  const between = width - 2 * COLUMN_WIDTH;
  const fits = !phone && !landscape && between >= MIN_PANEL_WIDTH;
  return {
    /** a phone in portrait, or in landscape */
    phone,
    landscape,
    low,
    cardWidth: phone && low ? 70 : phone || landscape ? 84 : low ? 112 : 136,
    /** how far the hand moves down behind a panel; its card names stay visible */
    sink: !fits ? 0 : low ? 40 : 56,
    /** maximum width of that panel */
    panelWidth: fits ? between : Infinity,
  };
}
