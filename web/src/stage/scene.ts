// What acting a step needs: the layer, the places as they are now, and how fast everything goes.

import type { Component } from "svelte";

import { EASE } from "./flight";
import type { Layer } from "./layer";
import type { Places, Spot } from "./places";
import type { Place, Step } from "./steps";

export interface Scene {
  layer: Layer;
  places: Places;
  game: string;
  /** as people call themselves, by seat; and whose page it is */
  names: readonly string[];
  seat: number;
  /** 2 is twice as fast */
  speed: number;
  /** nothing moves */
  calm: boolean;
}

/** One step on the stage; every time in it is that of the screen. */
export class Acting {
  readonly at: number;
  readonly time: number;
  /** how long what trails stays, or 0 */
  readonly trails: number;

  constructor(
    readonly scene: Scene,
    readonly step: Step,
  ) {
    this.at = step.at / scene.speed;
    // What trails keeps nobody waiting, and may be read in peace.
    this.time = step.trails ? step.time : step.time / scene.speed;
    this.trails = step.trails ? this.at + this.time : 0;
  }

  spot(place: Place): Spot | null {
    return this.scene.places.spot(place);
  }

  draw(className: string): HTMLElement {
    return this.scene.layer.draw(className, this.trails);
  }

  show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
    return this.scene.layer.show(component, props, this.trails);
  }

  /** From a share of the step to another one. */
  move(
    element: Element,
    frames: Keyframe[],
    { from = 0, to = 1, easing = EASE, fill = "forwards" as FillMode } = {},
  ): void {
    const delay = this.at + this.time * from;
    const duration = this.time * (to - from);
    this.scene.layer.animate(element, frames, { delay, duration, easing, fill }, this.trails);
  }
}
