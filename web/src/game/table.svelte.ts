// One table as this browser sees it: what the server says goes in, what the page shows comes out.

import { Connection, type ConnectionStatus } from "../net/connection";
import {
  VERSION,
  type Asked,
  type ChatLine,
  type Clock,
  type GameDealt,
  type GameView,
  type Hint,
  type Presence,
  type Refused,
  type ServerMessage,
  type TableInfo,
  type Why,
} from "../net/protocol";
import { happened, told, viewed, type Moment, type Story } from "./moments";
import { Showing } from "./showing.svelte";

export const ONLOOKER = -1;
const HARMLESS = new Set(["stale_ply", "game_over"]); // somebody else was faster

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  seat = $state(ONLOOKER);
  line = $state<ConnectionStatus>("connecting");
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  clock = $state.raw<(Clock & { since: number }) | null>(null);
  hint = $state.raw<Hint | null>(null);
  why = $state.raw<Why | null>(null);
  refused = $state.raw<Refused | null>(null);
  record = $state<string | null>(null);
  /** The decision that was answered here, until the server has taken it. */
  sent = $state<number | null>(null);
  readonly showing = new Showing();
  private readonly connection: Connection;
  private dealt: GameDealt | null = null; // shown when its first view is there
  private unsent: { ply: number; move: string } | null = null; // made while the line was down

  constructor(readonly id: string) {
    this.connection = new Connection(`/api/tables/${encodeURIComponent(id)}/socket`, {
      hello: () => ({
        type: "hello",
        version: VERSION,
        play: this.story?.dealt.play ?? "",
        told: this.story === null ? 0 : told(this.story),
      }),
      onMessage: (message) => this.hear(message),
      onStatus: (line) => {
        this.line = line;
        if (line !== "open" && this.unsent === null) this.sent = null;
      },
    });
  }

  get story(): Story | null {
    return this.showing.story;
  }

  get moment(): Moment | null {
    return this.showing.moment;
  }

  get view(): GameView | null {
    return this.moment?.view ?? null;
  }

  /** My decision, once everything before it has been shown. */
  get mine() {
    const asked = this.moment?.asked ?? null;
    const now = this.showing.isNow && asked !== null && asked.seat === this.seat;
    return now && asked.moves.length > 0 && this.sent !== asked.ply ? asked : null;
  }

  /** This browser is somebody else by now: the server must hear of it. */
  renew(): void {
    this.connection.reconnect();
  }

  close(): void {
    this.connection.close();
    this.showing.stop();
  }

  // -- what I say ---------------------------------------------------------------------------

  move(move: string): void {
    const asked = this.mine;
    if (asked === null) return;
    const made = { ply: asked.ply, move };
    this.unsent = this.connection.send({ type: "move", ...made }) ? null : made;
    this.sent = asked.ply;
    this.refused = null;
    this.why = null;
  }

  /** What could not be said before, if it is still the answer to what is asked. */
  private catchUp(asked: Asked | null): void {
    const { unsent } = this;
    this.unsent = null;
    if (unsent === null || asked?.seat !== this.seat || asked.ply !== unsent.ply) return;
    if (this.connection.send({ type: "move", ...unsent })) this.sent = unsent.ply;
  }

  askWhy(move: string): void {
    if (this.mine) this.connection.send({ type: "ask_why", ply: this.mine.ply, move });
  }

  askHint(): void {
    if (this.mine) this.connection.send({ type: "ask_hint", ply: this.mine.ply });
  }

  moreTime(): void {
    if (this.mine) this.connection.send({ type: "more_time", ply: this.mine.ply });
  }

  comeBack(): void {
    this.connection.send({ type: "come_back" });
  }

  /** The end at once: of a game in which bots alone are left. */
  hurry(): void {
    this.connection.send({ type: "hurry" });
    this.showing.rush();
  }

  speak(text: string): void {
    this.connection.send({ type: "say", text });
  }

  // -- what the server says -----------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.presence = null;
        this.seat = message.seat;
        this.chat = message.chat;
        break;
      case "table":
        this.info = message.table;
        this.presence = null; // it is told anew with the table
        this.seat = message.seat;
        break;
      case "dealt":
        this.dealt = message;
        break;
      case "view":
        if (this.dealt !== null) this.begin(this.dealt);
        if (this.story !== null) this.tell(viewed(this.story, message));
        this.timed(message.asked?.clock ?? null);
        this.catchUp(message.asked);
        break;
      case "events":
        if (this.story !== null) this.tell(happened(this.story, message));
        this.timed(message.asked?.clock ?? null);
        break;
      case "clock":
        this.timed(message);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "presence":
        this.presence = message;
        break;
      case "hint":
        this.hint = message;
        break;
      case "why":
        this.why = message;
        break;
      case "refused":
        if (message.ply < 0 || message.ply === this.sent) this.sent = null;
        if (!HARMLESS.has(message.code)) this.refused = message;
        break;
      case "proof":
        if (message.play === this.story?.dealt.play) this.record = message.record;
        break;
      case "pong":
        break;
    }
  }

  /** Another game, if it is one. */
  private begin(dealt: GameDealt): void {
    if (this.story?.dealt.play === dealt.play) return;
    this.record = null;
    this.refused = null;
    this.showing.begin({ dealt, moments: [] });
  }

  private tell(story: Story): void {
    this.sent = null;
    this.hint = null;
    this.why = null;
    this.showing.tell(story);
  }

  private timed(clock: Clock | null): void {
    this.clock = clock === null ? null : { ...clock, since: performance.now() };
  }
}
