// Names for those who have not told theirs.

import { some, type Chance } from "./chance";

/** "Dusty", "Cole" of the lists, put together as the language does it. */
export function suggested(
  bynames: string,
  names: string,
  joined: (byname: string, name: string) => string,
  chance: Chance = Math.random,
): string {
  const one = (words: string) => some(words.split("|"), 1, chance)[0] ?? "";
  return joined(one(bynames), one(names));
}
