// One copy of a card as the library tells it: "10D", or the symbol "horseshoe".

import { face } from "../game/faces";
import type { Printed } from "../net/protocol";
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

/** The name of a card's first copy, so that it is shown as it really is. */
export function firstCopy({ id, copies }: Pick<Printed, "id" | "copies">): string {
  const [where = "", [copy] = []] = Object.entries(copies)[0] ?? [];
  if (copy === undefined) return id;
  const suited = `${id}-${copy}`;
  return face(suited).suit ? suited : `${suited}.${where}`;
}
