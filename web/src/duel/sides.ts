// Queries on a view of The Duel: who stands where, which cards belong to whom.

import type { Catalogue, DuelView } from "../net/protocol";

/** A side of the table. */
export interface Side {
  seat: number;
  /** "law", "outlaw", "renegade" */
  id: string;
  /** its figures; -1: none */
  front: number;
  rear: number;
}

/** The sides in seat order, starting with your own; spectators start with the first. */
export function sidesOf(catalogue: Catalogue, view: DuelView, own: number): Side[] {
  const seats = view.hand_counts.length;
  const first = own >= 0 && own < seats ? own : 0;
  return Array.from({ length: seats }, (_, step) =>
    sideOf(catalogue, view, (first + step) % seats),
  );
}

function sideOf(catalogue: Catalogue, view: DuelView, seat: number): Side {
  const both = catalogue.owners.flatMap((owner, figure) => (owner === seat ? [figure] : []));
  const known = view.front[seat] ?? -1;
  const front = both.includes(known) ? known : (both[0] ?? -1);
  const rear = both.find((figure) => figure !== front) ?? -1;
  return { seat, id: catalogue.sides[seat] ?? "", front, rear };
}

/** The front figures are chosen. */
export const frontsChosen = (view: DuelView): boolean => view.front.some((figure) => figure >= 0);

export const isStanding = (view: DuelView, figure: number): boolean => view.ring.includes(figure);

/** The card backs of a hand, which everybody may see. */
export const backsOf = (catalogue: Catalogue, view: DuelView, seat: number): string[] =>
  (view.hand_backs[seat] ?? []).map((back) => catalogue.backs[back] ?? "deck");

export interface Deck {
  number: number;
  count: number;
  /** back of its top card; "" if it is empty */
  back: string;
  /** the seats that draw from it */
  seats: number[];
}

/** The decks that a seat draws from, or that have cards. */
export function decksOf(catalogue: Catalogue, view: DuelView): Deck[] {
  return view.deck_counts
    .map((count, number) => ({
      number,
      count,
      back: catalogue.backs[view.deck_backs[number] ?? -1] ?? "",
      seats: view.sources.flatMap((deck, seat) => (deck === number ? [seat] : [])),
    }))
    .filter((deck) => deck.count > 0 || deck.seats.length > 0);
}

/** The seat that this seat must eliminate, if there are more than two; -1 otherwise. */
export const huntedSeat = (view: DuelView, seat: number): number =>
  view.hand_counts.length > 2 ? (view.goals[seat] ?? -1) : -1;

/** The number of characters that a side has left, including its reserve. */
export function charactersLeft(catalogue: Catalogue, view: DuelView, seat: number): number {
  const standing = view.ring.filter((figure) => catalogue.owners[figure] === seat).length;
  return standing + (view.reserve_counts[seat] ?? 0);
}

/** The handles of a figure: as a target, or for the ability of its character. */
export function figureHandles(view: DuelView, figure: number, own: boolean): string[] {
  const character = view.characters[figure] ?? "";
  return own && character !== "" ? [`figure:${figure}`, `kind:${character}`] : [`figure:${figure}`];
}
