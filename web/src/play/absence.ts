// Detects that everybody waits for a player who has left.

import type { PendingDecision, SeatInfo } from "../net/protocol";

/** Milliseconds; a page reload takes less. */
export const GRACE_PERIOD = 4000;

export interface Absence {
  seat: number;
  name: string;
  /** this user may let a bot play */
  mayReplace: boolean;
  /** the name of the host, who may do so; "" if the host has no seat */
  host: string;
}

/** The host may replace other players by a bot; any player may replace the host. */
export function findAbsence(
  asked: PendingDecision | null,
  chairs: readonly SeatInfo[],
  host: string,
  me: { seat: number; person: string },
): Absence | null {
  const chair = chairs[asked?.seat ?? -1];
  if (asked === null || asked.seat === me.seat || chair?.kind !== "person") return null;
  if (chair.here || chair.sits_in) return null;
  return {
    seat: asked.seat,
    name: chair.name,
    mayReplace: me.person === host || (chair.person === host && me.seat >= 0),
    host: chair.person === host ? "" : (chairs.find((one) => one.person === host)?.name ?? ""),
  };
}
