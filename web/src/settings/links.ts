// The links of tournaments that this browser has been given, with what stands behind their #.

import { keep, kept } from "./keeping";

export interface Link {
  id: string;
  name: string;
  secret: string;
}

const MOST = 50;

function linksUnder(key: string): Link[] {
  try {
    const found = JSON.parse(kept(key) ?? "[]") as Link[];
    return found.filter((one) => typeof one.id === "string" && typeof one.secret === "string");
  } catch {
    return [];
  }
}

/** The latest first, none twice. */
function keepUnder(key: string, one: Link): void {
  const others = linksUnder(key).filter((other) => other.id !== one.id);
  keep(key, JSON.stringify([one, ...others].slice(0, MOST)));
}

const JUDGED = "sixgun.judged";
const PLAYED = "sixgun.played";

/** Tournaments that it is judge of. */
export const judgedHere = () => linksUnder(JUDGED);
export const keepJudged = (one: Link) => keepUnder(JUDGED, one);
/** And those that it plays in. */
export const playedHere = () => linksUnder(PLAYED);
export const keepPlayed = (one: Link) => keepUnder(PLAYED, one);

export const judgePath = (id: string, secret: string) => `/judge/${id}#${secret}`;
export const playerPath = (id: string, code: string) => `/me/${id}#${code}`;
export const hallPath = (id: string) => `/hall/${id}`;

/** From a table of a tournament back to it: to one's own page, or to the hall. */
export function backTo(id: string): string {
  const mine = playedHere().find((one) => one.id === id);
  return mine === undefined ? hallPath(id) : playerPath(id, mine.secret);
}

/** A link of this page leads nowhere on another machine. */
export const onlyHere = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** What stands behind the # of the address. */
export const secretHere = () => location.hash.slice(1);
