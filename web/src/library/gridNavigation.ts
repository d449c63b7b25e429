// Arrow keys in a grid of elements.

export interface GridPosition {
  left: number;
  top: number;
}

/** The index of the next element in the direction of the key; the same index at the edge. */
export function nextInGrid(all: readonly GridPosition[], at: number, key: string): number {
  const from = all[at];
  if (from === undefined) return at;
  if (key === "ArrowRight") return Math.min(at + 1, all.length - 1);
  if (key === "ArrowLeft") return Math.max(at - 1, 0);
  const down = key === "ArrowDown" ? 1 : -1;
  const beyond = all.flatMap(({ top }) => ((top - from.top) * down > 1 ? [top] : []));
  const row = beyond.sort((one, other) => (one - other) * down)[0];
  const off = ({ left, top }: GridPosition) =>
    row !== undefined && Math.abs(top - row) <= 1 ? Math.abs(left - from.left) : Infinity;
  return all.reduce((best, position, index) => {
    const nearest = best === at ? Infinity : off(all[best] ?? position);
    return off(position) < nearest ? index : best;
  }, at);
}
