// All that is printed on cards, asked of the server once, with the words of the reader's language.

import { fetchLibrary } from "../net/api";
import type { Library, Printed } from "../net/protocol";
import { findMessage } from "../words/language.svelte";

let loaded = $state.raw<Library | null>(null);
let asked: Promise<Library> | null = null;

const index = $derived.by(() => {
  const found = new Map<string, Printed>();
  for (const [game, entries] of Object.entries(loaded?.games ?? {})) {
    for (const entry of entries) found.set(`${game} ${entry.type} ${entry.id}`, entry);
  }
  return found;
});

export async function loadLibrary(): Promise<Library> {
  asked ??= fetchLibrary();
  try {
    loaded = await asked;
  } catch (error) {
    asked = null;
    throw error;
  }
  return loaded;
}

export const library = () => loaded;

export const printed = (game: string, type: Printed["type"], id: string) =>
  index.get(`${game} ${type} ${id}`);

/** Its name in the reader's language; the engine's where nobody has translated it. */
export const nameOf = (game: string, entry: Pick<Printed, "id" | "name">) =>
  findMessage(`${game}.${entry.id}.name`) ?? entry.name;

export const wordsOf = (game: string, entry: Pick<Printed, "id" | "words">) =>
  findMessage(`${game}.${entry.id}.words`) ?? entry.words;

/** What it does, by id alone; nothing if nothing is known of it. */
export function told(game: string, type: Printed["type"], id: string): string {
  const entry = printed(game, type, id);
  return entry === undefined ? "" : wordsOf(game, entry);
}

/** By id alone, for a name in a sentence. */
export function named(game: string, type: Printed["type"], id: string): string {
  const entry = printed(game, type, id);
  return entry === undefined ? id : nameOf(game, entry);
}
