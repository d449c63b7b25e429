// Requests about tournaments. Who asks stands behind the # of his link, and goes over the line in a header
// alone.

import { ensureMe } from "../home/me.svelte";
import { request, requestJson } from "../net/api";
import type {
  Deed,
  JudgeView,
  NewTournament,
  PlayerView,
  TournamentOpened,
  Tournaments,
} from "../net/protocol";
import { language } from "../words/language.svelte";

const ALL = "/api/tournaments";

export const pathOf = (id: string, rest = "") => `${ALL}/${encodeURIComponent(id)}${rest}`;
const judge = (secret: string) => ({ authorization: `Judge ${secret}` });
const player = (code: string) => ({ authorization: `Player ${code}` });

export const tournaments = () => requestJson<Tournaments>("GET", ALL);
/** Only a guest opens a tournament: whoever has not come in yet does so first. */
export const openTournament = async (wish: NewTournament) => {
  await ensureMe();
  return requestJson<TournamentOpened>("POST", ALL, wish);
};
export const importLog = async (text: string) => {
  await ensureMe();
  return requestJson<TournamentOpened>("POST", `${ALL}/import`, text, { type: "text/plain" });
};

export const judged = (id: string, secret: string) =>
  requestJson<JudgeView>("GET", pathOf(id, "/judge"), undefined, judge(secret));
export const act = (id: string, secret: string, deed: Deed) =>
  requestJson<JudgeView>("POST", pathOf(id, "/act"), deed, judge(secret));
export const registerFile = (id: string, secret: string, csv: Blob) =>
  requestJson<JudgeView>("POST", pathOf(id, "/players"), csv, {
    ...judge(secret),
    type: "text/csv",
  });

/** Record sheets of a round, or of one of its tables. */
export const sheets = async (
  id: string,
  secret: string,
  form: "html" | "pdf",
  round: number,
  table = 0,
): Promise<Blob> => {
  const which = table === 0 ? `${round}` : `${round}/${table}`;
  const path = pathOf(id, `/sheets/${which}?form=${form}&language=${language()}`);
  return (await request("GET", path, undefined, judge(secret))).blob();
};
/** `what`: "log.json", "ranking.csv". */
export const exported = async (id: string, secret: string, what: string): Promise<Blob> =>
  (await request("GET", pathOf(id, `/export/${what}`), undefined, judge(secret))).blob();

/** Of a game that is over, also before others may have it. */
export const record = async (secret: string, play: string): Promise<Blob> =>
  (
    await request("GET", `/api/records/${encodeURIComponent(play)}`, undefined, judge(secret))
  ).blob();
/** For whoever is asked at a table of the server. */
export const giveTime = (id: string, secret: string, table: string, seconds: number) =>
  requestJson<JudgeView>(
    "POST",
    pathOf(id, `/tables/${encodeURIComponent(table)}/more_time`),
    { seconds },
    judge(secret),
  );

export const me = (id: string, code: string) =>
  requestJson<PlayerView>("GET", pathOf(id, "/me"), undefined, player(code));
/** This browser plays from now on, and no other. */
export const takeOver = (id: string, code: string) =>
  requestJson<PlayerView>("POST", pathOf(id, "/me"), undefined, player(code));
export const call = (id: string, code: string, words: string) =>
  requestJson<PlayerView>("POST", pathOf(id, "/call"), { words }, player(code));
