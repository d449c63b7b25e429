// Where a ruling comes from: "S3, CP" names two sources by their tags.

import { findMessage } from "../words/language.svelte";

export interface Source {
  tag: string;
  words: string;
}

const key = (tag: string) => `rulebook.source.${tag.replaceAll(/[^A-Za-z0-9]+/g, "_")}`;

/** "" for a source that is told in words already. */
export const sourceWords = (tag: string) => findMessage(key(tag)) ?? "";

/** In few words. */
export const sourceName = (tag: string) =>
  findMessage(key(tag).replace("rulebook.source.", "rulebook.sourced.")) ?? tag;

/** Where it comes from, each place once. */
export const sourceNames = (source: string, decided: boolean): string[] => [
  ...new Set([
    ...(decided ? [sourceName("DECISION")] : []),
    ...sources(source).map(({ tag }) => sourceName(tag)),
  ]),
];

export function sources(source: string): Source[] {
  return source
    .split(/[,;]\s*/)
    .filter(Boolean)
    .map((tag) => ({ tag, words: sourceWords(tag) }));
}
