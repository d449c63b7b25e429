// Names and help texts for the options of a new table: games, boxes, variants, house rules, bots.

import { library } from "./library.svelte";
import { findMessage } from "./language.svelte";

export interface NamedChoice {
  name: string;
  /** a sentence; "" if there is none */
  help: string;
}

/** The messages with this key; without them, a name made from the server's word. */
function lookUp(key: string, word: string): NamedChoice {
  const name = findMessage(`options.${key}.name`) ?? humanize(word);
  return { name, help: findMessage(`options.${key}.help`) ?? "" };
}

function humanize(word: string): string {
  const text = word.replaceAll("_", " ");
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const gameWords = (game: string): NamedChoice => lookUp(`games.${game}`, game);

/** "Players", "Boxes", "House rules". */
export const optionWords = (game: string, option: string): NamedChoice =>
  findMessage(`options.${game}.${option}.name`) === undefined
    ? lookUp(`any.${option}`, option)
    : lookUp(`${game}.${option}`, option);

/** One of the values of an option: a box, a variant, a house rule. */
export function choiceWords(game: string, option: string, value: string): NamedChoice {
  const key = `options.values.${game}.${option}.${value || "usual"}`;
  const name = findMessage(`${key}.name`);
  if (name !== undefined) return { name, help: findMessage(`${key}.help`) ?? "" };
  if (option === "boxes") {
    const box = library()?.boxes[game]?.find((one) => one.id === value);
    return { name: box?.name ?? humanize(value), help: "" };
  }
  const rule = library()?.house[game]?.find((one) => one.name === value);
  return { name: humanize(value), help: findMessage(key) ?? rule?.words ?? "" };
}

/** The level of a bot; "marshal:seconds=2" is a marshal. */
export const botWords = (bot: string): NamedChoice => {
  const level = bot.split(":")[0] ?? bot;
  return lookUp(`bots.${level}`, level);
};
