// One copy of a card as the library lists it: "10D", or a symbol such as "horseshoe".

import { parseCardFace } from "../game/cardFace";
import type { LibraryEntry } from "../net/protocol";
import { indexLabel, symbolName } from "./labels";

export interface CardCopy {
  value: string;
  /** a suit, or the symbol revealed by a draw! */
  symbol: string;
  red: boolean;
  label: string;
}

export function parseCopy(copy: string): CardCopy {
  const { value, suit } = parseCardFace(`x-${copy}`);
  if (!suit) return { value: "", symbol: copy, red: false, label: symbolName(copy) };
  const red = suit === "H" || suit === "D";
  return { value, symbol: suit, red, label: indexLabel({ value, suit, symbol: "" }) };
}

/** The catalogue name of a card's first copy, so that a real card is shown. */
export function firstCopy({ id, copies }: Pick<LibraryEntry, "id" | "copies">): string {
  const [group = "", [copy] = []] = Object.entries(copies)[0] ?? [];
  if (copy === undefined) return id;
  const suited = `${id}-${copy}`;
  return parseCardFace(suited).suit ? suited : `${suited}.${group}`;
}
