// Your edge of the table: how large its cards are, and how far it steps back for a panel.

const LOW = 730;
const FLAT = 440; // a phone that lies on its side
const COLUMN = 262; // pixels: you, or what you can do, at the sides of your hand
const PANEL = 480; // that a panel needs between them

export interface Edge {
  flat: boolean;
  low: boolean;
  /** how wide a card of the hand is */
  card: number;
  /** how far a hand sinks below a panel that lies between the columns; its names are still read */
  sink: number;
  /** how wide such a panel may be */
  panel: number;
}

/** In a table so wide and high. */
export function edgeOf(width: number, height: number, phone: boolean): Edge {
  const flat = !phone && height > 0 && height < FLAT;
  const low = !flat && height < LOW;
  const card = phone && low ? 70 : phone || flat ? 84 : low ? 112 : 136;
  const between = width - 2 * COLUMN;
  if (phone || flat || between < PANEL) return { flat, low, card, sink: 0, panel: Infinity };
  return { flat, low, card, sink: low ? 40 : 56, panel: between };
}
