// Random names for guests.

/** Combines a random byname and name, like "Dusty" and "Cole", in the order of the language. */
export function composeName(
  bynames: string,
  names: string,
  join: (byname: string, name: string) => string,
  random: () => number = Math.random,
): string {
  const pick = (words: string) => {
    const all = words.split("|");
    return all[Math.floor(random() * all.length)] ?? "";
  };
  return join(pick(bynames), pick(names));
}
