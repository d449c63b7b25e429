// Where a dragged card is, and what it means to let it go there.

import { CONFIRM, type Handle } from "../game/movePath";
import type { MoveSelection } from "../game/moveSelection.svelte";
import type { PlayerInput } from "./playerInput.svelte";

/** What lies there: something to aim at, "discards", "table", or nothing of use. */
export function under(x: number, y: number, selection: MoveSelection): Handle | null {
  const { next } = selection;
  const elements = document.elementsFromPoint(x, y);
  for (const element of elements) {
    const handle = element.closest<HTMLElement>("[data-handle]")?.dataset["handle"];
    if (handle !== undefined && next.has(handle)) return handle;
  }
  for (const element of elements) {
    if (element.closest("[data-place='hand']")) return null;
    const place = element.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
    if (place !== undefined && next.has(CONFIRM)) return place;
  }
  return null;
}

export function drop(x: number, y: number, input: PlayerInput): void {
  const found = under(x, y, input.selection);
  const ways = [...input.selection.next.keys()].some((handle) => handle.startsWith("as:"));
  if (found === "table" || found === "discards") input.confirm();
  else if (found !== null) input.touch(found);
  else if (!ways) input.cancel();
}
