// Rulings in the order of the book: by game, then by section.

import type { Library, Ruling } from "../net/protocol";
import { matches, terms } from "./search";

/** What a language has for one page of the book: words for its sections, and for its rulings by number. */
export interface Translation {
  sections: Record<string, string>;
  rulings: Record<string, string>;
}

/** A ruling as it is told to the reader, and the language of its text. */
export interface Told extends Ruling {
  heading: string;
  lang: string;
}

export interface Section {
  section: string;
  heading: string;
  rulings: Told[];
}

export interface Pages {
  game: string;
  sections: Section[];
}

/** In another language, or in English where nobody has translated it. */
export function told(ruling: Ruling, lang: string, words?: Translation): Told {
  const heading = words?.sections[ruling.section] ?? ruling.section;
  const text = words?.rulings[ruling.id];
  return text === undefined
    ? { ...ruling, heading, lang: "en" }
    : { ...ruling, heading, text, lang };
}

/** A house rule of a game. */
export interface Switch {
  game: string;
  name: string;
}

/** The switches that turn a ruling round, by the ruling's number. */
export function houseRules(library: Library | null): Map<string, Switch[]> {
  const found = new Map<string, Switch[]>();
  for (const [game, rules] of Object.entries(library?.house ?? {})) {
    for (const { name, ruling } of rules) {
      found.set(ruling, [...(found.get(ruling) ?? []), { game, name }]);
    }
  }
  return found;
}

/** Those in which all words are found; with `house` only those that have a switch. */
export function grouped(
  rulings: readonly Told[],
  query: string,
  house: ReadonlyMap<string, Switch[]> | null,
): Pages[] {
  const wanted = terms(query);
  const games = new Map<string, Map<string, Told[]>>();
  for (const ruling of rulings) {
    if (house !== null && !house.has(ruling.id)) continue;
    if (!matches([ruling.id, ruling.text, ruling.heading], wanted)) continue;
    const sections = games.get(ruling.game) ?? new Map<string, Told[]>();
    games.set(ruling.game, sections);
    sections.set(ruling.section, [...(sections.get(ruling.section) ?? []), ruling]);
  }
  return [...games].map(([game, sections]) => ({
    game,
    sections: [...sections].map(([section, some]) => ({
      section,
      heading: some[0]?.heading ?? section,
      rulings: some,
    })),
  }));
}

/** How many different things lie in a box. */
export function contentsOf(library: Library | null, game: string, box: string) {
  const there = (library?.games[game] ?? []).filter((one) => one.box === box);
  const count = (type: string) => there.filter((one) => one.type === type).length;
  return { cards: count("card"), characters: count("character"), events: count("event") };
}
