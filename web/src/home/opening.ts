// How a table comes about: come in, open it, and for a game at once fill its seats and deal.

import * as api from "../net/api";
import type { NewTable, TableInfo } from "../net/protocol";
import { ensureMe } from "./me.svelte";

/** Opens the table and waits for others. */
export async function openAndWait(wish: NewTable): Promise<TableInfo> {
  await ensureMe();
  return api.openTable(wish);
}

/** Opens the table, puts bots of this level on what is still free, and deals. */
export async function openAndDeal(wish: NewTable, level: string): Promise<TableInfo> {
  let table = await openAndWait(wish);
  for (const [seat, chair] of table.seats.entries()) {
    if (chair.kind === "open") table = await api.seatBot(table.id, seat, level);
  }
  return api.start(table.id);
}
