// A player's connection to a tournament, and the browser that plays for them.

import type { PlayerView } from "../net/protocol";
import { ensureMe, loadMe } from "../session/me.svelte";
import { callJudge, fetchPlayerView, takeOver } from "./api";
import { TournamentSubscription } from "./subscription.svelte";
import { playerName } from "./viewQueries";

export class PlayerSession extends TournamentSubscription<PlayerView> {
  constructor(
    id: string,
    readonly secret: string,
  ) {
    super(id, { player: secret });
  }

  /** Signs this browser in; at online tables, the first browser that opens the link plays. */
  async signIn(fetchView = fetchPlayerView): Promise<void> {
    if (this.view === null) return;
    const known = await loadMe();
    await ensureMe(known?.name ?? playerName(this.view, this.view.me));
    this.update(await fetchView(this.id, this.secret));
    this.reconnect(); // a new connection uses the new session cookie
  }

  /** Makes this the browser that plays. */
  async playHere(): Promise<void> {
    await this.signIn(takeOver);
  }

  async callJudge(words: string): Promise<void> {
    this.update(await callJudge(this.id, this.secret, words));
  }
}
