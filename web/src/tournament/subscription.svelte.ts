// A live subscription to a tournament, for the judge, a player or the hall. The server sends the whole view
// again whenever something changes.

import { Connection, type ConnectionStatus } from "../net/connection";
import {
  VERSION,
  type Attend,
  type HallMessage,
  type Ping,
  type Pong,
  type Refused,
} from "../net/protocol";
import { tournamentApiPath } from "./api";

type Sent = Attend | Ping;

/** The secret after the # of a link; empty for the hall. */
export type Credentials = Pick<Attend, "judge" | "player">;

export class TournamentSubscription<V extends HallMessage> {
  view = $state.raw<V | null>(null);
  status = $state<ConnectionStatus>("connecting");
  refused = $state.raw<Refused | null>(null);
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  clockOffset = $state(0);
  private readonly connection: Connection<Sent, V | Refused | Pong>;

  constructor(
    readonly id: string,
    credentials: Credentials,
  ) {
    this.connection = new Connection(tournamentApiPath(id, "/socket"), {
      hello: () => ({ type: "attend", version: VERSION, ...credentials }),
      onMessage: (message) => this.handleMessage(message),
      onStatus: (status) => {
        this.status = status;
        if (status === "open") this.connection.send({ type: "ping" });
      },
    });
  }

  close(): void {
    this.connection.close();
  }

  /** Whether the server refuses to show this view. */
  get isRefused(): boolean {
    return this.refused !== null && (this.view === null || this.status === "gone");
  }

  /** Connects again, with the session that this browser has now. */
  reconnect(): void {
    this.connection.reconnect();
  }

  private handleMessage(message: V | Refused | Pong): void {
    if (message.type === "refused") this.refused = message as Refused;
    else if (message.type === "pong") this.clockOffset = (message as Pong).time - Date.now();
    else this.update(message as V);
  }

  /** Takes over a view, unless a newer one has come already. */
  update(view: V): void {
    if (entriesOf(view) < entriesOf(this.view)) return;
    [this.view, this.refused] = [view, null];
  }
}

const entriesOf = (view: HallMessage | null): number =>
  view !== null && "entries" in view ? view.entries : 0;
