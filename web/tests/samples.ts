// Games recorded from a server by tests/page/samples.py, for tests of texts.

import { vi } from "vitest";

import { applyEvents, applyView, FIRST_ROUND, type Moment } from "../src/game/timeline";
import { loadLibrary } from "../src/words/library.svelte";
import type {
  PendingDecision,
  Events,
  GameDealt,
  GameView,
  ViewMessage,
} from "../src/net/protocol";
import { contextOf, type Context } from "../src/words/context";
import decisions from "./samples/decisions.json";
import games from "./samples/games.json";
import printed from "./samples/library.json";

/** Loads the library as if a server had sent it. */
export async function loadSamples(): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(printed))));
  await loadLibrary();
}

interface SampleTable {
  game: string;
  names: string[];
  dealt: GameDealt;
}

interface Decision {
  at: number;
  seat: number;
  view: GameView;
  asked: PendingDecision;
  next: Pick<Events, "events" | "changes" | "asked" | "log">;
}

export interface Sample {
  name: string;
  ctx: Context;
  moments: Moment[];
}

const chairs = (names: string[]) => names.map((name) => ({ name }));

/** Whole games, or their beginnings. */
export const GAMES: Sample[] = Object.entries(games).map(([name, sample]) => {
  const { game, names, dealt, seat } = sample as unknown as SampleTable & { seat: number };
  const first = sample.first as unknown as ViewMessage;
  let timeline = applyView({ dealt, moments: [] }, { ...first, told: 0 });
  for (const move of sample.moves) timeline = applyEvents(timeline, move as unknown as Events);
  return { name, ctx: contextOf(game, dealt, seat, chairs(names)), moments: timeline.moments };
});

/** A decision of every kind, and what followed. */
export const DECISIONS: Sample[] = (decisions.decisions as unknown as Decision[]).map(
  (decision) => {
    const { game, names, dealt } = (decisions.tables as unknown as SampleTable[])[
      decision.at
    ] as SampleTable;
    const round = FIRST_ROUND;
    const before: Moment = {
      eventsBefore: 100,
      events: [],
      log: [],
      view: decision.view,
      asked: decision.asked,
      round,
    };
    const after: Moment = {
      eventsBefore: 100,
      events: decision.next.events,
      log: decision.next.log,
      view: { ...decision.view, ...decision.next.changes } as GameView,
      asked: decision.next.asked,
      round,
    };
    return {
      name: `${game} ${decision.asked.prompt}`,
      ctx: contextOf(game, dealt, decision.seat, chairs(names)),
      moments: [before, after],
    };
  },
);
