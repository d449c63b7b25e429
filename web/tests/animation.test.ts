import { describe, expect, test } from "vitest";

import { FIRST_ROUND, type Moment } from "../src/game/timeline";
import type { Catalogue, GameEvent, GameView } from "../src/net/protocol";
import "../src/auction/auctionAnimations";
import { FADE_TIME, reduceMotion } from "../src/animation/reducedMotion";
import { arcKeyframes } from "../src/animation/flight";
import { softClip } from "../src/animation/limiter";
import { planMoment } from "../src/animation/plan";
import type { Fly, Plan, Reveal, Step } from "../src/animation/steps";
import { fitToTime, MAX_DURATION, MAX_FLIGHTS } from "../src/animation/timing";
import type { Context } from "../src/words/context";
import { DECISIONS, GAMES } from "./samples";

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
  log: [],
  view: shown,
  asked: null,
  round: FIRST_ROUND,
});

const planned = (events: object[], after = view(), seat = 0): Plan =>
  planMoment(moment([]), moment(events, after), { catalogue, seat });

const only = <T extends Step["type"]>(from: Plan, type: T) =>
  from.steps.filter((step) => step.type === type);

describe("real games", () => {
  const pairs = [...GAMES, ...DECISIONS].flatMap(({ name, ctx, moments }) =>
    moments.slice(1).map((after, at) => ({ name, ctx, before: moments[at] as Moment, after })),
  );

  test("no moment takes too long, and each step ends in time", () => {
    for (const { ctx, before, after } of pairs) {
      const { steps, time } = planMoment(before, after, tableOf(ctx));
      expect(time).toBeLessThanOrEqual(MAX_DURATION);
      for (const step of steps) {
        expect(step.at).toBeGreaterThanOrEqual(0);
        if (!step.lingers) expect(step.at + step.time).toBeLessThanOrEqual(time + 0.001);
      }
    }
  });

  test("every event is animated, except ends of turns and passes", () => {
    const quiet = new Set(["turn_ended", "forced", "passed", "draw_settled"]);
    const seen = new Set<string>();
    for (const { ctx, before, after } of pairs) {
      const loud = after.events.filter((event) => !quiet.has(event.type));
      loud.forEach((event) => seen.add(event.type));
      const { steps } = planMoment(before, after, tableOf(ctx));
      if (loud.length > 0) expect(steps, JSON.stringify(after.events)).not.toHaveLength(0);
    }
    expect(seen.size).toBeGreaterThan(28);
  });

  test("a card is shown face up only if the viewer may know it", () => {
    for (const { ctx, before, after } of pairs) {
      const known = JSON.stringify(after.events.map((event) => Object.values(event)));
      for (const step of planMoment(before, after, tableOf(ctx)).steps) {
        if (step.type !== "fly" && step.type !== "reveal") continue;
        if (step.front?.type !== "card") continue;
        expect(step.card).not.toBeNull();
        expect(known).toContain(String(step.card));
      }
    }
  });

  test("with reduced motion a moment is short", () => {
    for (const { ctx, before, after } of pairs) {
      const whole = planMoment(before, after, tableOf(ctx));
      expect(reduceMotion(whole, true).time).toBeLessThanOrEqual(620);
      expect(reduceMotion(whole, false).time).toBeLessThanOrEqual(FADE_TIME);
    }
  });
});

describe("events", () => {
  test("a card played at a figure flies over it to the discards, with the sound of a shot", () => {
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

  test("a card put in play lands next to the others there", () => {
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
    const [theirs, mine] = only(drawn, "fly") as Fly[];
    expect([theirs?.seen, theirs?.front]).toEqual(["down", null]);
    expect(mine).toMatchObject({ seen: "turned", front: { name: "house_thing-7H" } });
    expect(theirs?.path[1]?.[0]).toBe("fan:1");
    expect((mine?.at ?? 0) - (theirs?.at ?? 0)).toBe(60);
  });

  test("of two revealed cards the one that counts gets the verdict", () => {
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

  test("the later events tell whether a draw! was good", () => {
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

  test("the last bullets drop, and the page turns red only for the player who is hit", () => {
    const hit = [{ type: "life_lost", figure: 1, points: 2, by: 0 }];
    expect(only(planned(hit), "drop")).toMatchObject([{ place: ["life:1"], first: 2, count: 2 }]);
    expect(only(planned(hit), "vignette")).toHaveLength(0);
    expect(only(planned(hit, view(), 1), "vignette")).toHaveLength(1);
  });

  test("my turn is announced, those of others are not", () => {
    const turn = [{ type: "turn_started", seat: 1, number: 4 }];
    expect(only(planned(turn), "banner")).toHaveLength(0);
    const mine = planned(turn, view(), 1);
    expect(only(mine, "banner")).toHaveLength(1);
    expect(mine.steps.map((step) => step.sound)).toContain("spur");
  });

  test("an unknown event type changes nothing", () => {
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

  test("a short plan stays unchanged", () => {
    const steps = [flight(0), flight(60)];
    expect(fitToTime(steps)).toEqual({ steps, time: 380 });
  });

  test("many cards overlap in order, and some of very many are dropped", () => {
    const { steps, time } = fitToTime(Array.from({ length: 40 }, (_, at) => flight(at * 60)));
    expect(steps).toHaveLength(MAX_FLIGHTS);
    expect(time).toBeLessThanOrEqual(MAX_DURATION);
    const starts = steps.map((step) => step.at);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(Math.min(...steps.map((step) => step.time))).toBeGreaterThanOrEqual(190);
  });

  test("a lingering step delays nothing", () => {
    const trailing: Step = { type: "vignette", at: 100, time: 700, lingers: true };
    expect(fitToTime([flight(0), trailing]).time).toBe(320);
  });
});

test("an arc starts and ends at its points, and rises in between", () => {
  const frames = arcKeyframes({ x: 0, y: 100, card: 106 }, { x: 200, y: 100, card: 53 }, 106);
  const transform = frames.map((frame) => String(frame["transform"]));
  expect(transform[0]).toBe("translate(0.0px, 100.0px) rotate(0.0deg) scale(1.000)");
  expect(transform.at(-1)).toBe("translate(200.0px, 100.0px) rotate(0.0deg) scale(0.500)");
  expect(transform[4]).toBe("translate(100.0px, 68.0px) rotate(8.0deg) scale(0.750)");
});

describe("the limiter", () => {
  test("passes a single sound unchanged", () => {
    for (const wave of [0, 0.3, -0.3, 0.7, -0.7]) expect(softClip(wave)).toBe(wave);
  });

  test("keeps many sounds below the maximum, in order", () => {
    const waves = Array.from({ length: 81 }, (_, at) => at / 10 - 4);
    const heard = waves.map(softClip);
    for (const one of heard) expect(Math.abs(one)).toBeLessThanOrEqual(1);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(softClip(-2)).toBe(-softClip(2));
  });
});
