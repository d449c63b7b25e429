import { describe, expect, it } from "vitest";

import {
  clockRules,
  defaultDraft,
  findGame,
  newTableRequest,
  optionValue,
  parseDraft,
  planWithBots,
  planWithOpenSeats,
  seatCount,
  seatRange,
  withOption,
  withValidPlayerCount,
  type Draft,
} from "../src/home/draft";
import { OPEN } from "../src/session/openTable";
import { composeName } from "../src/session/guestNames";
import { sample } from "../src/session/random";
import { seatPositions } from "../src/home/seatPositions";
import type { GameInfo, GameList, OptionInfo } from "../src/net/protocol";

const option = (
  name: string,
  usual: OptionInfo["usual"],
  more: Partial<OptionInfo> = {},
): OptionInfo => ({
  name,
  usual,
  choices: [],
  least: null,
  most: null,
  ...more,
});
const PLAYERS = option("players", 4, { least: 2, most: 8 });
const BOXES = option("boxes", ["base"], { choices: ["base", "more"] });
const VARIANT = option("variant", "", { choices: ["", "many"] });
const WILD = option("never_heard_of", 3);
const HOUSE = option("house", [], { choices: ["a_rule"] });
const GAMES: GameList = {
  games: [
    {
      id: "first",
      options: [PLAYERS, BOXES, VARIANT, HOUSE, WILD],
      seats: { "": [3, 4, 8], many: [5, 7] },
    },
    { id: "second", options: [option("mode", "a", { choices: ["a", "b"] })], seats: {} },
  ],
  bots: ["weak", "middling", "strong"],
};
const kind = (draft: Draft) => findGame(GAMES, draft.game) as GameInfo;

describe("a new game", () => {
  it("starts with the defaults and bots of the second level", () => {
    const draft = defaultDraft(GAMES);
    const request = newTableRequest(draft, kind(draft));
    expect(request.game).toBe("first");
    expect(request.options).toEqual({});
    expect(request.clock).toEqual({});
    expect([0, 1, 2].map(planWithBots(draft))).toEqual(["middling", "middling", "middling"]);
  });

  it("has a number of players that its variant allows", () => {
    const eight = withOption(defaultDraft(GAMES), PLAYERS, 8);
    expect(seatRange(eight, kind(eight))).toEqual({ least: 3, most: 8 });
    const many = withOption(eight, VARIANT, "many");
    expect(seatCount(many, kind(many))).toBe(7);
    expect(newTableRequest(many, kind(many)).options).toEqual({ players: 7, variant: "many" });
    const usual = withOption(defaultDraft(GAMES), VARIANT, "many");
    expect(seatCount(usual, kind(usual))).toBe(5);
    expect(newTableRequest(usual, kind(usual)).options).toEqual({ variant: "many" });
  });

  it("sends only options that differ from the default", () => {
    let draft = withOption(defaultDraft(GAMES), BOXES, ["base", "more"]);
    draft = withOption(draft, WILD, 5);
    expect(newTableRequest(draft, kind(draft)).options).toEqual({
      boxes: ["base", "more"],
      never_heard_of: 5,
    });
    draft = withOption(draft, BOXES, ["base"]);
    expect(newTableRequest(draft, kind(draft)).options).toEqual({ never_heard_of: 5 });
  });

  it("keeps the options of each game apart", () => {
    const draft = { ...withOption(defaultDraft(GAMES), WILD, 5), game: "second" };
    expect(newTableRequest(draft, kind(draft)).options).toEqual({});
    expect(optionValue({ ...draft, game: "first" }, WILD)).toBe(5);
  });

  it("puts bots on open seats when it is dealt at once", () => {
    const draft = { ...defaultDraft(GAMES), seats: ["strong", OPEN] };
    expect([0, 1, 2].map(planWithBots(draft))).toEqual(["strong", "middling", "middling"]);
  });

  it("keeps the open seats open; without any, all seats", () => {
    const some = { ...defaultDraft(GAMES), seats: [OPEN, "strong"] };
    expect([0, 1, 2].map(planWithOpenSeats(some, kind(some)))).toEqual([
      OPEN,
      "strong",
      "middling",
    ]);
    const none = defaultDraft(GAMES);
    expect([0, 1, 2].map(planWithOpenSeats(none, kind(none)))).toEqual([OPEN, OPEN, OPEN]);
  });

  it("leaves the seats to the server if the players cannot be chosen", () => {
    const draft = { ...defaultDraft(GAMES), game: "second" };
    expect(seatCount(draft, kind(draft))).toBe(0);
    expect(planWithBots(draft)(5)).toBe("middling");
    expect(planWithOpenSeats(draft, kind(draft))(0)).toBe(OPEN);
  });

  it("has no delay without spectators", () => {
    const draft = { ...defaultDraft(GAMES), watching: false, delay: 60 };
    expect(newTableRequest(draft, kind(draft)).delay).toBe(0);
  });

  it("has the clock of its preset, or its own", () => {
    const draft = { ...defaultDraft(GAMES), clockPreset: "quick" as const };
    expect(clockRules(draft).decision).toBe(10);
    const own = { decision: 7, bank: 1, more: 2, times: 3 };
    expect(clockRules({ ...draft, clockPreset: "own", clock: own })).toEqual(own);
  });

  it("takes the number of players that the server names", () => {
    const draft = defaultDraft(GAMES);
    const two = withValidPlayerCount(draft, kind(draft), { players: 4, least: 2, most: 2 });
    expect(optionValue(two, PLAYERS)).toBe(2);
    expect(withValidPlayerCount(draft, kind(draft), {})).toBe(draft);
  });

  it("is restored without what the server no longer has", () => {
    const saved = { ...defaultDraft(GAMES), game: "gone", level: "strong", seats: ["gone", OPEN] };
    const draft = parseDraft(JSON.stringify(saved), GAMES);
    expect([draft.game, draft.level, draft.seats]).toEqual(["first", "strong", [null, OPEN]]);
    expect(parseDraft("{broken", GAMES)).toEqual(defaultDraft(GAMES));
    expect(parseDraft(null, GAMES)).toEqual(defaultDraft(GAMES));
  });
});

it("composes a guest name from two lists", () => {
  const chances = [0.99, 0];
  const name = composeName(
    "Dusty|Lucky",
    "Cole|Ruby",
    (a, b) => `${a} ${b}`,
    () => chances.shift() ?? 0,
  );
  expect(name).toBe("Lucky Cole");
});

describe("seat positions", () => {
  it("have your own seat at the bottom and the next one on the left", () => {
    const positions = seatPositions(4, 2);
    expect(positions[2]?.y).toBeCloseTo(1);
    expect(positions[3]?.x).toBeCloseTo(-1);
    expect(positions[0]?.y).toBeCloseTo(-1);
  });

  it("have the first seat at the bottom for spectators", () => {
    expect(seatPositions(3, -1)[0]?.y).toBeCloseTo(1);
  });
});

it("a sample has as many items as there are, none twice", () => {
  expect(sample(["a", "b", "c"], 2)).toHaveLength(2);
  expect(sample(["a", "b", "c"], 9).sort()).toEqual(["a", "b", "c"]);
  expect(sample(["a", "b", "c"], 1, () => 0.99)).toEqual(["c"]);
});
