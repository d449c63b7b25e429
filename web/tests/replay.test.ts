// Finished games: their course, their addresses, who sat there, what keys do.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { fetchReplay } from "../src/net/api";
import type { Events, GameEvent, Replay } from "../src/net/protocol";
import { addressOf, placeIn, playIn } from "../src/replay/address";
import { hold, marksOf, OPEN, storyOf, turnFrom } from "../src/replay/course";
import { lastOfFrame } from "../src/replay/frames";
import { pressed } from "../src/replay/keys";
import { chairsOf } from "../src/replay/people";
import { Player } from "../src/replay/player.svelte";

vi.mock("../src/net/api", () => ({
  fetchReplay: vi.fn(),
  replayFromText: vi.fn(),
  fetchRecord: vi.fn(),
}));

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
  const timeline = storyOf(replay);
  const marks = marksOf(timeline);

  it("has a moment for the deal and one for each move, the same from every seat", () => {
    expect(timeline.moments).toHaveLength(replay.moves.length + 1);
    expect(timeline.moments.map((moment) => moment.view.turn_number)).toEqual([1, 1, 2, 2, 3]);
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
    const [, quiet, , two] = timeline.moments;
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

describe("whoever looks through other eyes", () => {
  const asked = vi.mocked(fetchReplay);
  beforeEach(() => asked.mockReset().mockResolvedValue(replay));

  async function watching(at: number): Promise<Player> {
    const player = new Player({ play: "p" });
    await player.look(OPEN, at);
    return player;
  }

  it("begins where he wants to, and sees the same moment", async () => {
    const player = await watching(3);
    await player.look(0);
    expect([player.seat, player.playback.at, player.playing]).toEqual([0, 3, false]);
  });

  it("loses nothing by a look that has failed", async () => {
    const player = await watching(3);
    asked.mockRejectedValueOnce(new Error("no"));
    await player.look(0);
    expect([player.seat, player.playback.at, player.error]).toEqual([OPEN, 3, new Error("no")]);
    await player.look(1);
    expect([player.seat, player.playback.at, player.error]).toEqual([1, 3, null]);
  });

  it("stays where he went meanwhile, and paused if he has paused", async () => {
    const player = await watching(1);
    player.go();
    const looking = player.look(0);
    player.jump(2);
    player.stop();
    await looking;
    expect([player.seat, player.playback.at, player.playing]).toEqual([0, 2, false]);
  });

  it("goes on watching if he was watching", async () => {
    const player = await watching(1);
    player.go();
    await player.look(0);
    expect([player.playback.at, player.playing]).toEqual([1, true]);
    player.stop();
  });
});

describe("the slider", () => {
  it("moves the game once in a frame, to where it was last", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    const jumps: number[] = [];
    const slide = lastOfFrame((to: number) => jumps.push(to));
    for (const to of [1, 2, 3]) slide(to);
    expect([frames.length, jumps]).toEqual([1, []]);
    frames.shift()?.(0);
    slide(4);
    frames.shift()?.(1);
    expect(jumps).toEqual([3, 4]);
    vi.unstubAllGlobals();
  });
});

describe("the arrows", () => {
  const player = { step: vi.fn(), turn: vi.fn() };
  const press = (target: Element, init: KeyboardEventInit) => {
    let meant = false;
    document.body.append(target);
    target.addEventListener("keydown", (event) => {
      meant = pressed(event as KeyboardEvent, player as unknown as Player);
    });
    target.dispatchEvent(new KeyboardEvent("keydown", init));
    target.remove();
    return meant;
  };
  const region = (width: number) => {
    const one = document.createElement("div");
    one.setAttribute("role", "region");
    Object.defineProperties(one, { scrollWidth: { value: width }, clientWidth: { value: 100 } });
    return one;
  };

  it("step through the game, but in a region that scrolls they scroll it", () => {
    const arrow = { key: "ArrowRight" };
    expect(press(document.createElement("div"), arrow)).toBe(true);
    expect(press(region(100), arrow)).toBe(true);
    expect(press(region(200), arrow)).toBe(false);
    expect(player.step).toHaveBeenCalledTimes(2);
    expect(press(region(200), { ...arrow, shiftKey: true })).toBe(true);
    expect(player.turn).toHaveBeenCalledOnce();
  });
});
