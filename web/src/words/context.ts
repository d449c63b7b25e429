// What names are taken from: whose page it is, who sits there, and what the numbers of a game mean.

import type { Auction, Chair, GameDealt, GameView } from "../net/protocol";

export interface Context {
  game: string;
  dealt: GameDealt;
  /** mine; -1: I look on */
  seat: number;
  /** as people call themselves */
  seatNames: readonly string[];
}

export function contextOf(
  game: string,
  dealt: GameDealt,
  seat: number,
  chairs: readonly Pick<Chair, "name">[] = [],
): Context {
  const seatNames = dealt.names.map((name, at) => chairs[at]?.name || name);
  return { game, dealt, seat, seatNames };
}

export const ownerOf = (ctx: Context, figure: number): number =>
  ctx.dealt.catalogue.owners[figure] ?? -1;

/** Whether seats play with several figures, which then go by the names of their characters. */
export const hasTeams = (ctx: Context): boolean =>
  ctx.dealt.catalogue.owners.length > ctx.dealt.names.length;

/** The auction that is going on, if there is one. */
export const auctionOf = (view: GameView | undefined): Auction | null =>
  view !== undefined && "auction" in view ? view.auction : null;

/** Before whom a card in play lies; -1: before nobody. */
export const bearerOf = (view: GameView, card: number): number =>
  view.in_play.findIndex((row) => row.includes(card));

/** The figure that acts for a seat. */
export const actingFor = (ctx: Context, view: GameView, seat: number): number =>
  view.front[seat] ?? ctx.dealt.catalogue.owners.indexOf(seat);
