// The queries and the model of The Duel, on views recorded from a server.

import { describe, expect, test } from "vitest";

import { boardSizes } from "../src/duel/boardSizes";
import { duelFigure, duelModel } from "../src/duel/duelModel";
import {
  backsOf,
  charactersLeft,
  decksOf,
  figureHandles,
  frontsChosen,
  huntedSeat,
  sidesOf,
} from "../src/duel/sides";
import type { PendingDecision, DuelView } from "../src/net/protocol";
import { decisionLayout } from "../src/table/decisionLayout";
import { GAMES } from "./samples";

const sample = (name: string) => {
  const found = GAMES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no sample ${name}`);
  return found;
};
const viewsOf = (name: string) => sample(name).moments.map(({ view }) => view as DuelView);

describe("sides", () => {
  test("your own side comes first, then the others in order", () => {
    const { ctx, moments } = sample("standout");
    const view = moments.at(-1)?.view as DuelView;
    expect(sidesOf(ctx.dealt.catalogue, view, 2).map((side) => side.seat)).toEqual([2, 0, 1]);
    expect(sidesOf(ctx.dealt.catalogue, view, -1).map((side) => side.seat)).toEqual([0, 1, 2]);
    expect(sidesOf(ctx.dealt.catalogue, view, 2).map((side) => side.id)).toEqual([
      "renegade",
      "outlaw",
      "law",
    ]);
  });

  test("the acting figure of a side is in front", () => {
    const { catalogue } = sample("duel").ctx.dealt;
    for (const view of viewsOf("duel").filter(frontsChosen)) {
      for (const side of sidesOf(catalogue, view, 0)) {
        expect(side.front).toBe(view.front[side.seat]);
        expect(catalogue.owners[side.rear]).toBe(side.seat);
        expect(side.rear).not.toBe(side.front);
      }
    }
  });

  test("before the choice both figures are there, and neither is in front", () => {
    const [first] = viewsOf("duel");
    const { catalogue } = sample("duel").ctx.dealt;
    if (first === undefined) throw new Error("an empty sample");
    expect(frontsChosen(first)).toBe(false);
    expect(sidesOf(catalogue, first, 0)[0]).toMatchObject({ front: 0, rear: 1 });
  });

  test("only with three sides there is somebody to hunt", () => {
    const standout = viewsOf("standout").at(-1);
    const duel = viewsOf("duel").at(-1);
    if (standout === undefined || duel === undefined) throw new Error("an empty sample");
    expect([0, 1, 2].map((seat) => huntedSeat(standout, seat))).toEqual(standout.goals);
    expect(huntedSeat(duel, 0)).toBe(-1);
  });
});

describe("characters left", () => {
  test("include the reserve and exclude the eliminated", () => {
    const { catalogue } = sample("duel").ctx.dealt;
    const [view] = viewsOf("duel");
    if (view === undefined) throw new Error("an empty sample");
    expect(charactersLeft(catalogue, view, 0)).toBe(4);
    expect(charactersLeft(catalogue, { ...view, ring: view.ring.slice(1) }, 0)).toBe(3);
    expect(charactersLeft(catalogue, { ...view, ring: [], reserve_counts: [3, 0] }, 0)).toBe(3);
  });
});

describe("a figure", () => {
  const seen = (seat: number) => {
    const { ctx, moments } = sample("duel");
    const moment = moments.find(({ asked }) => asked?.prompt === "hit");
    if (moment === undefined) throw new Error("nobody is hit");
    const duel = duelModel({ ...ctx, seat }, moment, [], null, () => undefined);
    const all = duel.sides.flatMap((side) =>
      [side.front, side.rear].map((figure) => duelFigure(duel, side, figure)),
    );
    return { duel, all, asked: moment.asked?.seat };
  };

  test("the shooter and the target are told apart", () => {
    const { duel, all, asked } = seen(0);
    expect(all.filter((one) => one.shooter).map((one) => one.figure)).toEqual([
      duel.resolution?.by,
    ]);
    expect(all.filter((one) => one.waited).map((one) => one.side.seat)).toEqual([asked]);
  });

  test("side and position do not depend on the viewer", () => {
    const places = (seat: number) =>
      seen(seat)
        .all.map(({ figure, side, front }) => `${figure} ${side.id} ${front}`)
        .toSorted();
    expect(places(1)).toEqual(places(0));
    expect(seen(1).all.filter((one) => one.own)).toHaveLength(2);
    expect(seen(-1).all.filter((one) => one.own)).toHaveLength(0);
  });

  test("nobody is awaited when the game is over", () => {
    const { ctx, moments } = sample("duel");
    const last = moments.at(-1);
    if (last === undefined) throw new Error("an empty sample");
    const over = { ...last, view: { ...last.view, over: true } };
    const duel = duelModel(ctx, over, [], null, () => undefined);
    expect([duel.asked, duel.resolution]).toEqual([null, null]);
  });
});

describe("cards", () => {
  test("a hand has as many backs as cards, all of its side", () => {
    const { catalogue } = sample("duel").ctx.dealt;
    const view = viewsOf("duel").findLast((one) => (one.hand_counts[1] ?? 0) > 0);
    if (view === undefined) throw new Error("nobody holds a card");
    const backs = backsOf(catalogue, view, 1);
    expect(backs).toHaveLength(view.hand_counts[1] ?? 0);
    expect(backs.every((back) => catalogue.backs.includes(back))).toBe(true);
  });

  test("empty decks that nobody draws from are not shown", () => {
    const { catalogue } = sample("duel").ctx.dealt;
    const view = viewsOf("duel").at(-1);
    if (view === undefined) throw new Error("an empty sample");
    expect(view.deck_counts).toHaveLength(3);
    expect(decksOf(catalogue, view).map((deck) => deck.back)).toEqual(["law", "outlaw"]);
    const all = { ...view, sources: [2, 2], deck_counts: [0, 0, 31] };
    expect(decksOf(catalogue, all).map(({ number, seats }) => [number, seats])).toEqual([
      [2, [0, 1]],
    ]);
  });

  test("your own character can also be touched to use its ability", () => {
    const view = viewsOf("duel").at(-1);
    if (view === undefined) throw new Error("an empty sample");
    expect(figureHandles(view, 0, true)).toEqual(["figure:0", `kind:${view.characters[0]}`]);
    expect(figureHandles(view, 0, false)).toEqual(["figure:0"]);
  });
});

describe("the front choice", () => {
  const asked = (characters: readonly string[]): PendingDecision => ({
    ply: 0,
    seat: 0,
    prompt: "front",
    moves: characters.map((kind) => ({ move: `pick ${kind}`, verb: "pick", kind })),
    clock: null,
    title: null,
    detail: null,
  });

  test("is made on the two figures", () => {
    const [view] = viewsOf("duel");
    if (view === undefined) throw new Error("an empty sample");
    expect(decisionLayout(asked(view.characters.slice(0, 2)), view)).toBe("offer");
    expect(decisionLayout(asked(["somebody_else"]), view)).toBe("panel");
  });
});

describe("sizes", () => {
  const rooms = [
    { width: 1168, height: 612 },
    { width: 1024, height: 518 },
    { width: 760, height: 500 },
    { width: 1900, height: 900 },
  ];

  test.each(rooms)("two sides and the street fit into $width x $height", (room) => {
    const { front, rear, mini, deck } = boardSizes(2, room);
    expect(2 * (front + rear) + 2 * deck + 14).toBeLessThan(room.width);
    expect(76 + 26 + 1.4 * front + 13 + 1.4 * mini).toBeLessThanOrEqual(room.height);
    expect(rear).toBeLessThan(front);
  });

  test.each(rooms.slice(0, 2))("three sides fit into $width x $height", (room) => {
    const { front, rear, mini, pile } = boardSizes(3, room);
    expect(3 * (front + rear + 18)).toBeLessThanOrEqual(room.width - 70);
    expect(60 + 26 + 1.4 * (front + mini + pile) + 50).toBeLessThanOrEqual(room.height);
  });
});
