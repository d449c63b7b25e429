// The symbol of a game or a box; a hand of cards if it has none.

import names from "../pictures/icons.json";

export type SymbolName = keyof typeof names.symbols;

export function symbolFor(what: "game" | "box", id: string): SymbolName {
  const name = `${what}_${id}`;
  return name in names.symbols ? (name as SymbolName) : "hand";
}
