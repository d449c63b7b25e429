// What a judge does: one deed after the other, each upon what he has seen of the log.

import { Refusal } from "../net/api";
import type { JudgeView, LogLine, TournamentAction } from "../net/protocol";
import { act, judged, registerFile } from "./asking";
import { Attendance } from "./attending.svelte";

export class Judging extends Attendance<JudgeView> {
  constructor(
    id: string,
    readonly secret: string,
  ) {
    super(id, { judge: secret });
  }

  async refresh(): Promise<JudgeView> {
    const view = await judged(this.id, this.secret);
    this.take(view);
    return view;
  }

  async act(action: TournamentAction, reason: string, after: number): Promise<void> {
    this.take(await act(this.id, this.secret, { after, action, reason }));
  }

  async register(csv: Blob): Promise<void> {
    this.take(await registerFile(this.id, this.secret, csv));
  }
}

const OVERTAKEN = "log_moved_on";

/** A form or question of the judge's, from when he opens it until it is done. */
export class Doing {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** What somebody else has done meanwhile; to be looked at before it is tried again. */
  news = $state.raw<LogLine[]>([]);
  private after: number;

  /** `anyhow`: it is meant whatever else has been done meanwhile. */
  constructor(
    private readonly judging: Judging,
    private readonly anyhow = false,
  ) {
    this.after = judging.view?.entries ?? 0;
  }

  /** Whether it is done. If not, it says why. */
  async act(action: TournamentAction, reason = ""): Promise<boolean> {
    if (this.anyhow) this.after = Math.max(this.after, this.judging.view?.entries ?? 0);
    return this.attempt(() => this.judging.act(action, reason, this.after));
  }

  async register(csv: Blob): Promise<boolean> {
    return this.attempt(() => this.judging.register(csv));
  }

  private async attempt(deed: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    [this.refusal, this.news] = [null, []];
    try {
      await deed();
      return true;
    } catch (error) {
      this.refusal = error instanceof Refusal ? error : new Refusal("server_failed");
      if (this.refusal.code === OVERTAKEN) await this.look();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What has come since; the next attempt is made upon it. */
  private async look(): Promise<void> {
    const view = await this.judging.refresh().catch(() => null);
    if (view === null) return;
    this.news = view.log.filter((line) => line.number > this.after);
    this.after = view.entries;
  }
}
