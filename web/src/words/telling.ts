// One moment on its way into lines of the log: its events one after the other, with what has to be
// kept in mind between them.

import { parseCardFace } from "../game/cardFace";
import type { Moment } from "../game/timeline";
import type { GameEvent, GameView } from "../net/protocol";
import { auctionOf, ownerOf, type Context } from "./context";
import { findMessage } from "./language.svelte";
import { cardsParts, figurePart, seatPart } from "./names";
import { sentence, type Part, type Values, type Who } from "./sentence";

/** What a line is about; the page has a picture for each. */
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

export class Telling {
  readonly lines: Line[] = [];
  /** by figure, as far as told */
  readonly characters: string[];
  /** the character that is up in an auction; "" without one */
  lot: string;
  private readonly life: (number | undefined)[];
  private readonly cuts: ReadonlySet<number>;
  private at = 0;

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

  /** The next one of the same move, or one of those after it; undefined at its end. */
  peek(ahead = 0): GameEvent | undefined {
    for (let at = this.at; at <= this.at + ahead; at += 1) if (this.cuts.has(at)) return undefined;
    return this.moment.events[this.at + ahead];
  }

  /** The one before the one that was taken last, if it belongs to the same move. */
  get previous(): GameEvent | undefined {
    return this.cuts.has(this.at - 1) ? undefined : this.moment.events[this.at - 2];
  }

  take(): GameEvent | undefined {
    const event = this.moment.events[this.at];
    this.at += 1;
    if (event !== undefined) this.follow(event);
    return event;
  }

  /** The next event, if it is of this type and fits. */
  takeIf<T extends EventType>(
    type: T,
    fits: (event: EventOf<T>) => boolean = () => true,
  ): EventOf<T> | undefined {
    const event = this.peek();
    if (event?.type !== type || !fits(event as EventOf<T>)) return undefined;
    this.take();
    return event as EventOf<T>;
  }

  /** All that follow one another and fit. */
  takeAll<T extends EventType>(type: T, fits: (event: EventOf<T>) => boolean): EventOf<T>[] {
    const found: EventOf<T>[] = [];
    for (;;) {
      const event = this.takeIf(type, fits);
      if (event === undefined) return found;
      found.push(event);
    }
  }

  private follow(event: GameEvent): void {
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

  /** How much life a figure has by now; undefined if nobody can say. */
  lifeOf(figure: number): number | undefined {
    return this.life[figure];
  }

  // -- words -------------------------------------------------------------------------------

  say(key: string, values: Values, icon: Icon, tone: Tone = ""): void {
    const parts = sentence(this.keyOf(key), values);
    if (parts.length > 0) this.lines.push({ parts, icon, tone });
  }

  /** A game may have a sentence of its own. */
  keyOf(key: string): string {
    const own = `log.${this.ctx.game}.${key}`;
    return findMessage(own) === undefined ? `log.${key}` : own;
  }

  /** The sentence for this one case, or the usual one. */
  special(key: string, about: string | undefined): string {
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

  /** Players play and use cards, their figures win and lose by them. */
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

/** Characters are paid for, or were. */
const wasAuctioned = (view: GameView): boolean => "paid" in view && view.paid.length > 0;

/** Everybody's life before a moment of which only the end is known. */
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
