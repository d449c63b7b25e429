// What a table plays, for the bar above it.

import type { Library, TableInfo } from "../net/protocol";
import { find, say } from "../words/language.svelte";

export interface Tag {
  text: string;
  box?: string;
}

export function tagsOf(
  info: Pick<TableInfo, "game" | "options"> | null,
  library: Library | null,
): Tag[] {
  if (info === null) return [];
  const named = (key: string, or: string) => (find(key) === undefined ? or : say(key));
  const tags: Tag[] = [{ text: named(`table.games.${info.game}`, info.game) }];
  for (const option of ["variant", "mode"]) {
    const chosen = info.options[option];
    if (typeof chosen === "string" && chosen !== "") {
      tags.push({ text: named(`table.variants.${chosen}`, chosen.replaceAll("_", " ")) });
    }
  }
  const boxes = info.options["boxes"];
  for (const box of Array.isArray(boxes) ? boxes : []) {
    const known = library?.boxes[info.game]?.find((one) => one.id === box);
    if (box !== "base") tags.push({ text: known?.name ?? box, box });
  }
  return tags;
}
