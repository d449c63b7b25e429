// Games recorded from a server by tests/page/samples.py, for tests of texts.

import { vi } from "vitest";

import { applyEvents, applyView, FIRST_ROUND, type Moment } from "../src/game/timeline";
import { loadLibrary } from "../src/library/library.svelte";
import type { Asked, Events, GameDealt, GameEvent, GameView, View } from "../src/net/protocol";
import { contextOf, type Context } from "../src/words/context";
import printed from "./samples/library.json";
import scenes from "./samples/scenes.json";
import stories from "./samples/stories.json";

/** Loads the library as if a server had sent it. */
export async function loadSamples(): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(printed))));
  await loadLibrary();
}

interface Table {
  game: string;
  names: string[];
  dealt: GameDealt;
}

interface Scene {
  at: number;
  seat: number;
  view: GameView;
  asked: Asked;
  next: { events: GameEvent[]; changes: Partial<GameView>; asked: Asked | null };
}

export interface Sample {
  name: string;
  ctx: Context;
  moments: Moment[];
}

const chairs = (names: string[]) => names.map((name) => ({ name }));

/** Whole games, or their beginnings. */
export const STORIES: Sample[] = Object.entries(stories).map(([name, told]) => {
  const { game, names, dealt, seat } = told as unknown as Table & { seat: number };
  const first = told.first as unknown as View;
  let timeline = applyView({ dealt, moments: [] }, { ...first, told: 0 });
  for (const move of told.moves) timeline = applyEvents(timeline, move as unknown as Events);
  return { name, ctx: contextOf(game, dealt, seat, chairs(names)), moments: timeline.moments };
});

/** A decision of every kind, and what followed. */
export const SCENES: Sample[] = (scenes.scenes as unknown as Scene[]).map((scene) => {
  const { game, names, dealt } = (scenes.tables as unknown as Table[])[scene.at] as Table;
  const round = FIRST_ROUND;
  const before: Moment = {
    eventsBefore: 100,
    events: [],
    view: scene.view,
    asked: scene.asked,
    round,
  };
  const after: Moment = {
    eventsBefore: 100,
    events: scene.next.events,
    view: { ...scene.view, ...scene.next.changes } as GameView,
    asked: scene.next.asked,
    round,
  };
  return {
    name: `${game} ${scene.asked.prompt}`,
    ctx: contextOf(game, dealt, scene.seat, chairs(names)),
    moments: [before, after],
  };
});
