import { beforeAll, expect, test } from "vitest";

import { setUpTableSteps, splitAtAuctionEnd } from "../src/animation/auctionEnd";
import { amountsOf, AuctionInput, stepAmount } from "../src/auction/auctionInput.svelte";
import { auctionLayout, lotSizes, tileSizes } from "../src/auction/auctionLayout";
import { bidderOf, bidderStatusText } from "../src/auction/bidders";
import { bidsOf, lotsOf, type Bid } from "../src/auction/lots";
import { handleShortcut } from "../src/auction/shortcuts";
import type { Moment, Timeline } from "../src/game/timeline";
import type { PendingDecision, ClassicView, GameEvent, MoveOption } from "../src/net/protocol";
import type { PlayerInput } from "../src/table/playerInput.svelte";
import { auctionOf } from "../src/words/context";
import { logLines } from "../src/words/log";
import { partsText } from "../src/words/sentence";
import { GAMES, loadSamples } from "./samples";

const sample = GAMES.find(({ name }) => name === "auction");
if (sample === undefined) throw new Error("no auction among the samples");
const { ctx, moments } = sample;
const timeline: Timeline = { dealt: ctx.dealt, moments };
const views = moments.map(({ view }) => view as ClassicView);
const auctioned = views.filter((view) => view.auction !== null);
const end = auctioned.length; // the moment at which the game begins

beforeAll(loadSamples);

const timelineOf = (...events: GameEvent[]): Timeline => ({
  dealt: ctx.dealt,
  moments: events.map((event) => ({ ...moments[0], events: [event] }) as Moment),
});
const picked = (seat: number): GameEvent => ({ type: "character_picked", seat, character: "x" });
const bid = (seat: number, amount: number): GameEvent => ({ type: "bid_made", seat, amount });

// -- lots ----------------------------------------------------------------------------------

test("all lots are shown all the time, in the same order", () => {
  const ids = auctioned.map((view) => lotsOf(view).map((lot) => lot.id));
  expect(ids[0]).toHaveLength(6);
  for (const other of ids) expect(other).toEqual(ids[0]);
});

test("a lot is sold to the seat that has its character, for the price paid", () => {
  for (const view of auctioned) {
    const lots = lotsOf(view);
    expect(lots.filter((lot) => lot.state === "sold")).toHaveLength(view.auction?.sold ?? -1);
    const up = lots.filter((lot) => lot.state === "up").map((lot) => lot.id);
    expect(up.join()).toBe(view.auction?.character);
    for (const lot of lots.filter(({ state }) => state === "sold")) {
      expect(view.characters[lot.seat]).toBe(lot.id);
      expect(view.paid[lot.seat]).toBe(lot.price);
    }
  }
});

// -- offers --------------------------------------------------------------------------------

test("the last bid is the highest, and a new lot has none", () => {
  auctioned.forEach(({ auction }, at) => {
    const last = bidsOf(timeline, at).at(-1);
    expect([last?.seat ?? -1, last?.amount ?? -1]).toEqual([auction?.bidder, auction?.offer]);
  });
});

test("a client that connects late knows the bids, too", () => {
  const counts = auctioned.map((_, at) => bidsOf(timeline, at).length);
  const at = counts.indexOf(Math.max(...counts));
  const whole = moments.slice(0, at + 1).flatMap((moment) => moment.events);
  const late = { dealt: ctx.dealt, moments: [{ ...moments[at], events: whole } as Moment] };
  expect(bidsOf(late, 0)).toEqual(bidsOf(timeline, at));
  expect(counts[at]).toBeGreaterThan(1);
});

test("when a bidder has left, only the opening bid counts; without its chooser none does", () => {
  const raised = [picked(0), bid(0, 300), bid(1, 400), bid(2, 500)];
  const opened = timelineOf(...raised, { type: "lot_reopened", seat: 0 });
  expect(bidsOf(opened, 4)).toEqual([{ seat: 0, amount: 300 }]);
  const reopened = timelineOf(...raised, { type: "lot_reopened", seat: 3 });
  expect(bidsOf(reopened, 4)).toEqual([]);
});

// -- who bids ------------------------------------------------------------------------------

