// Names of those who come in together.

/** One name a line; empty lines are none. Numbers and dots before them are from somebody's list. */
export const namesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\d+[.)]\s+/, "").trim())
    .filter((name) => name !== "");

/** Names for bots that nobody has yet. */
export function botNames(count: number, taken: readonly string[]): string[] {
  const known = new Set(taken.map((name) => name.toLocaleLowerCase()));
  const found: string[] = [];
  for (let number = 1; found.length < count; number += 1) {
    const name = `Bot ${number}`;
    if (!known.has(name.toLocaleLowerCase())) found.push(name);
  }
  return found;
}
