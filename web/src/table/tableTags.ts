// What a table plays, as tags for the top bar.

import type { TableInfo } from "../net/protocol";
import { choiceWords, gameWords } from "../words/options";

export interface TableTag {
  text: string;
  box?: string;
}

export function tableTags(info: Pick<TableInfo, "game" | "options"> | null): TableTag[] {
  if (info === null) return [];
  const { game, options } = info;
  const tags: TableTag[] = [{ text: gameWords(game).name }];
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
