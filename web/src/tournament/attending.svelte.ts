// A tournament as somebody sees it who stays: the judge, a player, or the hall. The view comes again
// whenever something has changed.

import { Connection, type ConnectionStatus } from "../net/connection";
import {
  VERSION,
  type Attend,
  type HallMessage,
  type Ping,
  type Pong,
  type Refused,
} from "../net/protocol";
import { pathOf } from "./asking";

type Said = Attend | Ping;

/** What is behind the # of a link; nothing for the hall. */
export type Pass = Pick<Attend, "judge" | "player">;

export class Attendance<V extends HallMessage> {
  view = $state.raw<V | null>(null);
  line = $state<ConnectionStatus>("connecting");
  refused = $state.raw<Refused | null>(null);
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  ahead = $state(0);
  private readonly connection: Connection<Said, V | Refused | Pong>;

  constructor(
    readonly id: string,
    pass: Pass,
  ) {
    this.connection = new Connection(pathOf(id, "/socket"), {
      hello: () => ({ type: "attend", version: VERSION, ...pass }),
      onMessage: (message) => this.hear(message),
      onStatus: (line) => {
        this.line = line;
        if (line === "open") this.connection.send({ type: "ping" });
      },
    });
  }

  close(): void {
    this.connection.close();
  }

  /** Nothing is to be seen here, or not any more. */
  get isRefused(): boolean {
    return this.refused !== null && (this.view === null || this.line === "gone");
  }

  /** The line anew, as whoever this browser is by now. */
  renew(): void {
    this.connection.reconnect();
  }

  private hear(message: V | Refused | Pong): void {
    if (message.type === "refused") this.refused = message as Refused;
    else if (message.type === "pong") this.ahead = (message as Pong).time - Date.now();
    else this.take(message as V);
  }

  /** One that has been overtaken on its way is left alone. */
  take(view: V): void {
    const [mine, theirs] = [entriesOf(this.view), entriesOf(view)];
    if (theirs < mine) return;
    [this.view, this.refused] = [view, null];
  }
}

const entriesOf = (view: HallMessage | null): number =>
  view !== null && "entries" in view ? view.entries : 0;
