// What lies open on the judge's desk: one window, and perhaps a question over it.

import type { JudgeView, TournamentAction } from "../../net/protocol";
import type { Judging } from "../judging.svelte";
import { Drafts } from "./drafts";

export type Window =
  | { shows: "sheet"; round: number; table: number }
  | { shows: "print"; round: number; table: number }
  | { shows: "players" | "log" }
  | { shows: "player"; player: number }
  | { shows: "ruling"; call: number };

/** Asked once before something is done that is final or harsh. */
export interface Question {
  title: string;
  words: string;
  action: TournamentAction;
  /** the words of its button */
  button: string;
  /** whether a reason must be given, may be, or makes no sense */
  reason: "must" | "may" | "none";
  harsh?: boolean;
  /** what is told when it is done */
  done: string;
}

export class Desk {
  open = $state.raw<Window | null>(null);
  question = $state.raw<Question | null>(null);
  readonly drafts = new Drafts();

  constructor(readonly judging: Judging) {}

  /** The desk is only there while there is something to see. */
  get view(): JudgeView {
    const view = this.judging.view;
    if (view === null) throw new Error("nothing is known of this tournament yet");
    return view;
  }

  may(action: TournamentAction["do"]): boolean {
    return this.view.may.includes(action);
  }
}
