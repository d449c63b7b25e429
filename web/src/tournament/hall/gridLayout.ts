// The grid of tables on the projector: the largest letters with which everything fits. Lengths are
// hundredths of the width.

export interface Area {
  width: number;
  height: number;
}

export interface Grid {
  columns: number;
  rows: number;
  /** of the letters */
  size: number;
}

/** The height of the heading and the edges of a cell, in lines. */
const HEAD = 2.1;
const LINE = 1.24; // the height of a line, relative to the letter size
const MIN_LETTERS = 13; // of a name that must fit
const LETTER = 0.62; // the width of a letter, relative to its size
const GAP = 0.9;
/** Smaller letters cannot be read from ten metres away. */
export const MIN_SIZE = 1.25;

/** The grid with the largest letters for this many cells and lines. */
export function fitGrid(cells: number, lines: number, area: Area): Grid {
  const grids = Array.from({ length: Math.max(cells, 1) }, (_, at) => {
    const columns = at + 1;
    const rows = Math.ceil(Math.max(cells, 1) / columns);
    const width = (area.width - GAP * (columns - 1)) / columns - 2;
    const height = (area.height - GAP * (rows - 1)) / rows;
    const size = Math.min(height / ((lines + HEAD) * LINE), width / (MIN_LETTERS * LETTER));
    return { columns, rows, size };
  });
  return grids.reduce((best, grid) => (grid.size > best.size ? grid : best));
}

/** How many cells fit on a page so that they can still be read. */
export function cellsPerPage(cells: number, lines: number, area: Area): number {
  let [count, pages] = [cells, 1];
  while (count > 1 && fitGrid(count, lines, area).size < MIN_SIZE) {
    pages += 1;
    count = Math.ceil(cells / pages);
  }
  return count;
}

/** A smaller font size for a long name, down to half; on a phone the name is cut instead. */
export function nameFontSize(name: string, letters = MIN_LETTERS + 3): string {
  const size = Math.max(Math.min(1, letters / Math.max([...name].length, 1)), 0.5);
  return size === 1 ? "1em" : `max(${size}em, 14px)`;
}

/** How many letters of a name fit beside the icons of a cell. */
export const lettersPerCell = ({ columns, size }: Grid, area: Area): number =>
  ((area.width - GAP * (columns - 1)) / columns / size - 4) / LETTER;
