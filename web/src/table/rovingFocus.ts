// Roving focus: the arrow keys move the focus within a list that is one Tab stop.

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Returns whether the key was handled. From outside the list the focus moves to its end. */
export function moveFocus(list: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined && key !== "Home" && key !== "End") return false;
  const stops = [...list.querySelectorAll<HTMLElement>("button")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const last = stops.length - 1;
  const to = key === "Home" ? 0 : key === "End" || at < 0 ? last : at + (step ?? 0);
  stops[Math.max(0, Math.min(to, last))]?.focus();
  return true;
}
