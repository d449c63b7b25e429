// Each kind of step, acted out with transforms and opacity alone.

import { fly, reveal, shuffle } from "./acts_cards";
import { banner, drop, flag, glow, load, still, trace, wiggle } from "./acts_figures";
import { EASE } from "./flight";
import { fade } from "./looks";
import type { Places, Spot } from "./places";
import type { Acting, Scene } from "./scene";
import type { Place, Step } from "./steps";

/** A step of this type. */
type StepOf<T extends Step["type"]> = Step extends infer S
  ? S extends Step
    ? T extends S["type"]
      ? S
      : never
    : never
  : never;

type Acts = { [T in Step["type"]]: (acting: Acting, step: StepOf<T>) => void };

const ACTS: Acts = {
  fly,
  reveal,
  trace,
  glow,
  flag,
  shuffle,
  banner,
  drop,
  load,
  shake: (acting, step) => wiggle(acting, step, [0, -3, 3, -3, 3, 0]),
  dodge: (acting, step) => wiggle(acting, step, [0, 9, 9, 0]),
  pulse: (acting, step) => still(acting, step, [{ scale: 1 }, { scale: 1.05 }, { scale: 1 }]),
  fall: (acting, step) =>
    still(acting, step, [
      { opacity: 1, scale: 1 },
      { opacity: 0.35, scale: 0.96 },
    ]),
  // These come after their moment: see arrive.
  enter: () => undefined,
  glide: () => undefined,
  swap: () => undefined,
  fade: (acting, step) => {
    const element = acting.spot(step.place)?.element;
    if (element?.dataset["place"]?.startsWith("card:")) {
      acting.move(element, [{ opacity: 1 }, { opacity: 0 }]);
    }
  },
  // Those of an auction come with it: see auction/acts.ts.
  toss: () => undefined,
  stamp: () => undefined,
  vignette: (acting) => fade(acting, acting.draw("vignette"), 0.9),
};

/** A board may bring acts of its own. */
export const learnActs = (acts: Partial<Acts>): void => void Object.assign(ACTS, acts);

export function act(acting: Acting): void {
  const perform = ACTS[acting.step.type] as (acting: Acting, step: Step) => void;
  perform(acting, acting.step);
}

/** What comes in or changes its place does so as soon as the new moment is shown. */
export function arrive(step: Step, { layer, places }: Scene, before: Places): void {
  const move = (place: Place, from: (now: Spot) => Keyframe | null) => {
    const now = places.spot(place);
    const first = now?.element ? from(now) : null;
    if (!now?.element || first === null) return;
    const frames = [first, { opacity: 1, translate: "0 0", scale: 1 }];
    layer.animate(now.element, frames, { duration: step.time, easing: EASE }, step.time);
  };
  if (step.type === "enter") move(step.place, () => ({ opacity: 0, scale: 0.9 }));
  if (step.type !== "swap" && step.type !== "glide") return;
  for (const place of step.type === "swap" ? [step.one, step.other] : [step.place])
    move(place, (now) => cameFrom(before.spot(place), now));
}

/** From its old place; null if it is still there, because the board itself moves it. */
function cameFrom(old: Spot | null, now: Spot): Keyframe | null {
  if (old === null || Math.hypot(old.x - now.x, old.y - now.y) < 12) return null;
  // Where all of a board is scaled, so is the way.
  const scaled = now.width / (now.element?.offsetWidth || now.width || 1);
  const translate = `${(old.x - now.x) / scaled}px ${(old.y - now.y) / scaled}px`;
  return { opacity: 1, translate, scale: now.width > 0 ? old.width / now.width : 1 };
}
