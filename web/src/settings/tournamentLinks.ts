// Tournament links that this browser remembers, with the secret after their #, and paths to tournaments.

import { saveItem, loadItem } from "./storage";

export interface TournamentLink {
  id: string;
  name: string;
  secret: string;
}

const MAX_LINKS = 50;

function loadLinks(key: string): TournamentLink[] {
  try {
    const links = JSON.parse(loadItem(key) ?? "[]") as TournamentLink[];
    return links.filter((link) => typeof link.id === "string" && typeof link.secret === "string");
  } catch {
    return [];
  }
}

/** Newest first, one for each tournament. */
function saveLink(key: string, link: TournamentLink): void {
  const others = loadLinks(key).filter((other) => other.id !== link.id);
  saveItem(key, JSON.stringify([link, ...others].slice(0, MAX_LINKS)));
}

const JUDGE_KEY = "sixgun.judged";
const PLAYER_KEY = "sixgun.played";

/** Tournaments that this browser judges. */
export const judgeLinks = () => loadLinks(JUDGE_KEY);
export const saveJudgeLink = (link: TournamentLink) => saveLink(JUDGE_KEY, link);
/** Tournaments that this browser plays in. */
export const playerLinks = () => loadLinks(PLAYER_KEY);
export const savePlayerLink = (link: TournamentLink) => saveLink(PLAYER_KEY, link);

export const judgePath = (id: string, secret: string) => `/judge/${id}#${secret}`;
export const playerPath = (id: string, code: string) => `/me/${id}#${code}`;
export const hallPath = (id: string) => `/hall/${id}`;

/** From a table back to its tournament: to the player's own page, or to the hall. */
export function tournamentPath(id: string): string {
  const mine = playerLinks().find((link) => link.id === id);
  return mine === undefined ? hallPath(id) : playerPath(id, mine.secret);
}

/** Links to this address do not work on another machine. */
export const isLocalhost = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** The secret after the # of the current address. */
export const secretInHash = () => location.hash.slice(1);
