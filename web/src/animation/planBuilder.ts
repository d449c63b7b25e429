// Collects the steps of one moment and keeps track of the time.

import { parseCardFace } from "../game/cardFace";
import type { Moment } from "../game/timeline";
import type { GameEvent } from "../net/protocol";
import type { Sound } from "./soundEffects";
import type { Fly, Front, Place, Reveal, Step } from "./steps";
import { TablePlaces, type Viewpoint } from "./tablePlaces";

export type EventType = GameEvent["type"];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
type Untimed<S> = S extends Step ? Omit<S, "at"> & { at?: number } : never;

/** Milliseconds from one place to the next. */
export const FLIGHT_TIME = 320;

export class PlanBuilder {
  readonly steps: Step[] = [];
  readonly places: TablePlaces;
  private now = 0;
  private readonly covered = new Set<GameEvent>();

  constructor(
    readonly before: Moment,
    readonly after: Moment,
    readonly viewpoint: Viewpoint,
  ) {
    this.places = new TablePlaces(viewpoint, before.view, after.view);
  }

  /** Adds a step; the next one starts `next` milliseconds later. */
  add(step: Untimed<Step>, next = 0): void {
    this.steps.push({ ...step, at: this.now + (step.at ?? 0) } as Step);
    this.now += next;
  }

  /** Delays the next step. */
  wait(time: number): void {
    this.now += time;
  }

  /** Adds the flight of a card. */
  fly(
    card: number | null,
    path: readonly Place[],
    next: number,
    more: { seen?: Fly["seen"]; back?: number; sound?: Sound } = {},
  ): void {
    const front = this.front(card);
    const seen = front === null ? "down" : (more.seen ?? "up");
    const back = this.back(card, more.back);
    const time = FLIGHT_TIME + (path.length - 2) * 220;
    this.add(
      { type: "fly", card, front, back, seen, path, time, sound: more.sound ?? "card" },
      next,
    );
  }

  /** Shows a card to everybody; without more, alone and without a result. */
  reveal(
    step: Pick<Reveal, "front" | "back" | "from" | "over" | "to" | "time" | "sound"> &
      Partial<Reveal>,
    next = 0,
  ): void {
    this.add({ card: null, slot: 0, slots: 1, verdict: null, ...step, type: "reveal" }, next);
  }

  /** The first later event that matches. */
  later<T extends EventType>(
    event: GameEvent,
    type: T,
    fits: (event: EventOf<T>) => boolean = () => true,
  ): EventOf<T> | undefined {
    const rest = this.after.events.slice(this.after.events.indexOf(event) + 1);
    return rest.find((one): one is EventOf<T> => one.type === type && fits(one as EventOf<T>));
  }

  /** Whether a step of another event already covers this one. */
  isCovered(event: GameEvent): boolean {
    return this.covered.has(event);
  }

  cover(event: GameEvent | undefined): void {
    if (event !== undefined) this.covered.add(event);
  }

  front(card: number | null): Front {
    const name = card === null ? undefined : this.viewpoint.catalogue.cards[card];
    return name === undefined ? null : { type: "card", name };
  }

  /** The visible back of a card: by its number, or as its name says. */
  back(card: number | null, number = -1): string {
    const shown = this.front(card);
    const own = shown === null ? "" : parseCardFace(shown.name).back;
    return this.viewpoint.catalogue.backs[number] ?? (own || "deck");
  }

  kind(card: number): string {
    return parseCardFace(this.viewpoint.catalogue.cards[card] ?? "").kind;
  }
}
