// Words for what is printed on a card besides its name.

import type { Face } from "../game/faces";
import { findMessage, say } from "../words/language.svelte";

const plain = (key: string, otherwise: string) => findMessage(key) ?? spelled(otherwise);

/** An id that has no name: "a_new_card" is "A new card". */
export function spelled(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "hit", "always active": what a card of The Duel is by itself. */
export const iconName = (icon: string) => plain(`cards.icon.${icon.replaceAll(" ", "_")}`, icon);

export const symbolName = (symbol: string) => plain(`cards.symbol.${symbol}`, symbol);

export const borderName = (border: string) => plain(`cards.border.${border}`, border);

/** A deck, a side: the back of a card. */
export const backName = (back: string) => plain(`cards.back.${back}`, back);

export const roleName = (role: string) =>
  role === "" ? say("cards.role.hidden.name") : plain(`cards.role.${role}.name`, role);

export const roleGoal = (role: string) => findMessage(`cards.role.${role}.goal`) ?? "";

/** "6 of diamonds", or the symbol. */
export function indexWords({
  value,
  suit,
  symbol,
}: Pick<Face, "value" | "suit" | "symbol">): string {
  if (!suit) return symbolName(symbol);
  return say("cards.of", {
    value: findMessage(`cards.value.${value}`) ?? value,
    suit: say(`cards.suit.${suit}`),
  });
}
