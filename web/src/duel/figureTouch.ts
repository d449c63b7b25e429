// The state of a figure for the player, and what a touch does.

import type { PlayerInput } from "../table/playerInput.svelte";
import type { DuelModel } from "./duelModel";
import { figureHandles } from "./sides";

type State = ReturnType<PlayerInput["state"]>;
type Duel = Pick<DuelModel, "input" | "view">;

const ACTIVE_STATES = new Set<State>(["may", "target", "chosen"]);

export function figureState({ input, view }: Duel, figure: number, own: boolean): State {
  if (input === null) return "";
  const states = figureHandles(view, figure, own).map((handle) => input.state(handle));
  return states.find((state) => ACTIVE_STATES.has(state)) ?? states[0] ?? "";
}

/** Touches the figure; returns false if that has no meaning in the game, so that its card is shown. */
export function touchDuelFigure({ input, view }: Duel, figure: number, own: boolean): boolean {
  if (input === null || input.asked === null) return false;
  const handles = figureHandles(view, figure, own);
  const live = handles.find((handle) => ACTIVE_STATES.has(input.state(handle)));
  if (live !== undefined) return input.touch(live) || true;
  if (!input.needsTarget) return false;
  input.touch(handles[0] ?? "");
  return true;
}
