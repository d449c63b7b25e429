// Where a ruling comes from: "S3, CP" names two sources by their tags.

import { find } from "../words/language.svelte";

export interface Source {
  tag: string;
  words: string;
}

const key = (tag: string) => `library.source.${tag.replaceAll(/[^A-Za-z0-9]+/g, "_")}`;

/** "" for a source that is told in words already. */
export const sourceWords = (tag: string) => find(key(tag)) ?? "";

export function sources(source: string): Source[] {
  return source
    .split(/[,;]\s*/)
    .filter(Boolean)
    .map((tag) => ({ tag, words: sourceWords(tag) }));
}
