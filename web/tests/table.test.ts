import { expect, test } from "vitest";

import type { Timeline } from "../src/game/timeline";
import type {
  PendingDecision,
  Catalogue,
  SeatInfo,
  ClassicView,
  GameEvent,
  MoveOption,
} from "../src/net/protocol";
import { findAbsence } from "../src/play/absence";
import { scrollIntoBoard, shrinkToFit } from "../src/table/boardFit";
import { fanCards, spreadCards } from "../src/table/cardSpread";
import { decisionLayout, highlightedMove } from "../src/table/decisionLayout";
import { ALIVE, eliminatorOf, gameStats } from "../src/play/gameStats";
import { likelyMove } from "../src/table/likelyMove";
import { playerAreaLayout } from "../src/play/playerAreaLayout";
import { burdenBadges } from "../src/table/seatBadges";
import { seating } from "../src/table/seating";
import {
  currentResolution,
  figuresOf,
  phaseOf,
  seatsApart,
  seatsClockwise,
} from "../src/table/viewQueries";
import type { Context } from "../src/words/context";

const view = (parts: Partial<ClassicView>): ClassicView =>
  ({
    hand: [],
    aside: [],
    roles: [],
    resolving: [],
    ring: [0, 1, 2, 3],
    front: [0, 1, 2, 3],
    active: 0,
    over: false,
    ...parts,
  }) as ClassicView;

const asked = (prompt: string, moves: Partial<MoveOption>[]): PendingDecision => ({
  ply: 1,
  seat: 0,
  prompt,
  moves: moves.map((move) => ({ move: "", verb: "play", ...move })),
  clock: null,
  title: null,
  detail: null,
});

// -- seats ---------------------------------------------------------------------------------

test("every player has a plate, a distance badge and an arc, and no plates overlap", () => {
  for (const others of [1, 2, 3, 4, 5, 6, 7]) {
    for (const room of [
      { width: 1168, height: 612 },
      { width: 1024, height: 510 },
      { width: 1900, height: 820 },
    ]) {
      const { plates, coins, arcs, width, height, compact } = seating(others, room);
      expect([plates.length, coins.length, arcs.length]).toEqual([others, others, others + 1]);
      const [wide, high] = compact ? [214, 76] : [252, 102];
      plates.forEach((one, at) => {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + wide).toBeLessThanOrEqual(width + 0.5);
        expect(one.y + high).toBeLessThanOrEqual(height);
        for (const other of plates.slice(at + 1)) {
          const apart = Math.abs(one.x - other.x) >= wide || Math.abs(one.y - other.y) >= high;
          expect(apart, `${others} others, ${room.width}`).toBe(true);
        }
      });
    }
  }
});

test("on a low board no plate covers the cards in play of another", () => {
  const CARDS = 72; // below a plate
  for (const others of [5, 6, 7, 8]) {
    const { plates, width, height, compact } = seating(others, { width: 844, height: 208 });
    const [wide, high] = compact ? [214, 76] : [252, 102];
    plates.forEach((one, at) => {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + wide).toBeLessThanOrEqual(width);
      expect(one.y + high + CARDS).toBeLessThanOrEqual(height);
      for (const other of plates.slice(at + 1)) {
        const apart =
          Math.abs(one.x - other.x) >= wide || Math.abs(one.y - other.y) >= high + CARDS;
        expect(apart, `${others} others`).toBe(true);
      }
    });
  }
});

test("for spectators the whole table is visible", () => {
  for (const others of [3, 5, 8]) {
    const { oval, height } = seating(others, { width: 1168, height: 612 }, true);
    expect(oval.cy + oval.ry).toBeLessThan(height - 20); // with its shadow
  }
});

test("the next player clockwise sits on the left, the previous one on the right", () => {
  const { plates, coins, oval } = seating(4, { width: 1168, height: 612 });
  expect(plates[0]?.x).toBeLessThan(oval.cx);
  expect(coins[0]?.x).toBeLessThan(oval.cx);
  expect(plates[3]?.x).toBeGreaterThan(oval.cx);
});

test("a hand never exceeds its width, however large it is", () => {
  for (const count of [1, 5, 20]) {
    const cards = fanCards(count, 136, 600);
    expect(cards).toHaveLength(count);
    for (const { x } of cards) expect(Math.abs(x) + 68).toBeLessThanOrEqual(300.01);
  }
});

