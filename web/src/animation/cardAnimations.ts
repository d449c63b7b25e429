// Animations of cards: they fly, are revealed, are shuffled.

import { findMessage, say } from "../words/language.svelte";
import { fade, HIDDEN } from "./effects";
import { arcKeyframes, cardTransform } from "./flight";
import FlyingCard from "./FlyingCard.svelte";
import type { Spot } from "./spots";
import type { StepAnimator } from "./stepAnimator";
import type { Fly, Reveal, Shuffle, Verdict } from "./steps";

const CARD_WIDTH = 106; // a flying card
const REVEAL_WIDTH = 150; // a revealed card
const MIN_NAMED_WIDTH = 60; // narrower cards have no name
const GAP = 1.12; // distance between two cards, in card widths
const FACE_DOWN = "rotateY(180deg)";
const FACE_UP = "rotateY(0deg)";

export function fly(animator: StepAnimator, step: Fly): void {
  const spots = step.path.flatMap((place) => animator.spot(place) ?? []);
  const [first, ...others] = spots;
  if (first === undefined || others.length === 0) return;
  hideSource(animator, first, step.card);
  hideTarget(animator, others.at(-1), step.card);
  const small = (others.at(-1)?.card ?? CARD_WIDTH) < MIN_NAMED_WIDTH;
  const holder = animator.show(FlyingCard, { ...cardProps(animator, step, CARD_WIDTH), small });
  holder.className = "flying";
  const legs = others.length;
  others.forEach((spot, at) => {
    const from = spots[at] ?? first;
    const pause = at > 0 ? 0.08 : 0; // rests for a moment at the target
    const when = { from: at / legs + pause, to: (at + 1) / legs };
    animator.move(holder, arcKeyframes(from, spot, CARD_WIDTH), when);
  });
  turnOver(animator, holder, step.seen);
}

export function reveal(animator: StepAnimator, step: Reveal): void {
  const { reducedMotion } = animator.context;
  const [from, over, to] = [
    animator.spot(step.from),
    animator.spot(step.over),
    animator.spot(step.to),
  ];
  if (over === null || (reducedMotion && step.front === null)) return;
  const wide = step.front?.type === "event" && !reducedMotion ? REVEAL_WIDTH * 1.25 : REVEAL_WIDTH;
  const aside = (step.slot - (step.slots - 1) / 2) * wide * GAP;
  const shown = keepInView(animator, { ...over, x: over.x + aside, card: wide }, wide);
  const verdict = step.verdict === null ? "" : verdictText(step.verdict);
  const good = step.verdict?.good ?? false;
  const holder = animator.show(FlyingCard, { ...cardProps(animator, step, wide), verdict, good });
  holder.className = "flying big";
  const label = holder.querySelector(".verdict");
  if (reducedMotion) {
    holder.style.transform = cardTransform(shown, wide);
    fade(animator, holder, 1);
    if (label !== null) animator.move(label, [{ opacity: 1 }, { opacity: 1 }]);
    return;
  }
  const turnedAt = 0.36;
  const leaveAt = to === null ? 1 : 0.82;
  animator.move(holder, arcKeyframes(from ?? { ...shown, card: wide / 3 }, shown, wide), {
    to: turnedAt,
  });
  turnOver(animator, holder, step.front === null ? "down" : "turned", turnedAt);
  if (label !== null) {
    const popIn = [
      { opacity: 0, scale: 0.6 },
      { opacity: 1, scale: 1 },
    ];
    animator.move(label, popIn, { from: turnedAt, to: turnedAt + 0.12 });
    animator.move(label, [{ opacity: 1 }, { opacity: 0 }], { from: leaveAt, to: leaveAt + 0.05 });
  }
  if (to !== null) animator.move(holder, arcKeyframes(shown, to, wide), { from: leaveAt });
}

const cardProps = (animator: StepAnimator, { front, back }: Fly | Reveal, wide: number) => ({
  game: animator.context.game,
  front,
  back,
  wide,
});

/** Hides the card at the place it leaves. */
function hideSource(animator: StepAnimator, from: Spot, card: number | null): void {
  const { element } = from;
  if (element === null || card === null || element.dataset["place"] !== `card:${card}`) return;
  animator.move(element, HIDDEN);
}

/** Hides the card at its target if it is already shown there, as in the first hand. */
function hideTarget(animator: StepAnimator, to: Spot | undefined, card: number | null): void {
  const element = to?.element;
  if (!element || card === null || element.dataset["place"] !== `card:${card}`) return;
  const duration = animator.at + animator.time * 0.95;
  animator.context.layer.animate(element, HIDDEN, { duration });
}

/** Shows the back, or turns the card over. */
function turnOver(
  animator: StepAnimator,
  holder: HTMLElement,
  seen: Fly["seen"],
  until = 0.8,
): void {
  const turner = holder.querySelector<HTMLElement>(".turner");
  if (turner === null || seen === "up") return;
  turner.style.transform = FACE_DOWN;
  if (seen === "down") return;
  const frames = [{ transform: FACE_DOWN }, { transform: FACE_UP }];
  animator.move(turner, frames, { from: until * 0.3, to: until, easing: "ease-in-out" });
}

/** Moves a spot so that the whole card is visible. */
function keepInView(animator: StepAnimator, spot: Spot, wide: number): Spot {
  const { width, height } = animator.context.spots.origin;
  const clamp = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(value, Math.max(least, most)));
  const x = clamp(spot.x, wide * 0.55, width - wide * 0.55);
  const y = clamp(spot.y, wide * 0.75, height - wide * 0.95);
  return { ...spot, x, y };
}

function verdictText({ cause, met }: Verdict): string {
  const own = `animation.verdict.${cause}`;
  const key = cause !== "" && findMessage(own) !== undefined ? own : "animation.verdict.any";
  return say(key, { met: met ? 1 : 0 });
}

export function shuffle(animator: StepAnimator, step: Shuffle): void {
  const spot = animator.spot(step.place);
  if (spot === null) return;
  for (const side of [-1, 1, -1, 1]) {
    const props = { game: animator.context.game, front: null, back: step.back, wide: CARD_WIDTH };
    const holder = animator.show(FlyingCard, props);
    holder.className = "flying";
    turnOver(animator, holder, "down");
    const out = cardTransform(
      { ...spot, x: spot.x + side * spot.card * 0.62 },
      CARD_WIDTH,
      side * 9,
    );
    const home = cardTransform(spot, CARD_WIDTH);
    const frames = [home, out, home, out, home].map((transform) => ({ transform, opacity: 1 }));
    animator.move(holder, frames, { from: side < 0 ? 0 : 0.12, easing: "ease-in-out" });
  }
}
