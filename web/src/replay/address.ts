// The address of a moment: "/replay/PLAY?seat=2#140".

import { tryDecode } from "../uri";
import { ALL_OPEN } from "./replayTimeline";

export interface Place {
  seat: number;
  moment: number;
}

const parseInteger = (text: string | null): number | null =>
  text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;

export function parsePlace(search: string, hash: string): Place {
  const seat = parseInteger(new URLSearchParams(search).get("seat"));
  const moment = parseInteger(hash.replace(/^#/, ""));
  return { seat: seat ?? ALL_OPEN, moment: Math.max(moment ?? 0, 0) };
}

/** Without a play, the page where you choose a game. */
export function replayPath(play: string, place: Place): string {
  const path = play === "" ? "/replay" : `/replay/${encodeURIComponent(play)}`;
  const seat = place.seat === ALL_OPEN ? "" : `?seat=${place.seat}`;
  return `${path}${seat}${place.moment === 0 ? "" : `#${place.moment}`}`;
}

/** The play id in a text: the id itself, or a link with it. */
export function parsePlayId(text: string): string {
  const found = /\/(?:replay|api\/records)\/([^/?#\s]+)/.exec(text);
  return found?.[1] === undefined ? text.trim() : (tryDecode(found[1]) ?? found[1]);
}