test("cards of a hand overlap only if there is no room", () => {
  const steps = (count: number, card: number, room: number) => {
    const cards = fanCards(count, card, room);
    return cards.slice(1).map(({ x }, at) => Math.abs(x - (cards[at]?.x ?? 0)));
  };
  expect(Math.min(...steps(4, 136, 600))).toBeGreaterThanOrEqual(136);
  expect(Math.max(...steps(7, 136, 600))).toBeLessThan(136);
});

test("a panel fits between the plates at the sides", () => {
  for (const others of [1, 2, 3, 4, 5, 6, 7]) {
    const { plates, free, oval, compact } = seating(others, { width: 1168, height: 612 });
    const wide = compact ? 214 : 252;
    const low = plates.filter(({ y }) => y > 100);
    for (const { x } of low) {
      const inner = x < oval.cx ? oval.cx - (x + wide) : x - oval.cx;
      expect(free / 2).toBeLessThan(inner);
    }
  }
});

test("cards that would be too narrow to touch form several rows", () => {
  expect(spreadCards(3, 48, 54, 270)).toEqual({ rows: 1, columns: 3, step: 54 });
  expect(spreadCards(10, 84, 72, 366)).toMatchObject({ rows: 1, columns: 10 });
  expect(spreadCards(20, 84, 72, 366)).toMatchObject({ rows: 2, columns: 10 });
  for (let count = 1; count < 40; count += 1) {
    const { rows, columns, step } = spreadCards(count, 48, 54, 162);
    expect(rows * columns).toBeGreaterThanOrEqual(count);
    expect(step).toBeGreaterThanOrEqual(18);
  }
});

test("seats are listed clockwise, starting with your own", () => {
  expect(seatsClockwise(4, 2)).toEqual([2, 3, 0, 1]);
  expect(seatsClockwise(4, -1)).toEqual([0, 1, 2, 3]);
});

test("the figure in front is the first of its seat", () => {
  const catalogue = { owners: [0, 0, 1, 1] } as Catalogue;
  expect(figuresOf(catalogue, view({ front: [1, 2] }), 0)).toEqual([1, 0]);
});

test("distance between seats is counted the shorter way, without eliminated figures", () => {
  expect(seatsApart(view({}), 0, 3)).toBe(1);
  expect(seatsApart(view({ ring: [0, 2, 3] }), 0, 2)).toBe(1);
  expect(seatsApart(view({ ring: [0, 2, 3] }), 0, 1)).toBe(0);
});

test("phases are those of your own turn", () => {
  const at = (prompt: string) => phaseOf({ asked: { prompt } }, view({ active: 1 }), 1);
  expect([at("keep"), at("play"), at("discard")]).toEqual([1, 2, 3]);
  expect(phaseOf({ asked: { prompt: "play" } }, view({ active: 2 }), 1)).toBe(0);
});

test("the resolution is the topmost frame apart from the turn", () => {
  const shot: [string, Record<string, number>] = ["Shot", { by: 2, target: 0, card: 9 }];
  expect(currentResolution(view({ resolving: [["Turn", { stage: 4 }], shot] }))).toEqual({
    by: 2,
    target: 0,
    card: 9,
  });
  expect(currentResolution(view({ resolving: [["Turn", { stage: 4 }]] }))).toBeNull();
});

// -- decisions -----------------------------------------------------------------------------

const table = view({ hand: [1, 2, 3, 4, 5, 6, 7, 8], aside: [20, 21] });

test("your own turn is played on the table", () => {
  expect(decisionLayout(asked("play", [{ card: 1 }, { verb: "end" }]), table)).toBe("table");
});

test("a shot is answered in a panel, an offer among its cards, a discard in the hand", () => {
  const pass = { verb: "pass" };
  expect(decisionLayout(asked("shot", [{ card: 1 }, pass]), table)).toBe("panel");
  expect(decisionLayout(asked("store", [{ verb: "pick", card: 20 }]), table)).toBe("offer");
  expect(decisionLayout(asked("discard", [{ verb: "discard", card: 1 }]), table)).toBe("table");
});

test("many answers from the hand are selected there, characters never", () => {
  const many = table.hand.map((card) => ({ verb: "discard", card }));
  expect(decisionLayout(asked("indians", [...many, { verb: "pass" }]), table)).toBe("table");
  const characters = Array.from({ length: 10 }, (_, at) => ({ verb: "pick", kind: `c${at}` }));
  expect(decisionLayout(asked("draft", characters), table)).toBe("panel");
  const colours = Array.from({ length: 8 }, (_, at) => ({ verb: "name", word: `w${at}` }));
  expect(decisionLayout(asked("guess", colours), table)).toBe("panel");
});

