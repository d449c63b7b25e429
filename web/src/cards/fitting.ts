// Text that fits its card: first the picture gives way, then the letters shrink a little, at last the
// end is left out. Cards grow with their width, so what fits once fits everywhere at that width.

/** The picture as large as it should be: every card begins so. */
export const FIRST = 0;
const LAST = 4; // leaves out what is too much

const known = new Map<string, number>();
let fontsAreThere = false;
if (typeof document !== "undefined" && "fonts" in document) {
  void document.fonts.ready.then(() => (fontsAreThere = true));
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
  if (!fontsAreThere) void document.fonts.ready.then(again);
  return () => sizes.disconnect();
};
