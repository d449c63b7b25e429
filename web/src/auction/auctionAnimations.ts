// What is seen and heard of an auction between two moments: money that flies, and the stamp that falls.

import type { Component } from "svelte";

import { arcKeyframes } from "../animation/flight";
import { registerPlans } from "../animation/plan";
import type { PlanBuilder } from "../animation/planBuilder";
import { registerAnimations } from "../animation/stepAnimations";
import type { StepAnimator } from "../animation/stepAnimator";
import type { Place, Stamped, Toss } from "../animation/steps";
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

registerPlans({
  bid_made(builder, { seat, amount }) {
    const from = builder.places.seat(seat);
    builder.add({ type: "toss", from, to: ["bid"], amount, time: TOSS, sound: "clink" }, TOSS - 60);
  },

  lot_sold(builder, { seat, character, amount }) {
    const place = lotPlace(builder, character);
    builder.add({ type: "stamp", place, seat, amount, time: STAMP, sound: "gavel" }, STAMP - 80);
    builder.add({ type: "pulse", place: builder.places.seat(seat), at: -STAMP / 2, time: 320 });
  },

  lot_reopened(builder, { seat }) {
    builder.add({ type: "shake", place: ["bid"], time: 160, sound: "click" }, 60);
    builder.add({ type: "pulse", place: builder.places.seat(seat), time: 240 }, 60);
  },
});

registerAnimations({ toss, stamp });

/** The one that is up lies on the block. */
const lotPlace = ({ before }: PlanBuilder, character: string): Place =>
  auctionOf(before.view)?.character === character ? ["block"] : [`lot:${character}`];

function toss(animator: StepAnimator, step: Toss): void {
  const [from, to] = [animator.spot(step.from), animator.spot(step.to)];
  if (from === null || to === null) return;
  const { amount } = step;
  const holder = held(animator, Chip, { amount });
  animator.move(holder, arcKeyframes({ ...from, card: WIDE }, { ...to, card: WIDE }, WIDE));
}

function stamp(animator: StepAnimator, step: Stamped): void {
  const lot = animator.spot(step.place);
  if (lot === null || animator.context.reducedMotion) return;
  const { names, seat } = animator.context;
  const wide = Math.min(lot.width, lot.height);
  const holder = held(animator, Stamp, {
    price: step.amount,
    name: names[step.seat] ?? "",
    you: step.seat === seat,
    brief: wide < TILE,
    falls: animator.time * FALL,
  });
  holder.style.setProperty("--w", `${wide}px`);
  const y = lot.y - lot.height / 2 + wide * HIGH;
  const here = { transform: `translate(${lot.x}px, ${y}px)`, opacity: 1 };
  animator.move(holder, [here, here]);
  if (lot.element) animator.move(lot.element, HIT, { from: FALL, to: FALL + 0.14 });
}

/** In the air; its middle is the corner of what holds it. */
function held<P extends Record<string, unknown>>(
  animator: StepAnimator,
  thing: Component<P>,
  props: P,
): HTMLElement {
  const holder = animator.show(thing, props);
  holder.className = "flying big";
  return holder;
}
