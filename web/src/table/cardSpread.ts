// Spreads cards in a row or a fan, so that they fit into the available width.

const CARD_GAP = 1.05; // distance between cards side by side, in card widths
const MIN_VISIBLE = 18; // pixels of a card that must stay visible
/** How far a row sticks out above the row in front, in card widths. */
export const ROW_OFFSET = 0.62;

/** Cards lie side by side, then overlap, then form several rows. */
export interface CardSpread {
  rows: number;
  /** cards per row */
  columns: number;
  /** distance between two cards */
  step: number;
}

export function spreadCards(
  count: number,
  cardWidth: number,
  maxStep: number,
  room: number,
): CardSpread {
  const fit = Math.max(1 + Math.floor((room - cardWidth) / MIN_VISIBLE), 1);
  const rows = Math.max(Math.ceil(count / fit), 1);
  const columns = Math.ceil(count / rows);
  return { rows, columns, step: Math.min(maxStep, (room - cardWidth) / Math.max(columns - 1, 1)) };
}

/** The position of a card in a hand. */
export interface FanPosition {
  row: number;
  x: number; // centre of the card, from the middle of the hand
  y: number;
  turn: number; // degrees
}

export function fanCards(count: number, cardWidth: number, room: number): FanPosition[] {
  const { columns, step } = spreadCards(count, cardWidth, cardWidth * CARD_GAP, room);
  const bend = Math.min(2.6, 13 / columns);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const offset = (at % columns) - (columns - 1) / 2;
    const y = Math.min(offset * offset * bend, 26) + row * cardWidth * ROW_OFFSET;
    return { row, x: offset * step, y, turn: offset * bend };
  });
}
