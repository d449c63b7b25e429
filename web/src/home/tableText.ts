// Descriptions of tables.

import type { TableEntry, TableInfo } from "../net/protocol";
import { say } from "../words/language.svelte";
import { choiceWords, gameWords, optionWords } from "../words/options";
import { me } from "../session/me.svelte";

type Options = TableInfo["options"];

/** The options of a table that are not at their default, one text each. */
export function describeOptions(game: string, options: Options): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (name === "players" || value === false || value === "" || value === -1) return [];
    if (value === true) return [optionWords(game, name).name];
    if (name === "house" && Array.isArray(value)) {
      return value.length === 0 ? [] : [say("home.house_rules", { count: value.length })];
    }
    if (Array.isArray(value)) {
      const more = value.filter((choice) => choice !== "" && choice !== "base");
      return more.map((choice) => choiceWords(game, name, choice).name);
    }
    if (typeof value === "string") return [choiceWords(game, name, value).name];
    return value === 0 ? [] : [`${optionWords(game, name).name}: ${value}`];
  });
}

export const describeTable = (game: string, options: Options) =>
  [gameWords(game).name, ...describeOptions(game, options)].join(" · ");

export function tableTitle(table: Pick<TableEntry, "host">): string {
  if (table.host === "") return say("home.a_table");
  return table.host === me()?.name
    ? say("home.your_table")
    : say("home.table_of", { host: table.host });
}
