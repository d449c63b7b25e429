// HTTP requests for the lobby, the library and the records.

import type {
  GameList,
  Library,
  LoginLink,
  NewTable,
  User,
  TakenSeat,
  RecordList,
  RematchRequest,
  Replay,
  RulingList,
  TableInfo,
  TableList,
} from "./protocol";

export type Facts = Record<string, number | string>;

/** A refused or failed request: a stable code with its details, worded by `refusalWords`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

interface RequestOptions {
  /** the content type of the body */
  type?: string;
  /** the Authorization header, where the session cookie is not enough */
  authorization?: string;
}

export async function request(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
) {
  const { type = "application/json", authorization = "" } = options;
  const isEncoded = typeof body === "string" || body instanceof Blob;
  const content = body === undefined ? null : isEncoded ? body : JSON.stringify(body);
  let response: Response;
  try {
    const headers: Record<string, string> = content === null ? {} : { "Content-Type": type };
    if (authorization !== "") headers["Authorization"] = authorization;
    response = await fetch(path, { method, body: content, headers });
  } catch {
    throw new Refusal("no_connection");
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => ({}))) as { code?: string; facts?: Facts };
  throw new Refusal(refusal.code ?? "server_failed", refusal.facts ?? {}, response.status);
}

export async function requestJson<T>(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  return (await (await request(method, path, body, options)).json()) as T;
}

const tablePath = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const fetchGames = () => requestJson<GameList>("GET", "/api/games");
export const fetchLibrary = () => requestJson<Library>("GET", "/api/library");
export const fetchRulings = () => requestJson<RulingList>("GET", "/api/rulings");

export const signInAsGuest = (name: string) => requestJson<User>("POST", "/api/guests", { name });
export const createDeviceLink = () => requestJson<LoginLink>("POST", "/api/me/links", {});
export const redeemDeviceLink = (code: string) =>
  requestJson<User>("POST", `/api/links/${encodeURIComponent(code)}`, {});

/** The user of this browser; null without a session. */
export async function fetchMe(): Promise<User | null> {
  try {
    return await requestJson<User>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

export const fetchTables = () => requestJson<TableList>("GET", "/api/tables");
export const openTable = (options: NewTable) =>
  requestJson<TableInfo>("POST", "/api/tables", options);
export const fetchTable = (id: string) => requestJson<TableInfo>("GET", tablePath(id));
export const closeTable = (id: string) => requestJson<TableInfo>("DELETE", tablePath(id));
export const sitDown = (id: string) => requestJson<TakenSeat>("POST", tablePath(id, "/seats"), {});
export const seatBot = (id: string, seat: number, bot: string) =>
  requestJson<TableInfo>("PUT", tablePath(id, `/seats/${seat}/bot`), { bot });
export const freeSeat = (id: string, seat: number) =>
  requestJson<TableInfo>("DELETE", tablePath(id, `/seats/${seat}`));
export const standIn = (id: string, seat: number) =>
  requestJson<TableInfo>("POST", tablePath(id, `/seats/${seat}/stand_in`), {});
export const startGame = (id: string) =>
  requestJson<TableInfo>("POST", tablePath(id, "/start"), {});
export const rematch = (id: string, options: RematchRequest) =>
  requestJson<TableInfo>("POST", tablePath(id, "/rematch"), options);
export const giveUp = (id: string) => requestJson<TableInfo>("POST", tablePath(id, "/give_up"), {});

export const fetchRecords = () => requestJson<RecordList>("GET", "/api/records");
export const fetchRecord = async (play: string) =>
  (await request("GET", `/api/records/${encodeURIComponent(play)}`)).text();

/** A finished game, seen from a seat, as a spectator (-1), or with all cards open (-2). */
export const fetchReplay = (play: string, seat: number) =>
  requestJson<Replay>("GET", `/api/records/${encodeURIComponent(play)}/replay?seat=${seat}`);
export const replayFromText = (text: string, seat: number) =>
  requestJson<Replay>("POST", `/api/replays?seat=${seat}`, text, { type: "text/plain" });
