// Statistics of a game, counted from its events.

import type { Timeline } from "../game/timeline";

export interface SeatStats {
  seat: number;
  shots: number;
  hits: number;
  lost: number;
  healed: number;
  /** the seat that has eliminated this one; -1: nobody, -2: still alive */
  eliminatedBy: number;
}

export const ALIVE = -2;

export function gameStats(timeline: Timeline): { turns: number; seats: SeatStats[] } {
  const { owners } = timeline.dealt.catalogue;
  const seats: SeatStats[] = timeline.dealt.names.map((_, seat) => ({
    seat,
    shots: 0,
    hits: 0,
    lost: 0,
    healed: 0,
    eliminatedBy: ALIVE,
  }));
  const of = (figure: number) => seats[owners[figure] ?? -1];
  const count = (figure: number, what: "shots" | "healed", points: number) => {
    const one = of(figure);
    if (one) one[what] += points;
  };
  let turns = 0;
  for (const { events } of timeline.moments) {
    for (const event of events) {
      switch (event.type) {
        case "turn_started":
          turns += 1;
          break;
        case "shot_fired":
          count(event.by, "shots", 1);
          break;
        case "life_lost": {
          const [victim, source] = [of(event.figure), of(event.by)];
          if (victim) victim.lost += event.points;
          if (source && source !== victim) source.hits += event.points;
          break;
        }
        case "life_gained":
          count(event.figure, "healed", event.points);
          break;
        case "eliminated": {
          const [victim, source] = [of(event.figure), of(event.by)];
          if (victim) victim.eliminatedBy = source && source !== victim ? source.seat : -1;
          break;
        }
        case "came_back":
        case "character_entered": {
          const one = of(event.figure);
          if (one) one.eliminatedBy = ALIVE;
          break;
        }
      }
    }
  }
  return { turns, seats };
}

/**
 * The seat that has eliminated this seat by this moment; -1 for nobody, null if the seat is still
 * in.
 */
export function eliminatorOf(timeline: Timeline, at: number, seat: number): number | null {
  const { owners } = timeline.dealt.catalogue;
  const view = timeline.moments[at]?.view;
  const own = (figure: number) => owners[figure] === seat;
  if (view === undefined || view.turn_number === 0 || view.ring.some(own)) return null;
  for (let then = at; then >= 0; then -= 1) {
    const last = timeline.moments[then]?.events.findLast(
      (event) => event.type === "eliminated" && own(event.figure),
    );
    if (last?.type !== "eliminated") continue;
    const by = owners[last.by] ?? -1;
    return by === seat ? -1 : by;
  }
  return -1;
}
