// The rulings, fetched from the server when they are first read, with their translation.

import { fetchRulings } from "../net/api";
import type { RulingInfo } from "../net/protocol";
import { loadMessages, language } from "./language.svelte";

/** The translation of one game's rulings: section titles, and rulings by number. */
export interface Translation {
  sections: Record<string, string>;
  rulings: Record<string, string>;
}

/** A ruling with its translated heading and text, and the language of the text. */
export interface TranslatedRuling extends RulingInfo {
  heading: string;
  lang: string;
}

/** Translates a ruling; without a translation its text stays English. */
export function translateRuling(
  ruling: RulingInfo,
  lang: string,
  words?: Translation,
): TranslatedRuling {
  const heading = words?.sections[ruling.section] ?? ruling.section;
  const text = words?.rulings[ruling.id];
  return text === undefined
    ? { ...ruling, heading, lang: "en" }
    : { ...ruling, heading, text, lang };
}

const translations = import.meta.glob<Translation>(
  "../../../src/sixgun/messages/*/rulings/*.json",
  {
    import: "default",
  },
);

let loaded = $state.raw<{ lang: string; rulings: TranslatedRuling[] } | null>(null);
let asked: Promise<RulingInfo[]> | null = null;

/** The rulings in the current language; null until they are loaded. */
export const rulings = () => (loaded?.lang === language() ? loaded.rulings : null);

export async function loadRulings(): Promise<void> {
  const lang = language();
  asked ??= fetchRulings().then((answer) => answer.rulings);
  try {
    const [english, words] = await Promise.all([
      asked,
      loadTranslations(lang),
      loadMessages("rulebook"),
      loadMessages("learn"),
    ]);
    loaded = {
      lang,
      rulings: english.map((one) => translateRuling(one, lang, words.get(one.game))),
    };
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** The translations of a language, by game. */
async function loadTranslations(lang: string): Promise<Map<string, Translation>> {
  const found = new Map<string, Translation>();
  const files = Object.entries(translations).filter(([path]) => path.includes(`/${lang}/`));
  await Promise.all(
    files.map(async ([path, load]) => found.set(path.replace(/^.*\/|\.json$/g, ""), await load())),
  );
  return found;
}

export const findRuling = (id: string) => rulings()?.find((ruling) => ruling.id === id);
