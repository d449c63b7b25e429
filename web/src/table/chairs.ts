// Who sits around a table, as the page calls them.

import type { Chair, Presence } from "../net/protocol";
import { botWords } from "../words/options";

/** With who is there by now. Of equal names each has a number. */
export function chairsNow(seats: readonly Chair[], presence: Presence | null): Chair[] {
  const used = new Map<string, number>();
  return seats.map((chair, seat) => {
    const before = used.get(chair.name) ?? 0;
    used.set(chair.name, before + 1);
    return {
      ...chair,
      name: before === 0 ? chair.name : `${chair.name} ${before + 1}`,
      here: presence?.here[seat] ?? chair.here,
      sits_in: presence?.sits_in[seat] ?? chair.sits_in,
    };
  });
}

/** What a bot can, in words. */
export const levelOf = (chair: Chair) => botWords(chair.bot).name;
