// A board on a phone that is higher than its room: it tells less, step by step, until it fits. What must
// be seen is scrolled to if even that is not enough.

const STEPS = ["", "1", "1 2", "1 2 3", "1 2 3 4"]; // styles ask for [data-crowd~="2"]
const EDGE = 22; // pixels of the board that lie under one's own side

/** All of it is in sight, or as much of it as can be: after how many steps. */
export function makeRoom(board: HTMLElement): number {
  for (const [count, step] of STEPS.entries()) {
    board.dataset["crowd"] = step;
    if (board.scrollHeight <= board.clientHeight + 1) return count;
  }
  return STEPS.length - 1;
}

/** The first of these that is there is in sight. */
export function reveal(board: HTMLElement, ...found: string[]): void {
  const wanted = found.map((one) => board.querySelector(one)).find((one) => one !== null);
  if (!wanted) return;
  const { top, bottom } = wanted.getBoundingClientRect();
  const room = board.getBoundingClientRect();
  const below = bottom - (room.bottom - EDGE);
  const above = top - EDGE - room.top;
  if (below > 0) board.scrollTop += below;
  else if (above < 0) board.scrollTop += above;
}
