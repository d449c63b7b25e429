// What can be chosen for a new table, in words: games, options, boxes, variants, house rules, bots.

import { library } from "../library/library.svelte";
import { findMessage } from "./language.svelte";

export interface NamedChoice {
  name: string;
  /** a sentence about it; "" if there is none */
  help: string;
}

/** The words with this key, or a name out of the word of the server. */
function worded(key: string, word: string): NamedChoice {
  const name = findMessage(`options.${key}.name`) ?? readable(word);
  return { name, help: findMessage(`options.${key}.help`) ?? "" };
}

function readable(word: string): string {
  const text = word.replaceAll("_", " ");
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const gameWords = (game: string): NamedChoice => worded(`games.${game}`, game);

/** "Players", "Boxes", "House rules". */
export const optionWords = (game: string, option: string): NamedChoice =>
  findMessage(`options.${game}.${option}.name`) === undefined
    ? worded(`any.${option}`, option)
    : worded(`${game}.${option}`, option);

/** One of the values of an option: a box, a variant, a house rule. */
export function choiceWords(game: string, option: string, value: string): NamedChoice {
  const key = `options.values.${game}.${option}.${value || "usual"}`;
  const name = findMessage(`${key}.name`);
  if (name !== undefined) return { name, help: findMessage(`${key}.help`) ?? "" };
  if (option === "boxes") {
    const box = library()?.boxes[game]?.find((one) => one.id === value);
    return { name: box?.name ?? readable(value), help: "" };
  }
  const rule = library()?.house[game]?.find((one) => one.name === value);
  return { name: readable(value), help: findMessage(key) ?? rule?.words ?? "" };
}

/** A level of bots; "marshal:seconds=2" is a marshal. */
export const botWords = (bot: string): NamedChoice => {
  const level = bot.split(":")[0] ?? bot;
  return worded(`bots.${level}`, level);
};
