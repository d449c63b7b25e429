// A socket to the server: it says its first word, comes back after a break, and knows when not to.

import type { ClientMessage, Ping, ServerMessage } from "./protocol";

interface Message {
  type: string;
}

/** How it stands with the line. `gone`: it will not come back by itself. */
export type Line = "connecting" | "open" | "broken" | "gone";

const FINAL = new Set([4000, 4002, 1008, 1009]); // refused, too fast, not ours, too long
const WAITS = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds before each attempt
const BEAT = 20_000; // milliseconds between two pings
const PATIENCE = 8_000; // and until an answer must be there

export interface Listener<Said, Heard> {
  /** The first word on every line: who one is, what is known already. */
  first: () => Said;
  heard: (message: Heard) => void;
  line: (line: Line) => void;
}

/** `path`: that of the socket. What is not refused at once is open. */
export class Connection<
  Said extends Message = ClientMessage,
  Heard extends Message = ServerMessage,
> {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener<Said, Heard>,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  say(message: Said | Ping): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.type === "move") this.ping(); // a line that is dead must not swallow it
    return true;
  }

  /** The line anew, as whoever this browser is by now. */
  renew(): void {
    this.drop();
    this.attempt = 0;
    if (!this.closed) this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  /** Whoever looks again, or has a network again, does not want to wait. */
  private readonly hurry = () => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket === null && this.again !== undefined) {
      clearTimeout(this.again);
      this.attempt = 0;
      this.open();
    } else if (this.socket?.readyState === WebSocket.OPEN) this.ping();
  };

  private open(): void {
    this.again = undefined;
    this.listener.line("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    let silent = true; // as long as it has said nothing
    this.socket = socket;
    this.expect();
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.first()));
      this.beat = setInterval(() => this.ping(), BEAT);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.silence);
      const message = JSON.parse(event.data as string) as Heard;
      if (silent && message.type !== "refused") {
        silent = false;
        this.attempt = 0;
        this.listener.line("open");
      }
      this.listener.heard(message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private ping(): void {
    if (this.say({ type: "ping" })) this.expect();
  }

  /** Whatever comes now, it comes soon, or the line is dead. */
  private expect(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(1006), PATIENCE);
  }

  private lost(code: number): void {
    this.drop();
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.listener.line("gone");
      return;
    }
    this.listener.line("broken");
    const wait = WAITS[Math.min(this.attempt, WAITS.length - 1)] ?? 0;
    this.attempt += 1;
    this.again = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.again);
    clearTimeout(this.silence);
    clearInterval(this.beat);
    this.again = undefined;
    const socket = this.socket;
    this.socket = null;
    if (socket !== null) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }
}
