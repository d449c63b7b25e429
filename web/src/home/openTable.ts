// Opens a table: signs in, creates it, seats the bots, and deals.

import * as api from "../net/api";
import type { NewTable, TableInfo } from "../net/protocol";
import { OPEN, type SeatPlan } from "./draft";
import { ensureMe } from "../settings/me.svelte";

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
