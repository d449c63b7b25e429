// Turns the events of one moment into log lines, and tracks life and characters between the events.

import { parseCardFace } from "../game/cardFace";
import type { Moment } from "../game/timeline";
import type { GameEvent, GameView } from "../net/protocol";
import { auctionOf, ownerOf, type Context } from "./context";
import { findMessage } from "./language.svelte";
import { cardsParts, figurePart, seatPart } from "./names";
import { sentence, type Part, type Values, type Who } from "./sentence";

/** The icon of a line. */
export type Icon =
  | "ability"
  | "avoid"
  | "bid"
  | "chat"
  | "discard"
  | "draw"
  | "event"
  | "flip"
  | "give"
  | "heal"
  | "hit"
  | "lay"
  | "leave"
  | "name"
  | "out"
  | "pass"
  | "play"
  | "return"
  | "shot"
  | "show"
  | "shuffle"
  | "sold"
  | "steal"
  | "swap"
  | "turn"
  | "win";

export type Tone = "" | "hit" | "heal" | "turn";

export interface Line {
  parts: Part[];
  icon: Icon;
  tone: Tone;
}

export type EventType = GameEvent["type"];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

export class LogWriter {
  readonly lines: Line[] = [];
  /** by figure, as of the last event taken */
  readonly characters: string[];
  /** the character that is being auctioned; "" if there is none */
  lot: string;
  private readonly life: (number | undefined)[];
  private readonly cuts: ReadonlySet<number>;
  private position = 0;

  constructor(
    readonly moment: Moment,
    readonly before: Moment | null,
    readonly ctx: Context,
  ) {
    this.cuts = new Set(moment.cuts);
    this.characters = [...(before ?? moment).view.characters];
    this.lot = auctionOf(before?.view)?.character ?? "";
    this.life = before === null ? lifeBefore(moment) : [...before.view.life];
  }

  // -- events ------------------------------------------------------------------------------

  /** The next event of the same move, or one further ahead; undefined at the end of the move. */
  peek(ahead = 0): GameEvent | undefined {
    for (let at = this.position; at <= this.position + ahead; at += 1)
      if (this.cuts.has(at)) return undefined;
    return this.moment.events[this.position + ahead];
  }

  /** The event before the last one taken, if it belongs to the same move. */
  get previous(): GameEvent | undefined {
    return this.cuts.has(this.position - 1) ? undefined : this.moment.events[this.position - 2];
  }

  take(): GameEvent | undefined {
    const event = this.moment.events[this.position];
    this.position += 1;
    if (event !== undefined) this.track(event);
    return event;
  }

  /** Takes the next event if it has this type and fits. */
  takeIf<T extends EventType>(
    type: T,
    fits: (event: EventOf<T>) => boolean = () => true,
  ): EventOf<T> | undefined {
    const event = this.peek();
    if (event?.type !== type || !fits(event as EventOf<T>)) return undefined;
    this.take();
    return event as EventOf<T>;
  }

  /** Takes all consecutive events that have this type and fit. */
  takeAll<T extends EventType>(type: T, fits: (event: EventOf<T>) => boolean): EventOf<T>[] {
    const found: EventOf<T>[] = [];
    for (;;) {
      const event = this.takeIf(type, fits);
      if (event === undefined) return found;
      found.push(event);
    }
  }

  private track(event: GameEvent): void {
    if (event.type === "character_picked" && wasAuctioned(this.moment.view)) {
      this.lot = event.character;
    }
    if (event.type === "lot_sold") this.lot = "";
    if (event.type === "character_entered") this.characters[event.figure] = event.character;
    if (event.type === "character_entered" || event.type === "came_back") {
      this.life[event.figure] = event.life;
    }
    if (event.type === "life_lost" || event.type === "life_gained") {
      const points = event.type === "life_lost" ? -event.points : event.points;
      const life = this.life[event.figure];
      if (life !== undefined) this.life[event.figure] = life + points;
    }
  }

  /** The figure's current life; undefined if it is not known. */
  lifeOf(figure: number): number | undefined {
    return this.life[figure];
  }

  // -- words -------------------------------------------------------------------------------

  addLine(key: string, values: Values, icon: Icon, tone: Tone = ""): void {
    const parts = sentence(this.keyOf(key), values);
    if (parts.length > 0) this.lines.push({ parts, icon, tone });
  }

  /** The game's own message if it has one. */
  keyOf(key: string): string {
    const own = `log.${this.ctx.game}.${key}`;
    return findMessage(own) === undefined ? `log.${key}` : own;
  }

  /** The key for this special case, or the general one. */
  keyFor(key: string, about: string | undefined): string {
    return about !== undefined && findMessage(this.keyOf(`${key}.${about}`)) !== undefined
      ? `${key}.${about}`
      : `${key}.any`;
  }

  seat(seat: number): Who {
    return seatPart(this.ctx, seat);
  }

  figure(figure: number): Who | undefined {
    return figurePart(this.ctx, figure, this.characters);
  }

  /** The player of a figure: players play cards, figures suffer their effects. */
  player(figure: number): Who {
    return seatPart(this.ctx, ownerOf(this.ctx, figure));
  }

  cards(events: readonly { card: number | null }[]): Part[] {
    return cardsParts(
      this.ctx,
      events.map((event) => event.card),
    );
  }

  kindOf(card: number): string {
    return parseCardFace(this.ctx.dealt.catalogue.cards[card] ?? "").kind;
  }
}

/** Whether the characters of this game were auctioned. */
const wasAuctioned = (view: GameView): boolean => "paid" in view && view.paid.length > 0;

/** Everybody's life before a moment, computed back from its end. */
function lifeBefore(moment: Moment): (number | undefined)[] {
  const life: (number | undefined)[] = [...moment.view.life];
  for (const event of moment.events.toReversed()) {
    if (event.type === "character_entered" || event.type === "came_back") {
      life[event.figure] = undefined;
    } else if (event.type === "life_lost" || event.type === "life_gained") {
      const points = event.type === "life_lost" ? event.points : -event.points;
      const now = life[event.figure];
      if (now !== undefined) life[event.figure] = now + points;
    }
  }
  return life;
}
