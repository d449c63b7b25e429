// What sentences need to know about a game: whose view it is, who sits where, what its numbers mean.

import type { Auction, SeatInfo, GameDealt, GameView } from "../net/protocol";

export interface Context {
  game: string;
  dealt: GameDealt;
  /** my seat; -1 for a spectator */
  seat: number;
  /** the display names of the players */
  seatNames: readonly string[];
}

export function contextOf(
  game: string,
  dealt: GameDealt,
  seat: number,
  chairs: readonly Pick<SeatInfo, "name">[] = [],
): Context {
  const seatNames = dealt.names.map((name, at) => chairs[at]?.name || name);
  return { game, dealt, seat, seatNames };
}

export const ownerOf = (ctx: Context, figure: number): number =>
  ctx.dealt.catalogue.owners[figure] ?? -1;

/** True if a seat has several figures; they are then named by their characters. */
export const hasTeams = (ctx: Context): boolean =>
  ctx.dealt.catalogue.owners.length > ctx.dealt.names.length;

/** The running auction, if there is one. */
export const auctionOf = (view: GameView | undefined): Auction | null =>
  view !== undefined && "auction" in view ? view.auction : null;

/** The figure that has this card in play; -1 if none has. */
export const bearerOf = (view: GameView, card: number): number =>
  view.in_play.findIndex((row) => row.includes(card));

/** The figure that acts for a seat. */
export const actingFigure = (ctx: Context, view: GameView, seat: number): number =>
  view.front[seat] ?? ctx.dealt.catalogue.owners.indexOf(seat);
