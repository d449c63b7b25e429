// Finds the position of a place on the screen. A place without an element has no spot.

import type { Place, Step } from "./steps";

export interface Spot {
  /** the centre, relative to the layer */
  x: number;
  y: number;
  width: number;
  height: number;
  /** the width of a card at this spot */
  card: number;
  /** the element, if the spot covers all of it */
  element: HTMLElement | null;
}

const CARD = /^(card:|deck:|discards|event)/;
const MINI_WIDTH = 46;
const FAN_WIDTH = 34;
const CARD_RATIO = 1.4;

function placesOf(step: Step): readonly Place[] {
  switch (step.type) {
    case "fly":
      return step.path;
    case "reveal":
      return [step.from, step.over, step.to];
    case "trace":
    case "toss":
    case "flag":
      return [step.from, step.to];
    case "swap":
      return [step.one, step.other];
    default:
      return "place" in step ? [step.place] : [];
  }
}

export class SpotFinder {
  readonly origin: DOMRect;
  private readonly cache = new Map<string, Spot | null>();
  private readonly measured = new Map<Element, Spot>();

  constructor(
    private readonly root: HTMLElement,
    layer: HTMLElement,
  ) {
    this.origin = layer.getBoundingClientRect();
  }

  spot(place: Place): Spot | null {
    const key = place.join(" ");
    let found = this.cache.get(key);
    if (found === undefined) {
      found = null;
      for (const name of place) found ??= this.find(name);
      this.cache.set(key, found);
    }
    return found;
  }

  /** Measures all places before anything changes, so that the page is laid out only once. */
  gather(steps: readonly Step[]): void {
    for (const step of steps) {
      for (const place of placesOf(step)) this.spot(place);
      if (step.type === "drop") this.bullets(step.place).forEach((bullet) => this.rect(bullet));
    }
  }

  /** The drawn cartridges of a figure. */
  bullets(place: Place): SVGElement[] {
    const life = this.element(`life:${place[0]?.split(":")[1] ?? ""}`);
    return life === null ? [] : [...life.querySelectorAll("svg")];
  }

  rect(element: Element): Spot {
    const spot = this.measured.get(element) ?? this.measure(element);
    this.measured.set(element, spot);
    return spot;
  }

  private measure(element: Element): Spot {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2 - this.origin.left, top + height / 2 - this.origin.top];
    return { x, y, width, height, card: MINI_WIDTH, element: null };
  }

  private find(name: string): Spot | null {
    if (name === "middle") return this.middle();
    if (name.startsWith("beside:")) return this.beside(name.slice("beside:".length));
    const number = name.split(":")[1] ?? "";
    if (name.startsWith("play:")) return this.below(`figure:${number}`);
    const element = this.element(name);
    if (element === null) return null;
    const spot = { ...this.rect(element), element };
    if (name === "hand") return { ...spot, card: this.handCardWidth(element) };
    if (name.startsWith("fan:")) return { ...spot, card: FAN_WIDTH, element: null };
    if (CARD.test(name)) return { ...spot, card: Math.min(spot.width, spot.height / CARD_RATIO) };
    return spot;
  }

  private element(name: string): HTMLElement | null {
    const found = this.root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    for (const element of found) if (element.getClientRects().length > 0) return element;
    return null;
  }

  private middle(): Spot {
    const { width, height } = this.origin;
    return { x: width / 2, y: height * 0.42, width: 0, height: 0, card: 106, element: null };
  }

  private beside(name: string): Spot | null {
    const spot = this.find(name);
    return spot && { ...spot, x: spot.x + spot.card * 0.9, element: null };
  }

  /** The spot of the first card in play in front of a figure. */
  private below(figure: string): Spot | null {
    const spot = this.find(figure);
    if (spot === null) return null;
    const [x, y] = [
      spot.x - spot.width / 2 + MINI_WIDTH * 0.7,
      spot.y + spot.height / 2 + MINI_WIDTH * 0.8,
    ];
    return { ...spot, x, y, element: null };
  }

  private handCardWidth(hand: HTMLElement): number {
    return hand.querySelector<HTMLElement>("[data-place^='card:']")?.offsetWidth ?? 110;
  }
}
