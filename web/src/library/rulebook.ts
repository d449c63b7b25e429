// The rulings grouped by game and section.

import type { Library } from "../net/protocol";
import type { TranslatedRuling } from "../words/rulings.svelte";
import { matches, searchTerms } from "./search";

export interface Section {
  section: string;
  heading: string;
  rulings: TranslatedRuling[];
}

export interface GameRulings {
  game: string;
  sections: Section[];
}

/** A house rule of a game. */
export interface HouseRule {
  game: string;
  name: string;
}

/** The house rules that change a ruling, by the number of the ruling. */
export function houseRules(library: Library | null): Map<string, HouseRule[]> {
  const found = new Map<string, HouseRule[]>();
  for (const [game, rules] of Object.entries(library?.house ?? {})) {
    for (const { name, ruling } of rules) {
      found.set(ruling, [...(found.get(ruling) ?? []), { game, name }]);
    }
  }
  return found;
}

/** The rulings that contain all words of the query; with `house`, only those with a house rule. */
export function groupRulings(
  rulings: readonly TranslatedRuling[],
  query: string,
  house: ReadonlyMap<string, HouseRule[]> | null,
): GameRulings[] {
  const wanted = searchTerms(query);
  const games = new Map<string, Map<string, TranslatedRuling[]>>();
  for (const ruling of rulings) {
    if (house !== null && !house.has(ruling.id)) continue;
    if (!matches([ruling.id, ruling.text, ruling.heading], wanted)) continue;
    const sections = games.get(ruling.game) ?? new Map<string, TranslatedRuling[]>();
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

/** The number of different cards, characters and events in a box. */
export function boxContents(library: Library | null, game: string, box: string) {
  const entries = (library?.games[game] ?? []).filter((one) => one.box === box);
  const count = (type: string) => entries.filter((one) => one.type === type).length;
  return { cards: count("card"), characters: count("character"), events: count("event") };
}
