// A game as a list of moments. A player, a spectator and a replay each show one of them.

import type {
  PendingDecision,
  Events,
  GameDealt,
  GameEvent,
  GameView,
  Sentence,
  ViewMessage,
} from "../net/protocol";

/** The events of a move, and the view after them. */
export interface Moment {
  /** number of events before this moment */
  eventsBefore: number;
  events: GameEvent[];
  /** what happened, in sentences */
  log: Sentence[];
  view: GameView;
  asked: PendingDecision | null;
  round: Round;
}

/** A round ends when a seat starts its second turn in it. */
export interface Round {
  number: number;
  /** the seats that have started a turn in it */
  seats: readonly number[];
}

export const FIRST_ROUND: Round = { number: 1, seats: [] };

/** A game as far as it is known here. */
export interface Timeline {
  dealt: GameDealt;
  moments: Moment[];
}

export const eventCount = (timeline: Timeline): number => {
  const last = timeline.moments.at(-1);
  return last === undefined ? 0 : last.eventsBefore + last.events.length;
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

/** Adds a complete view. After a gap, all events since then form one moment. */
export function applyView(timeline: Timeline, message: ViewMessage): Timeline {
  const { told, events, log, view, asked } = message;
  const before = timeline.moments.filter((past) => past.eventsBefore + past.events.length <= told);
  const known = before.at(-1);
  if (known !== undefined && events.length === 0) {
    // No event in between: the known moment gets the new view.
    return { ...timeline, moments: [...before.slice(0, -1), { ...known, view, asked }] };
  }
  const round = roundAfter(known?.round ?? FIRST_ROUND, events);
  return {
    ...timeline,
    moments: [...before, { eventsBefore: told, events, log, view, asked, round }],
  };
}

/** Adds the next move. */
export function applyEvents(timeline: Timeline, message: Events): Timeline {
  const last = timeline.moments.at(-1);
  if (last === undefined) return timeline;
  const moment: Moment = {
    eventsBefore: message.told,
    events: message.events,
    log: message.log,
    view: { ...last.view, ...message.changes } as GameView,
    asked: message.asked,
    round: roundAfter(last.round, message.events),
  };
  return { ...timeline, moments: [...timeline.moments, moment] };
}
