// Names for those who have not told theirs.

export type Chance = () => number;

const one = (words: readonly string[], chance: Chance): string =>
  words[Math.floor(chance() * words.length)] ?? "";

/** "Dusty", "Cole" of the lists, put together as the language does it. */
export function suggested(
  bynames: string,
  names: string,
  joined: (byname: string, name: string) => string,
  chance: Chance = Math.random,
): string {
  return joined(one(bynames.split("|"), chance), one(names.split("|"), chance));
}
