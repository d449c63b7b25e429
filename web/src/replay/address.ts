// Where a moment is found: "/replay/PLAY?seat=2#140".

import { tryDecode } from "../uri";
import { OPEN } from "./course";

export interface Place {
  seat: number;
  moment: number;
}

const whole = (text: string | null): number | null =>
  text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;

export function placeIn(search: string, hash: string): Place {
  const seat = whole(new URLSearchParams(search).get("seat"));
  const moment = whole(hash.replace(/^#/, ""));
  return { seat: seat ?? OPEN, moment: Math.max(moment ?? 0, 0) };
}

/** Without a play it is the page for records of one's own. */
export function addressOf(play: string, place: Place): string {
  const path = play === "" ? "/replay" : `/replay/${encodeURIComponent(play)}`;
  const seat = place.seat === OPEN ? "" : `?seat=${place.seat}`;
  return `${path}${seat}${place.moment === 0 ? "" : `#${place.moment}`}`;
}

/** The play that somebody means: its id, or an address that has it. */
export function playIn(text: string): string {
  const found = /\/(?:replay|api\/records)\/([^/?#\s]+)/.exec(text);
  return found?.[1] === undefined ? text.trim() : (tryDecode(found[1]) ?? found[1]);
}
