// The rulings, fetched from the server when they are first read, with their translation.

import { fetchRulings } from "../net/api";
import type { RulingInfo } from "../net/protocol";
import { loadMessages, language } from "../words/language.svelte";
import { translateRuling, type TranslatedRuling, type Translation } from "./rulebook";

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
