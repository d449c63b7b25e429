// The animation of each step type, with transforms and opacity only.

import { fly, reveal, shuffle } from "./cardAnimations";
import { fade } from "./effects";
import { animateInPlace, banner, drop, flag, glow, load, trace, wiggle } from "./figureAnimations";
import { EASE } from "./flight";
import type { Spot, SpotFinder } from "./spots";
import type { AnimationContext, StepAnimator } from "./stepAnimator";
import type { Place, Step } from "./steps";

/** The step with this type. */
type StepOf<T extends Step["type"]> = Step extends infer S
  ? S extends Step
    ? T extends S["type"]
      ? S
      : never
    : never
  : never;

type StepAnimations = { [T in Step["type"]]: (animator: StepAnimator, step: StepOf<T>) => void };

const ANIMATIONS: StepAnimations = {
  fly,
  reveal,
  trace,
  glow,
  flag,
  shuffle,
  banner,
  drop,
  load,
  shake: (animator, step) => wiggle(animator, step, [0, -3, 3, -3, 3, 0]),
  dodge: (animator, step) => wiggle(animator, step, [0, 9, 9, 0]),
  pulse: (animator, step) =>
    animateInPlace(animator, step, [{ scale: 1 }, { scale: 1.05 }, { scale: 1 }]),
  fall: (animator, step) =>
    animateInPlace(animator, step, [
      { opacity: 1, scale: 1 },
      { opacity: 0.35, scale: 0.96 },
    ]),
  // These start after the moment: see animateArrival.
  enter: () => undefined,
  glide: () => undefined,
  swap: () => undefined,
  fade: (animator, step) => {
    const element = animator.spot(step.place)?.element;
    if (element?.dataset["place"]?.startsWith("card:")) {
      animator.move(element, [{ opacity: 1 }, { opacity: 0 }]);
    }
  },
  // The auction registers these: see auction/auctionAnimations.ts.
  toss: () => undefined,
  stamp: () => undefined,
  vignette: (animator) => fade(animator, animator.draw("vignette"), 0.9),
};

/** Adds animations that only one board has. */
export const registerAnimations = (animations: Partial<StepAnimations>): void =>
  void Object.assign(ANIMATIONS, animations);

export function animateStep(animator: StepAnimator): void {
  const animate = ANIMATIONS[animator.step.type] as (animator: StepAnimator, step: Step) => void;
  animate(animator, animator.step);
}

/** Animates what enters or changes its place, once the new moment is rendered. */
export function animateArrival(
  step: Step,
  { layer, spots }: AnimationContext,
  before: SpotFinder,
): void {
  const move = (place: Place, from: (now: Spot) => Keyframe | null) => {
    const now = spots.spot(place);
    const first = now?.element ? from(now) : null;
    if (!now?.element || first === null) return;
    const frames = [first, { opacity: 1, translate: "0 0", scale: 1 }];
    layer.animate(now.element, frames, { duration: step.time, easing: EASE }, step.time);
  };
  if (step.type === "enter") move(step.place, () => ({ opacity: 0, scale: 0.9 }));
  if (step.type !== "swap" && step.type !== "glide") return;
  for (const place of step.type === "swap" ? [step.one, step.other] : [step.place])
    move(place, (now) => keyframeFrom(before.spot(place), now));
}

/** The keyframe at its old spot; null if it has not moved, because the board moves it itself. */
function keyframeFrom(old: Spot | null, now: Spot): Keyframe | null {
  if (old === null || Math.hypot(old.x - now.x, old.y - now.y) < 12) return null;
  // A scaled board scales the distance, too.
  const scaled = now.width / (now.element?.offsetWidth || now.width || 1);
  const translate = `${(old.x - now.x) / scaled}px ${(old.y - now.y) / scaled}px`;
  return { opacity: 1, translate, scale: now.width > 0 ? old.width / now.width : 1 };
}
