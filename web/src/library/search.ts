// Text search: every word of the query must occur, ignoring case and accents.

export const foldText = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The words of a query. */
export const searchTerms = (query: string) => foldText(query).split(/\s+/).filter(Boolean);

export function matches(texts: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const all = foldText(texts.join("\n"));
  return wanted.every((term) => all.includes(term));
}
