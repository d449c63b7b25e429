// Who said what, and whom one does not want to hear.

import type { Chair, ChatLine } from "../net/protocol";

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
