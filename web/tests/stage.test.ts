import { describe, expect, test } from "vitest";

import { FIRST_ROUND, type Moment } from "../src/game/timeline";
import type { Catalogue, GameEvent, GameView } from "../src/net/protocol";
import "../src/auction/acts";
import { calmed, FADE } from "../src/stage/calm";
import { arc } from "../src/stage/flight";
import { bent } from "../src/stage/loudness";
import { plan } from "../src/stage/plan";
import type { Fly, Plan, Reveal, Step } from "../src/stage/steps";
import { LONGEST, MOST_FLIGHTS, squeezed } from "../src/stage/timing";
import type { Context } from "../src/words/context";
import { SCENES, STORIES } from "./samples";

const tableOf = (ctx: Context) => ({ catalogue: ctx.dealt.catalogue, seat: ctx.seat });

const catalogue: Catalogue = {
  cards: ["bang-6D", "missed-2C", "jail-JS", "barrel-QS", "beer-6H", "house_thing-7H"],
  figures: ["ann", "bob", "cy"],
  owners: [0, 1, 2],
  roles: ["sheriff"],
  sides: [],
  backs: [],
};

const view = (parts: Partial<GameView> = {}): GameView =>
  ({
    hand: [0, 4],
    aside: [],
    in_play: [[], [3], []],
    seen_in_hands: [[], [], []],
    discards: [],
    front: [0, 1, 2],
    life: [4, 4, 4],
    active: 0,
    roles: [0, -1, -1],
    ...parts,
  }) as GameView;

const moment = (events: object[], shown = view()): Moment => ({
  eventsBefore: 0,
  events: events as GameEvent[],
  view: shown,
  asked: null,
  round: FIRST_ROUND,
});

const planned = (events: object[], after = view(), seat = 0): Plan =>
  plan(moment([]), moment(events, after), { catalogue, seat });

const only = <T extends Step["type"]>(from: Plan, type: T) =>
  from.steps.filter((step) => step.type === type);

describe("real games", () => {
  const pairs = [...STORIES, ...SCENES].flatMap(({ name, ctx, moments }) =>
    moments.slice(1).map((after, at) => ({ name, ctx, before: moments[at] as Moment, after })),
  );

  test("no moment takes longer than it may, and each step is over in time", () => {
    for (const { ctx, before, after } of pairs) {
      const { steps, time } = plan(before, after, tableOf(ctx));
      expect(time).toBeLessThanOrEqual(LONGEST);
      for (const step of steps) {
        expect(step.at).toBeGreaterThanOrEqual(0);
        if (!step.trails) expect(step.at + step.time).toBeLessThanOrEqual(time + 0.001);
      }
    }
  });

  test("whatever happens is seen, but for turns that end and answers that say nothing", () => {
    const quiet = new Set(["turn_ended", "forced", "passed", "draw_settled"]);
    const seen = new Set<string>();
    for (const { ctx, before, after } of pairs) {
      const loud = after.events.filter((event) => !quiet.has(event.type));
      loud.forEach((event) => seen.add(event.type));
      const { steps } = plan(before, after, tableOf(ctx));
      if (loud.length > 0) expect(steps, JSON.stringify(after.events)).not.toHaveLength(0);
    }
    expect(seen.size).toBeGreaterThan(28);
  });

  test("nobody sees the face of a card that he may not know", () => {
    for (const { ctx, before, after } of pairs) {
      const known = JSON.stringify(after.events.map((event) => Object.values(event)));
      for (const step of plan(before, after, tableOf(ctx)).steps) {
        if (step.type !== "fly" && step.type !== "reveal") continue;
        if (step.front?.type !== "card") continue;
        expect(step.card).not.toBeNull();
        expect(known).toContain(String(step.card));
      }
    }
  });

  test("in fades nothing takes longer than a card can be read", () => {
    for (const { ctx, before, after } of pairs) {
      const whole = plan(before, after, tableOf(ctx));
      expect(calmed(whole, true).time).toBeLessThanOrEqual(620);
      expect(calmed(whole, false).time).toBeLessThanOrEqual(FADE);
    }
  });
});

