// Who sits around a table, as the page calls them.

import type { Chair, Presence } from "../net/protocol";
import { find, say } from "../words/language.svelte";

/** With who is there by now. Bots are called by what they can; of equal names each has a number. */
export function chairsNow(seats: readonly Chair[], presence: Presence | null): Chair[] {
  const used = new Map<string, number>();
  return seats.map((chair, seat) => {
    const key = `table.bots.${chair.bot.split(":")[0] ?? ""}`;
    const name = chair.kind === "bot" && find(key) !== undefined ? say(key) : chair.name;
    const before = used.get(name) ?? 0;
    used.set(name, before + 1);
    return {
      ...chair,
      name: before === 0 ? name : `${name} ${before + 1}`,
      here: presence?.here[seat] ?? chair.here,
      sits_in: presence?.sits_in[seat] ?? chair.sits_in,
    };
  });
}
