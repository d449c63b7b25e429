// Games, options and levels in words; what nobody has worded is called by its id, made readable.

import { library } from "../library/library.svelte";
import type { TableEntry, TableInfo } from "../net/protocol";
import { find, say } from "../words/language.svelte";
import { me } from "./me.svelte";

type Options = TableInfo["options"];

/** "ask_discard_order" is "Ask discard order". */
export function readable(id: string): string {
  const words = id.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const worded = (key: string, id: string) => (find(key) === undefined ? readable(id) : say(key));

export const gameWords = (game: string) => worded(`home.games.${game}.name`, game);
export const gameHint = (game: string) => find(`home.games.${game}.hint`) ?? "";
export const levelWords = (level: string) =>
  worded(`home.levels.${level.split(":")[0] ?? level}`, level);

export const optionWords = (name: string) => worded(`home.options.${name}`, name);
export const optionHint = (name: string) => find(`home.option_hints.${name}`) ?? "";

export function choiceWords(game: string, option: string, choice: string): string {
  const key = `home.choices.${option}.${choice || "usual"}`;
  if (find(key) !== undefined) return say(key);
  const printed = library()?.boxes[game]?.find((box) => box.id === choice)?.name;
  return option === "boxes" && printed !== undefined ? printed : readable(choice || "usual");
}

/** What a house rule changes, as far as the server has told. */
export const houseWords = (game: string, rule: string) =>
  find(`${game}.house.${rule}`) ??
  library()?.house[game]?.find((known) => known.name === rule)?.words ??
  readable(rule);

/** The options of a table, one piece for each; what is usual is not said. */
export function optionsInWords(game: string, options: Options): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (name === "players" || value === false || value === "" || value === -1) return [];
    if (value === true) return [optionWords(name)];
    if (name === "house" && Array.isArray(value)) {
      return value.length === 0 ? [] : [say("home.house_rules", { count: value.length })];
    }
    if (Array.isArray(value)) {
      const more = value.filter((choice) => choice !== "" && choice !== "base");
      return more.map((choice) => choiceWords(game, name, choice));
    }
    if (typeof value === "string") return [choiceWords(game, name, value)];
    return value === 0 ? [] : [`${optionWords(name)}: ${value}`];
  });
}

export const tableLine = (game: string, options: Options) =>
  [gameWords(game), ...optionsInWords(game, options)].join(" · ");

export function tableTitle(table: Pick<TableEntry, "host">): string {
  if (table.host === "") return say("home.a_table");
  return table.host === me()?.name
    ? say("home.your_table")
    : say("home.table_of", { host: table.host });
}

/** Whoever sits there, by name; bots by their level. */
