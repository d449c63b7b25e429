// What a board of The Duel makes of views as a server tells them.

import { describe, expect, test } from "vitest";

import { backsOf, chosen, decksOf, handlesOf, leftOf, preyOf, sidesOf } from "../src/duel/sides";
import { sizesOf } from "../src/duel/sizes";
import { standing, streetOf } from "../src/duel/street";
import type { Asked, DuelView } from "../src/net/protocol";
import { decisionLayout } from "../src/table/decisionLayout";
import { STORIES } from "./samples";

const sample = (name: string) => {
  const found = STORIES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no sample ${name}`);
  return found;
};
const viewsOf = (name: string) => sample(name).moments.map(({ view }) => view as DuelView);

describe("sides", () => {
  test("one's own comes first, then the others as they are met", () => {
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

  test("whoever acts for a side is in front of the other one", () => {
    const { catalogue } = sample("duel").ctx.dealt;
    for (const view of viewsOf("duel").filter(chosen)) {
      for (const side of sidesOf(catalogue, view, 0)) {
        expect(side.front).toBe(view.front[side.seat]);
        expect(catalogue.owners[side.rear]).toBe(side.seat);
        expect(side.rear).not.toBe(side.front);
      }
    }
  });

  test("before all have chosen both are there, and nobody is in front", () => {
    const [first] = viewsOf("duel");
    const { catalogue } = sample("duel").ctx.dealt;
    if (first === undefined) throw new Error("an empty sample");
    expect(chosen(first)).toBe(false);
    expect(sidesOf(catalogue, first, 0)[0]).toMatchObject({ front: 0, rear: 1 });
  });

  test("only with three there is somebody to hunt", () => {
    const standout = viewsOf("standout").at(-1);
    const duel = viewsOf("duel").at(-1);
    if (standout === undefined || duel === undefined) throw new Error("an empty sample");
    expect([0, 1, 2].map((seat) => preyOf(standout, seat))).toEqual(standout.goals);
    expect(preyOf(duel, 0)).toBe(-1);
  });
});

describe("who is left", () => {
  test("those in reserve count, those who have fallen do not", () => {
    const { catalogue } = sample("duel").ctx.dealt;
    const [view] = viewsOf("duel");
    if (view === undefined) throw new Error("an empty sample");
    expect(leftOf(catalogue, view, 0)).toBe(4);
    expect(leftOf(catalogue, { ...view, ring: view.ring.slice(1) }, 0)).toBe(3);
    expect(leftOf(catalogue, { ...view, ring: [], reserve_counts: [3, 0] }, 0)).toBe(3);
  });
});

describe("one of the two", () => {
  const seen = (seat: number) => {
    const { ctx, moments } = sample("duel");
    const moment = moments.find(({ asked }) => asked?.prompt === "hit");
    if (moment === undefined) throw new Error("nobody is hit");
    const street = streetOf({ ...ctx, seat }, moment, [], null, () => undefined);
    const all = street.sides.flatMap((side) =>
      [side.front, side.rear].map((figure) => standing(street, side, figure)),
    );
    return { street, all, asked: moment.asked?.seat };
  };

  test("whoever aims and whoever has to answer are told apart", () => {
    const { street, all, asked } = seen(0);
    expect(all.filter((one) => one.shooter).map((one) => one.figure)).toEqual([street.now?.by]);
    expect(all.filter((one) => one.waited).map((one) => one.side.seat)).toEqual([asked]);
  });

  test("his side and his place do not depend on who looks", () => {
    const places = (seat: number) =>
      seen(seat)
        .all.map(({ figure, side, front }) => `${figure} ${side.id} ${front}`)
        .toSorted();
    expect(places(1)).toEqual(places(0));
    expect(seen(1).all.filter((one) => one.own)).toHaveLength(2);
    expect(seen(-1).all.filter((one) => one.own)).toHaveLength(0);
  });

  test("nobody is waited for when the game is over", () => {
    const { ctx, moments } = sample("duel");
    const last = moments.at(-1);
    if (last === undefined) throw new Error("an empty sample");
    const over = { ...last, view: { ...last.view, over: true } };
    const street = streetOf(ctx, over, [], null, () => undefined);
    expect([street.asked, street.now]).toEqual([null, null]);
  });
});

describe("cards", () => {
  test("as many backs as cards in a hand, all of the side", () => {
    const { catalogue } = sample("duel").ctx.dealt;
    const view = viewsOf("duel").findLast((one) => (one.hand_counts[1] ?? 0) > 0);
    if (view === undefined) throw new Error("nobody holds a card");
    const backs = backsOf(catalogue, view, 1);
    expect(backs).toHaveLength(view.hand_counts[1] ?? 0);
    expect(backs.every((back) => catalogue.backs.includes(back))).toBe(true);
  });

  test("decks that nobody draws from and that have no cards are not shown", () => {
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

  test("one's own character can also be touched for what he can do", () => {
    const view = viewsOf("duel").at(-1);
    if (view === undefined) throw new Error("an empty sample");
    expect(handlesOf(view, 0, true)).toEqual(["figure:0", `kind:${view.characters[0]}`]);
    expect(handlesOf(view, 0, false)).toEqual(["figure:0"]);
  });
});

describe("who stands in front", () => {
  const asked = (characters: readonly string[]): Asked => ({
    ply: 0,
    seat: 0,
    prompt: "front",
    moves: characters.map((kind) => ({ move: `pick ${kind}`, verb: "pick", kind })),
    clock: null,
  });

  test("is chosen among the two themselves", () => {
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
    const { front, rear, mini, deck } = sizesOf(2, room);
    expect(2 * (front + rear) + 2 * deck + 14).toBeLessThan(room.width);
    expect(76 + 26 + 1.4 * front + 13 + 1.4 * mini).toBeLessThanOrEqual(room.height);
    expect(rear).toBeLessThan(front);
  });

  test.each(rooms.slice(0, 2))("three sides fit into $width x $height", (room) => {
    const { front, rear, mini, pile } = sizesOf(3, room);
    expect(3 * (front + rear + 18)).toBeLessThanOrEqual(room.width - 70);
    expect(60 + 26 + 1.4 * (front + mini + pile) + 50).toBeLessThanOrEqual(room.height);
  });
});
