// Why something could not be done, in words.

import { Refusal } from "../net/api";
import { find, say } from "../words/language.svelte";

export function explained(error: unknown): string {
  if (!(error instanceof Refusal)) return say("parts.failed");
  for (const room of ["refusals", "parts.refused"]) {
    const key = `${room}.${error.code}`;
    if (find(key) !== undefined) return say(key, error.facts);
  }
  return say("parts.refused_code", { code: error.code });
}
