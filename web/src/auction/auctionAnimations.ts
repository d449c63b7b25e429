// Plans and animations of an auction: flying money, and the stamp on a sold lot.

import type { Component } from "svelte";

import { arcKeyframes } from "../animation/flight";
import { registerPlans } from "../animation/plan";
import type { PlanBuilder } from "../animation/planBuilder";
import { registerAnimations } from "../animation/stepAnimations";
import type { StepAnimator } from "../animation/stepAnimator";
import type { Place, Stamped, Toss } from "../animation/steps";
import { auctionOf } from "../words/context";
import BidChip from "./BidChip.svelte";
import SoldStamp from "./SoldStamp.svelte";

const TOSS_TIME = 340;
const STAMP_TIME = 760; // milliseconds: it falls, and is read
const FALL_RATIO = 0.26; // fraction of that
const CHIP_WIDTH = 60; // pixels
const TILE_WIDTH = 90; // pixels: narrower lots have room for the price only
const STAMP_HEIGHT = 0.64; // fraction of the width: the centre of the stamp
/** A lot moves slightly under the stamp. */
const HIT_KEYFRAMES: Keyframe[] = [{ scale: 1 }, { scale: 0.985 }, { scale: 1 }];

registerPlans({
  bid_made(builder, { seat, amount }) {
    const from = builder.places.seat(seat);
    builder.add(
      { type: "toss", from, to: ["bid"], amount, time: TOSS_TIME, sound: "clink" },
      TOSS_TIME - 60,
    );
  },

  lot_sold(builder, { seat, character, amount }) {
    const place = lotPlace(builder, character);
    builder.add(
      { type: "stamp", place, seat, amount, time: STAMP_TIME, sound: "gavel" },
      STAMP_TIME - 80,
    );
    builder.add({
      type: "pulse",
      place: builder.places.seat(seat),
      at: -STAMP_TIME / 2,
      time: 320,
    });
  },

  lot_reopened(builder, { seat }) {
    builder.add({ type: "shake", place: ["bid"], time: 160, sound: "click" }, 60);
    builder.add({ type: "pulse", place: builder.places.seat(seat), time: 240 }, 60);
  },
});

registerAnimations({ toss, stamp });

/** The current lot is on the block. */
const lotPlace = ({ before }: PlanBuilder, character: string): Place =>
  auctionOf(before.view)?.character === character ? ["block"] : [`lot:${character}`];

function toss(animator: StepAnimator, step: Toss): void {
  const [from, to] = [animator.spot(step.from), animator.spot(step.to)];
  if (from === null || to === null) return;
  const { amount } = step;
  const holder = showFlying(animator, BidChip, { amount });
  animator.move(
    holder,
    arcKeyframes({ ...from, card: CHIP_WIDTH }, { ...to, card: CHIP_WIDTH }, CHIP_WIDTH),
  );
}

function stamp(animator: StepAnimator, step: Stamped): void {
  const lot = animator.spot(step.place);
  if (lot === null || animator.context.reducedMotion) return;
  const { names, seat } = animator.context;
  const wide = Math.min(lot.width, lot.height);
  const holder = showFlying(animator, SoldStamp, {
    price: step.amount,
    name: names[step.seat] ?? "",
    you: step.seat === seat,
    brief: wide < TILE_WIDTH,
    falls: animator.time * FALL_RATIO,
  });
  holder.style.setProperty("--w", `${wide}px`);
  const y = lot.y - lot.height / 2 + wide * STAMP_HEIGHT;
  const here = { transform: `translate(${lot.x}px, ${y}px)`, opacity: 1 };
  animator.move(holder, [here, here]);
  if (lot.element)
    animator.move(lot.element, HIT_KEYFRAMES, { from: FALL_RATIO, to: FALL_RATIO + 0.14 });
}

/** Shows a component in the air; its centre is the corner of the returned element. */
function showFlying<P extends Record<string, unknown>>(
  animator: StepAnimator,
  thing: Component<P>,
  props: P,
): HTMLElement {
  const holder = animator.show(thing, props);
  holder.className = "flying big";
  return holder;
}
