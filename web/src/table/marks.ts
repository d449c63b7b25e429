// What else there is to say about a seat.

import type { Chair, ClassicView, DuelView } from "../net/protocol";

export interface Mark {
  /** of the messages */
  key: string;
  /** of the symbols */
  icon: string;
}

export function marksOf(view: ClassicView | DuelView, seat: number, chair: Chair | null): Mark[] {
  if (view.left.includes(seat)) return [{ key: "table.left", icon: "skip" }];
  if (chair?.kind !== "person" || view.over) return [];
  if (chair.sits_in) return [{ key: "table.bot_sits_in", icon: "bot" }];
  return chair.here ? [] : [{ key: "table.away", icon: "skip" }];
}
