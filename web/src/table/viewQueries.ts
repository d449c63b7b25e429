// Queries on a game view: who sits where, whose turn it is, what is being resolved.

import type { Catalogue, ClassicView, DuelView } from "../net/protocol";

type AnyView = ClassicView | DuelView;

/** The seats clockwise, starting with your own. */
export function seatsClockwise(seats: number, own: number): number[] {
  const first = own >= 0 && own < seats ? own : 0;
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** The figures of a seat, the acting one first. */
export function figuresOf(catalogue: Catalogue, view: AnyView, seat: number): number[] {
  const own = catalogue.owners.flatMap((owner, figure) => (owner === seat ? [figure] : []));
  const front = view.front[seat] ?? -1;
  return own.includes(front) ? [front, ...own.filter((figure) => figure !== front)] : own;
}

/** The figure that acts for a seat. */
export const frontFigure = (catalogue: Catalogue, view: AnyView, seat: number): number =>
  figuresOf(catalogue, view, seat)[0] ?? -1;

export const hasWon = (view: AnyView, seat: number): boolean => ((view.winners >> seat) & 1) === 1;

export interface Resolution {
  /** figures, or -1 */
  by: number;
  target: number;
  /** the card it is about, or -1 */
  card: number;
}

/** The topmost frame being resolved, apart from the turn itself. */
export function currentResolution(view: AnyView): Resolution | null {
  for (const [, facts] of [...view.resolving].reverse()) {
    const { by = -1, figure = -1, target = -1, card = -1 } = facts;
    if (by < 0 && figure < 0 && target < 0 && card < 0) continue;
    return {
      by: by >= 0 ? by : target >= 0 ? figure : -1,
      target: target >= 0 ? target : figure,
      card,
    };
  }
  return null;
}

/** The number of seats from one figure to another, the shorter way round. */
export function seatsApart(view: ClassicView, one: number, other: number): number {
  const [a, b] = [view.ring.indexOf(one), view.ring.indexOf(other)];
  if (a < 0 || b < 0) return 0;
  const way = Math.abs(a - b);
  return Math.min(way, view.ring.length - way);
}

const DRAWING = new Set([
  "first_card",
  "keep",
  "help_yourself",
  "imitate",
  "present",
  "liquor",
  "guess",
  "name_suit",
  "identity",
  "blood",
  "phase_1",
  "look",
  "deck",
]);

/** The phase of this figure's turn, 1 to 3; 0 in the turn of another figure. */
export function phaseOf(
  moment: { asked: { prompt: string } | null },
  view: AnyView,
  figure: number,
): number {
  const active = "roles" in view ? view.active : (view.front[view.active] ?? -1);
  if (active !== figure || figure < 0 || view.over || moment.asked === null) return 0;
  if (moment.asked.prompt === "discard") return 3;
  return DRAWING.has(moment.asked.prompt) ? 1 : 2;
}
