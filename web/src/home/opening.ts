// How a table comes about: come in, open it, put bots where they are wished for, and deal.

import * as api from "../net/api";
import type { NewTable, TableInfo } from "../net/protocol";
import { OPEN, type Plan } from "./draft";
import { ensureMe } from "./me.svelte";

/** Opens the table with its bots, and waits for others. */
export async function openTable(wish: NewTable, plan: Plan): Promise<TableInfo> {
  await ensureMe();
  let table = await api.openTable(wish);
  for (const [seat, chair] of table.seats.entries()) {
    const level = plan(seat - 1);
    if (chair.kind === "open" && level !== OPEN) table = await api.seatBot(table.id, seat, level);
  }
  return table;
}

export async function openAndDeal(wish: NewTable, plan: Plan): Promise<TableInfo> {
  return api.startGame((await openTable(wish, plan)).id);
}
