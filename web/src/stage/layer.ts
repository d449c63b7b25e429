// All that is in the air. Whatever is put here is taken away again: with its moment, by its own time, or when all
// is swept away.

import { mount, unmount, type Component } from "svelte";

interface Prop {
  trails: boolean;
  remove: () => void;
}

export class Layer {
  private readonly props = new Set<Prop>();

  constructor(readonly element: HTMLElement) {}

  /** How many things are in the air. */
  get size(): number {
    return this.props.size;
  }

  /** A component, as an element that stays for this long if it outlives its moment. */
  show<P extends Record<string, unknown>>(
    component: Component<P>,
    props: P,
    trails = 0,
  ): HTMLElement {
    const holder = this.hold();
    const shown = mount(component, { target: holder, props });
    this.keep(trails, () => {
      holder.remove();
      void unmount(shown);
    });
    return holder;
  }

  /** A bare element. */
  draw(className: string, trails = 0): HTMLElement {
    const holder = this.hold();
    holder.className = className;
    this.keep(trails, () => holder.remove());
    return holder;
  }

  animate(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
    trails = 0,
  ): Animation {
    const running = element.animate(frames, options);
    this.keep(trails, () => running.cancel());
    return running;
  }

  /** Away with what belongs to the moment, or with everything. */
  clear(everything: boolean): void {
    for (const prop of [...this.props]) {
      if (!everything && prop.trails) continue;
      this.props.delete(prop);
      prop.remove();
    }
  }

  private hold(): HTMLElement {
    const holder = document.createElement("div");
    this.element.append(holder);
    return holder;
  }

  private keep(trails: number, take: () => void): void {
    let timer = 0;
    const prop: Prop = {
      trails: trails > 0,
      remove: () => {
        clearTimeout(timer);
        take();
      },
    };
    this.props.add(prop);
    if (trails <= 0) return;
    timer = window.setTimeout(() => {
      this.props.delete(prop);
      prop.remove();
    }, trails);
  }
}