test("every bidder has the status that the table knows", () => {
  const view = {
    paid: [600, -1, -1, -1, -1, -1],
    left: [5],
    auction: { bidder: 2, passed: [1] },
  } as unknown as ClassicView;
  const bids: Bid[] = [
    { seat: 1, amount: 500 },
    { seat: 2, amount: 700 },
  ];
  const asked = { seat: 3, prompt: "raise" };
  const words = [0, 1, 2, 3, 4, 5].map((seat) => {
    return bidderStatusText(bidderOf(view, asked, bids, seat), false, "long");
  });
  expect(words).toEqual([
    "paid $600",
    "passed at $500",
    "leads with $700",
    "to bid or pass",
    "still in",
    "has left",
  ]);
});

test("an unknown prompt gets a general text", () => {
  const bidder = { status: "asked", amount: -1, prompt: "haggle" } as const;
  expect(bidderStatusText(bidder, false, "long")).toBe("to decide");
});

// -- amounts -------------------------------------------------------------------------------

const moves = (...amounts: number[]): MoveOption[] => [
  ...amounts.map((amount) => ({ move: `bid ${amount}`, verb: "bid", amount })),
  { move: "pass", verb: "pass" },
];

test("amounts come from the listed moves", () => {
  expect(amountsOf(moves(800, 900, 700))).toEqual([700, 800, 900]);
  expect(amountsOf(moves())).toEqual([]);
});

test("steps go from one listed amount to the next, and stop at the ends", () => {
  const amounts = [700, 800, 900, 1000];
  expect(stepAmount(amounts, 700, 1)).toBe(800);
  expect(stepAmount(amounts, 700, -1)).toBe(700);
  expect(stepAmount(amounts, 850, 1)).toBe(900);
  expect(stepAmount(amounts, 850, -1)).toBe(800);
  expect(stepAmount(amounts, 20, 1)).toBe(700);
  expect(stepAmount(amounts, 700, 3)).toBe(1000);
  expect(stepAmount(amounts, 5000, -1)).toBe(1000);
  expect(stepAmount(amounts, 900, 5)).toBe(1000);
});

// -- a hand --------------------------------------------------------------------------------

/** The input of a player who is asked, and what they have touched. */
function bidding(options: MoveOption[], hintedMove: string | null = null) {
  const touched: string[] = [];
  const asked: PendingDecision = {
    ply: 7,
    seat: 2,
    prompt: "raise",
    moves: options,
    clock: null,
    title: null,
    detail: null,
  };
  const input = {
    asked,
    hintedMove,
    clearRefusal: () => undefined,
    cancel: () => false,
    touch: (handle: string) => touched.push(handle),
    sendMove: (move: MoveOption) => touched.push(move.move),
  } as unknown as PlayerInput;
  const auctionInput = new AuctionInput(() => input);
  const typed: string[] = [];
  const key = (name: string, on = "div", role = "") => {
    const target = document.createElement(on);
    if (role !== "") target.setAttribute("role", role);
    return handleShortcut({ key: name, target }, auctionInput, (digit) => typed.push(digit));
  };
  return { auctionInput, touched, typed, key };
}

test("the field starts with the hinted bid, or with the lowest", () => {
  expect(bidding(moves(700, 800)).auctionInput.amount).toBe(700);
  expect(bidding(moves(700, 800), "bid 800").auctionInput.amount).toBe(800);
  expect(bidding(moves()).auctionInput.amount).toBeNaN();
});

test("a bid is made with the keyboard only", () => {
  const { key, touched, auctionInput } = bidding(moves(700, 800, 900));
  expect([key("ArrowUp"), key("ArrowRight"), key("ArrowDown")]).toEqual([true, true, true]);
  expect(auctionInput.amount).toBe(800);
  key("a");
  expect(auctionInput.amount).toBe(900);
  expect(key("Escape")).toBe(true);
  expect(key("Escape")).toBe(false);
  key("Enter");
  key("p");
  expect(touched).toEqual(["bid:700", "pass"]);
});

test("an impossible bid is sent to ask why", () => {
  const { auctionInput, touched } = bidding(moves(700, 800));
  auctionInput.set(750);
  expect(auctionInput.bid).toBeNull();
  auctionInput.sendBid();
  auctionInput.set(NaN);
  auctionInput.sendBid();
  expect(touched).toEqual(["bid:750"]);
});

