// Names of several new players.

/** One name a line, without empty lines and without leading list numbers. */
export const parseNames = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\d+[.)]\s+/, "").trim())
    .filter((name) => name !== "");

/** Names for bots that are not taken yet. */
export function botNames(count: number, taken: readonly string[]): string[] {
  const known = new Set(taken.map((name) => name.toLocaleLowerCase()));
  const found: string[] = [];
  for (let number = 1; found.length < count; number += 1) {
    const name = `Bot ${number}`;
    if (!known.has(name.toLocaleLowerCase())) found.push(name);
  }
  return found;
}
