// The log: told turn by turn and never twice, what its names stand for, where a card has room beside it.

import { beforeAll, describe, expect, it, vi } from "vitest";

import { positionBeside } from "../src/cards/previewPosition";
import type { Timeline } from "../src/game/timeline";
import { Chronicle } from "../src/table/logging";
import { meant } from "../src/table/meaning";
import { pointed } from "../src/table/pointing";
import * as log from "../src/words/log";
import { loadSamples, STORIES } from "./samples";

vi.mock("../src/words/log", { spy: true });

beforeAll(loadSamples);

const timeline = ({ ctx, moments }: (typeof STORIES)[number]): Timeline => ({
  dealt: ctx.dealt,
  moments,
});

describe("a chronicle", () => {
  it.each(STORIES.map((sample) => [sample.name, sample] as const))(
    "tells all of %s, each moment in its place",
    (_, sample) => {
      const chronicle = new Chronicle();
      const last = sample.moments.length - 1;
      const told = chronicle.upTo(last, timeline(sample), sample.ctx).flatMap((one) => one.entries);
      const whole = sample.moments.flatMap((moment, at) =>
        log.logLines(moment, sample.moments[at - 1] ?? null, sample.ctx),
      );
      expect(told.map((entry) => entry.line)).toEqual(whole);
      expect(new Set(told.map((entry) => entry.key)).size).toBe(told.length);
      for (const { moment, line } of told) {
        expect(chronicle.of(moment).map((entry) => entry.line)).toContain(line);
      }
    },
  );

  it("tells the use of an ability once, though it is paid for later", () => {
    const sample = longest();
    const [moment] = sample.moments;
    if (moment === undefined) throw new Error("no sample");
    const used = { type: "ability_used", figure: 0 } as const;
    const gone = { type: "card_discarded", card: 0, seat: 0 } as unknown as typeof used;
    const asked = { seat: 0, prompt: "pay" } as typeof moment.asked;
    const before = { ...moment, events: [used], asked };
    const icons = (events: (typeof used)[], was: typeof moment) =>
      log.logLines({ ...moment, events }, was, sample.ctx).map(({ icon }) => icon);
    expect(icons([gone, used], before)).not.toContain("ability");
    expect(icons([gone, used], { ...before, events: [] })).toContain("ability");
    expect(icons([used], moment)).toEqual(["ability"]);
  });

  it.each(STORIES.map((sample) => [sample.name, sample] as const))(
    "tells %s in the same lines when all of it comes at once",
    (_, { ctx, moments }) => {
      const each = moments.flatMap((moment, at) =>
        log.logLines(moment, moments[at - 1] ?? null, ctx),
      );
      const events = moments.flatMap((moment) => moment.events);
      const cuts = moments.map(({ eventsBefore }) => eventsBefore);
      const [last] = moments.slice(-1);
      if (last === undefined) throw new Error("no moments");
      const lines = log.logLines({ ...last, eventsBefore: 0, events, cuts }, null, ctx);
      expect(lines.map((line) => line.icon)).toEqual(each.map((line) => line.icon));
    },
  );

  it("puts a moment into words once, and leaves the turns before it as they are", () => {
    const sample = longest();
    const chronicle = new Chronicle();
    const lines = vi.mocked(log.logLines);
    lines.mockClear();
    let before = chronicle.upTo(0, timeline(sample), sample.ctx);
    for (let at = 1; at < sample.moments.length; at += 1) {
      const now = chronicle.upTo(at, timeline(sample), sample.ctx);
      before.slice(0, -1).forEach((chapter, place) => expect(now[place]).toBe(chapter));
      expect(lines).toHaveBeenCalledTimes(at + 1);
      before = now;
    }
    expect(before.length).toBeGreaterThan(5);
  });

  it("tells nothing of what comes after the moment, and takes nothing back", () => {
    const sample = longest();
    const chronicle = new Chronicle();
    const some = chronicle.upTo(7, timeline(sample), sample.ctx).flatMap((one) => one.entries);
    expect(Math.max(...some.map((entry) => entry.moment))).toBeLessThanOrEqual(7);
    expect(chronicle.of(8)).toEqual([]);
    const fewer = chronicle.upTo(2, timeline(sample), sample.ctx).flatMap((one) => one.entries);
    expect(fewer).toEqual(some);
  });

  it("begins anew with another game, and with other names", () => {
    const [one, other] = STORIES as [(typeof STORIES)[number], (typeof STORIES)[number]];
    const chronicle = new Chronicle();
    chronicle.upTo(5, timeline(longest()), longest().ctx);
    const told = chronicle.upTo(1, timeline(other), other.ctx);
    expect(told).toEqual(new Chronicle().upTo(1, timeline(other), other.ctx));
    const named = { ...one.ctx, seatNames: one.ctx.seatNames.map(() => "Zoe") };
    const words = JSON.stringify(chronicle.upTo(9, timeline(one), named));
    expect(words).toContain("Zoe");
    expect(words).not.toContain(one.ctx.seatNames[1]);
  });

  it("knows the last moment of which anything was said", () => {
    const sample = longest();
    const chronicle = new Chronicle();
    chronicle.upTo(sample.moments.length, timeline(sample), sample.ctx);
    sample.moments.forEach((_, at) => {
      const spoken = chronicle.spoken(at);
      expect(spoken).toBeLessThanOrEqual(at);
      if (spoken >= 0) expect(chronicle.of(spoken)).not.toEqual([]);
      for (let quiet = spoken + 1; quiet <= at; quiet += 1) expect(chronicle.of(quiet)).toEqual([]);
    });
  });
});

