// Puts the steps of one moment together: what has been planned so far, and when the next thing begins.

import { parseCardFace } from "../game/cardFace";
import type { Moment } from "../game/timeline";
import type { GameEvent } from "../net/protocol";
import type { Fly, Front, Place, Sound, Step } from "./steps";
import { Whereabouts, type Table } from "./whereabouts";

export type EventType = GameEvent["type"];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
type Untimed<S> = S extends Step ? Omit<S, "at"> & { at?: number } : never;

/** A flight from one place to the next. */
export const FLIGHT = 320;

export class Director {
  readonly steps: Step[] = [];
  readonly where: Whereabouts;
  private now = 0;
  private readonly told = new Set<GameEvent>();

  constructor(
    readonly before: Moment,
    readonly after: Moment,
    readonly table: Table,
  ) {
    this.where = new Whereabouts(table, before.view, after.view);
  }

  /** A step, and after how long the next one may begin. */
  add(step: Untimed<Step>, next = 0): void {
    this.steps.push({ ...step, at: this.now + (step.at ?? 0) } as Step);
    this.now += next;
  }

  /** Nothing begins for a while. */
  wait(time: number): void {
    this.now += time;
  }

  /** A card on its way. */
  fly(
    card: number | null,
    path: readonly Place[],
    next: number,
    more: { seen?: Fly["seen"]; back?: number; sound?: Sound } = {},
  ): void {
    const front = this.front(card);
    const seen = front === null ? "down" : (more.seen ?? "up");
    const back = this.back(card, more.back);
    const time = FLIGHT + (path.length - 2) * 220;
    this.add(
      { type: "fly", card, front, back, seen, path, time, sound: more.sound ?? "card" },
      next,
    );
  }

  /** The first event after this one that fits. */
  later<T extends EventType>(
    event: GameEvent,
    type: T,
    fits: (event: EventOf<T>) => boolean = () => true,
  ): EventOf<T> | undefined {
    const rest = this.after.events.slice(this.after.events.indexOf(event) + 1);
    return rest.find((one): one is EventOf<T> => one.type === type && fits(one as EventOf<T>));
  }

  /** Whether a step of another event shows this one, too. */
  isTold(event: GameEvent): boolean {
    return this.told.has(event);
  }

  tell(event: GameEvent | undefined): void {
    if (event !== undefined) this.told.add(event);
  }

  front(card: number | null): Front {
    const name = card === null ? undefined : this.table.catalogue.cards[card];
    return name === undefined ? null : { type: "card", name };
  }

  /** The back that everybody sees: by its number, or as the face of the card tells it. */
  back(card: number | null, number = -1): string {
    const shown = this.front(card);
    const own = shown === null ? "" : parseCardFace(shown.name).back;
    return this.table.catalogue.backs[number] ?? (own || "deck");
  }

  kind(card: number): string {
    return parseCardFace(this.table.catalogue.cards[card] ?? "").kind;
  }
}
