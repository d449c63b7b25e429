// Parses the catalogue name of a card. "bang-6D" is kind, value and suit; in The Duel, "colt-
// dynamite.law" is kind, symbol and back. A number at the end tells equal cards apart.

export type Suit = "S" | "H" | "D" | "C";

export interface CardFace {
  kind: string;
  value: string; // "10", "K"; "" in The Duel
  suit: Suit | "";
  symbol: string; // "dynamite"; "" in BANG!
  back: string;
}

const WITH_SUIT = /^(.+)-(10|[2-9JQKA])([SHDC])(?:\.\d+)?$/;
const WITH_SYMBOL = /^(.+)-([a-z_]+)\.([a-z_]+)(?:\.\d+)?$/;

export function parseCardFace(name: string): CardFace {
  const suited = WITH_SUIT.exec(name);
  if (suited) {
    const [, kind = "", value = "", suit = ""] = suited;
    return { kind, value, suit: suit as Suit, symbol: "", back: "" };
  }
  const [, kind = name, symbol = "", back = ""] = WITH_SYMBOL.exec(name) ?? [];
  return { kind, value: "", suit: "", symbol, back };
}
