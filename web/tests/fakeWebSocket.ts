// A WebSocket for tests; the test plays the server.

export class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeWebSocket[] = [];
  static get last(): FakeWebSocket {
    const socket = FakeWebSocket.all.at(-1);
    if (socket === undefined) throw new Error("nobody has called");
    return socket;
  }

  readyState = FakeWebSocket.CONNECTING;
  readonly said: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeWebSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  answer(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }
  tell(...messages: unknown[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}
