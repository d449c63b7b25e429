// The clock and the help that a table offers for a decision.

import type { ClockState, Hint } from "../net/protocol";

export interface DecisionHelp {
  clock: (ClockState & { since: number }) | null;
  /** the time for a decision, in milliseconds */
  decisionTime: number;
  /** seconds that a player may ask for */
  extraSeconds: number;
  hint: Hint | null;
  /** null where hints are not allowed */
  askHint: (() => void) | null;
  askMoreTime: () => void;
}
