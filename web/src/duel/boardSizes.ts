// The sizes of characters and cards, so that a board of The Duel fits.

interface Room {
  width: number;
  height: number;
}

/** Widths in pixels. */
export interface BoardSizes {
  front: number;
  rear: number;
  mini: number;
  pile: number;
  deck: number;
}

const REAR_RATIO = 0.824; // of the front figure
const CARD_RATIO = 1.4; // height to width
const MINI_RATIO = 0.26; // a card in play, of the front figure
const MIN_PILE = 42; // pixels
const OTHER_HEIGHT = 198; // pixels: plates, gaps, and room for a raised card

const within = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(most, value)));

/** Two sides face each other across the street; three stand side by side above it. */
export const boardSizes = (sides: number, room: Room): BoardSizes =>
  sides > 2 ? beside(sides, room) : across(room);

function across({ width, height }: Room): BoardSizes {
  const front = within(Math.min(width * 0.19, (height - 224) / CARD_RATIO), 112, 264);
  const half = (height - 226) / 2 / CARD_RATIO; // discards above, decks below
  return {
    front,
    rear: within(front * REAR_RATIO, 96, 220),
    mini: within(front * 0.25, 40, 58),
    pile: within(Math.min(width * 0.096, half), 62, 124),
    deck: within(Math.min(width * 0.062, half), 46, 82),
  };
}

function beside(sides: number, { width, height }: Room): BoardSizes {
  const wide = ((width - 72 - 16 * (sides - 1)) / sides - 16) / (1 + REAR_RATIO);
  const left = (height - OTHER_HEIGHT) / CARD_RATIO; // for figures, cards in play, and piles
  const front = within(Math.min(wide, (left - MIN_PILE) / (1 + MINI_RATIO)), 104, 220);
  const pile = within(left - front * (1 + MINI_RATIO), MIN_PILE, 84);
  return {
    front,
    rear: within(front * REAR_RATIO, 90, 184),
    mini: within(front * MINI_RATIO, 38, 50),
    pile,
    deck: pile,
  };
}
