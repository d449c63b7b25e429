// How large characters and cards are, so that a board of The Duel fits into its room.

interface Room {
  width: number;
  height: number;
}

/** Widths. */
export interface Sizes {
  front: number;
  rear: number;
  mini: number;
  pile: number;
  deck: number;
}

const REAR = 0.824; // of the front
const HIGH = 1.4; // of the width
const MINI = 0.26; // of the front: a card before him
const PILE = 42; // at least
const AROUND = 198; // pixels: plates, gaps, and where a chosen card rises to

const within = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(most, value)));

/** Two sides face each other across the street; three stand beside each other above it. */
export const sizesOf = (sides: number, room: Room): Sizes =>
  sides > 2 ? beside(sides, room) : across(room);

function across({ width, height }: Room): Sizes {
  const front = within(Math.min(width * 0.19, (height - 224) / HIGH), 112, 264);
  const half = (height - 226) / 2 / HIGH; // discards above, decks below
  return {
    front,
    rear: within(front * REAR, 96, 220),
    mini: within(front * 0.25, 40, 58),
    pile: within(Math.min(width * 0.096, half), 62, 124),
    deck: within(Math.min(width * 0.062, half), 46, 82),
  };
}

function beside(sides: number, { width, height }: Room): Sizes {
  const wide = ((width - 72 - 16 * (sides - 1)) / sides - 16) / (1 + REAR);
  const left = (height - AROUND) / HIGH; // for figures, cards before them, and piles
  const front = within(Math.min(wide, (left - PILE) / (1 + MINI)), 104, 220);
  const pile = within(left - front * (1 + MINI), PILE, 84);
  return {
    front,
    rear: within(front * REAR, 90, 184),
    mini: within(front * MINI, 38, 50),
    pile,
    deck: pile,
  };
}
