// Finished games: their course, their addresses, who sat there, what keys do.

import { describe, expect, it } from "vitest";

import { addressOf, placeIn, playIn } from "../src/replay/address";
import { hold, marksOf, OPEN, storyOf, turnFrom } from "../src/replay/course";
import { chairsOf } from "../src/replay/people";
import type { Events, GameEvent, Replay } from "../src/net/protocol";

const turn = (seat: number): GameEvent => ({ type: "turn_started", seat, number: 1 }) as GameEvent;
const out = { type: "eliminated", figure: 1, by: 0 } as unknown as GameEvent;
const asked = null;

function moved(told: number, events: GameEvent[], changes: Events["changes"] = {}): Events {
  return { type: "events", told, events, changes, asked };
}

const replay = {
  seat: OPEN,
  game: "classic",
  options: {},
  result: "",
  dealt: { type: "dealt", play: "p", number: 1, names: ["ann", "bob"], promise: "" },
  first: { type: "view", play: "p", told: 0, events: [turn(0)], view: { turn_number: 1 }, asked },
  moves: [
    moved(1, []),
    moved(1, [turn(1)], { turn_number: 2 }),
    moved(2, [out, out]),
    moved(4, [turn(0)], { turn_number: 3 }),
  ],
} as unknown as Replay;

describe("the course of a game", () => {
  const story = storyOf(replay);
  const marks = marksOf(story);

  it("has a moment for the deal and one for each move, the same from every seat", () => {
    expect(story.moments).toHaveLength(replay.moves.length + 1);
    expect(story.moments.map((moment) => moment.view.turn_number)).toEqual([1, 1, 2, 2, 3]);
  });

  it("is marked where turns begin and where somebody falls", () => {
    expect(marks).toEqual([
      { at: 0, kind: "turn" },
      { at: 2, kind: "turn" },
      { at: 3, kind: "out" },
      { at: 4, kind: "turn" },
    ]);
  });

  it("is walked turn by turn", () => {
    expect(turnFrom(marks, 0, 1, 4)).toBe(2);
    expect(turnFrom(marks, 3, 1, 4)).toBe(4);
    expect(turnFrom(marks, 4, 1, 4)).toBe(4);
    expect(turnFrom(marks, 4, -1, 4)).toBe(2);
    expect(turnFrom(marks, 2, -1, 4)).toBe(0);
    expect(turnFrom([], 2, 1, 4)).toBe(4);
  });

  it("shows longer where more happens, but never for ever", () => {
    const [, quiet, , two] = story.moments;
    if (!quiet || !two) throw new Error("too short");
    expect(hold(two)).toBeGreaterThan(hold(quiet));
    expect(hold({ ...two, events: Array<GameEvent>(500).fill(out) })).toBeLessThan(5000);
  });
});

describe("addresses", () => {
  it("lead back to the moment and the eyes", () => {
    for (const place of [
      { seat: OPEN, moment: 0 },
      { seat: -1, moment: 12 },
      { seat: 3, moment: 140 },
    ]) {
      const address = new URL(addressOf("a b/c", place), "http://host");
      expect(placeIn(address.search, address.hash)).toEqual(place);
      expect(playIn(address.href)).toBe("a b/c");
    }
  });

  it("that say nothing sensible lead to the beginning, all cards open", () => {
    expect(placeIn("?seat=x", "#-4")).toEqual({ seat: OPEN, moment: 0 });
    expect(placeIn("?seat=1e9", "#first")).toEqual({ seat: OPEN, moment: 0 });
  });

  it("of records and bare ids name a game as well", () => {
    expect(playIn("https://host/api/records/abc123")).toBe("abc123");
    expect(playIn("  abc123 ")).toBe("abc123");
  });
});

describe("who sat there", () => {
  it("bots have the names of their levels, of equal ones each a number", () => {
    const chairs = chairsOf(["ann_lee", "gunslinger", "gunslinger_2", "nobody_7"]);
    expect(chairs.map((chair) => chair.kind)).toEqual(["person", "bot", "bot", "person"]);
    expect(chairs[0]?.name).toBe("Ann Lee");
    expect(chairs[1]?.name).not.toBe(chairs[2]?.name);
    expect(chairs[3]?.name).toBe("Nobody 7");
  });
});
