// What a game came to, counted from its events.

import type { Timeline } from "../game/timeline";

export interface Deeds {
  seat: number;
  shots: number;
  hits: number;
  lost: number;
  healed: number;
  played: number;
  /** seats he has eliminated */
  felled: number[];
  /** the figure that has eliminated him: its seat; -1 nobody, -2 he is alive */
  felledBy: number;
}

export const ALIVE = -2;

export interface Summary {
  turns: number;
  deeds: Deeds[];
}

function revived(one: Deeds | undefined): void {
  if (one) one.felledBy = ALIVE;
}

export function summary(timeline: Timeline): Summary {
  const { owners } = timeline.dealt.catalogue;
  const deeds: Deeds[] = timeline.dealt.names.map((_, seat) => ({
    seat,
    shots: 0,
    hits: 0,
    lost: 0,
    healed: 0,
    played: 0,
    felled: [],
    felledBy: ALIVE,
  }));
  const of = (figure: number) => deeds[owners[figure] ?? -1];
  const count = (figure: number, what: "shots" | "played" | "healed", points: number) => {
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
        case "card_played":
          count(event.figure, "played", 1);
          break;
        case "life_lost": {
          const [sufferer, doer] = [of(event.figure), of(event.by)];
          if (sufferer) sufferer.lost += event.points;
          if (doer && doer !== sufferer) doer.hits += event.points;
          break;
        }
        case "life_gained":
          count(event.figure, "healed", event.points);
          break;
        case "eliminated": {
          const [fallen, doer] = [of(event.figure), of(event.by)];
          if (fallen) fallen.felledBy = doer && doer !== fallen ? doer.seat : -1;
          if (fallen && doer && doer !== fallen) doer.felled.push(fallen.seat);
          break;
        }
        case "came_back":
        case "character_entered":
          revived(of(event.figure));
          break;
      }
    }
  }
  return { turns, deeds };
}

/** Who has brought a seat down, if it is out by this moment: a seat, or -1 for nobody; null if it plays. */
export function felled(timeline: Timeline, at: number, seat: number): number | null {
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
