// What a view says about somebody or something, found.

import type {
  Account,
  CallMade,
  DrawnRound,
  DrawnTable,
  FinalDuel,
  HallTable,
  HallView,
  JudgeView,
} from "../net/protocol";

/** What everybody may see, whoever looks. */
export type Seen = Omit<HallView, "type">;

export const nameOf = (view: Pick<Seen, "players">, player: number): string =>
  view.players.find((one) => one.player === player)?.name ?? "";

export const accountOf = (view: JudgeView, player: number): Account | undefined =>
  view.accounts.find((one) => one.player === player);

/** Where somebody sits in the round that was drawn last. */
export const tableOf = (view: Pick<Seen, "tables">, player: number): HallTable | undefined =>
  view.tables.find((table) => table.seats.some((seat) => seat.player === player));

export const roundOf = (view: JudgeView, round: number): DrawnRound | undefined =>
  view.drawn.find((one) => one.round === round);

export const drawnTable = (view: JudgeView, round: number, table: number): DrawnTable | undefined =>
  roundOf(view, round)?.tables.find((one) => one.number === table);

/** A table as it stands now; null of an earlier round. */
export const liveTable = (view: Seen, round: number, table: number): HallTable | null =>
  (round === view.round && view.tables.find((one) => one.number === table)) || null;

/** The state of a table in one word. Of a real one nobody knows more than that it has no result yet. */
export function stateOf(view: Pick<Seen, "online">, table: HallTable): string {
  if (table.reported) return "reported";
  return view.online ? table.state : "open";
}

/** Calls that nobody has answered, the oldest first. */
export const waitingCalls = (view: Pick<JudgeView, "calls">): CallMade[] =>
  view.calls.filter((call) => call.answers.length === 0);

/** Whether it is about the finals by now. */
export const inFinals = (view: Pick<Seen, "stage">): boolean =>
  ["ranked", "duels", "over"].includes(view.stage);

export const stageOf = (duel: FinalDuel): "semis" | "final" =>
  duel.id === "final" ? "final" : "semis";

/** How far a table has come, 0 to 1: characters sold, then life lost. */
export function progress(table: HallTable): number {
  if (table.state === "over" || table.reported) return 1;
  if (table.state === "auction") return table.lots === 0 ? 0 : table.sold / table.lots;
  const known = table.seats.filter((seat) => seat.max_life > 0);
  const most = known.reduce((sum, seat) => sum + seat.max_life, 0);
  const left = known.reduce((sum, seat) => sum + Math.max(seat.life, 0), 0);
  return table.state === "waiting" || most === 0 ? 0 : 1 - left / most;
}

/** The winners of a table that has reported, and what each of them got; nothing if nobody got anything. */
export function winnings(table: DrawnTable): { names: string[]; amount: number } | null {
  const winners = table.seats.filter((seat) => seat.won > 0);
  const amount = winners[0]?.won ?? 0;
  return amount === 0 ? null : { names: winners.map((seat) => seat.name), amount };
}
