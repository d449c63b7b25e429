// How a character looks to whoever may touch him, and what a touch comes to.

import type { DuelView } from "../net/protocol";
import type { PlayerInput } from "../table/playerInput.svelte";
import { handlesOf } from "./sides";

type State = ReturnType<PlayerInput["state"]>;

const LIVE = new Set<State>(["may", "target", "chosen"]);

export function figureState(
  input: PlayerInput | null,
  view: DuelView,
  figure: number,
  own: boolean,
): State {
  if (input === null) return "";
  const states = handlesOf(view, figure, own).map((handle) => input.state(handle));
  return states.find((state) => LIVE.has(state)) ?? states[0] ?? "";
}

/** Whether the touch was meant for the game; otherwise somebody only wants to look. */
export function figureTouched(
  input: PlayerInput | null,
  view: DuelView,
  figure: number,
  own: boolean,
): boolean {
  if (input === null || input.asked === null) return false;
  const handles = handlesOf(view, figure, own);
  const live = handles.find((handle) => LIVE.has(input.state(handle)));
  if (live !== undefined) return input.touch(live) || true;
  if (!input.needsTarget) return false;
  input.touch(handles[0] ?? "");
  return true;
}
