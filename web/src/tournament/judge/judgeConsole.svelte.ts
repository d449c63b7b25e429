// The state of the judge's console: the open window, and a confirmation over it.

import type { JudgeView, TournamentAction } from "../../net/protocol";
import { explainError } from "../../components/explainError";
import { toast } from "../../components/toasts.svelte";
import { Submission, type JudgeSession } from "../judgeSession.svelte";
import { SheetDrafts } from "./sheetDrafts";

export type ConsoleWindow =
  | { shows: "sheet"; round: number; table: number }
  | { shows: "print"; round: number; table: number }
  | { shows: "players" | "log" }
  | { shows: "player"; player: number }
  | { shows: "ruling"; call: number };

/** Asks once before an action that is final or harsh. */
export interface Confirmation {
  title: string;
  words: string;
  action: TournamentAction;
  /** the label of its button */
  button: string;
  /** a reason is required, optional, or not asked for */
  reason: "must" | "may" | "none";
  harsh?: boolean;
  /** the toast after it is done */
  done: string;
}

export class JudgeConsole {
  window = $state.raw<ConsoleWindow | null>(null);
  confirmation = $state.raw<Confirmation | null>(null);
  readonly drafts = new SheetDrafts();

  constructor(readonly session: JudgeSession) {}

  /** The console is only shown once the view has arrived. */
  get view(): JudgeView {
    const view = this.session.view;
    if (view === null) throw new Error("the view of this tournament has not arrived yet");
    return view;
  }

  may(action: TournamentAction["do"]): boolean {
    return this.view.may.includes(action);
  }

  /**
   * An action that the judge prepares in a form. By default it counts, whatever others did meanwhile;
   * a `careful` one is refused if anything has changed since the form was opened.
   */
  prepare(careful = false): Submission {
    return new Submission(this.session, !careful);
  }

  /** Acts at once; a toast says that it is `done`, or why not. */
  async act(action: TournamentAction, done: string): Promise<void> {
    const submission = this.prepare();
    if (await submission.act(action)) toast(done, "good");
    else if (submission.refusal) toast(explainError(submission.refusal), "bad");
  }
}
