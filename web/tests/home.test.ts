import { describe, expect, it } from "vitest";

import {
  chosen,
  clockOf,
  firstDraft,
  keptDraft,
  kindOf,
  OPEN,
  planToDeal,
  planToWait,
  seatCount,
  seatRange,
  valueOf,
  wishOf,
  withinReach,
  type Draft,
} from "../src/home/draft";
import { suggested } from "../src/home/names";
import type { GameKind, Games, Option } from "../src/net/protocol";

const option = (name: string, usual: Option["usual"], more: Partial<Option> = {}): Option => ({
  name,
  usual,
  choices: [],
  least: null,
  most: null,
  ...more,
});
const PLAYERS = option("players", 4, { least: 2, most: 8 });
const BOXES = option("boxes", ["base"], { choices: ["base", "more"] });
const WAY = option("variant", "", { choices: ["", "many"] });
const WILD = option("never_heard_of", 3);
const HOUSE = option("house", [], { choices: ["a_rule"] });
const GAMES: Games = {
  games: [
    {
      id: "first",
      options: [PLAYERS, BOXES, WAY, HOUSE, WILD],
      seats: { "": [3, 4, 8], many: [5, 7] },
    },
    { id: "second", options: [option("mode", "a", { choices: ["a", "b"] })], seats: {} },
  ],
  bots: ["weak", "middling", "strong"],
};
const kind = (draft: Draft) => kindOf(GAMES, draft.game) as GameKind;

describe("a new game", () => {
  it("is at first as usual, with bots of the second level", () => {
    const draft = firstDraft(GAMES);
    const wish = wishOf(draft, kind(draft));
    expect(wish.game).toBe("first");
    expect(wish.options).toEqual({});
    expect(wish.clock).toEqual({});
    expect([0, 1, 2].map(planToDeal(draft))).toEqual(["middling", "middling", "middling"]);
  });

  it("is for as many as its variant", () => {
    const eight = chosen(firstDraft(GAMES), PLAYERS, 8);
    expect(seatRange(eight, kind(eight))).toEqual({ least: 3, most: 8 });
    const many = chosen(eight, WAY, "many");
    expect(seatCount(many, kind(many))).toBe(7);
    expect(wishOf(many, kind(many)).options).toEqual({ players: 7, variant: "many" });
    const usual = chosen(firstDraft(GAMES), WAY, "many");
    expect(seatCount(usual, kind(usual))).toBe(5);
    expect(wishOf(usual, kind(usual)).options).toEqual({ variant: "many" });
  });

  it("sends only what is not as usual", () => {
    let draft = chosen(firstDraft(GAMES), BOXES, ["base", "more"]);
    draft = chosen(draft, WILD, 5);
    expect(wishOf(draft, kind(draft)).options).toEqual({
      boxes: ["base", "more"],
      never_heard_of: 5,
    });
    draft = chosen(draft, BOXES, ["base"]);
    expect(wishOf(draft, kind(draft)).options).toEqual({ never_heard_of: 5 });
  });

  it("keeps the options of each game apart", () => {
    const draft = { ...chosen(firstDraft(GAMES), WILD, 5), game: "second" };
    expect(wishOf(draft, kind(draft)).options).toEqual({});
    expect(valueOf({ ...draft, game: "first" }, WILD)).toBe(5);
  });

  it("has bots on open seats too when it is dealt at once", () => {
    const draft = { ...firstDraft(GAMES), seats: ["strong", OPEN] };
    expect([0, 1, 2].map(planToDeal(draft))).toEqual(["strong", "middling", "middling"]);
  });

  it("waits on the open seats; without any, on all", () => {
    const some = { ...firstDraft(GAMES), seats: [OPEN, "strong"] };
    expect([0, 1, 2].map(planToWait(some, kind(some)))).toEqual([OPEN, "strong", "middling"]);
    const none = firstDraft(GAMES);
    expect([0, 1, 2].map(planToWait(none, kind(none)))).toEqual([OPEN, OPEN, OPEN]);
  });

  it("leaves the seats to the server where players cannot be chosen", () => {
    const draft = { ...firstDraft(GAMES), game: "second" };
    expect(seatCount(draft, kind(draft))).toBe(0);
    expect(planToDeal(draft)(5)).toBe("middling");
    expect(planToWait(draft, kind(draft))(0)).toBe(OPEN);
  });

  it("has no delay where nobody looks on", () => {
    const draft = { ...firstDraft(GAMES), watching: false, delay: 60 };
    expect(wishOf(draft, kind(draft)).delay).toBe(0);
  });

  it("has the clock of its hurry, or its own", () => {
    const draft = { ...firstDraft(GAMES), hurry: "quick" as const };
    expect(clockOf(draft).decision).toBe(10);
    const own = { decision: 7, bank: 1, more: 2, times: 3 };
    expect(clockOf({ ...draft, hurry: "own", clock: own })).toEqual(own);
  });

  it("takes as many players as the server names", () => {
    const draft = firstDraft(GAMES);
    const two = withinReach(draft, kind(draft), { players: 4, least: 2, most: 2 });
    expect(valueOf(two, PLAYERS)).toBe(2);
    expect(withinReach(draft, kind(draft), {})).toBe(draft);
  });

  it("is kept, but for what the server no longer has", () => {
    const kept = { ...firstDraft(GAMES), game: "gone", level: "strong", seats: ["gone", OPEN] };
    const draft = keptDraft(JSON.stringify(kept), GAMES);
    expect([draft.game, draft.level, draft.seats]).toEqual(["first", "strong", [null, OPEN]]);
    expect(keptDraft("{broken", GAMES)).toEqual(firstDraft(GAMES));
    expect(keptDraft(null, GAMES)).toEqual(firstDraft(GAMES));
  });
});

it("suggests a name out of two lists", () => {
  const chances = [0.99, 0];
  const name = suggested(
    "Dusty|Lucky",
    "Cole|Ruby",
    (a, b) => `${a} ${b}`,
    () => chances.shift() ?? 0,
  );
  expect(name).toBe("Lucky Cole");
});
