// Who this browser is. Nobody has to tell a name before he plays: one is suggested.

import * as api from "../net/api";
import type { Person } from "../net/protocol";
import { saveItem, loadItem } from "../settings/storage";
import { settings } from "../settings/settings.svelte";
import { say } from "../words/language.svelte";
import { suggested } from "./names";

const KEY = "sixgun.came_in"; // so that a stranger's browser need not ask who it is

let person = $state.raw<Person | null>(null);
let asking: Promise<Person | null> | null = null;

/** The person, or null while nobody has come in. */
export const me = () => person;

/** Asks the server once who this browser is. */
export function loadMe(): Promise<Person | null> {
  asking ??= (loadItem(KEY) === null ? Promise.resolve(null) : api.fetchMe()).then(
    (found) => {
      person = found;
      if (found !== null) settings.name = found.name;
      return found;
    },
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

/** A name for a stranger; the same one until he takes another. */
export function nameToSuggest(): string {
  settings.name ||= anotherName();
  return settings.name;
}

export const anotherName = () =>
  suggested(say("home.names.bynames"), say("home.names.names"), (byname, name) =>
    say("home.names.joined", { byname, name }),
  );

/** Comes in, if he has not; with a name, from now on under this one. */
export async function ensureMe(name?: string): Promise<Person> {
  const known = person ?? (await loadMe());
  const wanted = name?.trim() ?? "";
  if (known !== null && (wanted === "" || wanted === known.name)) return known;
  const found = await api.signInAsGuest(wanted || nameToSuggest());
  became(found);
  return found;
}

/** This browser is somebody else from now on: he came by a link of another device. */
export function became(found: Person): void {
  person = found;
  asking = Promise.resolve(found);
  saveItem(KEY, "1");
  settings.name = found.name;
}
