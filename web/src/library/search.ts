// Finding things by what is typed: every word has to be in it somewhere, whatever its accents and case.

export const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The words that are looked for. */
export const terms = (query: string) => folded(query).split(/\s+/).filter(Boolean);

export function matches(texts: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const all = folded(texts.join("\n"));
  return wanted.every((term) => all.includes(term));
}
