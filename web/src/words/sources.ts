// The sources of a ruling: "S3, CP" are two sources by their tags.

import { findMessage } from "./language.svelte";

export interface Source {
  tag: string;
  words: string;
}

const key = (tag: string) => `rulebook.source.${tag.replaceAll(/[^A-Za-z0-9]+/g, "_")}`;

/** The description of a source; "" if its tag is a description already. */
export const sourceWords = (tag: string) => findMessage(key(tag)) ?? "";

/** The short name of a source. */
export const sourceName = (tag: string) =>
  findMessage(key(tag).replace("rulebook.source.", "rulebook.sourced.")) ?? tag;

/** The short names of all sources, without repeats. */
export const sourceNames = (source: string, decided: boolean): string[] => [
  ...new Set([
    ...(decided ? [sourceName("DECISION")] : []),
    ...parseSources(source).map(({ tag }) => sourceName(tag)),
  ]),
];

export function parseSources(source: string): Source[] {
  return source
    .split(/[,;]\s*/)
    .filter(Boolean)
    .map((tag) => ({ tag, words: sourceWords(tag) }));
}
