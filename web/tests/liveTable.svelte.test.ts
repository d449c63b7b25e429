// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LiveTable } from "../src/game/liveTable.svelte";
import { MoveSelection } from "../src/game/moveSelection.svelte";
import { Playback } from "../src/game/playback.svelte";
import { applyView } from "../src/game/timeline";
import type { PendingDecision, GameDealt, ServerMessage, ViewMessage } from "../src/net/protocol";
import { FakeWebSocket } from "./fakeWebSocket";

const welcome = {
  type: "welcome",
  table: { state: "playing", seats: [] },
  seat: 0,
  chat: [],
} as unknown as ServerMessage;
const dealt = (play: string) => ({ type: "dealt", play }) as GameDealt;
const asked = (ply: number): PendingDecision => ({
  ply,
  seat: 0,
  prompt: "play",
  moves: [
    { move: "play bang-4C > bob", verb: "play", card: 2, figure: 1 },
    { move: "play bang-4C > cal", verb: "play", card: 2, figure: 2 },
  ],
  clock: null,
  title: null,
  detail: null,
});
const view = (play: string, ply: number) =>
  ({
    type: "view",
    play,
    told: 0,
    events: [],
    view: { over: false },
    asked: asked(ply),
  }) as unknown as ViewMessage;

let table: LiveTable;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  FakeWebSocket.all = [];
  table = new LiveTable("t");
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function seated(): void {
  FakeWebSocket.last.answer();
  FakeWebSocket.last.tell(welcome, dealt("a"), view("a", 7));
}

test("the table of a game stays until the first view of the next", () => {
  seated();
  FakeWebSocket.last.tell({ type: "proof", play: "a", record: "whole" }, dealt("b"));
  expect(table.moment).not.toBeNull();
  expect(table.record).toBe("whole");
  FakeWebSocket.last.tell(view("b", 7));
  expect(table.timeline?.dealt.play).toBe("b");
  expect(table.record).toBeNull();
  FakeWebSocket.last.tell({ type: "proof", play: "a", record: "late" });
  expect(table.record).toBeNull();
});

test("a selection of one game is not carried into the next", () => {
  seated();
  const selection = new MoveSelection(
    () => table.myDecision,
    (move) => table.move(move),
  );
  selection.touch("card:2");
  expect(selection.selected).toContain("card:2");
  FakeWebSocket.last.tell(dealt("b"), view("b", 7));
  expect(table.myDecision?.ply).toBe(7);
  expect(selection.selected).toEqual([]);
});

test("an answer hides its decision until a refusal for it, or one without a ply", () => {
  seated();
  table.move("play bang-4C > bob");
  expect(table.myDecision).toBeNull();
  FakeWebSocket.last.tell({ type: "refused", code: "too_fast", facts: {}, ply: 3 });
  expect(table.myDecision).toBeNull();
  FakeWebSocket.last.tell({ type: "refused", code: "cannot_store", facts: {}, ply: 7 });
  expect(table.myDecision?.ply).toBe(7);
});

test("a move made while disconnected is sent after reconnecting", () => {
  seated();
  FakeWebSocket.last.readyState = 3;
  FakeWebSocket.last.onclose?.({ code: 1006 });
  table.move("play bang-4C > bob");
  expect(table.myDecision).toBeNull();
  vi.advanceTimersByTime(1_000);
  FakeWebSocket.last.answer();
  FakeWebSocket.last.tell(welcome, dealt("a"), view("a", 7));
  expect(FakeWebSocket.last.said).toContainEqual({
    type: "move",
    ply: 7,
    move: "play bang-4C > bob",
  });
});

test("a move made while disconnected is dropped if the decision has changed", () => {
  seated();
  FakeWebSocket.last.readyState = 3;
  FakeWebSocket.last.onclose?.({ code: 1006 });
  table.move("play bang-4C > bob");
  vi.advanceTimersByTime(1_000);
  FakeWebSocket.last.answer();
  FakeWebSocket.last.tell(welcome, dealt("a"), view("a", 8));
  expect(FakeWebSocket.last.said.map(({ type }) => type)).not.toContain("move");
  expect(table.myDecision?.ply).toBe(8);
});

test("a refusal because somebody was faster is not shown", () => {
  seated();
  for (const code of ["stale_ply", "game_over"]) {
    FakeWebSocket.last.tell({ type: "refused", code, facts: {}, ply: 7 });
    expect(table.refused).toBeNull();
  }
});

test.each([
  ["the line never opens", () => undefined],
  ["nobody says welcome", () => FakeWebSocket.last.answer()],
  [
    "a move is not heard",
    () => {
      seated();
      table.move("play bang-4C > bob");
    },
  ],
])("a dead line is given up: %s", (_, begin) => {
  begin();
  const lines = FakeWebSocket.all.length;
  vi.advanceTimersByTime(10_000);
  expect(FakeWebSocket.all.length).toBeGreaterThan(lines);
});

test("a moment is shown even if its animation fails", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const playback = new Playback();
  playback.transition = () => Promise.reject(new Error("no such step"));
  const first = applyView({ dealt: dealt("a"), moments: [] }, view("a", 1));
  playback.start({ dealt: dealt("a"), moments: [] });
  playback.update(first);
  const events = [{ type: "passed", seat: 0 }] as never;
  playback.update(applyView(first, { ...view("a", 2), events }));
  await vi.waitFor(() => expect(playback.at).toBe(1));
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
