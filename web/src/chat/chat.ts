// Chat lines: who wrote them, which are muted, and up to where they were read.

import type { SeatInfo, ChatLine } from "../net/protocol";
import { saveItem, loadItem } from "../settings/storage";

/** The user id of a player at the table; spectators are known only by name. */
export const speakerId = (line: ChatLine, chairs: readonly SeatInfo[]): string =>
  chairs[line.seat]?.person || `name:${line.name}`;

/** The lines without muted people. */
export const unmutedLines = (
  lines: readonly ChatLine[],
  chairs: readonly SeatInfo[],
  muted: readonly string[],
): ChatLine[] => lines.filter((line) => !muted.includes(speakerId(line, chairs)));

/** A spectator has no seat, so no line is certainly theirs. */
export const isMine = (line: ChatLine, seat: number): boolean => seat >= 0 && line.seat === seat;

const KEY = "sixgun.read.";

/** The time of the last line read at a table in this tab. */
export const lastReadAt = (table: string): number =>
  Number(loadItem(KEY + table, "sessionStorage") ?? 0);

/** Marks all lines up to this time as read; returns the time of the last one read. */
export function markRead(table: string, at: number): number {
  const last = Math.max(lastReadAt(table), at);
  saveItem(KEY + table, `${last}`, "sessionStorage");
  return last;
}
