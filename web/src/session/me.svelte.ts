// The user of this browser. Guests need not choose a name before they play: one is suggested.

import * as api from "../net/api";
import type { User } from "../net/protocol";
import { saveItem, loadItem } from "../settings/storage";
import { settings } from "../settings/settings.svelte";
import { say } from "../words/language.svelte";
import { composeName } from "./guestNames";

const KEY = "sixgun.came_in"; // marks that this browser has a session

let user = $state.raw<User | null>(null);
let loading: Promise<User | null> | null = null;

/** The user, or null without a session. */
export const me = () => user;

/** Fetches the user once. */
export function loadMe(): Promise<User | null> {
  loading ??= (loadItem(KEY) === null ? Promise.resolve(null) : api.fetchMe()).then(
    (found) => {
      user = found;
      if (found !== null) settings.name = found.name;
      return found;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** A name for a new guest; the same one until they change it. */
export function suggestedName(): string {
  settings.name ||= randomName();
  return settings.name;
}

export const randomName = () =>
  composeName(
    say("settings.random_names.bynames"),
    say("settings.random_names.names"),
    (byname, name) => say("settings.random_names.joined", { byname, name }),
  );

/** Creates a guest session if there is none; with a name, renames the user. */
export async function ensureMe(name?: string): Promise<User> {
  const current = user ?? (await loadMe());
  const wanted = name?.trim() ?? "";
  if (current !== null && (wanted === "" || wanted === current.name)) return current;
  const found = await api.signInAsGuest(wanted || suggestedName());
  setMe(found);
  return found;
}

/** Switches this browser to another user, after it redeemed a device link. */
export function setMe(found: User): void {
  user = found;
  loading = Promise.resolve(found);
  saveItem(KEY, "1");
  settings.name = found.name;
}
