// A number that always belongs to the same name, and what comes of it.

export function numberOf(name: string): number {
  let found = 7;
  for (const letter of name) found = (found * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return found;
}

const COLOURS = ["#8a4b2a", "#2f5d86", "#3f7a34", "#7a2f45", "#5f3a75", "#2c6a6a", "#8a5f10"];

export const colourOf = (name: string) => COLOURS[numberOf(name) % COLOURS.length] ?? "";

/** What the reader takes for the first letter, in any writing. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "?";
}
