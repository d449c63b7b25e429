// Replays: timeline, addresses, players, viewpoints, slider and keys.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { fetchReplay } from "../src/net/api";
import type { Events, GameEvent, Replay } from "../src/net/protocol";
import { parsePlace, parsePlayId, replayPath } from "../src/replay/address";
import { handleKey } from "../src/replay/keyboard";
import { oncePerFrame } from "../src/replay/oncePerFrame";
import { chairsFromNames } from "../src/replay/recordChairs";
import { ReplayPlayer } from "../src/replay/replayPlayer.svelte";
import {
  adjacentTurn,
  ALL_OPEN,
  buildTimeline,
  displayTime,
  findMarks,
} from "../src/replay/replayTimeline";

vi.mock("../src/net/api", () => ({
  fetchReplay: vi.fn(),
  replayFromText: vi.fn(),
  fetchRecord: vi.fn(),
}));

const turn = (seat: number): GameEvent => ({ type: "turn_started", seat, number: 1 }) as GameEvent;
const out = { type: "eliminated", figure: 1, by: 0 } as unknown as GameEvent;
const asked = null;

function moved(told: number, events: GameEvent[], changes: Events["changes"] = {}): Events {
  return { type: "events", told, events, changes, asked, log: [] };
}

const replay = {
  seat: ALL_OPEN,
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

describe("the timeline of a finished game", () => {
  const timeline = buildTimeline(replay);
  const marks = findMarks(timeline);

  it("has a moment for the deal and one for each move, the same from every seat", () => {
    expect(timeline.moments).toHaveLength(replay.moves.length + 1);
    expect(timeline.moments.map((moment) => moment.view.turn_number)).toEqual([1, 1, 2, 2, 3]);
  });

  it("has marks where turns begin and where a player is eliminated", () => {
    expect(marks).toEqual([
      { at: 0, kind: "turn" },
      { at: 2, kind: "turn" },
      { at: 3, kind: "out" },
      { at: 4, kind: "turn" },
    ]);
  });

  it("can be stepped through turn by turn", () => {
    expect(adjacentTurn(marks, 0, 1, 4)).toBe(2);
    expect(adjacentTurn(marks, 3, 1, 4)).toBe(4);
    expect(adjacentTurn(marks, 4, 1, 4)).toBe(4);
    expect(adjacentTurn(marks, 4, -1, 4)).toBe(2);
    expect(adjacentTurn(marks, 2, -1, 4)).toBe(0);
    expect(adjacentTurn([], 2, 1, 4)).toBe(4);
  });

  it("shows a moment longer the more happens, up to a limit", () => {
    const [, quiet, , two] = timeline.moments;
    if (!quiet || !two) throw new Error("too short");
    expect(displayTime(two)).toBeGreaterThan(displayTime(quiet));
    expect(displayTime({ ...two, events: Array<GameEvent>(500).fill(out) })).toBeLessThan(5000);
  });
});

describe("addresses", () => {
  it("keep the moment and the viewpoint", () => {
    for (const place of [
      { seat: ALL_OPEN, moment: 0 },
      { seat: -1, moment: 12 },
      { seat: 3, moment: 140 },
    ]) {
      const address = new URL(replayPath("a b/c", place), "http://host");
      expect(parsePlace(address.search, address.hash)).toEqual(place);
      expect(parsePlayId(address.href)).toBe("a b/c");
    }
  });

  it("fall back to the beginning with all cards open", () => {
    expect(parsePlace("?seat=x", "#-4")).toEqual({ seat: ALL_OPEN, moment: 0 });
    expect(parsePlace("?seat=1e9", "#first")).toEqual({ seat: ALL_OPEN, moment: 0 });
  });

  it("of records and bare ids are accepted too", () => {
    expect(parsePlayId("https://host/api/records/abc123")).toBe("abc123");
    expect(parsePlayId("  abc123 ")).toBe("abc123");
  });
});

describe("the players of a record", () => {
  it("include bots named by their level, numbered if several have the same level", () => {
    const chairs = chairsFromNames(["ann_lee", "gunslinger", "gunslinger_2", "nobody_7"]);
    expect(chairs.map((chair) => chair.kind)).toEqual(["person", "bot", "bot", "person"]);
    expect(chairs[0]?.name).toBe("Ann Lee");
    expect(chairs[1]?.name).not.toBe(chairs[2]?.name);
    expect(chairs[3]?.name).toBe("Nobody 7");
  });
});

describe("changing the viewpoint", () => {
  const fetched = vi.mocked(fetchReplay);
  beforeEach(() => fetched.mockReset().mockResolvedValue(replay));

  async function watching(at: number): Promise<ReplayPlayer> {
    const player = new ReplayPlayer({ play: "p" });
    await player.watchFrom(ALL_OPEN, at);
    return player;
  }

  it("keeps the moment", async () => {
    const player = await watching(3);
    await player.watchFrom(0);
    expect([player.seat, player.playback.at, player.playing]).toEqual([0, 3, false]);
  });

  it("keeps the old viewpoint if loading fails", async () => {
    const player = await watching(3);
    fetched.mockRejectedValueOnce(new Error("no"));
    await player.watchFrom(0);
    expect([player.seat, player.playback.at, player.error]).toEqual([ALL_OPEN, 3, new Error("no")]);
    await player.watchFrom(1);
    expect([player.seat, player.playback.at, player.error]).toEqual([1, 3, null]);
  });

  it("keeps a jump and a pause made while it loads", async () => {
    const player = await watching(1);
    player.resume();
    const loading = player.watchFrom(0);
    player.jump(2);
    player.pause();
    await loading;
    expect([player.seat, player.playback.at, player.playing]).toEqual([0, 2, false]);
  });

  it("keeps playing", async () => {
    const player = await watching(1);
    player.resume();
    await player.watchFrom(0);
    expect([player.playback.at, player.playing]).toEqual([1, true]);
    player.pause();
  });
});

describe("the slider", () => {
  it("jumps once a frame, to its latest position", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    const jumps: number[] = [];
    const slide = oncePerFrame((to: number) => jumps.push(to));
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
  const player = { step: vi.fn(), stepTurn: vi.fn() };
  const press = (target: Element, init: KeyboardEventInit) => {
    let handled = false;
    document.body.append(target);
    target.addEventListener("keydown", (event) => {
      handled = handleKey(event as KeyboardEvent, player as unknown as ReplayPlayer);
    });
    target.dispatchEvent(new KeyboardEvent("keydown", init));
    target.remove();
    return handled;
  };
  const region = (width: number) => {
    const one = document.createElement("div");
    one.setAttribute("role", "region");
    Object.defineProperties(one, { scrollWidth: { value: width }, clientWidth: { value: 100 } });
    return one;
  };

  it("step through the game, except in a region that they scroll", () => {
    const arrow = { key: "ArrowRight" };
    expect(press(document.createElement("div"), arrow)).toBe(true);
    expect(press(region(100), arrow)).toBe(true);
    expect(press(region(200), arrow)).toBe(false);
    expect(player.step).toHaveBeenCalledTimes(2);
    expect(press(region(200), { ...arrow, shiftKey: true })).toBe(true);
    expect(player.stepTurn).toHaveBeenCalledOnce();
  });
});
