// What a board of The Duel shows of a view: who stands where, whose cards lie where.

import type { Catalogue, DuelView } from "../net/protocol";

/** A side of the table, as it is looked at from here. */
export interface Side {
  seat: number;
  /** "law", "outlaw", "renegade" */
  id: string;
  /** its figures; -1: there is none */
  front: number;
  rear: number;
}

/** The sides in the order in which they are met, one's own first; onlookers begin with the first. */
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

/** Everybody has chosen who stands in front. */
export const chosen = (view: DuelView): boolean => view.front.some((figure) => figure >= 0);

export const stands = (view: DuelView, figure: number): boolean => view.ring.includes(figure);

/** The backs of a hand in words, as all see them. */
export const backsOf = (catalogue: Catalogue, view: DuelView, seat: number): string[] =>
  (view.hand_backs[seat] ?? []).map((back) => catalogue.backs[back] ?? "deck");

export interface Deck {
  number: number;
  count: number;
  /** of its top card; "" if it is empty */
  back: string;
  /** who draws from it */
  seats: number[];
}

/** The decks that somebody draws from, or that have cards. */
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

/** Whom a side has to eliminate, where that is not simply the other one; -1 otherwise. */
export const preyOf = (view: DuelView, seat: number): number =>
  view.hand_counts.length > 2 ? (view.goals[seat] ?? -1) : -1;

/** How many characters a side still has, those in its reserve included. */
export function leftOf(catalogue: Catalogue, view: DuelView, seat: number): number {
  const standing = view.ring.filter((figure) => catalogue.owners[figure] === seat).length;
  return standing + (view.reserve_counts[seat] ?? 0);
}

/** What touching a figure can mean: it is aimed at, or what its character can do is done. */
export function handlesOf(view: DuelView, figure: number, own: boolean): string[] {
  const character = view.characters[figure] ?? "";
  return own && character !== "" ? [`figure:${figure}`, `kind:${character}`] : [`figure:${figure}`];
}
