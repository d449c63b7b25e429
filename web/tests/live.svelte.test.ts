// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Choice } from "../src/game/choice.svelte";
import { Showing } from "../src/game/showing.svelte";
import { LiveTable } from "../src/game/table.svelte";
import { viewed } from "../src/game/moments";
import type { Asked, GameDealt, ServerMessage, View } from "../src/net/protocol";
import { Wire } from "./wire";

const welcome = {
  type: "welcome",
  table: { state: "playing", seats: [] },
  seat: 0,
  chat: [],
} as unknown as ServerMessage;
const dealt = (play: string) => ({ type: "dealt", play }) as GameDealt;
const asked = (ply: number): Asked => ({
  ply,
  seat: 0,
  prompt: "play",
  moves: [
    { move: "play bang-4C > bob", verb: "play", card: 2, figure: 1 },
    { move: "play bang-4C > cal", verb: "play", card: 2, figure: 2 },
  ],
  clock: null,
});
const view = (play: string, ply: number) =>
  ({
    type: "view",
    play,
    told: 0,
    events: [],
    view: { over: false },
    asked: asked(ply),
  }) as unknown as View;

let table: LiveTable;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  table = new LiveTable("t");
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function seated(): void {
  Wire.last.answer();
  Wire.last.tell(welcome, dealt("a"), view("a", 7));
}

test("the table of one game stays until the first sight of the next", () => {
  seated();
  Wire.last.tell({ type: "proof", play: "a", record: "whole" }, dealt("b"));
  expect(table.moment).not.toBeNull();
  expect(table.record).toBe("whole");
  Wire.last.tell(view("b", 7));
  expect(table.story?.dealt.play).toBe("b");
  expect(table.record).toBeNull();
  Wire.last.tell({ type: "proof", play: "a", record: "late" });
  expect(table.record).toBeNull();
});

test("what was half chosen in one game is not chosen in the next", () => {
  seated();
  const choice = new Choice(
    () => table.mine,
    (move) => table.move(move),
  );
  choice.touch("card:2");
  expect(choice.standing).toContain("card:2");
  Wire.last.tell(dealt("b"), view("b", 7));
  expect(table.mine?.ply).toBe(7);
  expect(choice.standing).toEqual([]);
});

test("an answer hides its question, until it or something without a ply is refused", () => {
  seated();
  table.move("play bang-4C > bob");
  expect(table.mine).toBeNull();
  Wire.last.tell({ type: "refused", code: "too_fast", facts: {}, ply: 3 });
  expect(table.mine).toBeNull();
  Wire.last.tell({ type: "refused", code: "cannot_store", facts: {}, ply: 7 });
  expect(table.mine?.ply).toBe(7);
});

test("an answer given while the line is down is sent when it is up again", () => {
  seated();
  Wire.last.readyState = 3;
  Wire.last.onclose?.({ code: 1006 });
  table.move("play bang-4C > bob");
  expect(table.mine).toBeNull();
  vi.advanceTimersByTime(1_000);
  Wire.last.answer();
  Wire.last.tell(welcome, dealt("a"), view("a", 7));
  expect(Wire.last.said).toContainEqual({ type: "move", ply: 7, move: "play bang-4C > bob" });
});

test("an answer given while the line is down is forgotten if another one was asked since", () => {
  seated();
  Wire.last.readyState = 3;
  Wire.last.onclose?.({ code: 1006 });
  table.move("play bang-4C > bob");
  vi.advanceTimersByTime(1_000);
  Wire.last.answer();
  Wire.last.tell(welcome, dealt("a"), view("a", 8));
  expect(Wire.last.said.map(({ type }) => type)).not.toContain("move");
  expect(table.mine?.ply).toBe(8);
});

test("that somebody was faster is nothing to tell", () => {
  seated();
  for (const code of ["stale_ply", "game_over"]) {
    Wire.last.tell({ type: "refused", code, facts: {}, ply: 7 });
    expect(table.refused).toBeNull();
  }
});

test.each([
  ["the line never opens", () => undefined],
  ["nobody says welcome", () => Wire.last.answer()],
  [
    "a move is not heard",
    () => {
      seated();
      table.move("play bang-4C > bob");
    },
  ],
])("a dead line is given up: %s", (_, begin) => {
  begin();
  const lines = Wire.all.length;
  vi.advanceTimersByTime(10_000);
  expect(Wire.all.length).toBeGreaterThan(lines);
});

test("a moment that cannot be acted out is shown all the same", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const showing = new Showing();
  showing.stage = () => Promise.reject(new Error("no such step"));
  const first = viewed({ dealt: dealt("a"), moments: [] }, view("a", 1));
  showing.begin({ dealt: dealt("a"), moments: [] });
  showing.tell(first);
  const events = [{ type: "passed", seat: 0 }] as never;
  showing.tell(viewed(first, { ...view("a", 2), events }));
  await vi.waitFor(() => expect(showing.at).toBe(1));
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
