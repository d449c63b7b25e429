import { expect, test } from "vitest";

import { happened, told, viewed, type Story } from "../src/game/moments";
import type { Events, GameDealt, GameView, View } from "../src/net/protocol";

const dealt = { type: "dealt", play: "a" } as GameDealt;
const passed = { type: "passed", seat: 0 } as never;

function view(told: number, events: number, answered: number): View {
  const table = { answered } as GameView;
  return {
    type: "view",
    play: "a",
    told,
    events: Array(events).fill(passed),
    view: table,
    asked: null,
    cuts: [],
  };
}

function move(told: number, events: number, answered: number): Events {
  const changes = { answered };
  return { type: "events", told, events: Array(events).fill(passed), changes, asked: null };
}

const begun: Story = viewed({ dealt, moments: [] }, view(0, 5, 0));

test("every move is a moment with its own view", () => {
  const story = happened(happened(begun, move(5, 2, 1)), move(7, 1, 2));
  expect(story.moments.map((moment) => moment.view.answered)).toEqual([0, 1, 2]);
  expect(told(story)).toBe(8);
});

test("earlier moments stay as they were", () => {
  const story = happened(begun, move(5, 2, 1));
  expect(begun.moments).toHaveLength(1);
  expect(story.moments[0]).toBe(begun.moments[0]);
});

test("what was missed in a gap is one moment after those that are known", () => {
  const story = viewed(happened(begun, move(5, 2, 1)), view(7, 9, 6));
  expect(story.moments.map((moment) => moment.told)).toEqual([0, 5, 7]);
  expect(told(story)).toBe(16);
});

test("after a gap in which nothing happened the last moment is as it is now", () => {
  const before = happened(begun, move(5, 2, 1));
  const story = viewed(before, view(7, 0, 1));
  expect(story.moments).toHaveLength(2);
  expect(story.moments[1]?.events).toHaveLength(2);
  expect(told(story)).toBe(7);
});

test("told all anew, nothing of the old story is left", () => {
  const story = viewed(happened(begun, move(5, 2, 1)), view(0, 12, 9));
  expect(story.moments).toHaveLength(1);
  expect(told(story)).toBe(12);
});

test("a round is over when somebody begins a second turn, whoever was the first", () => {
  const turns = (...seats: number[]) => seats.map((seat) => ({ type: "turn_started", seat }));
  const at = (...seats: number[]) =>
    happened(begun, { ...move(5, 0, 1), events: turns(...seats) as never }).moments.at(-1)?.round
      .number;
  expect(at()).toBe(1);
  expect(at(0, 1, 2)).toBe(1);
  expect(at(0, 1, 2, 0)).toBe(2);
  expect(at(0, 1, 2, 1, 2, 1)).toBe(3); // 0 is out
  expect(at(0, 1, 2, 0, 2)).toBe(2); // the other way round
});
