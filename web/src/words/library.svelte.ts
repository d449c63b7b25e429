// The texts of all cards, fetched from the server once, in the reader's language.

import { fetchLibrary } from "../net/api";
import type { Library, LibraryEntry } from "../net/protocol";
import { findMessage, loadMessages } from "./language.svelte";

const GAMES = ["classic", "duel"];

let loaded = $state.raw<Library | null>(null);
let asked: Promise<Library> | null = null;

const index = $derived.by(() => {
  const found = new Map<string, LibraryEntry>();
  for (const [game, entries] of Object.entries(loaded?.games ?? {})) {
    for (const entry of entries) found.set(`${game} ${entry.type} ${entry.id}`, entry);
  }
  return found;
});

/** Loads the library, and the translated texts of some games. */
export async function loadLibrary(games: readonly string[] = GAMES): Promise<Library> {
  asked ??= fetchLibrary();
  try {
    [loaded] = await Promise.all([asked, loadMessages(...games)]);
  } catch (error) {
    asked = null;
    throw error;
  }
  return loaded;
}

export const library = () => loaded;

export const libraryEntry = (game: string, type: LibraryEntry["type"], id: string) =>
  index.get(`${game} ${type} ${id}`);

/** The name in the reader's language; the engine's name if it is not translated. */
export const entryName = (game: string, entry: Pick<LibraryEntry, "id" | "name">) =>
  findMessage(`${game}.${entry.id}.name`) ?? entry.name;

export const entryWords = (game: string, entry: Pick<LibraryEntry, "id" | "words">) =>
  findMessage(`${game}.${entry.id}.words`) ?? entry.words;

/** The text of an entry by its id; "" if it is not in the library. */
export function printedWords(game: string, type: LibraryEntry["type"], id: string): string {
  const entry = libraryEntry(game, type, id);
  return entry === undefined ? "" : entryWords(game, entry);
}

/** The name of an entry by its id; the id itself if it is not in the library. */
export function printedName(game: string, type: LibraryEntry["type"], id: string): string {
  const entry = libraryEntry(game, type, id);
  return entry === undefined ? id : entryName(game, entry);
}
