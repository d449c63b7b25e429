// Fits text into its card. First the picture shrinks, then the letters, and finally the end of the
// text is cut. Cards scale with their width, so a result holds for every card of that width.

/** Full-size picture: the step every card starts with. */
export const FIRST_STEP = 0;
/** Cuts the end of the text. */
export const LAST_STEP = 5;

const cache = new Map<string, number>();
let fontsLoaded = false;
let fonts: Promise<void> | null = null;

/** The text must be measured in its own fonts. */
function loadFonts(): Promise<void> {
  fonts ??= Promise.all([
    document.fonts.load("600 12px Bitter"),
    document.fonts.load("800 16px Besley"),
  ]).then(() => {
    fontsLoaded = true;
  });
  return fonts;
}

const overflows = (node: HTMLElement) => node.scrollHeight > node.clientHeight + 1;

/** The number of whole lines that fit. */
function lines(text: HTMLElement): number {
  const line = Number.parseFloat(getComputedStyle(text).lineHeight) || 14;
  return Math.max(1, Math.floor((text.clientHeight + 1) / line));
}

function applyStep(card: HTMLElement, text: HTMLElement, at: number): void {
  card.dataset["fit"] = String(Math.min(at, LAST_STEP - 1));
  if (at < LAST_STEP) return;
  text.style.setProperty("--lines", String(lines(text)));
  card.dataset["fit"] = String(LAST_STEP);
}

function fit(card: HTMLElement, text: HTMLElement, key: string): void {
  if (text.clientWidth === 0) return; // hidden, or without text at this size
  const name = `${key} ${card.offsetWidth}`;
  let at = cache.get(name) ?? FIRST_STEP;
  applyStep(card, text, at);
  while (at < LAST_STEP && overflows(text)) applyStep(card, text, (at += 1));
  if (fontsLoaded) cache.set(name, at);
}

/** For `{@attach}` on the text of a card; `key` identifies its content. */
export const fitText = (key: string) => (node: HTMLElement) => {
  const card = node.closest<HTMLElement>("[data-fit]");
  if (card === null || typeof ResizeObserver === "undefined") return undefined;
  const refit = () => fit(card, node, key);
  const sizes = new ResizeObserver(refit);
  sizes.observe(card);
  if (!fontsLoaded) loadFonts().then(refit, refit);
  return () => sizes.disconnect();
};

/** Scales a name down if its longest word is too long for the card: a factor of the font size. */
export function nameScale(name: string, letters: number): number {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return Math.max(0.6, Math.min(1, letters / longest));
}
