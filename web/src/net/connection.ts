// A WebSocket to the server: it sends a hello, pings, and reconnects unless the server closed it for good.

import type { ClientMessage, Ping, ServerMessage } from "./protocol";

interface Message {
  type: string;
}

/** `broken`: it reconnects by itself; `gone`: it does not. */
export type ConnectionStatus = "connecting" | "open" | "broken" | "gone";

const FINAL_CODES = new Set([4000, 4002, 1008, 1009]); // refused, too fast, foreign origin, too long
const RETRY_DELAYS = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds before each attempt
const PING_INTERVAL = 20_000; // milliseconds
const REPLY_TIMEOUT = 8_000; // milliseconds

export interface Listener<Sent, Received> {
  /** The first message on every connection: who we are, and what we already know. */
  hello: () => Sent;
  onMessage: (message: Received) => void;
  onStatus: (status: ConnectionStatus) => void;
}

/** Opens at once; the status is `open` after the first message that is not a refusal. */
export class Connection<
  Sent extends Message = ClientMessage,
  Received extends Message = ServerMessage,
> {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private replyTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener<Sent, Received>,
  ) {
    addEventListener("online", this.retryNow);
    document.addEventListener("visibilitychange", this.retryNow);
    this.open();
  }

  send(message: Sent | Ping): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.type === "move") this.ping(); // a dead connection must not swallow it
    return true;
  }

  /** Connects again, with the session that this browser has now. */
  reconnect(): void {
    this.disconnect();
    this.attempt = 0;
    if (!this.closed) this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.retryNow);
    document.removeEventListener("visibilitychange", this.retryNow);
    this.disconnect();
  }

  /** When the network or the tab comes back, retries or pings at once. */
  private readonly retryNow = () => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket === null && this.retryTimer !== undefined) {
      clearTimeout(this.retryTimer);
      this.attempt = 0;
      this.open();
    } else if (this.socket?.readyState === WebSocket.OPEN) this.ping();
  };

  private open(): void {
    this.retryTimer = undefined;
    this.listener.onStatus("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    let isFirst = true; // no message has come yet
    this.socket = socket;
    this.expectReply();
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()));
      this.pingTimer = setInterval(() => this.ping(), PING_INTERVAL);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.replyTimer);
      const message = JSON.parse(event.data as string) as Received;
      if (isFirst && message.type !== "refused") {
        isFirst = false;
        this.attempt = 0;
        this.listener.onStatus("open");
      }
      this.listener.onMessage(message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.handleLoss(event.code);
    };
  }

  private ping(): void {
    if (this.send({ type: "ping" })) this.expectReply();
  }

  /** Treats the connection as lost unless a message comes soon. */
  private expectReply(): void {
    clearTimeout(this.replyTimer);
    this.replyTimer = setTimeout(() => this.handleLoss(1006), REPLY_TIMEOUT);
  }

  private handleLoss(code: number): void {
    this.disconnect();
    if (this.closed) return;
    if (FINAL_CODES.has(code)) {
      this.listener.onStatus("gone");
      return;
    }
    this.listener.onStatus("broken");
    const delay = RETRY_DELAYS[Math.min(this.attempt, RETRY_DELAYS.length - 1)] ?? 0;
    this.attempt += 1;
    this.retryTimer = setTimeout(() => this.open(), delay * (0.75 + Math.random() / 2));
  }

  private disconnect(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.replyTimer);
    clearInterval(this.pingTimer);
    this.retryTimer = undefined;
    const socket = this.socket;
    this.socket = null;
    if (socket !== null) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }
}
