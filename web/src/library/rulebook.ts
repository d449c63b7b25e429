// Rulings in the order of the book: by game, then by section.

import type { HouseRule, Library, Ruling } from "../net/protocol";
import { matches, terms } from "./search";

export interface Section {
  section: string;
  rulings: Ruling[];
}

export interface Pages {
  game: string;
  sections: Section[];
}

/** The switches that turn a ruling round, by the ruling's number. */
export function houseRules(library: Library | null): Map<string, HouseRule[]> {
  const found = new Map<string, HouseRule[]>();
  for (const rule of Object.values(library?.house ?? {}).flat()) {
    found.set(rule.ruling, [...(found.get(rule.ruling) ?? []), rule]);
  }
  return found;
}

/** Those in which all words are found; with `house` only those that have a switch. */
export function grouped(
  rulings: readonly Ruling[],
  query: string,
  house: ReadonlyMap<string, HouseRule[]> | null,
): Pages[] {
  const wanted = terms(query);
  const games = new Map<string, Map<string, Ruling[]>>();
  for (const ruling of rulings) {
    if (house !== null && !house.has(ruling.id)) continue;
    if (!matches([ruling.id, ruling.text, ruling.section], wanted)) continue;
    const sections = games.get(ruling.game) ?? new Map<string, Ruling[]>();
    games.set(ruling.game, sections);
    sections.set(ruling.section, [...(sections.get(ruling.section) ?? []), ruling]);
  }
  return [...games].map(([game, sections]) => ({
    game,
    sections: [...sections].map(([section, some]) => ({ section, rulings: some })),
  }));
}
