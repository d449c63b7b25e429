// The steps that can be seen and heard between two moments. Times are milliseconds at normal speed.

/** All sounds. The type of an event alone decides which one belongs to it. */
export type Sound =
  | "card"
  | "shuffle"
  | "flip"
  | "shot"
  | "ricochet"
  | "click"
  | "clink"
  | "fuse"
  | "boom"
  | "cell"
  | "spur"
  | "bell"
  | "tick"
  | "gavel";

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
export interface Trace extends Timed {
  type: "trace";
  from: Place;
  to: Place;
}

/** Something at the table moves or lights up at its place; "glide" comes from the old place. */
export interface Move extends Timed {
  type: "shake" | "dodge" | "pulse" | "fall" | "enter" | "glide" | "fade";
  place: Place;
}

export interface Glow extends Timed {
  type: "glow";
  place: Place;
  tone: "hit" | "heal" | "info" | "gold";
}

/** Cartridges drop out or are loaded. */
export interface Bullets extends Timed {
  type: "drop" | "load";
  place: Place;
  /** the first one, from the left */
  first: number;
  count: number;
}

/** This viewer was hit. */
export interface Vignette extends Timed {
  type: "vignette";
}

export interface Flag extends Timed {
  type: "flag";
  from: Place;
  to: Place;
}

export interface Shuffle extends Timed {
  type: "shuffle";
  place: Place;
  back: string;
}

export interface Swap extends Timed {
  type: "swap";
  one: Place;
  other: Place;
}

export interface Banner extends Timed {
  type: "banner";
  words: "your_turn" | "turn_lost";
}

/** Money for a lot. */
export interface Toss extends Timed {
  type: "toss";
  from: Place;
  to: Place;
  amount: number;
}

/** A lot is sold. */
export interface Stamped extends Timed {
  type: "stamp";
  place: Place;
  /** the buyer and the price */
  seat: number;
  amount: number;
}

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
