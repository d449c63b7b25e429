// The judge's session: views come in, actions go out, and conflicts between two judges are shown.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { JudgeView } from "../src/net/protocol";
import { JudgeSession, Submission } from "../src/tournament/judgeSession.svelte";
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
let session: JudgeSession;

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
  session = new JudgeSession("cup", "secret");
  FakeWebSocket.last.answer();
  FakeWebSocket.last.tell(view(4));
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the secret is sent in the first message and in a header", async () => {
  expect(FakeWebSocket.last.said[0]).toMatchObject({ type: "attend", judge: "secret" });
  answers.push([200, view(5)]);
  await new Submission(session).act(WARN, "loud");
  expect(asked).toEqual([
    {
      path: "/api/tournaments/cup/act",
      body: { after: 4, action: WARN, reason: "loud" },
      secret: "Judge secret",
    },
  ]);
  expect(session.view?.entries).toBe(5);
});

test("an outdated view is ignored", () => {
  FakeWebSocket.last.tell(view(6), view(5));
  expect(session.view?.entries).toBe(6);
});

test("the clock follows the server", () => {
  expect(FakeWebSocket.last.said).toContainEqual({ type: "ping" });
  FakeWebSocket.last.tell({ type: "pong", n: 0, time: Date.now() + 5000 });
  expect(session.clockOffset).toBe(5000);
});

test("an action is based on what the judge saw when its window opened", async () => {
  const submission = new Submission(session);
  FakeWebSocket.last.tell(view(6));
  answers.push([409, { code: "log_moved_on", facts: { after: 4, now: 6 } }], [200, view(6)]);
  expect(await submission.act(WARN)).toBe(false);
  expect(asked[0]?.body?.after).toBe(4);
  expect(submission.news.map((line) => line.number)).toEqual([5, 6]);

  answers.push([200, view(7)]);
  expect(await submission.act(WARN)).toBe(true);
  expect(asked.at(-1)?.body?.after).toBe(6);
  expect(submission.news).toEqual([]);
  expect(submission.refusal).toBeNull();
});

test("an action that ignores news is based on the newest state", async () => {
  const submission = new Submission(session, true);
  FakeWebSocket.last.tell(view(6));
  answers.push([200, view(7)]);
  expect(await submission.act(WARN)).toBe(true);
  expect(asked[0]?.body?.after).toBe(6);
});

test("a refusal is kept, and an action is not submitted twice at once", async () => {
  const submission = new Submission(session);
  answers.push([409, { code: "warn_first", facts: { name: "Ada" } }], [200, view(5)]);
  const [first, second] = await Promise.all([submission.act(WARN), submission.act(WARN)]);
  expect([first, second, asked.length]).toEqual([false, false, 1]);
  expect(submission.refusal).toMatchObject({ code: "warn_first", facts: { name: "Ada" } });
});

test("a refused secret is reported, and the connection stays closed", () => {
  FakeWebSocket.last.tell({ type: "refused", code: "wrong_secret", facts: {}, ply: -1 });
  expect(session.isRefused).toBe(false); // the view is still there
  FakeWebSocket.last.onclose?.({ code: 4000 });
  expect(session.status).toBe("gone");
  expect(session.isRefused).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeWebSocket.all.length).toBe(1);
});

test("a lost connection reconnects by itself", () => {
  FakeWebSocket.last.onclose?.({ code: 1006 });
  expect(session.status).toBe("broken");
  vi.advanceTimersByTime(1000);
  expect(FakeWebSocket.all.length).toBe(2);
  FakeWebSocket.last.answer();
  FakeWebSocket.last.tell(view(8));
  expect(session.status).toBe("open");
  expect(session.view?.entries).toBe(8);
});
