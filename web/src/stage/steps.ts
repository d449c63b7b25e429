// What can be seen and heard between two moments. Times are milliseconds at the usual speed.

/** All sounds there are. Which of them belongs to an event, its type alone decides. */
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
 * Where something is: values of data-place, the best one first. "beside:card:7" is the place after that
 * card, "play:3" that of the first card before a figure, "fan:2" the hand of somebody else, "life:3" his bullets,
 * "middle" the middle of the table.
 */
export type Place = readonly string[];

/** What is printed on the thing that flies; null: nobody here may see it. */
export type Front = { type: "card" | "role" | "event"; name: string } | null;

interface Timed {
  /** when it begins, counted from the beginning of the moment */
  at: number;
  time: number;
  sound?: Sound;
  /** it goes on while the next moment is shown already */
  trails?: boolean;
}

/** A card goes from place to place. */
export interface Fly extends Timed {
  type: "fly";
  card: number | null;
  front: Front;
  back: string;
  /** its face is seen all the way, never, or from half of the way */
  seen: "up" | "down" | "turned";
  path: readonly Place[];
}

/** A card is turned over before everybody's eyes, stays there for a while, and goes where it belongs. */
export interface Reveal extends Timed {
  type: "reveal";
  card: number | null;
  front: Front;
  back: string;
  from: Place;
  over: Place;
  to: Place;
  /** its place among those turned over side by side */
  slot: number;
  slots: number;
  verdict: Verdict | null;
}

/** What a draw! has come to. */
export interface Verdict {
  /** the kind of the card that asked for it; "" for an ability */
  cause: string;
  met: boolean;
  good: boolean;
}

/** A shot from one to the other. */
export interface Trace extends Timed {
  type: "trace";
  from: Place;
  to: Place;
}

/** Something at the table moves or lights up where it is; what glides comes from where it was. */
export interface Move extends Timed {
  type: "shake" | "dodge" | "pulse" | "fall" | "enter" | "glide" | "fade";
  place: Place;
}

export interface Glow extends Timed {
  type: "glow";
  place: Place;
  tone: "hit" | "heal" | "info" | "gold";
}

/** Cartridges fall out, or come back. */
export interface Bullets extends Timed {
  type: "drop" | "load";
  place: Place;
  /** the first of them, counted from the left */
  first: number;
  count: number;
}

/** It was you. */
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
  /** to whom, and what for */
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
  /** how long all of it takes, without what trails */
  time: number;
}
