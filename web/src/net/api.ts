// Requests for the lobby, the library and the records.

import type {
  Games,
  Library,
  Link,
  NewTable,
  Person,
  Place,
  Records,
  RematchWish,
  Replay,
  Rulings,
  TableInfo,
  Tables,
} from "./protocol";

export type Facts = Record<string, number | string>;

/** The server says no, or cannot be asked: a code that the words know, and its facts. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

interface Manner {
  /** of what is sent */
  type?: string;
  /** who asks, where a cookie does not say it */
  as?: string;
}

export async function ask(method: string, path: string, body?: unknown, manner: Manner = {}) {
  const { type = "application/json", as = "" } = manner;
  const isReady = typeof body === "string" || body instanceof Blob;
  const content = body === undefined ? null : isReady ? body : JSON.stringify(body);
  let answer: Response;
  try {
    const headers: Record<string, string> = content === null ? {} : { "Content-Type": type };
    if (as !== "") headers["Authorization"] = as;
    answer = await fetch(path, { method, body: content, headers });
  } catch {
    throw new Refusal("no_connection");
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as { code?: string; facts?: Facts };
  throw new Refusal(said.code ?? "server_failed", said.facts ?? {}, answer.status);
}

export async function read<T>(
  method: string,
  path: string,
  body?: unknown,
  manner: Manner = {},
): Promise<T> {
  return (await (await ask(method, path, body, manner)).json()) as T;
}

const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const games = () => read<Games>("GET", "/api/games");
export const library = () => read<Library>("GET", "/api/library");
export const rulings = () => read<Rulings>("GET", "/api/rulings");

export const comeIn = (name: string) => read<Person>("POST", "/api/guests", { name });
export const link = () => read<Link>("POST", "/api/me/links", {});
export const takeLink = (code: string) =>
  read<Person>("POST", `/api/links/${encodeURIComponent(code)}`, {});

/** Who this browser is; null if it has not come in yet. */
export async function me(): Promise<Person | null> {
  try {
    return await read<Person>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

export const tables = () => read<Tables>("GET", "/api/tables");
export const openTable = (wish: NewTable) => read<TableInfo>("POST", "/api/tables", wish);
export const table = (id: string) => read<TableInfo>("GET", at(id));
export const closeTable = (id: string) => read<TableInfo>("DELETE", at(id));
export const sitDown = (id: string) => read<Place>("POST", at(id, "/seats"), {});
export const seatBot = (id: string, seat: number, bot: string) =>
  read<TableInfo>("PUT", at(id, `/seats/${seat}/bot`), { bot });
export const freeSeat = (id: string, seat: number) =>
  read<TableInfo>("DELETE", at(id, `/seats/${seat}`));
export const standIn = (id: string, seat: number) =>
  read<TableInfo>("POST", at(id, `/seats/${seat}/stand_in`), {});
export const start = (id: string) => read<TableInfo>("POST", at(id, "/start"), {});
export const rematch = (id: string, wish: RematchWish) =>
  read<TableInfo>("POST", at(id, "/rematch"), wish);
export const giveUp = (id: string) => read<TableInfo>("POST", at(id, "/give_up"), {});

export const records = () => read<Records>("GET", "/api/records");
export const record = async (play: string) =>
  (await ask("GET", `/api/records/${encodeURIComponent(play)}`)).text();

/** A finished game as a table would have told it: from a seat, as an onlooker (-1) or open (-2). */
export const replayOf = (play: string, seat: number) =>
  read<Replay>("GET", `/api/records/${encodeURIComponent(play)}/replay?seat=${seat}`);
export const replayFrom = (text: string, seat: number) =>
  read<Replay>("POST", `/api/replays?seat=${seat}`, text, { type: "text/plain" });
