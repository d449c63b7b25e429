// A line to the server, for tests.

/** A socket whose other end is the test. */
export class Wire {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Wire[] = [];
  static get last(): Wire {
    const wire = Wire.all.at(-1);
    if (wire === undefined) throw new Error("nobody has called");
    return wire;
  }

  readyState = Wire.CONNECTING;
  readonly said: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  answer(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  tell(...messages: unknown[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}
