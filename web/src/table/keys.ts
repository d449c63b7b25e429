// Keys of a table. What they mean is written in Keys.svelte.

import { CONFIRM } from "../game/movePath";
import type { GameView } from "../net/protocol";
import { manner } from "./manner";
import type { PlayerInput } from "./playerInput.svelte";

export interface Wishes {
  input: PlayerInput | null;
  view: GameView | null;
  hint: () => void;
  log: () => void;
  chat: () => void;
  help: () => void;
  /** what the board itself does with a key, if it does anything */
  board?: (event: KeyboardEvent) => boolean;
  /** closes whatever is open; whether there was anything */
  close: () => boolean;
}

const WRITES = "input:not([role=spinbutton]), textarea, select, [contenteditable]";

/** Whether the key was one of ours. */
export function pressed(event: KeyboardEvent, wishes: Wishes): boolean {
  const { input } = wishes;
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(`${WRITES}, dialog`)) {
    return false;
  }
  if (wishes.board?.(event)) return true;
  if (event.key === "Escape") return input?.cancel() === true || wishes.close();
  if (event.key === "?") return done(wishes.help);
  const key = event.key.toLowerCase();
  if (key === "l") return done(wishes.log);
  if (key === "c") return done(wishes.chat);
  if (key === "i") return lookedAt(target);
  if (input === null || input.asked === null || wishes.view === null) return false;
  if (key === "h") return done(wishes.hint);
  if (key === "e") return made(input, "end");
  if (key === "s") return made(input, "skip");
  if (/^[1-9]$/.test(key)) return numbered(input, wishes.view, Number(key) - 1);
  if (key === "arrowright" || key === "arrowdown") return step(input, 1);
  if (key === "arrowleft" || key === "arrowup") return step(input, -1);
  // A button that has the focus is pressed by these keys itself.
  if (target?.closest("button, a, [role=switch]") && !isSpent(target, input)) return false;
  if (key === " ") return made(input, "pass");
  if (key === "enter" && input.selection.next.has(CONFIRM)) return done(() => input.confirm());
  return false;
}

/** What was touched for an earlier choice and still has the focus, though it means nothing now. */
function isSpent(target: Element, { selection }: PlayerInput): boolean {
  const handle = target.closest<HTMLElement>("[data-handle]")?.dataset["handle"];
  return (
    handle !== undefined && !selection.next.has(handle) && !selection.selected.includes(handle)
  );
}

/** As with the right button of a mouse. */
const lookedAt = (target: Element | null): boolean =>
  target?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })) ===
  false;

function done(wish: () => void): boolean {
  wish();
  return true;
}

function made(input: PlayerInput, verb: string): boolean {
  const move = input.asked?.moves.find((one) => one.verb === verb);
  if (move !== undefined) input.sendMove(move);
  return move !== undefined;
}

/** The choice, the card on offer or the card of the hand with this number. */
function numbered(input: PlayerInput, view: GameView, at: number): boolean {
  if (input.asked === null) return false;
  const how = manner(input.asked, view);
  if (how === "panel") {
    const move = input.asked.moves[at];
    if (move !== undefined) input.sendMove(move);
    return move !== undefined;
  }
  const card = (how === "offer" ? view.aside : view.hand)[at];
  if (card === undefined) return false;
  const offered = input.asked.moves.find((move) => move.card === card);
  if (how === "offer" && offered) input.sendMove(offered);
  else input.touch(`card:${card}`);
  return true;
}

/** The focus goes to the next thing that can be touched. */
function step(input: PlayerInput, by: 1 | -1): boolean {
  const { next } = input.selection;
  const found = [...document.querySelectorAll<HTMLElement>("[data-handle]")].filter((element) => {
    const handle = element.dataset["handle"] ?? "";
    return next.has(handle) && element.offsetParent !== null;
  });
  if (found.length === 0) return false;
  const here = found.indexOf(document.activeElement as HTMLElement);
  const to = here < 0 ? (by > 0 ? 0 : found.length - 1) : (here + by + found.length) % found.length;
  found[to]?.focus();
  return true;
}
