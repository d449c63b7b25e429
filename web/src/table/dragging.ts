// Where a dragged card is, and what it means to let it go there.

import type { Choice } from "../game/choice.svelte";
import { GO, type Handle } from "../game/choosing";
import type { Hands } from "./hands.svelte";

/** What lies there: something to aim at, "discards", "table", or nothing of use. */
export function under(x: number, y: number, choice: Choice): Handle | null {
  const { next } = choice;
  const elements = document.elementsFromPoint(x, y);
  for (const element of elements) {
    const handle = element.closest<HTMLElement>("[data-handle]")?.dataset["handle"];
    if (handle !== undefined && next.has(handle)) return handle;
  }
  for (const element of elements) {
    if (element.closest("[data-place='hand']")) return null;
    const place = element.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
    if (place !== undefined && next.has(GO)) return place;
  }
  return null;
}

export function drop(x: number, y: number, hands: Hands): void {
  const found = under(x, y, hands.choice);
  const ways = [...hands.choice.next.keys()].some((handle) => handle.startsWith("way:"));
  if (found === "table" || found === "discards") hands.go();
  else if (found !== null) hands.touch(found);
  else if (!ways) hands.back();
}
