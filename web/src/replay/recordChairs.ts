// The players of a record from the names in it: "ann", "gunslinger_2".

import type { SeatInfo } from "../net/protocol";
import { withPresence } from "../table/chairs";
import { findMessage } from "../words/language.svelte";

const NUMBERED = /_\d+$/;

export function chairsFromNames(names: readonly string[]): SeatInfo[] {
  const chairs = names.map((name): SeatInfo => {
    const level = name.replace(NUMBERED, "");
    const bot = findMessage(`options.bots.${level}.name`) === undefined ? "" : level;
    const kind = bot === "" ? "person" : "bot";
    return { kind, name: humanize(name), bot, person: "", here: true, sits_in: false };
  });
  return withPresence(chairs, null);
}

function humanize(name: string): string {
  const words = name.split("_").filter(Boolean);
  return words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)).join(" ");
}
