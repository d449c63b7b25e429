// The sizes at which a layout changes, in pixels, for scripts and styles. In styles they have names:
// `@media (--phone)`, `@container table (--low)`; build/queries.ts replaces the names.

/** A narrower table or window is a phone in portrait. */
export const PHONE_WIDTH = 700;
/** A lower table is a phone in landscape. */
export const LANDSCAPE_HEIGHT = 440;
/** A lower table has smaller cards. */
export const LOW_HEIGHT = 730;
/** In a wider window, log and chat are always open. */
export const RAIL_WIDTH = 1200;

/** An auction: below these sizes its bar has two rows, its lots are tiles, a phone has a small bar. */
export const AUCTION = { narrow: 1080, flat: 665, small: 680 };

const phone = `(width < ${PHONE_WIDTH}px)`;
const landscape = `((width >= ${PHONE_WIDTH}px) and (height < ${LANDSCAPE_HEIGHT}px))`;
const low = `((height < ${LOW_HEIGHT}px) and (${phone} or (height >= ${LANDSCAPE_HEIGHT}px)))`;

/** By name; `table` is the container of a table, see table/table.css. */
export const QUERIES: Readonly<Record<string, string>> = {
  phone,
  landscape,
  low,
  "small-phone": `(${phone} and ${low})`,
  touch: `(${phone} or ${landscape})`,
  "small-plate": "(190px <= width < 230px)",
  tile: "(width < 190px)",
  "small-card": "(width <= 108px)",
  "tight-panel": "(560px <= width < 700px)",
  "narrow-panel": "(width < 560px)",
  "auction-narrow": `((${PHONE_WIDTH}px <= width < ${AUCTION.narrow}px) and (height >= ${AUCTION.flat}px))`,
  "auction-flat": `((width >= ${PHONE_WIDTH}px) and (height < ${AUCTION.flat}px))`,
  "auction-small": `(${phone} and (height < ${AUCTION.small}px))`,
  "auction-tiled": `(${phone} or (height < ${AUCTION.flat}px))`,
  narrow: "(width < 1100px)",
  "folded-rail": `(width < ${RAIL_WIDTH}px)`,
};
