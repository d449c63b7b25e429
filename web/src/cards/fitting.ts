// Text that fits its card: first the picture gives way, then the letters shrink a little, at last the
// end is left out. Cards grow with their width, so what fits once fits everywhere at that width.

/** The picture as large as it should be: every card begins so. */
export const FIRST = 0;
/** Leaves out what is too much. */
export const LAST = 5;

const known = new Map<string, number>();
let fontsAreThere = false;
let fonts: Promise<void> | null = null;

/** Measured in another typeface than the one they are set in, words would fit by chance. */
function typefaces(): Promise<void> {
  fonts ??= Promise.all([
    document.fonts.load("600 12px Bitter"),
    document.fonts.load("800 16px Besley"),
  ]).then(() => {
    fontsAreThere = true;
  });
  return fonts;
}

const overflows = (node: HTMLElement) => node.scrollHeight > node.clientHeight + 1;

/** How many whole lines there is room for. */
function lines(text: HTMLElement): number {
  const line = Number.parseFloat(getComputedStyle(text).lineHeight) || 14;
  return Math.max(1, Math.floor((text.clientHeight + 1) / line));
}

function step(card: HTMLElement, text: HTMLElement, at: number): void {
  card.dataset["fit"] = String(Math.min(at, LAST - 1));
  if (at < LAST) return;
  text.style.setProperty("--lines", String(lines(text)));
  card.dataset["fit"] = String(LAST);
}

function fit(card: HTMLElement, text: HTMLElement, key: string): void {
  if (text.clientWidth === 0) return; // not shown, or without words at this size
  const name = `${key} ${card.offsetWidth}`;
  let at = known.get(name) ?? FIRST;
  step(card, text, at);
  while (at < LAST && overflows(text)) step(card, text, (at += 1));
  if (fontsAreThere) known.set(name, at);
}

/** For `{@attach}` on a card: `text` finds in it what has to fit, `key` tells its words apart. */
export const fitted = (text: string, key: string) => (card: HTMLElement) => {
  const node = card.querySelector<HTMLElement>(text);
  if (node === null || typeof ResizeObserver === "undefined") return undefined;
  const again = () => fit(card, node, key);
  const sizes = new ResizeObserver(again);
  sizes.observe(card);
  if (!fontsAreThere) typefaces().then(again, again);
  return () => sizes.disconnect();
};

/** A name shrinks if its longest word is longer than its card has room for: the share of its size. */
export function nameShare(name: string, letters: number): number {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return Math.max(0.6, Math.min(1, letters / longest));
}
