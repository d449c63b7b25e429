// One live table: it takes the messages of the server, holds the state the page shows, and sends
// what the player does.

import { Connection, type ConnectionStatus } from "../net/connection";
import {
  VERSION,
  type PendingDecision,
  type ChatLine,
  type ClockState,
  type GameDealt,
  type GameView,
  type Hint,
  type Presence,
  type Refused,
  type ServerMessage,
  type TableInfo,
  type Why,
} from "../net/protocol";
import { Playback } from "./playback.svelte";
import { applyEvents, applyView, eventCount, type Moment, type Timeline } from "./timeline";

export const SPECTATOR = -1;
const SILENT_CODES = new Set(["stale_ply", "game_over"]); // another tab or player was faster

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  seat = $state(SPECTATOR);
  connectionStatus = $state<ConnectionStatus>("connecting");
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  clock = $state.raw<(ClockState & { since: number }) | null>(null);
  hint = $state.raw<Hint | null>(null);
  why = $state.raw<Why | null>(null);
  refused = $state.raw<Refused | null>(null);
  record = $state<string | null>(null);
  /** The decision that was answered here, until the server confirms it. */
  sentPly = $state<number | null>(null);
  readonly playback = new Playback();
  private readonly connection: Connection;
  private dealt: GameDealt | null = null; // starts when its first view arrives
  private unsentMove: { ply: number; move: string } | null = null; // made while disconnected

  constructor(readonly id: string) {
    this.connection = new Connection(`/api/tables/${encodeURIComponent(id)}/socket`, {
      hello: () => ({
        type: "hello",
        version: VERSION,
        play: this.timeline?.dealt.play ?? "",
        told: this.timeline === null ? 0 : eventCount(this.timeline),
      }),
      onMessage: (message) => this.receive(message),
      onStatus: (status) => {
        this.connectionStatus = status;
        if (status !== "open" && this.unsentMove === null) this.sentPly = null;
      },
    });
  }

  get timeline(): Timeline | null {
    return this.playback.timeline;
  }

  get moment(): Moment | null {
    return this.playback.moment;
  }

  get view(): GameView | null {
    return this.moment?.view ?? null;
  }

  /** My decision, once everything before it has been shown. */
  get myDecision() {
    const asked = this.moment?.asked ?? null;
    const now = this.playback.isAtEnd && asked !== null && asked.seat === this.seat;
    return now && asked.moves.length > 0 && this.sentPly !== asked.ply ? asked : null;
  }

  /** Connects again after this browser has logged in as another user. */
  reconnect(): void {
    this.connection.reconnect();
  }

  close(): void {
    this.connection.close();
    this.playback.pause();
  }

  // -- what I say ---------------------------------------------------------------------------

  move(move: string): void {
    const asked = this.myDecision;
    if (asked === null) return;
    const made = { ply: asked.ply, move };
    this.unsentMove = this.connection.send({ type: "move", ...made }) ? null : made;
    this.sentPly = asked.ply;
    this.refused = null;
    this.why = null;
  }

  /** Sends a move that could not be sent before, if the decision is still open. */
  private resendMove(asked: PendingDecision | null): void {
    const { unsentMove } = this;
    this.unsentMove = null;
    if (unsentMove === null || asked?.seat !== this.seat || asked.ply !== unsentMove.ply) return;
    if (this.connection.send({ type: "move", ...unsentMove })) this.sentPly = unsentMove.ply;
  }

  askWhy(move: string): void {
    if (this.myDecision) this.connection.send({ type: "ask_why", ply: this.myDecision.ply, move });
  }

  askHint(): void {
    if (this.myDecision) this.connection.send({ type: "ask_hint", ply: this.myDecision.ply });
  }

  moreTime(): void {
    if (this.myDecision) this.connection.send({ type: "more_time", ply: this.myDecision.ply });
  }

  comeBack(): void {
    this.connection.send({ type: "come_back" });
  }

  /** Plays a game to its end at once when only bots are left. */
  hurry(): void {
    this.connection.send({ type: "hurry" });
    this.playback.skipAnimations();
  }

  sendChat(text: string): void {
    this.connection.send({ type: "say", text });
  }

  // -- what the server says -----------------------------------------------------------------

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.presence = null;
        this.seat = message.seat;
        this.chat = message.chat;
        break;
      case "table":
        this.info = message.table;
        this.presence = null; // the table message contains it
        this.seat = message.seat;
        break;
      case "dealt":
        this.dealt = message;
        break;
      case "view":
        if (this.dealt !== null) this.startGame(this.dealt);
        if (this.timeline !== null) this.update(applyView(this.timeline, message));
        this.setClock(message.asked?.clock ?? null);
        this.resendMove(message.asked);
        break;
      case "events":
        if (this.timeline !== null) this.update(applyEvents(this.timeline, message));
        this.setClock(message.asked?.clock ?? null);
        break;
      case "clock":
        this.setClock(message);
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
        if (message.ply < 0 || message.ply === this.sentPly) this.sentPly = null;
        if (!SILENT_CODES.has(message.code)) this.refused = message;
        break;
      case "proof":
        if (message.play === this.timeline?.dealt.play) this.record = message.record;
        break;
      case "pong":
        break;
    }
  }

  /** Starts the timeline of a game, unless it is already shown. */
  private startGame(dealt: GameDealt): void {
    if (this.timeline?.dealt.play === dealt.play) return;
    this.record = null;
    this.refused = null;
    this.playback.start({ dealt, moments: [] });
  }

  private update(timeline: Timeline): void {
    this.sentPly = null;
    this.hint = null;
    this.why = null;
    this.playback.update(timeline);
  }

  private setClock(clock: ClockState | null): void {
    this.clock = clock === null ? null : { ...clock, since: performance.now() };
  }
}
