// Somebody has gone, and everybody waits for him.

import type { Asked, Chair } from "../net/protocol";

/** After which he has not only loaded the page anew, in milliseconds. */
export const GRACE = 4000;

export interface Absence {
  seat: number;
  name: string;
  /** whoever asks may have a bot play */
  mine: boolean;
  /** who else may, by name; "" if he has no seat */
  host: string;
}

/** For the host's own cards anybody who plays may ask for a bot, for others' the host alone. */
export function absence(
  asked: Asked | null,
  chairs: readonly Chair[],
  host: string,
  me: { seat: number; person: string },
): Absence | null {
  const chair = chairs[asked?.seat ?? -1];
  if (asked === null || asked.seat === me.seat || chair?.kind !== "person") return null;
  if (chair.here || chair.sits_in) return null;
  return {
    seat: asked.seat,
    name: chair.name,
    mine: me.person === host || (chair.person === host && me.seat >= 0),
    host: chair.person === host ? "" : (chairs.find((one) => one.person === host)?.name ?? ""),
  };
}
