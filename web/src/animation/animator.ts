// Animates the change from one moment to the next over the table, which still shows the moment
// before. It always ends, at the latest when its time is over.

import type { MomentTransition } from "../game/playback.svelte";
import type { Moment, Timeline } from "../game/timeline";
import { isMotionReduced, settings } from "../settings/settings.svelte";
import { setUpTableSteps, splitAtAuctionEnd } from "./auctionEnd";
import { Layer } from "./layer";
import { planMoment } from "./plan";
import { reduceMotion } from "./reducedMotion";
import { playSound } from "./sounds";
import { SpotFinder } from "./spots";
import { animateArrival, animateStep } from "./stepAnimations";
import { StepAnimator, type AnimationContext } from "./stepAnimator";
import type { Plan, Step } from "./steps";

export interface AnimatorOptions {
  /** flying things are added here; null until it exists */
  layer: () => HTMLElement | null;
  game: () => string;
  /** the seat of this viewer; -1: a spectator */
  seat: () => number;
  /** player names by seat */
  names?: () => readonly string[];
  /** how many moments are waiting; the more, the faster */
  waiting?: () => number;
  /** requested speed, in addition to the settings */
  speed?: () => number;
}

const PAUSE = 40; // milliseconds after a moment that was animated
const FRAME_TIMEOUT = 60; // milliseconds to wait for a frame at most
const SPEED_UP = 0.15; // per waiting moment
const MAX_SPEED_UP = 2; // nobody could follow more
const MAX_SPEED = 3;
const MIN_SPEED = 0.25;
const ARRIVALS = new Set<Step["type"]>(["enter", "glide", "swap"]);
const EMPTY_PLAN: Plan = { steps: [], time: 0 };

/** The first moment of a game that has just been dealt; null if more is known. */
export function freshDeal(timeline: Timeline | null): Moment | null {
  const first = timeline?.moments.length === 1 ? (timeline.moments[0] ?? null) : null;
  const dealt = first?.events.some((event) => event.type === "card_drawn") ?? false;
  return first !== null && dealt && first.eventsBefore === 0 && first.view.answered === 0
    ? first
    : null;
}

export interface Animator extends MomentTransition {
  /** Removes everything and ends the moment. */
  clear: () => void;
  /** How many items are in the layer. */
  size: () => number;
}

export function createAnimator(root: () => HTMLElement, options: AnimatorOptions): Animator {
  let layer: Layer | null = null;
  let timers: number[] = [];
  let finish: (() => void) | null = null;
  let arrivalEnd = 0; // time at which everybody has arrived
  let generation = 0; // counts interruptions; animations of an older generation are void

  function stop(everything: boolean): void {
    generation += 1;
    timers.forEach((timer) => clearTimeout(timer));
    timers = [];
    layer?.clear(everything);
    const done = finish;
    finish = null;
    done?.();
  }

  /** Resolves after this time, or when everything is stopped. */
  function wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      finish = resolve;
      timers.push(window.setTimeout(resolve, time));
    });
  }

  /** Resolves with the next frame, after the page has rendered. */
  async function nextFrame(): Promise<void> {
    await new Promise<void>((resolve) => {
      finish = resolve;
      timers.push(window.setTimeout(resolve, FRAME_TIMEOUT));
      requestAnimationFrame(() => resolve());
    });
  }

  function currentLayer(): Layer | null {
    const element = options.layer();
    if (element === null) return null;
    if (layer?.element !== element) {
      layer?.clear(true);
      layer = new Layer(element);
    }
    return layer;
  }

  const contextFor = (on: Layer, spots: SpotFinder, speed: number): AnimationContext => ({
    layer: on,
    spots,
    game: options.game(),
    names: options.names?.() ?? [],
    seat: options.seat(),
    speed,
    reducedMotion: isMotionReduced(),
  });

  function perform(shown: Plan, on: Layer, speed: number, spots: SpotFinder): void {
    spots.gather(shown.steps);
    const context = contextFor(on, spots, speed);
    const animators = shown.steps.map((step) => new StepAnimator(context, step));
    for (const { step, at } of animators) {
      const { sound } = step;
      if (sound !== undefined) timers.push(window.setTimeout(() => playSound(sound), at));
    }
    for (const one of animators) animateStep(one);
  }

  /**
   * Animates what enters or moves, once the page has rendered the new moment; then the later steps.
   */
  function animateArrivals(
    shown: Plan,
    later: Plan,
    on: Layer,
    before: SpotFinder,
    speed: number,
  ): void {
    const arrivals = shown.steps.filter(({ type }) => ARRIVALS.has(type));
    if (arrivals.length === 0) return;
    const arrived = Math.max(...arrivals.map((step) => step.time));
    const time = arrived + later.time / speed;
    arrivalEnd = performance.now() + time;
    const own = generation;
    requestAnimationFrame(() => {
      if (generation > own) return; // another moment is already shown
      const spots = new SpotFinder(root(), on.element);
      spots.gather([...arrivals, ...later.steps]); // measure before anything moves
      for (const step of arrivals) animateArrival(step, contextFor(on, spots, 1), before);
      if (later.steps.length === 0) return;
      const steps = later.steps.map((step) => ({ ...step, at: step.at + arrived * speed }));
      perform({ ...later, steps }, on, speed, spots);
      timers.push(window.setTimeout(() => on.clear(false), time + PAUSE));
    });
  }

  const animate = async (before: Moment, after: Moment, timeline: Timeline): Promise<void> => {
    const early = generation;
    if (arrivalEnd > performance.now()) await wait(arrivalEnd - performance.now());
    if (early !== generation) return;
    stop(false);
    const on = currentLayer();
    if (on === null || document.visibilityState === "hidden") return;
    const viewpoint = { catalogue: timeline.dealt.catalogue, seat: options.seat() };
    const [first, rest] = splitAtAuctionEnd(before, after);
    const whole = planMoment(before, first, viewpoint);
    if (rest !== null) whole.steps.push(...setUpTableSteps(timeline.dealt.names.length));
    const later =
      rest === null || isMotionReduced() ? EMPTY_PLAN : planMoment(after, rest, viewpoint);
    const shown = isMotionReduced() ? reduceMotion(whole, settings.speed > 0) : whole;
    if (shown.steps.length === 0) return;
    const own = generation;
    await nextFrame();
    if (own !== generation) return;
    const spots = new SpotFinder(root(), on.element);
    const requested = options.speed?.() ?? 1;
    const behind = Math.max((options.waiting?.() ?? 1) - 1, 0);
    const hurry = requested * Math.min(1 + SPEED_UP * behind, MAX_SPEED_UP);
    const preferred = Math.max(Math.min(settings.speed, MAX_SPEED), MIN_SPEED);
    const speed = isMotionReduced() ? 1 : preferred * Math.min(hurry, MAX_SPEED);
    perform(shown, on, speed, spots);
    await wait((shown.time + PAUSE) / speed);
    if (own !== generation) return;
    stop(false);
    if (!isMotionReduced()) animateArrivals(shown, later, on, spots, speed);
  };

  return Object.assign(animate, { clear: () => stop(true), size: () => layer?.size ?? 0 });
}
