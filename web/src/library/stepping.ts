// Arrow keys among things that lie in rows.

export interface Lying {
  left: number;
  top: number;
}

/** The place of the next one in the direction of the key; the same one where there is none. */
export function stepped(all: readonly Lying[], at: number, key: string): number {
  const from = all[at];
  if (from === undefined) return at;
  if (key === "ArrowRight") return Math.min(at + 1, all.length - 1);
  if (key === "ArrowLeft") return Math.max(at - 1, 0);
  const down = key === "ArrowDown" ? 1 : -1;
  const beyond = all.flatMap(({ top }) => ((top - from.top) * down > 1 ? [top] : []));
  const row = beyond.sort((one, other) => (one - other) * down)[0];
  const off = ({ left, top }: Lying) =>
    row !== undefined && Math.abs(top - row) <= 1 ? Math.abs(left - from.left) : Infinity;
  return all.reduce((best, lying, one) => {
    const nearest = best === at ? Infinity : off(all[best] ?? lying);
    return off(lying) < nearest ? one : best;
  }, at);
}
