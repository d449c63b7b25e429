// What is wanted of the library: it stays while one goes to a card and comes back.

import type { Library, Printed } from "../net/protocol";
import { nameOf, wordsOf } from "./library.svelte";
import { matches, terms } from "./search";

export const ANY = "";

const NOTHING = { query: "", game: ANY, box: ANY, type: ANY, border: ANY };

export const wish = $state({ ...NOTHING });

/** Whether anything is left out by it. */
export const isNarrowed = () => Object.values(wish).some((wanted) => wanted !== ANY);

export const startOver = () => Object.assign(wish, NOTHING);

export interface Group {
  game: string;
  type: Printed["type"];
  entries: Printed[];
}

const TYPES = ["card", "character", "event"] as const;

function fits(game: string, entry: Printed, wanted: readonly string[]): boolean {
  const box = (wish.box.split(" ")[1] ?? "") || ANY; // "classic dodge_city"
  return (
    (wish.type === ANY || entry.type === wish.type) &&
    (wish.border === ANY || entry.border === wish.border) &&
    (box === ANY || entry.box === box || box in entry.copies) &&
    matches(
      [entry.id, entry.name, entry.other_name, nameOf(game, entry), wordsOf(game, entry)],
      wanted,
    )
  );
}

const isNamed = (game: string, entry: Printed, wanted: readonly string[]) =>
  matches([entry.name, entry.other_name, nameOf(game, entry)], wanted);

/** All that fits the wish, by game and type: what is called so, then the rest, in the order of the boxes. */
export function found(library: Library): Group[] {
  const wanted = terms(wish.query);
  const groups: Group[] = [];
  for (const [game, entries] of Object.entries(library.games)) {
    if (wish.game !== ANY && wish.game !== game) continue;
    if (wish.box !== ANY && !wish.box.startsWith(`${game} `)) continue;
    const fitting = entries.filter((entry) => fits(game, entry, wanted));
    for (const type of TYPES) {
      const some = fitting
        .filter((entry) => entry.type === type)
        .sort((one, other) => +isNamed(game, other, wanted) - +isNamed(game, one, wanted));
      if (some.length > 0) groups.push({ game, type, entries: some });
    }
  }
  return groups;
}

/** The borders that cards have, in the order in which they first come. */
export function borders(library: Library): string[] {
  const all = Object.values(library.games).flat();
  return [...new Set(all.map((entry) => entry.border).filter(Boolean))];
}
