// Short messages at the edge of the page that disappear by themselves.

import { untrack } from "svelte";

import { explainError } from "./explainError";

export type Tone = "plain" | "good" | "bad";

export interface Toast {
  id: number;
  text: string;
  tone: Tone;
}

const MAX_TOASTS = 3;
const BASE_TIME = 4000; // milliseconds
const TIME_PER_LETTER = 45; // milliseconds

let shown = $state.raw<Toast[]>([]);
let last = 0;

export const toasts = () => shown;

export function toast(text: string, tone: Tone = "plain"): void {
  const id = ++last;
  const others = untrack(() => shown).filter((other) => other.text !== text);
  shown = [...others, { id, text, tone }].slice(-MAX_TOASTS);
  setTimeout(() => dismiss(id), BASE_TIME + TIME_PER_LETTER * text.length);
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}

/** Runs a request; if it fails, a toast says why. Returns whether it succeeded. */
export async function toastErrors(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    toast(explainError(error), "bad");
    return false;
  }
}
