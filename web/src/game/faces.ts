// What the short name of a card says: "bang-6D" is the kind, and its value and suit; in The Duel
// "colt-dynamite.law" is the kind, its symbol, its back. A number behind tells equal ones apart.

export type Suit = "S" | "H" | "D" | "C";

export interface Face {
  kind: string;
  value: string; // "10", "K"; "" in The Duel
  suit: Suit | "";
  symbol: string; // "dynamite"; "" in BANG!
  back: string;
}

const SUITED = /^(.+)-(10|[2-9JQKA])([SHDC])(?:\.\d+)?$/;
const MARKED = /^(.+)-([a-z_]+)\.([a-z_]+)(?:\.\d+)?$/;

export function face(name: string): Face {
  const suited = SUITED.exec(name);
  if (suited) {
    const [, kind = "", value = "", suit = ""] = suited;
    return { kind, value, suit: suit as Suit, symbol: "", back: "" };
  }
  const [, kind = name, symbol = "", back = ""] = MARKED.exec(name) ?? [];
  return { kind, value: "", suit: "", symbol, back };
}
