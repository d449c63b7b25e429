// Keyboard shortcuts at a table. ShortcutsDialog.svelte lists them.

import { CONFIRM } from "../game/movePath";
import type { GameView } from "../net/protocol";
import { decisionLayout } from "../table/decisionLayout";
import type { PlayerInput } from "../table/playerInput.svelte";

export interface ShortcutActions {
  input: PlayerInput | null;
  view: GameView | null;
  hint: () => void;
  log: () => void;
  chat: () => void;
  help: () => void;
  /** shortcuts of the board itself; returns whether it handled the key */
  board?: (event: KeyboardEvent) => boolean;
  /** closes what is open; returns whether there was anything */
  close: () => boolean;
}

const TEXT_FIELDS = "input:not([role=spinbutton]), textarea, select, [contenteditable]";

/** Returns whether the key was handled. */
export function handleShortcut(event: KeyboardEvent, actions: ShortcutActions): boolean {
  const { input } = actions;
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(`${TEXT_FIELDS}, dialog`)) {
    return false;
  }
  if (actions.board?.(event)) return true;
  if (event.key === "Escape") return input?.cancel() === true || actions.close();
  if (event.key === "?") return run(actions.help);
  const key = event.key.toLowerCase();
  if (key === "l") return run(actions.log);
  if (key === "c") return run(actions.chat);
  if (key === "i") return openCard(target);
  if (input === null || input.asked === null || actions.view === null) return false;
  if (key === "h") return run(actions.hint);
  if (key === "e") return sendVerb(input, "end");
  if (key === "s") return sendVerb(input, "skip");
  if (/^[1-9]$/.test(key)) return chooseNumber(input, actions.view, Number(key) - 1);
  if (key === "arrowright" || key === "arrowdown") return moveFocusBy(input, 1);
  if (key === "arrowleft" || key === "arrowup") return moveFocusBy(input, -1);
  // The browser handles these keys for a focused button.
  if (target?.closest("button, a, [role=switch]") && !isStale(target, input)) return false;
  if (key === " ") return sendVerb(input, "pass");
  if (key === "enter" && input.selection.next.has(CONFIRM)) return run(() => input.confirm());
  return false;
}

/** A handle of an earlier selection that still has the focus but has no effect now. */
function isStale(target: Element, { selection }: PlayerInput): boolean {
  const handle = target.closest<HTMLElement>("[data-handle]")?.dataset["handle"];
  return (
    handle !== undefined && !selection.next.has(handle) && !selection.selected.includes(handle)
  );
}

/** Same as a right click. */
const openCard = (target: Element | null): boolean =>
  target?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })) ===
  false;

function run(action: () => void): boolean {
  action();
  return true;
}

function sendVerb(input: PlayerInput, verb: string): boolean {
  const move = input.asked?.moves.find((one) => one.verb === verb);
  if (move !== undefined) input.sendMove(move);
  return move !== undefined;
}

/** Chooses the answer, the card on offer or the card in hand with this number. */
function chooseNumber(input: PlayerInput, view: GameView, at: number): boolean {
  if (input.asked === null) return false;
  const layout = decisionLayout(input.asked, view);
  if (layout === "panel") {
    const move = input.asked.moves[at];
    if (move !== undefined) input.sendMove(move);
    return move !== undefined;
  }
  const card = (layout === "offer" ? view.aside : view.hand)[at];
  if (card === undefined) return false;
  const offered = input.asked.moves.find((move) => move.card === card);
  if (layout === "offer" && offered) input.sendMove(offered);
  else input.touch(`card:${card}`);
  return true;
}

/** Moves the focus to the next selectable element. */
function moveFocusBy(input: PlayerInput, by: 1 | -1): boolean {
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
