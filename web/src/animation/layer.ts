// The elements and running animations of a moment. Each is removed with its moment, after its own
// time if it lingers, or when everything is cleared.

import { mount, unmount, type Component } from "svelte";

interface Item {
  lingers: boolean;
  remove: () => void;
}

export class Layer {
  private readonly items = new Set<Item>();

  constructor(readonly element: HTMLElement) {}

  /** How many items there are. */
  get size(): number {
    return this.items.size;
  }

  /**
   * Mounts a component; with `lingers` it stays for that many milliseconds, even into the next
   * moment.
   */
  show<P extends Record<string, unknown>>(
    component: Component<P>,
    props: P,
    lingers = 0,
  ): HTMLElement {
    const element = this.addElement();
    const shown = mount(component, { target: element, props });
    this.keep(lingers, () => {
      element.remove();
      void unmount(shown);
    });
    return element;
  }

  /** Adds an empty element. */
  draw(className: string, lingers = 0): HTMLElement {
    const element = this.addElement();
    element.className = className;
    this.keep(lingers, () => element.remove());
    return element;
  }

  animate(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
    lingers = 0,
  ): Animation {
    const running = element.animate(frames, options);
    this.keep(lingers, () => running.cancel());
    return running;
  }

  /** Removes the items of the moment, or all of them. */
  clear(everything: boolean): void {
    for (const item of [...this.items]) {
      if (!everything && item.lingers) continue;
      this.items.delete(item);
      item.remove();
    }
  }

  private addElement(): HTMLElement {
    const element = document.createElement("div");
    this.element.append(element);
    return element;
  }

  private keep(lingers: number, remove: () => void): void {
    let timer = 0;
    const item: Item = {
      lingers: lingers > 0,
      remove: () => {
        clearTimeout(timer);
        remove();
      },
    };
    this.items.add(item);
    if (lingers <= 0) return;
    timer = window.setTimeout(() => {
      this.items.delete(item);
      item.remove();
    }, lingers);
  }
}
