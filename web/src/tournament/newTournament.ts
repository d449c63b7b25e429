// The form for a new tournament as data, and the request it becomes.

import type { ClockRules, NewTournament } from "../net/protocol";

export const CLOCKS = ["none", "quick", "usual", "slow"] as const;
export const ABSENCES = [0, 2, 4, 8];
export const DELAYS = [0, 30, 120];

export interface TournamentOptions {
  name: string;
  online: boolean;
  clock: (typeof CLOCKS)[number];
  /** missed decisions in a row after which a seat becomes passive; 0: never */
  absent: number;
  tempo: boolean;
  delay: number;
}

/** Seconds for each decision, and the bank for a whole game. */
const SECONDS: Record<TournamentOptions["clock"], ClockRules> = {
  none: {},
  quick: { decision: 10, bank: 120 },
  usual: { decision: 20, bank: 300 },
  slow: { decision: 40, bank: 900 },
};

export const defaultOptions = (): TournamentOptions => ({
  name: "",
  online: false,
  clock: "usual",
  absent: 4,
  tempo: true,
  delay: 0,
});

/** Options for online tables are left out otherwise. */
export function newTournamentRequest({
  name,
  online,
  clock,
  absent,
  tempo,
  delay,
}: TournamentOptions): NewTournament {
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
