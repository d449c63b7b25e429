// What an animation of a step needs: the layer, the spots, the speed.

import type { Component } from "svelte";

import { EASE } from "./flight";
import type { Layer } from "./layer";
import type { Spot, SpotFinder } from "./spots";
import type { Place, Step } from "./steps";

export interface AnimationContext {
  layer: Layer;
  spots: SpotFinder;
  game: string;
  /** player names by seat */
  names: readonly string[];
  seat: number;
  /** 2 is twice as fast */
  speed: number;
  /** nothing may move */
  reducedMotion: boolean;
}

/** Animates one step; its times are in real milliseconds. */
export class StepAnimator {
  readonly at: number;
  readonly time: number;
  /** how long it lingers; 0 if it does not */
  readonly lingers: number;

  constructor(
    readonly context: AnimationContext,
    readonly step: Step,
  ) {
    this.at = step.at / context.speed;
    // A lingering step delays nothing, so it keeps its full time.
    this.time = step.lingers ? step.time : step.time / context.speed;
    this.lingers = step.lingers ? this.at + this.time : 0;
  }

  spot(place: Place): Spot | null {
    return this.context.spots.spot(place);
  }

  draw(className: string): HTMLElement {
    return this.context.layer.draw(className, this.lingers);
  }

  show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
    return this.context.layer.show(component, props, this.lingers);
  }

  /** Animates an element during a part of the step; `from` and `to` are fractions of its time. */
  move(
    element: Element,
    frames: Keyframe[],
    { from = 0, to = 1, easing = EASE, fill = "forwards" as FillMode } = {},
  ): void {
    const delay = this.at + this.time * from;
    const duration = this.time * (to - from);
    this.context.layer.animate(element, frames, { delay, duration, easing, fill }, this.lingers);
  }
}
