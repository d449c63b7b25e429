// The log: it is written turn by turn and only once; names refer to cards; a preview finds its
// place.

import { beforeAll, describe, expect, it, vi } from "vitest";

import { positionBeside } from "../src/cards/previewPosition";
import type { Timeline } from "../src/game/timeline";
import { cardReference } from "../src/table/cardReference";
import { GameLog } from "../src/table/gameLog";
import { logTarget } from "../src/table/logTarget";
import * as words from "../src/words/log";
import { GAMES, loadSamples } from "./samples";

vi.mock("../src/words/log", { spy: true });

beforeAll(loadSamples);

const timeline = ({ ctx, moments }: (typeof GAMES)[number]): Timeline => ({
  dealt: ctx.dealt,
  moments,
});

describe("a game log", () => {
  it.each(GAMES.map((sample) => [sample.name, sample] as const))(
    "contains all of %s, each moment in its place",
    (_, sample) => {
      const log = new GameLog();
      const last = sample.moments.length - 1;
      const entries = log.upTo(last, timeline(sample), sample.ctx).flatMap((one) => one.entries);
      const whole = sample.moments.flatMap((moment) => words.logLines(moment, sample.ctx));
      expect(entries.map((entry) => entry.line)).toEqual(whole);
      expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length);
      for (const { moment, line } of entries) {
        expect(log.entriesOf(moment).map((entry) => entry.line)).toContain(line);
      }
    },
  );

  it("puts a moment into words once, and keeps the earlier turns", () => {
    const sample = longest();
    const log = new GameLog();
    const lines = vi.mocked(words.logLines);
    lines.mockClear();
    let before = log.upTo(0, timeline(sample), sample.ctx);
    for (let at = 1; at < sample.moments.length; at += 1) {
      const now = log.upTo(at, timeline(sample), sample.ctx);
      before.slice(0, -1).forEach((turn, place) => expect(now[place]).toBe(turn));
      expect(lines).toHaveBeenCalledTimes(at + 1);
      before = now;
    }
    expect(before.length).toBeGreaterThan(5);
  });

  it("shows nothing after the given moment, and removes nothing", () => {
    const sample = longest();
    const log = new GameLog();
    const some = log.upTo(7, timeline(sample), sample.ctx).flatMap((one) => one.entries);
    expect(Math.max(...some.map((entry) => entry.moment))).toBeLessThanOrEqual(7);
    expect(log.entriesOf(8)).toEqual([]);
    const fewer = log.upTo(2, timeline(sample), sample.ctx).flatMap((one) => one.entries);
    expect(fewer).toEqual(some);
  });

  it("starts again with another game or other names", () => {
    const [one, other] = GAMES as [(typeof GAMES)[number], (typeof GAMES)[number]];
    const log = new GameLog();
    log.upTo(5, timeline(longest()), longest().ctx);
    const entries = log.upTo(1, timeline(other), other.ctx);
    expect(entries).toEqual(new GameLog().upTo(1, timeline(other), other.ctx));
    const named = { ...one.ctx, seatNames: one.ctx.seatNames.map(() => "Zoe") };
    const words = JSON.stringify(log.upTo(9, timeline(one), named));
    expect(words).toContain("Zoe");
    expect(words).not.toContain(one.ctx.seatNames[1]);
  });

  it("knows the last moment that has lines", () => {
    const sample = longest();
    const log = new GameLog();
    log.upTo(sample.moments.length, timeline(sample), sample.ctx);
    sample.moments.forEach((_, at) => {
      const lastMoment = log.lastWithEntries(at);
      expect(lastMoment).toBeLessThanOrEqual(at);
      if (lastMoment >= 0) expect(log.entriesOf(lastMoment)).not.toEqual([]);
      for (let quiet = lastMoment + 1; quiet <= at; quiet += 1)
        expect(log.entriesOf(quiet)).toEqual([]);
    });
  });
});

describe("a name in the log", () => {
  const { ctx, moments } = longest();
  const view = moments[0]?.view;

  it("refers to the exact card", () => {
    expect(cardReference({ card: 3, text: "" }, ctx, view)).toEqual({
      game: ctx.game,
      type: "card",
      id: ctx.dealt.catalogue.cards[3],
    });
    expect(cardReference({ card: -1, text: "a card" }, ctx, view)).toBeNull();
  });

  it("refers to a printed thing, or to the character of a player", () => {
    const printed = { type: "event", id: "blessing" } as const;
    expect(cardReference({ printed, text: "" }, ctx, view)).toMatchObject(printed);
    const id = view?.characters[1];
    expect(cardReference({ who: 1, text: "Bob", figure: 1 }, ctx, view)).toMatchObject({
      type: "character",
      id,
    });
    expect(cardReference({ text: "and" }, ctx, view)).toBeNull();
  });
});

describe("a log target", () => {
  const list = document.createElement("div");
  list.innerHTML = `<p data-moment="7" data-line="30.1"><button class="jump"><svg></svg></button>
    <span>drew <button data-part="2"><bdi>Beer</bdi></button></span></p><hr>`;
  const at = (what: string) => logTarget(list.querySelector(what));

  it("is the name under the pointer, with its line", () => {
    expect(at("bdi")).toMatchObject({ moment: 7, line: "30.1", part: 2 });
    expect(at("bdi")?.button).toBe(list.querySelector("[data-part]"));
  });

  it("is the line itself, or nothing between the lines", () => {
    expect(at("svg")).toMatchObject({ moment: 7, part: -1 });
    expect(at("svg")?.button).toBe(list.querySelector(".jump"));
    expect(at("span")).toMatchObject({ moment: 7, part: -1, button: null });
    expect([at("hr"), logTarget(null)]).toEqual([null, null]);
  });
});

describe("a card preview", () => {
  const card = { width: 200, height: 280 };
  const near = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 20 });

  it("is on the side with more room", () => {
    expect(positionBeside(near(1000, 400), card, 1200, 800).x).toBeLessThan(800);
    expect(positionBeside(near(100, 400), card, 1200, 800).x).toBeGreaterThan(200);
  });

  it("is completely inside the window", () => {
    for (const top of [0, 400, 790]) {
      const { y } = positionBeside(near(1000, top), card, 1200, 800);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + card.height).toBeLessThanOrEqual(800);
    }
  });
});

function longest() {
  return GAMES.reduce((most, one) => (one.moments.length > most.moments.length ? one : most));
}