describe("a name in the log", () => {
  const { ctx, moments } = longest();
  const view = moments[0]?.view;

  it("stands for the very card", () => {
    expect(meant({ card: 3, text: "" }, ctx, view)).toEqual({
      game: ctx.game,
      type: "card",
      id: ctx.dealt.catalogue.cards[3],
    });
    expect(meant({ card: -1, text: "a card" }, ctx, view)).toBeNull();
  });

  it("stands for what is printed, and a player for his character", () => {
    const printed = { type: "event", id: "blessing" } as const;
    expect(meant({ printed, text: "" }, ctx, view)).toMatchObject(printed);
    const id = view?.characters[1];
    expect(meant({ who: 1, text: "Bob", figure: 1 }, ctx, view)).toMatchObject({
      type: "character",
      id,
    });
    expect(meant({ text: "and" }, ctx, view)).toBeNull();
  });
});

describe("a list of lines", () => {
  const list = document.createElement("div");
  list.innerHTML = `<p data-moment="7" data-line="30.1"><button class="jump"><svg></svg></button>
    <span>drew <button data-part="2"><bdi>Beer</bdi></button></span></p><hr>`;
  const at = (what: string) => pointed(list.querySelector(what));

  it("knows the name that somebody points at, and its line", () => {
    expect(at("bdi")).toMatchObject({ moment: 7, line: "30.1", part: 2 });
    expect(at("bdi")?.button).toBe(list.querySelector("[data-part]"));
  });

  it("tells the line itself from what lies between", () => {
    expect(at("svg")).toMatchObject({ moment: 7, part: -1 });
    expect(at("svg")?.button).toBe(list.querySelector(".jump"));
    expect(at("span")).toMatchObject({ moment: 7, part: -1, button: null });
    expect([at("hr"), pointed(null)]).toEqual([null, null]);
  });
});

describe("a card beside a name", () => {
  const card = { width: 200, height: 280 };
  const near = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 20 });

  it("is where there is more room", () => {
    expect(positionBeside(near(1000, 400), card, 1200, 800).x).toBeLessThan(800);
    expect(positionBeside(near(100, 400), card, 1200, 800).x).toBeGreaterThan(200);
  });

  it("is all in the window", () => {
    for (const top of [0, 400, 790]) {
      const { y } = positionBeside(near(1000, top), card, 1200, 800);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + card.height).toBeLessThanOrEqual(800);
    }
  });
});

function longest() {
  return STORIES.reduce((most, one) => (one.moments.length > most.moments.length ? one : most));
}
