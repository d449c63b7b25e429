// HTTP requests for tournaments. The secret after the # of a link is sent only in the Authorization header.

import { ensureMe } from "../session/me.svelte";
import { request, requestJson } from "../net/api";
import type {
  ActionRequest,
  JudgeView,
  NewTournament,
  PlayerView,
  TournamentOpened,
  TournamentList,
} from "../net/protocol";
import { language } from "../words/language.svelte";

const ALL = "/api/tournaments";

export const tournamentApiPath = (id: string, rest = "") =>
  `${ALL}/${encodeURIComponent(id)}${rest}`;
const asJudge = (secret: string) => ({ authorization: `Judge ${secret}` });
const asPlayer = (code: string) => ({ authorization: `Player ${code}` });

export const fetchTournaments = () => requestJson<TournamentList>("GET", ALL);
/** Opening a tournament needs a session, so it creates a guest if there is none. */
export const openTournament = async (options: NewTournament) => {
  await ensureMe();
  return requestJson<TournamentOpened>("POST", ALL, options);
};
export const importLog = async (text: string) => {
  await ensureMe();
  return requestJson<TournamentOpened>("POST", `${ALL}/import`, text, { type: "text/plain" });
};

export const fetchJudgeView = (id: string, secret: string) =>
  requestJson<JudgeView>("GET", tournamentApiPath(id, "/judge"), undefined, asJudge(secret));
export const postAction = (id: string, secret: string, action: ActionRequest) =>
  requestJson<JudgeView>("POST", tournamentApiPath(id, "/act"), action, asJudge(secret));
export const registerFile = (id: string, secret: string, csv: Blob) =>
  requestJson<JudgeView>("POST", tournamentApiPath(id, "/players"), csv, {
    ...asJudge(secret),
    type: "text/csv",
  });

/** Record sheets of a round, or of one of its tables. */
export const fetchSheets = async (
  id: string,
  secret: string,
  form: "html" | "pdf",
  round: number,
  table = 0,
): Promise<Blob> => {
  const which = table === 0 ? `${round}` : `${round}/${table}`;
  const path = tournamentApiPath(id, `/sheets/${which}?form=${form}&language=${language()}`);
  return (await request("GET", path, undefined, asJudge(secret))).blob();
};
/** `what`: "log.json", "ranking.csv". */
export const fetchExport = async (id: string, secret: string, what: string): Promise<Blob> =>
  (
    await request("GET", tournamentApiPath(id, `/export/${what}`), undefined, asJudge(secret))
  ).blob();

/** The record of a finished game; the judge gets it before others do. */
export const fetchRecord = async (secret: string, play: string): Promise<Blob> =>
  (
    await request("GET", `/api/records/${encodeURIComponent(play)}`, undefined, asJudge(secret))
  ).blob();
/** Gives more time to the player who decides at an online table. */
export const giveTime = (id: string, secret: string, table: string, seconds: number) =>
  requestJson<JudgeView>(
    "POST",
    tournamentApiPath(id, `/tables/${encodeURIComponent(table)}/more_time`),
    { seconds },
    asJudge(secret),
  );

export const fetchPlayerView = (id: string, code: string) =>
  requestJson<PlayerView>("GET", tournamentApiPath(id, "/me"), undefined, asPlayer(code));
/** Makes this the browser that plays for the player. */
export const takeOver = (id: string, code: string) =>
  requestJson<PlayerView>("POST", tournamentApiPath(id, "/me"), undefined, asPlayer(code));
export const callJudge = (id: string, code: string, words: string) =>
  requestJson<PlayerView>("POST", tournamentApiPath(id, "/call"), { words }, asPlayer(code));
