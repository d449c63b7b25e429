// Where the players sit. The board has a fixed design size and is scaled as a whole, so that it
// looks the same on every screen. You sit at the bottom; the next player clockwise is on the left.

export interface Point {
  x: number;
  y: number;
}

export type Seating = ReturnType<typeof seating>;

/** The size of a plate, and the width of a card in play below it. */
export const PLATE = { width: 252, height: 102, card: 48 };
export const SMALL_PLATE = { width: 214, height: 76, card: 44 };

const USUAL = { width: 1168, height: 612 };
const EDGE = 16;
const GAP = 10;

type Place = "left" | "right" | number; // a number: at the top, relative to the middle
interface Slot {
  at: Place;
  /** fraction of the height; at the top it is fixed */
  down?: number;
}

const left = (down: number): Slot => ({ at: "left", down });
const right = (down: number): Slot => ({ at: "right", down });
const top = (...places: number[]): Slot[] => places.map((at) => ({ at }));
const LOW = 0.65;
const HIGH = 0.31;
const SLOTS: readonly Slot[][] = [
  [],
  top(0),
  top(-330, 330),
  [left(0.41), ...top(0), right(0.41)],
  [left(0.41), ...top(-330, 330), right(0.41)],
  [left(0.46), ...top(-310, 0, 310), right(0.46)],
  [left(LOW), left(HIGH), ...top(-190, 190), right(HIGH), right(LOW)],
  [left(LOW), left(HIGH), ...top(-266, 0, 266), right(HIGH), right(LOW)],
  // For spectators: nobody sits at the bottom, and all eight are shown.
  [left(LOW), left(HIGH), ...top(-348, -116, 116, 348), right(HIGH), right(LOW)],
];

// On a low board, as on a phone in landscape, one player sits at each side and the others at the
// top.
const LOW_ROOM = 480;
function lowSlots(others: number): Slot[] {
  const above = Array.from({ length: others - 2 }, (_, at) => (at - (others - 3) / 2) * 208);
  return [left(0.5), ...top(...above), right(0.5)];
}

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** The layout for this number of other players; `whole`: without a player area below. */
export function seating(others: number, room: { width: number; height: number }, whole = false) {
  const scale = within(Math.min(room.width / USUAL.width, room.height / USUAL.height), 0.5, 1.4);
  const width = room.width / scale;
  const height = room.height / scale;
  const low = height < LOW_ROOM;
  const count = Math.min(others, 8);
  const slots = low && count > 5 ? lowSlots(count) : (SLOTS[count] ?? []);
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
  return {
    /** design size of the board */
    width,
    height,
    scale,
    /** use small plates */
    compact,
    /** no room for large piles */
    low,
    oval,
    rim,
    /** top left corner of each plate, clockwise from the left */
    plates,
    /** width between the plates at the sides */
    free,
    /** where the distance to each player is shown */
    coins,
    /** the arc of the rim in front of each player; the first one is yours */
    arcs,
  };
}

const r = (value: number) => Math.round(value * 10) / 10;
