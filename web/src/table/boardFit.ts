// Makes a board fit on a phone: it shows less, step by step, until it is low enough. If that is not
// enough, the important part is scrolled into view.

const STEPS = ["", "1", "1 2", "1 2 3", "1 2 3 4"]; // for styles such as [data-shrink~="2"]
const EDGE = 22; // pixels of the board covered by the player area

/** Shrinks the board until it fits; returns the number of steps. */
export function shrinkToFit(board: HTMLElement): number {
  for (const [count, step] of STEPS.entries()) {
    board.dataset["shrink"] = step;
    if (board.scrollHeight <= board.clientHeight + 1) return count;
  }
  return STEPS.length - 1;
}

/** Scrolls the first selector that exists into view. */
export function scrollIntoBoard(board: HTMLElement, ...selectors: string[]): void {
  const element = selectors.map((one) => board.querySelector(one)).find((one) => one !== null);
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = board.getBoundingClientRect();
  const below = bottom - (frame.bottom - EDGE);
  const above = top - EDGE - frame.top;
  if (below > 0) board.scrollTop += below;
  else if (above < 0) board.scrollTop += above;
}