describe("events", () => {
  test("a card played at somebody goes over him to the discards, and is heard as a shot", () => {
    const shot = planned(
      [
        { type: "card_played", figure: 0, card: 0, target: 1, kind: "bang", at_card: -1 },
        { type: "shot_fired", by: 0, card: 0, target: 1, needed: 1 },
      ],
      view({ hand: [4], discards: [0] }),
    );
    const [flight] = only(shot, "fly") as Fly[];
    expect(flight?.path.map((place) => place[0])).toEqual(["card:0", "figure:1", "discards"]);
    expect(flight?.seen).toBe("up");
    expect(shot.steps.map((step) => step.type)).toEqual(["fly", "trace", "shake"]);
    expect(shot.steps[1]?.sound).toBe("shot");
  });

  test("a card that is laid lands beside those which lie there", () => {
    const laid = planned(
      [
        { type: "card_played", figure: 0, card: 2, target: 1, kind: "jail", at_card: -1 },
        { type: "card_laid", figure: 1, card: 2 },
      ],
      view({ in_play: [[], [3, 2], []] }),
    );
    const flights = only(laid, "fly") as Fly[];
    expect(flights).toHaveLength(1);
    expect(flights[0]?.path[1]?.[0]).toBe("beside:card:3");
    expect(flights[0]?.sound).toBe("cell");
  });

  test("cards of others are drawn face down, mine turn over", () => {
    const drawn = planned([
      { type: "card_drawn", seat: 1, card: null, deck: 0, back: 0 },
      { type: "card_drawn", seat: 0, card: 5, deck: 0, back: 0 },
    ]);
    const [his, mine] = only(drawn, "fly") as Fly[];
    expect([his?.seen, his?.front]).toEqual(["down", null]);
    expect(mine).toMatchObject({ seen: "turned", front: { name: "house_thing-7H" } });
    expect(his?.path[1]?.[0]).toBe("fan:1");
    expect((mine?.at ?? 0) - (his?.at ?? 0)).toBe(60);
  });

  test("of two cards turned over the one that counts has the verdict", () => {
    const flipped = planned([
      { type: "card_flipped", figure: 1, card: 1, cause: 3 },
      { type: "card_flipped", figure: 1, card: 4, cause: 3 },
      { type: "draw_settled", figure: 1, card: 4, cause: 3, met: 1 },
    ]);
    const shown = only(flipped, "reveal") as Reveal[];
    expect(shown.map((step) => step.verdict?.met)).toEqual([undefined, true]);
    expect(shown.map((step) => [step.slot, step.slots])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(shown[1]?.verdict?.cause).toBe("barrel");
  });

  test("what comes of a draw! says whether it was a good one", () => {
    const flip = { type: "card_flipped", figure: 1, card: 1, cause: 3 };
    const settled = (met: number) => ({ ...flip, type: "draw_settled", met });
    const verdict = (...events: object[]) =>
      (only(planned(events), "reveal") as Reveal[])[0]?.verdict?.good;
    expect(verdict(flip, settled(1))).toBe(true);
    expect(verdict(flip, settled(0))).toBe(false);
    const blast = { type: "life_lost", figure: 1, points: 3, by: -1 };
    expect(verdict(flip, settled(1), blast)).toBe(false);
    const passed = { type: "card_passed", figure: 1, card: 3, to: 2 };
    expect(verdict(flip, settled(0), passed)).toBe(true);
  });

  test("the last bullets fall, and the page reddens only for whom it hurts", () => {
    const hit = [{ type: "life_lost", figure: 1, points: 2, by: 0 }];
    expect(only(planned(hit), "drop")).toMatchObject([{ place: ["life:1"], first: 2, count: 2 }]);
    expect(only(planned(hit), "vignette")).toHaveLength(0);
    expect(only(planned(hit, view(), 1), "vignette")).toHaveLength(1);
  });

  test("my turn is announced, that of others is not", () => {
    const turn = [{ type: "turn_started", seat: 1, number: 4 }];
    expect(only(planned(turn), "banner")).toHaveLength(0);
    const mine = planned(turn, view(), 1);
    expect(only(mine, "banner")).toHaveLength(1);
    expect(mine.steps.map((step) => step.sound)).toContain("spur");
  });

  test("an event that nobody knows yet disturbs nothing", () => {
    expect(planned([{ type: "moon_risen", seat: 0 }])).toEqual({ steps: [], time: 0 });
  });
});

describe("time", () => {
  const flight = (at: number, time = 320): Step => ({
    type: "fly",
    at,
    time,
    card: null,
    front: null,
    back: "deck",
    seen: "down",
    path: [["deck:0"], ["hand"]],
  });

  test("what fits is left as it is", () => {
    const steps = [flight(0), flight(60)];
    expect(squeezed(steps)).toEqual({ steps, time: 380 });
  });

  test("many cards overlap, in their order; of very many some are left out", () => {
    const { steps, time } = squeezed(Array.from({ length: 40 }, (_, at) => flight(at * 60)));
    expect(steps).toHaveLength(MOST_FLIGHTS);
    expect(time).toBeLessThanOrEqual(LONGEST);
    const starts = steps.map((step) => step.at);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(Math.min(...steps.map((step) => step.time))).toBeGreaterThanOrEqual(190);
  });

  test("what trails keeps nobody waiting", () => {
    const trailing: Step = { type: "vignette", at: 100, time: 700, trails: true };
    expect(squeezed([flight(0), trailing]).time).toBe(320);
  });
});

test("an arc begins and ends where it should, and rises between", () => {
  const frames = arc({ x: 0, y: 100, card: 106 }, { x: 200, y: 100, card: 53 }, 106);
  const transform = frames.map((frame) => String(frame["transform"]));
  expect(transform[0]).toBe("translate(0.0px, 100.0px) rotate(0.0deg) scale(1.000)");
  expect(transform.at(-1)).toBe("translate(200.0px, 100.0px) rotate(0.0deg) scale(0.500)");
  expect(transform[4]).toBe("translate(100.0px, 68.0px) rotate(8.0deg) scale(0.750)");
});

describe("sounds together", () => {
  test("one alone passes as it is", () => {
    for (const wave of [0, 0.3, -0.3, 0.7, -0.7]) expect(bent(wave)).toBe(wave);
  });

  test("many are never too loud, and keep their order", () => {
    const waves = Array.from({ length: 81 }, (_, at) => at / 10 - 4);
    const heard = waves.map(bent);
    for (const one of heard) expect(Math.abs(one)).toBeLessThanOrEqual(1);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(bent(-2)).toBe(-bent(2));
  });
});
