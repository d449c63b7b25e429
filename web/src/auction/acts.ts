// What is seen and heard of an auction between two moments: money that flies, and the stamp that falls.

import type { Component } from "svelte";

import { learnActs } from "../stage/acts";
import type { Director } from "../stage/director";
import { arc } from "../stage/flight";
import { learnPlans } from "../stage/plan";
import type { Acting } from "../stage/scene";
import type { Place, Stamped, Toss } from "../stage/steps";
import { auctionOf } from "../words/context";
import Chip from "./Chip.svelte";
import Stamp from "./Stamp.svelte";

const TOSS = 340;
const STAMP = 760; // it falls, and is read
const FALL = 0.26; // of that
const WIDE = 60; // as wide as a card would be there
const TILE = 90; // narrower ones have room for a price alone
const HIGH = 0.64; // of its width: where a lot is stamped
/** A lot gives under its stamp. */
const HIT: Keyframe[] = [{ scale: 1 }, { scale: 0.985 }, { scale: 1 }];

learnPlans({
  bid_made(to, { seat, amount }) {
    const from = to.where.seat(seat);
    to.add({ type: "toss", from, to: ["bid"], amount, time: TOSS, sound: "clink" }, TOSS - 60);
  },

  lot_sold(to, { seat, character, amount }) {
    const place = lotPlace(to, character);
    to.add({ type: "stamp", place, seat, amount, time: STAMP, sound: "gavel" }, STAMP - 80);
    to.add({ type: "pulse", place: to.where.seat(seat), at: -STAMP / 2, time: 320 });
  },

  lot_reopened(to, { seat }) {
    to.add({ type: "shake", place: ["bid"], time: 160, sound: "click" }, 60);
    to.add({ type: "pulse", place: to.where.seat(seat), time: 240 }, 60);
  },
});

learnActs({ toss, stamp });

/** The one that is up lies on the block. */
const lotPlace = ({ before }: Director, character: string): Place =>
  auctionOf(before.view)?.character === character ? ["block"] : [`lot:${character}`];

function toss(acting: Acting, step: Toss): void {
  const [from, to] = [acting.spot(step.from), acting.spot(step.to)];
  if (from === null || to === null) return;
  const { amount } = step;
  const holder = held(acting, Chip, { amount });
  acting.move(holder, arc({ ...from, card: WIDE }, { ...to, card: WIDE }, WIDE));
}

function stamp(acting: Acting, step: Stamped): void {
  const lot = acting.spot(step.place);
  if (lot === null || acting.scene.calm) return;
  const { names, seat } = acting.scene;
  const wide = Math.min(lot.width, lot.height);
  const holder = held(acting, Stamp, {
    price: step.amount,
    name: names[step.seat] ?? "",
    you: step.seat === seat,
    brief: wide < TILE,
    falls: acting.time * FALL,
  });
  holder.style.setProperty("--w", `${wide}px`);
  const y = lot.y - lot.height / 2 + wide * HIGH;
  const here = { transform: `translate(${lot.x}px, ${y}px)`, opacity: 1 };
  acting.move(holder, [here, here]);
  if (lot.element) acting.move(lot.element, HIT, { from: FALL, to: FALL + 0.14 });
}

/** In the air; its middle is the corner of what holds it. */
function held<P extends Record<string, unknown>>(
  acting: Acting,
  thing: Component<P>,
  props: P,
): HTMLElement {
  const holder = acting.show(thing, props);
  holder.className = "flying big";
  return holder;
}