test("one answer is highlighted: the hinted one, otherwise one that is sure", () => {
  const barrel = { move: "use barrel", verb: "use", card: 1, chance: 0.25 };
  const missed = { move: "play missed", verb: "play", card: 2 };
  const pass = { move: "pass", verb: "pass" };
  expect(highlightedMove([barrel, missed, pass], null)).toBe(missed);
  expect(highlightedMove([barrel, missed, pass], "use barrel")).toBe(barrel);
  expect(highlightedMove([barrel, pass], null)).toBe(barrel);
  expect(highlightedMove([{ move: "pick a", verb: "pick" }], null)).toBeNull();
});

test("an impossible touch becomes the move that was likely meant", () => {
  const catalogue = { cards: ["bang-6D", "missed-2S"], figures: ["ann", "bob"] } as Catalogue;
  const turn = asked("play", [{ move: "play bang-6D > ann", card: 0, figure: 0 }]);
  expect(likelyMove("card:1", turn, [], [], catalogue)).toBe("play missed-2S");
  expect(likelyMove("figure:1", turn, turn.moves, ["card:0"], catalogue)).toBe(
    "play bang-6D > bob",
  );
  expect(likelyMove("figure:1", turn, turn.moves, [], catalogue)).toBeNull();
  const raid = asked("indians", [{ verb: "discard", card: 0 }]);
  expect(likelyMove("card:1", raid, [], [], catalogue)).toBe("discard missed-2S");
});

// -- the end -------------------------------------------------------------------------------

test("statistics are counted from the events", () => {
  const events = [
    { type: "turn_started", seat: 0, number: 1 },
    { type: "shot_fired", by: 0, card: 1, target: 1, needed: 1 },
    { type: "life_lost", figure: 1, points: 1, by: 0 },
    { type: "life_gained", figure: 1, points: 1 },
    { type: "life_lost", figure: 1, points: 3, by: -1 },
    { type: "eliminated", figure: 1, by: 0 },
  ] as GameEvent[];
  const dealt = { names: ["ann", "bob"], catalogue: { owners: [0, 1] } };
  const stats = gameStats({ dealt, moments: [{ eventsBefore: 0, events }] } as unknown as Timeline);
  expect(stats.turns).toBe(1);
  expect(stats.seats[0]).toMatchObject({ shots: 1, hits: 1, eliminatedBy: ALIVE });
  expect(stats.seats[1]).toMatchObject({ lost: 4, healed: 1, eliminatedBy: 0 });
});

test("an eliminated player knows who eliminated them; one who came back does not", () => {
  const dealt = { names: ["a", "b"], catalogue: { owners: [0, 1] } };
  const out = [{ type: "eliminated", figure: 1, by: 0 }];
  const moments = [
    { events: [], view: view({ turn_number: 1, ring: [0, 1] }) },
    { events: out, view: view({ turn_number: 1, ring: [0] }) },
    { events: [], view: view({ turn_number: 2, ring: [0, 1] }) },
  ];
  const timeline = { dealt, moments } as unknown as Timeline;
  expect([0, 1, 2].map((at) => eliminatorOf(timeline, at, 1))).toEqual([null, 0, null]);
});

// -- who is away ---------------------------------------------------------------------------

const ANN = { seat: 0, person: "a" };
const BOB = { seat: 1, person: "b" };
const SPECTATOR = { seat: -1, person: "" };
const chair = (name: string, parts: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  bot: "",
  person: name.slice(0, 1).toLowerCase(),
  here: true,
  sits_in: false,
  ...parts,
});
const waits = (seat: number): PendingDecision => ({ ...asked("play", []), seat });

test("the host may replace an absent player by a bot, and others learn whom to ask", () => {
  const chairs = [chair("Ann"), chair("Bob"), chair("Ruby", { here: false })];
  const ruby = { seat: 2, name: "Ruby", host: "Ann" };
  expect(findAbsence(waits(2), chairs, "a", ANN)).toEqual({ ...ruby, mayReplace: true });
  expect(findAbsence(waits(2), chairs, "a", BOB)).toEqual({ ...ruby, mayReplace: false });
  expect(findAbsence(waits(2), chairs, "a", SPECTATOR)).toEqual({ ...ruby, mayReplace: false });
  expect(findAbsence(waits(2), chairs, "elsewhere", BOB)).toEqual({
    ...ruby,
    host: "",
    mayReplace: false,
  });
});

