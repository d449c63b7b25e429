// Queries on the view of a tournament.

import type {
  PlayerAccount,
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

/** The part of a view that everybody may see. */
export type PublicView = Omit<HallView, "type">;

export const playerName = (view: Pick<PublicView, "players">, player: number): string =>
  view.players.find((one) => one.player === player)?.name ?? "";

export const findAccount = (view: JudgeView, player: number): PlayerAccount | undefined =>
  view.accounts.find((one) => one.player === player);

/** The table of a player in the current round. */
export const findTable = (
  view: Pick<PublicView, "tables">,
  player: number,
): HallTable | undefined =>
  view.tables.find((table) => table.seats.some((seat) => seat.player === player));

export const findRound = (view: JudgeView, round: number): DrawnRound | undefined =>
  view.drawn.find((one) => one.round === round);

export const findDrawnTable = (
  view: JudgeView,
  round: number,
  table: number,
): DrawnTable | undefined => findRound(view, round)?.tables.find((one) => one.number === table);

/** The current state of a table; null for an earlier round. */
export const findLiveTable = (view: PublicView, round: number, table: number): HallTable | null =>
  (round === view.round && view.tables.find((one) => one.number === table)) || null;

/** The state of a table in one word. Offline tables are just "open" until they report. */
export function tableState(view: Pick<PublicView, "online">, table: HallTable): string {
  if (table.reported) return "reported";
  return view.online ? table.state : "open";
}

/** Unanswered calls, oldest first. */
export const waitingCalls = (view: Pick<JudgeView, "calls">): CallMade[] =>
  view.calls.filter((call) => call.answers.length === 0);

/** True once the rounds are over and the ranking is published. */
export const isInFinals = (view: Pick<PublicView, "stage">): boolean =>
  ["ranked", "duels", "over"].includes(view.stage);

export const duelStage = (duel: FinalDuel): "semis" | "final" =>
  duel.id === "final" ? "final" : "semis";

/** The public part of a player's seat in an online duel: the character in front. */
export function openDuelSeat(duel: FinalDuel, player: number): HallSeat | null {
  const seat = duel.seats.find((one) => one.player === player);
  return duel.state === "playing" && seat && seat.character !== "" ? seat : null;
}

/** The index of the last finalist; null if a correction has put others between the finalists. */
export function lastFinalist(ranking: readonly RankLine[]): number | null {
  const last = ranking.findLastIndex((line) => line.final);
  const best = ranking.slice(0, last + 1);
  return best.every((line) => line.final || line.place === 0) ? last : null;
}

/** The place of each player: in the ranking, and after the finals in the final standing. */
export function finalPlaces(view: Pick<PublicView, "ranking" | "places">): Map<number, number> {
  return view.places.length > 0
    ? new Map(view.places.map((player, at) => [player, at + 1]))
    : new Map(view.ranking.map((line) => [line.player, line.place]));
}

/** Why a seat is no longer played: the player left, or was disqualified; "" if it is. */
export function absenceReason(
  view: Pick<PublicView, "players">,
  seat: Pick<HallSeat, "player" | "passive">,
): "" | "left" | "disqualified" {
  const state = view.players.find((one) => one.player === seat.player)?.state;
  if (state === "disqualified") return "disqualified";
  return seat.passive || state === "withdrawn" ? "left" : "";
}

/** The progress of a table from 0 to 1: first characters sold, then life lost. */
export function tableProgress(table: HallTable): number {
  if (table.state === "over" || table.reported) return 1;
  if (table.state === "auction") return table.lots === 0 ? 0 : table.sold / table.lots;
  const known = table.seats.filter((seat) => seat.max_life > 0);
  const most = known.reduce((sum, seat) => sum + seat.max_life, 0);
  const left = known.reduce((sum, seat) => sum + Math.max(seat.life, 0), 0);
  return table.state === "waiting" || most === 0 ? 0 : 1 - left / most;
}

/** The winners of a reported table and what each of them got; null if nobody got anything. */
export function winnings(table: DrawnTable): { names: string[]; amount: number } | null {
  const winners = table.seats.filter((seat) => seat.won > 0);
  const amount = winners[0]?.won ?? 0;
  return amount === 0 ? null : { names: winners.map((seat) => seat.name), amount };
}
