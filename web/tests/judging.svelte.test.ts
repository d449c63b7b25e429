// A judge at a line: what he sees comes in, what he does goes out, and of two the slower is told.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { JudgeView } from "../src/net/protocol";
import { Doing, Judging } from "../src/tournament/judging.svelte";
import { FakeWebSocket } from "./fakeWebSocket";

const view = (entries: number) =>
  ({
    type: "judge",
    entries,
    log: Array.from({ length: entries }, (_, at) => ({ number: at + 1 })),
  }) as unknown as JudgeView;
const WARN = { do: "warn", player: 1 } as const;

interface Asked {
  path: string;
  body: { after: number } | null;
  secret: string | undefined;
}
let asked: Asked[];
let answers: [number, unknown][];
let judging: Judging;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  [FakeWebSocket.all, asked, answers] = [[], [], []];
  vi.stubGlobal("fetch", async (path: string, { body, headers }: RequestInit) => {
    const secret = (headers as Record<string, string>)["Authorization"];
    asked.push({ path, body: body ? JSON.parse(String(body)) : null, secret });
    const [status, answer] = answers.shift() ?? [500, {}];
    return new Response(JSON.stringify(answer), { status });
  });
  judging = new Judging("cup", "secret");
  FakeWebSocket.last.answer();
  FakeWebSocket.last.tell(view(4));
});
afterEach(() => {
  judging.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the secret goes over the line in the first message, and in a header", async () => {
  expect(FakeWebSocket.last.said[0]).toMatchObject({ type: "attend", judge: "secret" });
  answers.push([200, view(5)]);
  await new Doing(judging).act(WARN, "loud");
  expect(asked).toEqual([
    {
      path: "/api/tournaments/cup/act",
      body: { after: 4, action: WARN, reason: "loud" },
      secret: "Judge secret",
    },
  ]);
  expect(judging.view?.entries).toBe(5);
});

test("a view that was overtaken on its way changes nothing", () => {
  FakeWebSocket.last.tell(view(6), view(5));
  expect(judging.view?.entries).toBe(6);
});

test("the clock goes by the server's", () => {
  expect(FakeWebSocket.last.said).toContainEqual({ type: "ping" });
  FakeWebSocket.last.tell({ type: "pong", n: 0, time: Date.now() + 5000 });
  expect(judging.ahead).toBe(5000);
});

test("a deed is done upon what was seen when its window was opened", async () => {
  const doing = new Doing(judging);
  FakeWebSocket.last.tell(view(6));
  answers.push([409, { code: "log_moved_on", facts: { after: 4, now: 6 } }], [200, view(6)]);
  expect(await doing.act(WARN)).toBe(false);
  expect(asked[0]?.body?.after).toBe(4);
  expect(doing.news.map((line) => line.number)).toEqual([5, 6]);

  answers.push([200, view(7)]);
  expect(await doing.act(WARN)).toBe(true);
  expect(asked.at(-1)?.body?.after).toBe(6);
  expect(doing.news).toEqual([]);
  expect(doing.refusal).toBeNull();
});

test("what is meant anyhow is done upon the newest", async () => {
  const doing = new Doing(judging, true);
  FakeWebSocket.last.tell(view(6));
  answers.push([200, view(7)]);
  expect(await doing.act(WARN)).toBe(true);
  expect(asked[0]?.body?.after).toBe(6);
});

test("a refusal is kept, and nothing is done twice at once", async () => {
  const doing = new Doing(judging);
  answers.push([409, { code: "warn_first", facts: { name: "Ada" } }], [200, view(5)]);
  const [first, second] = await Promise.all([doing.act(WARN), doing.act(WARN)]);
  expect([first, second, asked.length]).toEqual([false, false, 1]);
  expect(doing.refusal).toMatchObject({ code: "warn_first", facts: { name: "Ada" } });
});

test("a secret that is refused is told, and the line stays closed", () => {
  FakeWebSocket.last.tell({ type: "refused", code: "wrong_secret", facts: {}, ply: -1 });
  expect(judging.isRefused).toBe(false); // the view is still there
  FakeWebSocket.last.onclose?.({ code: 4000 });
  expect(judging.line).toBe("gone");
  expect(judging.isRefused).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeWebSocket.all.length).toBe(1);
});

test("a line that breaks comes back by itself", () => {
  FakeWebSocket.last.onclose?.({ code: 1006 });
  expect(judging.line).toBe("broken");
  vi.advanceTimersByTime(1000);
  expect(FakeWebSocket.all.length).toBe(2);
  FakeWebSocket.last.answer();
  FakeWebSocket.last.tell(view(8));
  expect(judging.line).toBe("open");
  expect(judging.view?.entries).toBe(8);
});
