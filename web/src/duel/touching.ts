// How a character looks to whoever may touch him, and what a touch comes to.

import type { DuelView } from "../net/protocol";
import type { Hands } from "../table/hands.svelte";
import { handlesOf } from "./sides";

type State = ReturnType<Hands["state"]>;

const LIVE = new Set<State>(["may", "target", "chosen"]);

export function figureState(
  hands: Hands | null,
  view: DuelView,
  figure: number,
  own: boolean,
): State {
  if (hands === null) return "";
  const states = handlesOf(view, figure, own).map((handle) => hands.state(handle));
  return states.find((state) => LIVE.has(state)) ?? states[0] ?? "";
}

/** Whether the touch was meant for the game; otherwise somebody only wants to look. */
export function figureTouched(
  hands: Hands | null,
  view: DuelView,
  figure: number,
  own: boolean,
): boolean {
  if (hands === null || hands.asked === null) return false;
  const handles = handlesOf(view, figure, own);
  const live = handles.find((handle) => LIVE.has(hands.state(handle)));
  if (live !== undefined) return hands.touch(live) || true;
  if (!hands.aims) return false;
  hands.touch(handles[0] ?? "");
  return true;
}
