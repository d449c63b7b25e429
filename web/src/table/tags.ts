// What a table plays, for the bar above it.

import type { TableInfo } from "../net/protocol";
import { choiceWords, gameWords } from "../words/options";

export interface Tag {
  text: string;
  box?: string;
}

export function tagsOf(info: Pick<TableInfo, "game" | "options"> | null): Tag[] {
  if (info === null) return [];
  const { game, options } = info;
  const tags: Tag[] = [{ text: gameWords(game).name }];
  for (const option of ["variant", "mode"]) {
    const chosen = options[option];
    if (typeof chosen === "string" && chosen !== "") {
      tags.push({ text: choiceWords(game, option, chosen).name });
    }
  }
  const boxes = options["boxes"];
  for (const box of Array.isArray(boxes) ? boxes : []) {
    if (box !== "base") tags.push({ text: choiceWords(game, "boxes", box).name, box });
  }
  return tags;
}
