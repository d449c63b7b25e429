// One copy of a card as the library tells it: "10D", or the symbol "horseshoe".

import { face } from "../game/faces";
import { indexWords, symbolName } from "./words";

export interface Copy {
  value: string;
  /** a suit, or what is revealed */
  symbol: string;
  red: boolean;
  label: string;
}

export function copied(copy: string): Copy {
  const { value, suit } = face(`x-${copy}`);
  if (!suit) return { value: "", symbol: copy, red: false, label: symbolName(copy) };
  const red = suit === "H" || suit === "D";
  return { value, symbol: suit, red, label: indexWords({ value, suit, symbol: "" }) };
}
