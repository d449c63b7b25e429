// The outlines of the icons, each half fetched when something of it is first shown.

type Outlines = Record<string, string>;

let page = $state.raw<Outlines | null>(null);
let cards = $state.raw<Outlines | null>(null);
let asked: Promise<void> | null = null;
let askedCards: Promise<void> | null = null;

async function fetchPage(): Promise<void> {
  page = (await import("virtual:icons")).default;
}

async function fetchCards(): Promise<void> {
  cards = (await import("virtual:icons/cards")).default;
}

/** Its outline, or "" until it is there. */
export function outline(name: string): string {
  return page?.[name] ?? cards?.[name] ?? "";
}

/** Sees to it that the icon will be there. */
export async function want(name: string): Promise<void> {
  await (asked ??= fetchPage());
  if (page && !(name in page)) await (askedCards ??= fetchCards());
}
