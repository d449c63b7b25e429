// What a view says about somebody or something, found.

import type {
  Account,
  CallMade,
  DrawnRound,
  DrawnTable,
  FinalDuel,
  HallSeat,
  HallTable,
  HallView,
  JudgeView,
  RankLine,
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

/** What lies open of somebody in a duel that is being played on the server: who stands in front. */
export function openly(duel: FinalDuel, player: number): HallSeat | null {
  const seat = duel.seats.find((one) => one.player === player);
  return duel.state === "playing" && seat && seat.character !== "" ? seat : null;
}

/** Where the last of those stands who play the finals; null when a correction has put others among them. */
export function lastFinalist(ranking: readonly RankLine[]): number | null {
  const last = ranking.findLastIndex((line) => line.final);
  const best = ranking.slice(0, last + 1);
  return best.every((line) => line.final || line.place === 0) ? last : null;
}

/** By player the place of the ranking, and after the finals the one that they have led to. */
export function placesOf(view: Pick<Seen, "ranking" | "places">): Map<number, number> {
  return view.places.length > 0
    ? new Map(view.places.map((player, at) => [player, at + 1]))
    : new Map(view.ranking.map((line) => [line.player, line.place]));
}

/** Whether somebody's seat does nothing any more, and why: he has left, or was sent away. */
export function absence(
  view: Pick<Seen, "players">,
  seat: Pick<HallSeat, "player" | "passive">,
): "" | "left" | "disqualified" {
  const state = view.players.find((one) => one.player === seat.player)?.state;
  if (state === "disqualified") return "disqualified";
  return seat.passive || state === "withdrawn" ? "left" : "";
}

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
