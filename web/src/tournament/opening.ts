// A tournament as it is wished for in the form, and the wish that comes of it.

import type { ClockRules, NewTournament } from "../net/protocol";

export const CLOCKS = ["none", "quick", "usual", "slow"] as const;
export const ABSENCES = [0, 2, 4, 8];
export const DELAYS = [0, 30, 120];

export interface Wish {
  name: string;
  online: boolean;
  clock: (typeof CLOCKS)[number];
  /** decisions missed in a row, after which a seat is passive; 0: never */
  absent: number;
  tempo: boolean;
  delay: number;
}

/** Seconds for a decision, and the bank of a whole game. */
const SECONDS: Record<Wish["clock"], ClockRules> = {
  none: {},
  quick: { decision: 10, bank: 120 },
  usual: { decision: 20, bank: 300 },
  slow: { decision: 40, bank: 900 },
};

export const newWish = (): Wish => ({
  name: "",
  online: false,
  clock: "usual",
  absent: 4,
  tempo: true,
  delay: 0,
});

/** What concerns tables on the server is said only of those. */
export function wishOf({ name, online, clock, absent, tempo, delay }: Wish): NewTournament {
  if (!online) return { name: name.trim(), online };
  return {
    name: name.trim(),
    online,
    clock: SECONDS[clock],
    absent_after: absent,
    tempo,
    delay,
  };
}
