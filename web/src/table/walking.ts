// The arrows lead from one thing to the next in a list that is one stop for the Tab key.

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Whether the key was one of these. From outside the way leads to the end. */
export function walked(list: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined && key !== "Home" && key !== "End") return false;
  const stops = [...list.querySelectorAll<HTMLElement>("button")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const last = stops.length - 1;
  const to = key === "Home" ? 0 : key === "End" || at < 0 ? last : at + (step ?? 0);
  stops[Math.max(0, Math.min(to, last))]?.focus();
  return true;
}
