// Who said what, and whom one does not want to hear.

import type { Chair, ChatLine } from "../net/protocol";
import { keep, kept } from "../settings/keeping";

/** People are known by their seat's id, and onlookers only by their name. */
export const speaker = (line: ChatLine, chairs: readonly Chair[]): string =>
  chairs[line.seat]?.person || `name:${line.name}`;

/** What is left when those are silent. */
export const heard = (
  lines: readonly ChatLine[],
  chairs: readonly Chair[],
  muted: readonly string[],
): ChatLine[] => lines.filter((line) => !muted.includes(speaker(line, chairs)));

/** Onlookers have no seat: nothing that is said is theirs for sure. */
export const isMine = (line: ChatLine, seat: number): boolean => seat >= 0 && line.seat === seat;

const KEY = "sixgun.read.";

/** The time of the last line that was read at a table, in this tab. */
export const readUpTo = (table: string): number => Number(kept(KEY + table, "sessionStorage") ?? 0);

/** Up to this line all has been read, or further already; how far. */
export function hasRead(table: string, at: number): number {
  const last = Math.max(readUpTo(table), at);
  keep(KEY + table, `${last}`, "sessionStorage");
  return last;
}
