// Half-entered record sheets, kept while the console is open.

import type { DrawnTable } from "../../net/protocol";
import { newDraft, type SheetDraft } from "./sheet";

export interface PartialSheet {
  draft: SheetDraft;
  /** the reason for the correction, as typed so far */
  reason: string;
}

interface SavedSheet extends PartialSheet {
  /** the players and the result that it is based on */
  basis: string;
}

const keyOf = (round: number, table: DrawnTable) => `${round} ${table.number}`;
const basisOf = (table: DrawnTable) =>
  `${table.entry} ${table.seats.map((seat) => seat.player).join()}`;

export class SheetDrafts {
  private readonly saved = new Map<string, SavedSheet>();

  /** Null if nothing was entered, or if the table reported or was drawn again meanwhile. */
  find(round: number, table: DrawnTable): PartialSheet | null {
    const found = this.saved.get(keyOf(round, table));
    if (found?.basis !== basisOf(table)) return null;
    const now = newDraft(table).lines.map(({ name, purse }) => ({ name, purse }));
    const lines = found.draft.lines.map((line, at) => ({ ...line, ...now[at] }));
    return { draft: { ...found.draft, lines }, reason: found.reason };
  }

  /** `table`: as it was when the sheet was opened. An untouched sheet is not saved. */
  save(round: number, table: DrawnTable, { draft, reason }: PartialSheet): void {
    const untouched = JSON.stringify(draft) === JSON.stringify(newDraft(table));
    if (untouched && reason === "") this.drop(round, table);
    else this.saved.set(keyOf(round, table), { draft, reason, basis: basisOf(table) });
  }

  drop(round: number, table: DrawnTable): void {
    this.saved.delete(keyOf(round, table));
  }
}
