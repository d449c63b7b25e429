// A game as a row of moments. Whoever plays, looks on or watches a replay sees one of them.

import type { Asked, Events, GameDealt, GameEvent, GameView, View } from "../net/protocol";

/** What happened, and how the table is after it. */
export interface Moment {
  /** events before this moment */
  told: number;
  events: GameEvent[];
  /** places in them where those of another move begin, if they are of several */
  cuts?: readonly number[];
  view: GameView;
  asked: Asked | null;
  round: Round;
}

/** A round is over when somebody begins a second turn in it. */
export interface Round {
  number: number;
  /** the seats that have begun a turn in it */
  seats: readonly number[];
}

export const FIRST_ROUND: Round = { number: 1, seats: [] };

/** A game as far as it has been told. */
export interface Story {
  dealt: GameDealt;
  moments: Moment[];
}

export const told = (story: Story): number => {
  const last = story.moments.at(-1);
  return last === undefined ? 0 : last.told + last.events.length;
};

function roundAfter(before: Round, events: readonly GameEvent[]): Round {
  return events.reduce((round, event) => {
    if (event.type !== "turn_started") return round;
    const again = round.seats.includes(event.seat);
    return again
      ? { number: round.number + 1, seats: [event.seat] }
      : { ...round, seats: [...round.seats, event.seat] };
  }, before);
}

/** The whole table anew: after a gap its events are one moment, however many they are. */
export function viewed(story: Story, message: View): Story {
  const { told, events, cuts, view, asked } = message;
  const before = story.moments.filter((past) => past.told + past.events.length <= told);
  const known = before.at(-1);
  if (known !== undefined && events.length === 0) {
    // Nothing has happened in between: the moment that is known, as it is seen now.
    return { ...story, moments: [...before.slice(0, -1), { ...known, view, asked }] };
  }
  const round = roundAfter(known?.round ?? FIRST_ROUND, events);
  return { ...story, moments: [...before, { told, events, cuts, view, asked, round }] };
}

/** The next move. */
export function happened(story: Story, message: Events): Story {
  const last = story.moments.at(-1);
  if (last === undefined) return story;
  const moment: Moment = {
    told: message.told,
    events: message.events,
    view: { ...last.view, ...message.changes } as GameView,
    asked: message.asked,
    round: roundAfter(last.round, message.events),
  };
  return { ...story, moments: [...story.moments, moment] };
}
