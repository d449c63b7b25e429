// Where the players sit. The board has a fixed design size and is scaled as a whole, so that it
// looks the same on every screen. You sit at the bottom; the next player clockwise is on the left.

export interface Point {
  x: number;
  y: number;
}

export interface Seating {
  /** design size of the board */
  width: number;
  height: number;
  scale: number;
  /** use small plates */
  compact: boolean;
  /** no room for large piles */
  low: boolean;
  oval: { cx: number; cy: number; rx: number; ry: number };
  rim: { rx: number; ry: number };
  /** top left corner of each plate, clockwise from the left */
  plates: Point[];
  /** width between the plates at the sides */
  free: number;
  /** where the distance to each player is shown */
  coins: Point[];
  /** the arc of the rim in front of each player; the first one is yours */
  arcs: string[];
}

export const PLATE = { width: 252, height: 102 };
export const SMALL_PLATE = { width: 214, height: 76 };

const USUAL = { width: 1168, height: 612 };
const EDGE = 16;
const GAP = 10;

type Place = "left" | "right" | number; // a number: at the top, relative to the middle
interface Slot {
  at: Place;
  /** fraction of the height; at the top it is fixed */
  down?: number;
}

const SIDE = 0.41;
const LOW = 0.65;
const HIGH = 0.31;
const SLOTS: Record<number, Slot[]> = {
  0: [],
  1: [{ at: 0 }],
  2: [{ at: -330 }, { at: 330 }],
  3: [{ at: "left", down: SIDE }, { at: 0 }, { at: "right", down: SIDE }],
  4: [{ at: "left", down: SIDE }, { at: -330 }, { at: 330 }, { at: "right", down: SIDE }],
  5: [
    { at: "left", down: 0.46 },
    { at: -310 },
    { at: 0 },
    { at: 310 },
    { at: "right", down: 0.46 },
  ],
  6: [
    { at: "left", down: LOW },
    { at: "left", down: HIGH },
    { at: -190 },
    { at: 190 },
    { at: "right", down: HIGH },
    { at: "right", down: LOW },
  ],
  7: [
    { at: "left", down: LOW },
    { at: "left", down: HIGH },
    { at: -266 },
    { at: 0 },
    { at: 266 },
    { at: "right", down: HIGH },
    { at: "right", down: LOW },
  ],
  // For spectators: nobody sits at the bottom, and all eight are shown.
  8: [
    { at: "left", down: LOW },
    { at: "left", down: HIGH },
    { at: -348 },
    { at: -116 },
    { at: 116 },
    { at: 348 },
    { at: "right", down: HIGH },
    { at: "right", down: LOW },
  ],
};

// On a low board, as on a phone in landscape, one player sits at each side and the others at the
// top.
const LOW_ROOM = 480;
const LOW_SLOTS: Record<number, Slot[]> = Object.fromEntries(
  [6, 7, 8].map((others) => {
    const top = others - 2;
    const above = Array.from({ length: top }, (_, at) => ({ at: (at - (top - 1) / 2) * 208 }));
    return [others, [{ at: "left", down: 0.5 }, ...above, { at: "right", down: 0.5 }]];
  }),
);

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** The layout for this number of other players; `whole`: without a player area below. */
export function seating(
  others: number,
  room: { width: number; height: number },
  whole = false,
): Seating {
  const scale = within(Math.min(room.width / USUAL.width, room.height / USUAL.height), 0.5, 1.4);
  const width = room.width / scale;
  const height = room.height / scale;
  const low = height < LOW_ROOM;
  const count = Math.min(others, 8);
  const slots = (low ? LOW_SLOTS[count] : undefined) ?? SLOTS[count] ?? [];
  const compact = others > 5;
  const plate = compact ? SMALL_PLATE : PLATE;
  const onTop = low || slots.some((slot) => slot.at === 0);
  const half = width / 2 - (compact ? 44 : 62);
  const ry = Math.min(height * (whole ? 0.405 : onTop ? 0.475 : 0.47), half * 0.62);
  const rx = Math.min(half, ry * (low ? 3 : 2.2));
  const oval = { cx: width / 2, cy: height * (onTop && !whole ? 0.6 : 0.55), rx, ry };
  const rim = { rx: rx * 0.536, ry: ry * (onTop ? 0.57 : 0.61) };
  const far = Math.max(EDGE, oval.cx - rx - 46); // x of the plates at the sides
  const spread = width / USUAL.width;
  const plates = slots.map(({ at, down = 0 }) => {
    if (at === "left") return { x: far, y: height * down };
    if (at === "right") return { x: width - far - plate.width, y: height * down };
    return { x: oval.cx + at * Math.min(spread, 1.25) - plate.width / 2, y: onTop ? 16 : 24 };
  });
  const sides = slots.some((slot) => slot.at === "left");
  const free = sides ? width - 2 * (far + plate.width + GAP) : width;
  const places = others + 1;
  const turn = (place: number) => ((90 + (place * 360) / places) * Math.PI) / 180;
  const on = (angle: number): Point => ({
    x: oval.cx + rim.rx * Math.cos(angle),
    y: oval.cy + rim.ry * Math.sin(angle),
  });
  const span = Math.PI / places - Math.min(0.056, Math.PI / places / 4);
  const arcs = Array.from({ length: places }, (_, place) => {
    const from = on(turn(place) - span);
    const to = on(turn(place) + span);
    const large = span > Math.PI / 2 ? 1 : 0;
    return `M${r(from.x)} ${r(from.y)}A${r(rim.rx)} ${r(rim.ry)} 0 ${large} 1 ${r(to.x)} ${r(to.y)}`;
  });
  const coins = Array.from({ length: others }, (_, at) => on(turn(at + 1)));
  return { width, height, scale, compact, low, oval, rim, plates, free, coins, arcs };
}

const r = (value: number) => Math.round(value * 10) / 10;
