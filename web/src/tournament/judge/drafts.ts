// Record sheets that were left half entered: while the console is open nothing of them is lost.

import type { DrawnTable } from "../../net/protocol";
import { draftOf, type Draft } from "./sheet";

export interface Half {
  draft: Draft;
  /** why it is corrected, as far as it was typed */
  reason: string;
}

interface Kept extends Half {
  /** who sat there, and which result it corrects */
  upon: string;
}

const placeOf = (round: number, table: DrawnTable) => `${round} ${table.number}`;
const standingOn = (table: DrawnTable) =>
  `${table.entry} ${table.seats.map((seat) => seat.player).join()}`;

export class Drafts {
  private readonly kept = new Map<string, Kept>();

  /** Null if nothing was entered, or the table has reported or was drawn anew meanwhile. */
  of(round: number, table: DrawnTable): Half | null {
    const found = this.kept.get(placeOf(round, table));
    if (found?.upon !== standingOn(table)) return null;
    const now = draftOf(table).lines.map(({ name, purse }) => ({ name, purse }));
    const lines = found.draft.lines.map((line, at) => ({ ...line, ...now[at] }));
    return { draft: { ...found.draft, lines }, reason: found.reason };
  }

  /** `table`: as it was when its sheet was opened; a sheet on which nothing was entered is not kept. */
  keep(round: number, table: DrawnTable, { draft, reason }: Half): void {
    const untouched = JSON.stringify(draft) === JSON.stringify(draftOf(table));
    if (untouched && reason === "") this.drop(round, table);
    else this.kept.set(placeOf(round, table), { draft, reason, upon: standingOn(table) });
  }

  drop(round: number, table: DrawnTable): void {
    this.kept.delete(placeOf(round, table));
  }
}
