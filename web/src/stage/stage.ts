// How one moment becomes the next: its plan is acted out over the table, which still shows the moment
// before. It always comes to an end, at the latest when its time is over.

import type { MomentTransition } from "../game/playback.svelte";
import type { Moment, Timeline } from "../game/timeline";
import { isMotionReduced, settings } from "../settings/settings.svelte";
import { act, arrive } from "./acts";
import { calmed } from "./calm";
import { Layer } from "./layer";
import { halves, laid } from "./laying";
import { Places } from "./places";
import { plan } from "./plan";
import { Acting, type Scene } from "./scene";
import { play } from "./sounds";
import type { Plan, Step } from "./steps";

export interface Options {
  /** what flies, flies here; null as long as there is no such thing */
  layer: () => HTMLElement | null;
  game: () => string;
  /** whose page it is; -1: an onlooker's */
  seat: () => number;
  /** as people call themselves */
  names?: () => readonly string[];
  /** how many moments wait to be shown; the more, the faster */
  waiting?: () => number;
  /** how fast it is wished for besides */
  speed?: () => number;
}

const BEAT = 40; // after a moment in which something was seen
const FRAME = 60; // at the latest the next one has come by then
const HURRY = 0.15; // faster, for each moment that waits
const HASTE = 2; // faster than that nobody can follow
const FASTEST = 3;
const SLOWEST = 0.25;
const COMING = new Set<Step["type"]>(["enter", "glide", "swap"]);
const NOTHING: Plan = { steps: [], time: 0 };

/** A game that has just been dealt, and of which nothing else is known. */
export function isNew(timeline: Timeline | null): Moment | null {
  const first = timeline?.moments.length === 1 ? (timeline.moments[0] ?? null) : null;
  const dealt = first?.events.some((event) => event.type === "card_drawn") ?? false;
  return first !== null && dealt && first.eventsBefore === 0 && first.view.answered === 0
    ? first
    : null;
}

export interface RunningStage extends MomentTransition {
  /** Everything in the air is gone, and the moment over. */
  clear: () => void;
  /** How many things are in the air. */
  size: () => number;
}

export function stageFor(root: () => HTMLElement, options: Options): RunningStage {
  let layer: Layer | null = null;
  let timers: number[] = [];
  let finish: (() => void) | null = null;
  let settled = 0; // when everybody is where he belongs
  let turn = 0; // of what is being shown; another one ends it

  function over(everything: boolean): void {
    turn += 1;
    timers.forEach((timer) => clearTimeout(timer));
    timers = [];
    layer?.clear(everything);
    const done = finish;
    finish = null;
    done?.();
  }

  /** Until then, or until all is over. */
  function wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      finish = resolve;
      timers.push(window.setTimeout(resolve, time));
    });
  }

  /** The page has drawn what it shows, and there is a frame for what comes. */
  async function nextFrame(): Promise<void> {
    await new Promise<void>((resolve) => {
      finish = resolve;
      timers.push(window.setTimeout(resolve, FRAME));
      requestAnimationFrame(() => resolve());
    });
  }

  function layerNow(): Layer | null {
    const element = options.layer();
    if (element === null) return null;
    if (layer?.element !== element) {
      layer?.clear(true);
      layer = new Layer(element);
    }
    return layer;
  }

  const sceneOn = (on: Layer, places: Places, speed: number): Scene => ({
    layer: on,
    places,
    game: options.game(),
    names: options.names?.() ?? [],
    seat: options.seat(),
    speed,
    calm: isMotionReduced(),
  });

  function perform(shown: Plan, on: Layer, speed: number, places: Places): void {
    places.gather(shown.steps);
    const scene = sceneOn(on, places, speed);
    const acting = shown.steps.map((step) => new Acting(scene, step));
    for (const { step, at } of acting) {
      const { sound } = step;
      if (sound !== undefined) timers.push(window.setTimeout(() => play(sound), at));
    }
    for (const one of acting) act(one);
  }

  /** The page shows the new moment by the next frame; what is planned for later follows. */
  function arriveLater(shown: Plan, later: Plan, on: Layer, before: Places, speed: number): void {
    const comers = shown.steps.filter(({ type }) => COMING.has(type));
    if (comers.length === 0) return;
    const arrived = Math.max(...comers.map((step) => step.time));
    const time = arrived + later.time / speed;
    settled = performance.now() + time;
    const mine = turn;
    requestAnimationFrame(() => {
      if (turn > mine) return; // something else is shown already
      const places = new Places(root(), on.element);
      places.gather([...comers, ...later.steps]); // before anything moves
      for (const step of comers) arrive(step, sceneOn(on, places, 1), before);
      if (later.steps.length === 0) return;
      const steps = later.steps.map((step) => ({ ...step, at: step.at + arrived * speed }));
      perform({ ...later, steps }, on, speed, places);
      timers.push(window.setTimeout(() => on.clear(false), time + BEAT));
    });
  }

  const stage = async (before: Moment, after: Moment, timeline: Timeline): Promise<void> => {
    const early = turn;
    if (settled > performance.now()) await wait(settled - performance.now());
    if (early !== turn) return;
    over(false);
    const on = layerNow();
    if (on === null || document.visibilityState === "hidden") return;
    const table = { catalogue: timeline.dealt.catalogue, seat: options.seat() };
    const [first, rest] = halves(before, after);
    const whole = plan(before, first, table);
    if (rest !== null) whole.steps.push(...laid(timeline.dealt.names.length));
    const later = rest === null || isMotionReduced() ? NOTHING : plan(after, rest, table);
    const shown = isMotionReduced() ? calmed(whole, settings.speed > 0) : whole;
    if (shown.steps.length === 0) return;
    const mine = turn;
    await nextFrame();
    if (mine !== turn) return;
    const places = new Places(root(), on.element);
    const asked = options.speed?.() ?? 1;
    const behind = Math.max((options.waiting?.() ?? 1) - 1, 0);
    const hurry = asked * Math.min(1 + HURRY * behind, HASTE);
    const wished = Math.max(Math.min(settings.speed, FASTEST), SLOWEST);
    const speed = isMotionReduced() ? 1 : wished * Math.min(hurry, FASTEST);
    perform(shown, on, speed, places);
    await wait((shown.time + BEAT) / speed);
    if (mine !== turn) return;
    over(false);
    if (!isMotionReduced()) arriveLater(shown, later, on, places, speed);
  };

  return Object.assign(stage, { clear: () => over(true), size: () => layer?.size ?? 0 });
}
