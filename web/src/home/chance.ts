// Things taken at random.

export type Chance = () => number;

/** So many of them, none twice. */
export function some<T>(all: readonly T[], most: number, chance: Chance = Math.random): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(most, left.length) }, () =>
    left.splice(Math.floor(chance() * left.length), 1),
  ).flat();
}
