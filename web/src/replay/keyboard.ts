// Keyboard shortcuts of the replay.

import type { ReplayPlayer } from "./replayPlayer.svelte";

/** Whether the key scrolls a region that overflows. */
function scrolls(target: Element, key: string): boolean {
  const region = target.closest("[role=region]");
  if (region === null || (key !== "ArrowLeft" && key !== "ArrowRight")) return false;
  return region.scrollWidth > region.clientWidth;
}

/** Handles a key unless the focused element needs it; returns whether it did. */
export function handleKey(event: KeyboardEvent, player: ReplayPlayer): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof Element && target.closest("dialog, input, select, textarea")) return false;
  const onButton = target instanceof Element && target.closest("button, a") !== null;
  if (target instanceof Element && !event.shiftKey && scrolls(target, event.key)) return false;
  switch (event.key) {
    case " ":
    case "k":
      if (onButton && event.key === " ") return false;
      player.toggle();
      return true;
    case "ArrowLeft":
      if (event.shiftKey) player.stepTurn(-1);
      else player.step(-1);
      return true;
    case "ArrowRight":
      if (event.shiftKey) player.stepTurn(1);
      else player.step(1);
      return true;
    case "Home":
      player.jump(0);
      return true;
    case "End":
      player.jump(player.playback.last);
      return true;
    case "+":
      player.changeSpeed(1);
      return true;
    case "-":
      player.changeSpeed(-1);
      return true;
    default:
      return false;
  }
}
