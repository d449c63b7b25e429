// Random names for guests.

import { sample, type RandomSource } from "./random";

/** Combines a random byname and name, like "Dusty" and "Cole", in the order of the language. */
export function composeName(
  bynames: string,
  names: string,
  join: (byname: string, name: string) => string,
  random: RandomSource = Math.random,
): string {
  const pick = (words: string) => sample(words.split("|"), 1, random)[0] ?? "";
  return join(pick(bynames), pick(names));
}
