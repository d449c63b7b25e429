// The log of a tournament as a file.

/** The name of the tournament in its first line; "" if there is none. */
export function tournamentNameInLog(text: string): string {
  try {
    const first = JSON.parse(text.split("\n", 1)[0] ?? "") as { action?: { name?: unknown } };
    const name = first.action?.name;
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}