test("digits go into the field, and stay there once it has the focus", () => {
  const { key, typed } = bidding(moves(700, 800));
  expect(key("8")).toBe(true);
  expect(key("0", "input", "spinbutton")).toBe(false);
  expect(typed).toEqual(["8"]);
});

test("Enter on a focused button is left to the browser", () => {
  const { key, touched } = bidding(moves(700));
  expect(key("Enter", "button")).toBe(false);
  expect(touched).toEqual([]);
});

test("the second touch puts up a character", () => {
  const picks = ["one", "two", "three"].map((kind) => ({
    move: `pick ${kind}`,
    verb: "pick",
    kind,
  }));
  const { key, auctionInput, touched } = bidding(picks);
  expect(key("Enter")).toBe(false);
  key("2");
  expect([auctionInput.candidate, touched.length]).toEqual(["two", 0]);
  key("3");
  key("3");
  expect(touched).toEqual(["kind:three"]);
  auctionInput.clear();
  auctionInput.touchCharacter("one");
  key("Enter");
  expect(touched).toEqual(["kind:three", "kind:one"]);
});

// -- room ----------------------------------------------------------------------------------

test("all lots fit side by side, with and without one on the block", () => {
  for (const count of [5, 6, 7]) {
    for (const room of [
      { width: 1120, height: 640 },
      { width: 976, height: 470 },
      { width: 1600, height: 800 },
    ]) {
      for (const blocked of [true, false]) {
        const { lot, block } = lotSizes(count, blocked, room);
        const whole = blocked ? block + (count - 1) * lot : count * lot;
        expect(whole + (count - 1) * 20).toBeLessThanOrEqual(room.width);
        expect(lot).toBeGreaterThan(90);
        expect(block).toBeGreaterThan(lot * 1.2);
      }
    }
    const tiles = tileSizes(count, 366, "phone");
    expect(tiles.lot * count + (count - 1) * 8).toBeLessThanOrEqual(366);
  }
  const form = (width: number, height: number) => auctionLayout({ width, height });
  expect([form(1168, 848), form(1024, 716)]).toEqual(["wide", "narrow"]);
  expect([form(844, 338), form(390, 798), form(360, 594)]).toEqual(["flat", "phone", "small"]);
});

// -- how it ends ---------------------------------------------------------------------------

test("an auction ends with its last sale, and the cards are dealt at the table", () => {
  const [before, after] = moments.slice(end - 1, end + 1);
  if (before === undefined || after === undefined) throw new Error("it does not end");
  expect([auctionOf(before.view) === null, auctionOf(after.view) === null]).toEqual([false, true]);
  const [first, rest] = splitAtAuctionEnd(before, after);
  expect([...first.events, ...(rest?.events ?? [])]).toEqual(after.events);
  expect(first.events.at(-1)?.type).toBe("character_entered");
  expect(rest?.events[0]?.type).toBe("card_drawn");
  expect(setUpTableSteps(6).filter((step) => step.type === "glide")).toHaveLength(6);
  for (let at = 1; at < end; at += 1) {
    const [one, other] = [moments[at - 1], moments[at]];
    if (one && other) expect(splitAtAuctionEnd(one, other)).toEqual([other, null]);
  }
});

test("the log lists lot after lot, and the first hands in one line", () => {
  const before = moments.slice(0, end + 1);
  const count = (type: GameEvent["type"]) =>
    before.flatMap(({ events }) => events).filter((event) => event.type === type).length;
  const lines = before.flatMap((moment) => logLines(moment, ctx));
  const texts = lines.map((line) => partsText(line.parts));
  const has = (words: string) => texts.filter((text) => text.includes(words)).length;
  const heads = lines.filter((line) => line.tone === "turn").map((line) => partsText(line.parts));
  expect(heads.filter((text) => text.includes(" put up "))).toHaveLength(count("character_picked"));
  expect(has(" bid $")).toBe(count("bid_made"));
  expect(has(" bought ") + has(" for nothing")).toBe(count("lot_sold"));
  expect(has("dealt")).toBe(1);
  expect(has("drew")).toBeLessThan(3);
});
