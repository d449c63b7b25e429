// Short news at the edge of the page, which go by themselves.

import { untrack } from "svelte";

export type Tone = "plain" | "good" | "bad";

export interface Toast {
  id: number;
  text: string;
  tone: Tone;
}

const MOST = 3;
const STAY = 4000; // milliseconds, and some for each letter
const LETTER = 45;

let shown = $state.raw<Toast[]>([]);
let last = 0;

export const toasts = () => shown;

export function toast(text: string, tone: Tone = "plain"): void {
  const id = ++last;
  const others = untrack(() => shown).filter((other) => other.text !== text);
  shown = [...others, { id, text, tone }].slice(-MOST);
  setTimeout(() => dismiss(id), STAY + LETTER * text.length);
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}
