// The layout of the player area: how large its cards are, and how far the hand moves down for a
// panel.

const LOW_HEIGHT = 730;
const LANDSCAPE_HEIGHT = 440; // a phone in landscape
const COLUMN_WIDTH = 262; // pixels: the columns left and right of the hand
const MIN_PANEL_WIDTH = 480; // pixels between the columns

export interface PlayerAreaLayout {
  landscape: boolean;
  low: boolean;
  cardWidth: number;
  /** how far the hand moves down behind a panel; its card names stay visible */
  sink: number;
  /** maximum width of that panel */
  panelWidth: number;
}

/** For a table of this size. */
export function playerAreaLayout(width: number, height: number, phone: boolean): PlayerAreaLayout {
  const landscape = !phone && height > 0 && height < LANDSCAPE_HEIGHT;
  const low = !landscape && height < LOW_HEIGHT;
  const cardWidth = phone && low ? 70 : phone || landscape ? 84 : low ? 112 : 136;
  const between = width - 2 * COLUMN_WIDTH;
  if (phone || landscape || between < MIN_PANEL_WIDTH)
    return { landscape, low, cardWidth, sink: 0, panelWidth: Infinity };
  return { landscape, low, cardWidth, sink: low ? 40 : 56, panelWidth: between };
}
