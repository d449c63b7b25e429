// Labels for everything on a card except its name.

import type { CardFace } from "../game/cardFace";
import { findMessage, say } from "../words/language.svelte";

const labelOr = (key: string, fallback: string) => findMessage(key) ?? humanizeId(fallback);

/** Makes an id readable if it has no name: "a_new_card" becomes "A new card". */
export function humanizeId(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The symbol of an effect on a card of The Duel: "hit", "always active". */
export const iconName = (icon: string) => labelOr(`cards.icon.${icon.replaceAll(" ", "_")}`, icon);

export const symbolName = (symbol: string) => labelOr(`cards.symbol.${symbol}`, symbol);

export const borderName = (border: string) => labelOr(`cards.border.${border}`, border);

/** The back of a card: a deck or a side. */
export const backName = (back: string) => labelOr(`cards.back.${back}`, back);

export const roleName = (role: string) =>
  role === "" ? say("cards.role.hidden.name") : labelOr(`cards.role.${role}.name`, role);

export const roleGoal = (role: string) => findMessage(`cards.role.${role}.goal`) ?? "";

/** "6 of diamonds", or the name of the symbol. */
export function indexLabel({
  value,
  suit,
  symbol,
}: Pick<CardFace, "value" | "suit" | "symbol">): string {
  if (!suit) return symbolName(symbol);
  return say("cards.of", {
    value: findMessage(`cards.value.${value}`) ?? value,
    suit: say(`cards.suit.${suit}`),
  });
}
