// The steps that can be seen and heard between two moments. Times are milliseconds at normal speed.

import type { Sound } from "./soundEffects";

/**
 * Where something is: values of data-place, the best one first. "beside:card:7" is next to that
 * card, "play:3" the first card in front of a figure, "fan:2" the hand of another player, "life:3"
 * the bullets of a figure, "middle" the middle of the table.
 */
export type Place = readonly string[];

/** What is printed on a flying card; null if this viewer may not see it. */
export type Front = { type: "card" | "role" | "event"; name: string } | null;

interface Timed {
  /** start time within the moment */
  at: number;
  time: number;
  /** the type of an event alone decides which one belongs to it */
  sound?: Sound;
  /** it goes on while the next moment is already shown */
  lingers?: boolean;
}

/** A card flies from place to place. */
export interface Fly extends Timed {
  type: "fly";
  card: number | null;
  front: Front;
  back: string;
  /** face up, face down, or turned over on the way */
  seen: "up" | "down" | "turned";
  path: readonly Place[];
}

/** A card is revealed to everybody, stays for a while, and goes to its place. */
export interface Reveal extends Timed {
  type: "reveal";
  card: number | null;
  front: Front;
  back: string;
  from: Place;
  over: Place;
  to: Place;
  /** its index among the cards revealed side by side */
  slot: number;
  slots: number;
  verdict: Verdict | null;
}

/** The result of a draw!. */
export interface Verdict {
  /** the kind of the card that caused it; "" for an ability */
  cause: string;
  met: boolean;
  good: boolean;
}

/** A shot from one figure to another. */
export type Trace = Timed & { type: "trace"; from: Place; to: Place };

/** Something at the table moves or lights up at its place; "glide" comes from the old place. */
export interface Move extends Timed {
  type: "shake" | "dodge" | "pulse" | "fall" | "enter" | "glide" | "fade";
  place: Place;
}

export type Glow = Timed & { type: "glow"; place: Place; tone: "hit" | "heal" | "info" };

/** Cartridges drop out or are loaded. */
export interface Bullets extends Timed {
  type: "drop" | "load";
  place: Place;
  /** the first one, from the left */
  first: number;
  count: number;
}

/** This viewer was hit. */
export type Vignette = Timed & { type: "vignette" };

export type Flag = Timed & { type: "flag"; from: Place; to: Place };

export type Shuffle = Timed & { type: "shuffle"; place: Place; back: string };

export type Swap = Timed & { type: "swap"; one: Place; other: Place };

export type Banner = Timed & { type: "banner"; words: "your_turn" | "turn_lost" };

/** Money for a lot. */
export type Toss = Timed & { type: "toss"; from: Place; to: Place; amount: number };

/** A lot is sold to a seat for an amount. */
export type Stamped = Timed & { type: "stamp"; place: Place; seat: number; amount: number };

export type Step =
  | Fly
  | Reveal
  | Trace
  | Move
  | Glow
  | Bullets
  | Vignette
  | Flag
  | Shuffle
  | Swap
  | Banner
  | Toss
  | Stamped;

export interface Plan {
  steps: Step[];
  /** total time, without lingering steps */
  time: number;
}
