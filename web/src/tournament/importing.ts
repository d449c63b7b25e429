// A log as a file: what can be told of it without the server.

/** The name that its first line opens it with; "" if there is none to be found. */
export function nameInLog(text: string): string {
  try {
    const first = JSON.parse(text.split("\n", 1)[0] ?? "") as { action?: { name?: unknown } };
    const name = first.action?.name;
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}
