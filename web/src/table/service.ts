// What a table does for whoever is asked.

import type { Clock, Hint } from "../net/protocol";

export interface Service {
  clock: (Clock & { since: number }) | null;
  /** the time for a decision, in milliseconds */
  whole: number;
  /** seconds that may be asked for */
  more: number;
  hint: Hint | null;
  /** none where advice is not allowed */
  askHint: (() => void) | null;
  moreTime: () => void;
}
