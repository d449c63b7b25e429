// Finds what is under a dragged card, and plays the card when it is dropped.

import { CONFIRM, type Handle } from "../game/movePath";
import type { MoveSelection } from "../game/moveSelection.svelte";
import type { PlayerInput } from "../table/playerInput.svelte";

/** A possible target, "discards", "table", or null. */
export function dropTargetAt(x: number, y: number, selection: MoveSelection): Handle | null {
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

export function dropCard(x: number, y: number, input: PlayerInput): void {
  const target = dropTargetAt(x, y, input.selection);
  const hasUses = [...input.selection.next.keys()].some((handle) => handle.startsWith("as:"));
  if (target === "table" || target === "discards") input.confirm();
  else if (target !== null) input.touch(target);
  else if (!hasUses) input.cancel();
}
