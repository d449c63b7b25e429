// Who sits around a table, as the page calls them.

import type { Chair, Presence } from "../net/protocol";
import { find, say } from "../words/language.svelte";

/** With who is there by now. Bots have names of their own, and of equal names each has a number. */
export function chairsNow(seats: readonly Chair[], presence: Presence | null): Chair[] {
  const names = say("table.bot_names").split("|");
  const used = new Map<string, number>();
  return seats.map((chair, seat) => {
    const name = (chair.kind === "bot" ? names[seat] : undefined) ?? chair.name;
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

/** What a bot can, in words. */
export function levelOf(chair: Chair): string {
  const level = chair.bot.split(":")[0] ?? "";
  const key = `table.bots.${level}`;
  return find(key) === undefined ? level : say(key);
}
