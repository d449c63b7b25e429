// The filter of the library page. It stays while you look at a card and come back.

import type { Library, LibraryEntry } from "../net/protocol";
import { entryName, entryWords } from "../words/library.svelte";
import { matches, searchTerms } from "./search";

export const ANY = "";

const EMPTY = { query: "", game: ANY, box: ANY, type: ANY, border: ANY };

export const filter = $state({ ...EMPTY });

/** Whether the filter hides anything. */
export const isFiltered = () => Object.values(filter).some((wanted) => wanted !== ANY);

export const clearFilters = () => Object.assign(filter, EMPTY);

export interface Group {
  game: string;
  type: LibraryEntry["type"];
  entries: LibraryEntry[];
}

const TYPES = ["card", "character", "event"] as const;

function fits(game: string, entry: LibraryEntry, wanted: readonly string[]): boolean {
  const box = (filter.box.split(" ")[1] ?? "") || ANY; // "classic dodge_city"
  return (
    (filter.type === ANY || entry.type === filter.type) &&
    (filter.border === ANY || entry.border === filter.border) &&
    (box === ANY || entry.box === box || box in entry.copies) &&
    matches(
      [entry.id, entry.name, entry.other_name, entryName(game, entry), entryWords(game, entry)],
      wanted,
    )
  );
}

const matchesName = (game: string, entry: LibraryEntry, wanted: readonly string[]) =>
  matches([entry.name, entry.other_name, entryName(game, entry)], wanted);

/** The entries that match the filter, by game and type; matches in the name come first. */
export function findEntries(library: Library): Group[] {
  const wanted = searchTerms(filter.query);
  const groups: Group[] = [];
  for (const [game, entries] of Object.entries(library.games)) {
    if (filter.game !== ANY && filter.game !== game) continue;
    if (filter.box !== ANY && !filter.box.startsWith(`${game} `)) continue;
    const fitting = entries.filter((entry) => fits(game, entry, wanted));
    for (const type of TYPES) {
      const some = fitting
        .filter((entry) => entry.type === type)
        .sort((one, other) => +matchesName(game, other, wanted) - +matchesName(game, one, wanted));
      if (some.length > 0) groups.push({ game, type, entries: some });
    }
  }
  return groups;
}

/** All borders, in the order of their first card. */
export function listBorders(library: Library): string[] {
  const all = Object.values(library.games).flat();
  return [...new Set(all.map((entry) => entry.border).filter(Boolean))];
}
