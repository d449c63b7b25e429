// The chairs of a table as the page shows them.

import type { SeatInfo, Presence } from "../net/protocol";
import { botWords } from "../words/options";

/** Adds who is present. Equal names are numbered. */
export function withPresence(seats: readonly SeatInfo[], presence: Presence | null): SeatInfo[] {
  const seen = new Map<string, number>();
  return seats.map((chair, seat) => {
    const count = seen.get(chair.name) ?? 0;
    seen.set(chair.name, count + 1);
    return {
      ...chair,
      name: count === 0 ? chair.name : `${chair.name} ${count + 1}`,
      here: presence?.here[seat] ?? chair.here,
      sits_in: presence?.sits_in[seat] ?? chair.sits_in,
    };
  });
}

export const botLevelName = (chair: SeatInfo) => botWords(chair.bot).name;
