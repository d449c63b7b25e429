// Random selection.

export type RandomSource = () => number;

/** Up to `count` random items, none of them twice. */
export function sample<T>(
  items: readonly T[],
  count: number,
  random: RandomSource = Math.random,
): T[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
