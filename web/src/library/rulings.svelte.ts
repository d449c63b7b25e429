// How we play, asked of the server when somebody first wants to read it. The words of another language
// than English are fetched then, too.

import { fetchRulings } from "../net/api";
import type { Ruling } from "../net/protocol";
import { loadMessages, language } from "../words/language.svelte";
import { told, type Told, type Translation } from "./rulebook";

const translations = import.meta.glob<Translation>("../../messages/*/rulings/*.json", {
  import: "default",
});

let loaded = $state.raw<{ lang: string; rulings: Told[] } | null>(null);
let asked: Promise<Ruling[]> | null = null;

/** In the language that is spoken now; null until they are there. */
export const rulings = () => (loaded?.lang === language() ? loaded.rulings : null);

export async function loadRulings(): Promise<void> {
  const lang = language();
  asked ??= fetchRulings().then((answer) => answer.rulings);
  try {
    const [english, words] = await Promise.all([
      asked,
      translated(lang),
      loadMessages("rulebook"),
      loadMessages("learn"),
    ]);
    loaded = { lang, rulings: english.map((one) => told(one, lang, words.get(one.game))) };
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** By the game whose rulings they are. */
async function translated(lang: string): Promise<Map<string, Translation>> {
  const found = new Map<string, Translation>();
  const wanted = Object.entries(translations).filter(([path]) => path.includes(`/${lang}/`));
  await Promise.all(
    wanted.map(async ([path, load]) => found.set(path.replace(/^.*\/|\.json$/g, ""), await load())),
  );
  return found;
}

export const rulingOf = (id: string) => rulings()?.find((ruling) => ruling.id === id);
