import { expect, test } from "vitest";

import { applyEvents, applyView, eventCount, type Timeline } from "../src/game/timeline";
import type { Events, GameDealt, GameView, ViewMessage } from "../src/net/protocol";

const dealt = { type: "dealt", play: "a" } as GameDealt;
const passed = { type: "passed", seat: 0 } as never;

function view(told: number, events: number, answered: number): ViewMessage {
  const table = { answered } as GameView;
  return {
    type: "view",
    play: "a",
    told,
    events: Array(events).fill(passed),
    view: table,
    asked: null,
    log: [],
  };
}

function move(told: number, events: number, answered: number): Events {
  const changes = { answered };
  return {
    type: "events",
    told,
    events: Array(events).fill(passed),
    changes,
    asked: null,
    log: [],
  };
}

const begun: Timeline = applyView({ dealt, moments: [] }, view(0, 5, 0));

test("every move is a moment with its own view", () => {
  const timeline = applyEvents(applyEvents(begun, move(5, 2, 1)), move(7, 1, 2));
  expect(timeline.moments.map((moment) => moment.view.answered)).toEqual([0, 1, 2]);
  expect(eventCount(timeline)).toBe(8);
});

test("earlier moments do not change", () => {
  const timeline = applyEvents(begun, move(5, 2, 1));
  expect(begun.moments).toHaveLength(1);
  expect(timeline.moments[0]).toBe(begun.moments[0]);
});

test("events missed in a gap form one moment after the known ones", () => {
  const timeline = applyView(applyEvents(begun, move(5, 2, 1)), view(7, 9, 6));
  expect(timeline.moments.map((moment) => moment.eventsBefore)).toEqual([0, 5, 7]);
  expect(eventCount(timeline)).toBe(16);
});

test("after a gap without events the last moment gets the new view", () => {
  const before = applyEvents(begun, move(5, 2, 1));
  const timeline = applyView(before, view(7, 0, 1));
  expect(timeline.moments).toHaveLength(2);
  expect(timeline.moments[1]?.events).toHaveLength(2);
  expect(eventCount(timeline)).toBe(7);
});

test("a view from the start replaces the whole timeline", () => {
  const timeline = applyView(applyEvents(begun, move(5, 2, 1)), view(0, 12, 9));
  expect(timeline.moments).toHaveLength(1);
  expect(eventCount(timeline)).toBe(12);
});

test("a round ends when a seat starts its second turn, whoever started the round", () => {
  const turns = (...seats: number[]) => seats.map((seat) => ({ type: "turn_started", seat }));
  const at = (...seats: number[]) =>
    applyEvents(begun, { ...move(5, 0, 1), events: turns(...seats) as never }).moments.at(-1)?.round
      .number;
  expect(at()).toBe(1);
  expect(at(0, 1, 2)).toBe(1);
  expect(at(0, 1, 2, 0)).toBe(2);
  expect(at(0, 1, 2, 1, 2, 1)).toBe(3); // 0 is out
  expect(at(0, 1, 2, 0, 2)).toBe(2); // in the other direction
});
