// Opens a table: signs in, creates it, seats the bots, and deals.

import * as api from "../net/api";
import type { NewTable, TableInfo } from "../net/protocol";
import { ensureMe } from "./me.svelte";

/** An open seat; any other value is the level of the seat's bot. */
export const OPEN = "";

/** What to put on a free seat: a bot level, or OPEN. The host's seat is not counted. */
export type SeatPlan = (seat: number) => string;

/** Opens the table with its bots; open seats wait for others. */
export async function openTable(request: NewTable, plan: SeatPlan): Promise<TableInfo> {
  await ensureMe();
  let table = await api.openTable(request);
  for (const [seat, chair] of table.seats.entries()) {
    const level = plan(seat - 1);
    if (chair.kind === "open" && level !== OPEN) table = await api.seatBot(table.id, seat, level);
  }
  return table;
}

export async function openAndDeal(request: NewTable, plan: SeatPlan): Promise<TableInfo> {
  return api.startGame((await openTable(request, plan)).id);
}