test("any player may replace an absent host by a bot, but a spectator may not", () => {
  const chairs = [chair("Ann", { here: false }), chair("Bob")];
  expect(findAbsence(waits(0), chairs, "a", BOB)?.mayReplace).toBe(true);
  expect(findAbsence(waits(0), chairs, "a", SPECTATOR)).toMatchObject({
    host: "",
    mayReplace: false,
  });
});

test("nobody is absent who is here, has a bot, is a bot, is not asked, or is yourself", () => {
  const gone = { here: false };
  const missed = (one: SeatInfo, seat = 1) =>
    findAbsence(waits(seat), [chair("Ann"), one], "a", ANN);
  expect(missed(chair("Bob", gone))).not.toBeNull();
  expect(missed(chair("Bob"))).toBeNull();
  expect(missed(chair("Bob", { ...gone, sits_in: true }))).toBeNull();
  expect(missed(chair("Bob", { ...gone, kind: "bot" }))).toBeNull();
  expect(missed(chair("Bob", gone), 0)).toBeNull();
  expect(findAbsence(null, [chair("Ann"), chair("Bob", gone)], "a", ANN)).toBeNull();
  expect(findAbsence(waits(1), [chair("Ann"), chair("Bob", gone)], "a", BOB)).toBeNull();
});

test("a burden is shown once, however many cards of its kind are in play", () => {
  const cards = ["dynamite-2H", "barrel-QS", "dynamite-10C", "jail-10S"];
  const ctx = { game: "classic", dealt: { catalogue: { cards } } } as unknown as Context;
  const before = view({ in_play: [[0, 1, 2, 3]] });
  expect(burdenBadges(ctx, before, 0).map((mark) => mark.text)).toEqual(["Dynamite", "In jail"]);
});

// -- room ----------------------------------------------------------------------------------

test("a panel lies between the columns of a player area that is wide enough", () => {
  expect(playerAreaLayout(1168, 848)).toMatchObject({
    low: false,
    cardWidth: 136,
    panelWidth: 644,
    sink: 56,
  });
  expect(playerAreaLayout(1024, 716)).toMatchObject({
    low: true,
    cardWidth: 112,
    panelWidth: 500,
    sink: 40,
  });
  expect(playerAreaLayout(844, 344)).toMatchObject({
    landscape: true,
    panelWidth: Infinity,
    sink: 0,
  });
  expect(playerAreaLayout(390, 798)).toMatchObject({
    cardWidth: 84,
    panelWidth: Infinity,
    sink: 0,
  });
  expect(playerAreaLayout(360, 594)).toMatchObject({ low: true, cardWidth: 70 });
});

/** A board with these heights after each step, in a room of 400. */
function boardOf(...heights: number[]): HTMLElement {
  const board = document.createElement("div");
  const steps = () => (board.dataset["shrink"] ?? "").split(" ").filter(Boolean).length;
  Object.defineProperty(board, "scrollHeight", { get: () => heights[steps()] });
  Object.defineProperty(board, "clientHeight", { value: 400 });
  return board;
}

test("a board that is too high shrinks, with as few steps as possible", () => {
  for (const [board, steps] of [
    [boardOf(400), 0],
    [boardOf(520, 390), 1],
    [boardOf(520, 450, 401), 2],
    [boardOf(900, 800, 700, 400), 3],
    [boardOf(900, 800, 700, 600, 500), 4],
  ] as const) {
    expect(shrinkToFit(board)).toBe(steps);
    expect(board.dataset["shrink"]).toBe(["", "1", "1 2", "1 2 3", "1 2 3 4"][steps]);
  }
});

test("an important element is scrolled into view only if it is hidden", () => {
  const board = boardOf(400);
  const one = board.appendChild(document.createElement("p"));
  one.className = "aimed";
  const lies = (element: Element, top: number, bottom: number) => {
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  };
  lies(board, 50, 450);
  for (const [top, bottom, moved] of [
    [100, 200, 0],
    [420, 500, 72],
    [20, 90, 0], // the maximum
  ] as const) {
    board.scrollTop = 0;
    lies(one, top, bottom);
    scrollIntoBoard(board, ".nobody", ".aimed");
    expect(Math.max(board.scrollTop, 0)).toBe(moved);
  }
});
