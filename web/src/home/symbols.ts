// The sign of a game or a box; one that has none gets the sign of cards.

import names from "../pictures/icons.json";

export type Sign = keyof typeof names.symbols;

export function symbolOf(what: "game" | "box", id: string): Sign {
  const sign = `${what}_${id}`;
  return sign in names.symbols ? (sign as Sign) : "hand";
}
