// How things are laid out on a wall: as large as they can be and all to be seen. Measures are hundredths
// of the width.

export interface Room {
  width: number;
  height: number;
}

export interface Grid {
  columns: number;
  rows: number;
  /** of a line of text */
  size: number;
}

/** What is around the lines of a cell, in lines: its head and its edges. */
const HEAD = 2.1;
const LINE = 1.24; // the height of a line, by the size of its letters
const LETTERS = 13; // of a name that must be seen whole
const LETTER = 0.62; // the width of a letter, by its size
const GAP = 0.9;
/** Letters that are smaller are not read from ten metres away. */
export const SMALLEST = 1.25;

/** The largest letters with which so many cells of so many lines fit. */
export function fitted(cells: number, lines: number, room: Room): Grid {
  const ways = Array.from({ length: Math.max(cells, 1) }, (_, at) => {
    const columns = at + 1;
    const rows = Math.ceil(Math.max(cells, 1) / columns);
    const width = (room.width - GAP * (columns - 1)) / columns - 2;
    const height = (room.height - GAP * (rows - 1)) / rows;
    const size = Math.min(height / ((lines + HEAD) * LINE), width / (LETTERS * LETTER));
    return { columns, rows, size };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

/** How many of them are shown at once, so that they can still be read. */
export function atOnce(cells: number, lines: number, room: Room): number {
  let [many, pages] = [cells, 1];
  while (many > 1 && fitted(many, lines, room).size < SMALLEST) {
    pages += 1;
    many = Math.ceil(cells / pages);
  }
  return many;
}

/** Smaller letters for a name that is longer than its place, down to half; on a phone it is cut then. */
export function narrowed(name: string, letters = LETTERS + 3): string {
  const size = Math.max(Math.min(1, letters / Math.max([...name].length, 1)), 0.5);
  return size === 1 ? "1em" : `max(${size}em, 14px)`;
}

/** How many letters go beside each other in a cell, when its signs have their place. */
export const lettersIn = ({ columns, size }: Grid, room: Room): number =>
  ((room.width - GAP * (columns - 1)) / columns / size - 4) / LETTER;
