// The judge's connection to a tournament, and actions submitted against a known state of its log.

import { Refusal } from "../net/api";
import type { JudgeView, LogLine, TournamentAction } from "../net/protocol";
import { postAction, fetchJudgeView, registerFile } from "./api";
import { TournamentSubscription } from "./subscription.svelte";

export class JudgeSession extends TournamentSubscription<JudgeView> {
  constructor(
    id: string,
    readonly secret: string,
  ) {
    super(id, { judge: secret });
  }

  async refresh(): Promise<JudgeView> {
    const view = await fetchJudgeView(this.id, this.secret);
    this.update(view);
    return view;
  }

  async act(action: TournamentAction, reason: string, after: number): Promise<void> {
    this.update(await postAction(this.id, this.secret, { after, action, reason }));
  }

  async register(csv: Blob): Promise<void> {
    this.update(await registerFile(this.id, this.secret, csv));
  }
}

const LOG_MOVED_ON = "log_moved_on";

/** An action that the judge prepares in a form or dialog, from opening it until it succeeds. */
export class Submission {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** What others did meanwhile; the judge sees it before trying again. */
  news = $state.raw<LogLine[]>([]);
  private after: number;

  /** `ignoreNews`: submit even if others did something meanwhile. */
  constructor(
    private readonly session: JudgeSession,
    private readonly ignoreNews = false,
  ) {
    this.after = session.view?.entries ?? 0;
  }

  /** Submits the action; returns whether it succeeded. `refusal` says why it did not. */
  async act(action: TournamentAction, reason = ""): Promise<boolean> {
    if (this.ignoreNews) this.after = Math.max(this.after, this.session.view?.entries ?? 0);
    return this.attempt(() => this.session.act(action, reason, this.after));
  }

  async register(csv: Blob): Promise<boolean> {
    return this.attempt(() => this.session.register(csv));
  }

  private async attempt(submit: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    [this.refusal, this.news] = [null, []];
    try {
      await submit();
      return true;
    } catch (error) {
      this.refusal = error instanceof Refusal ? error : new Refusal("server_failed");
      if (this.refusal.code === LOG_MOVED_ON) await this.loadNews();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Loads what came meanwhile; the next attempt is based on it. */
  private async loadNews(): Promise<void> {
    const view = await this.session.refresh().catch(() => null);
    if (view === null) return;
    this.news = view.log.filter((line) => line.number > this.after);
    this.after = view.entries;
  }
}
