// The table of the first game, and whether a table is a lesson.

import type { GameInfo, GameList, NewTable } from "../net/protocol";
import { loadItem, saveItem } from "../settings/storage";

const KEY = "sixgun.lesson";
const PLAYERS = 4;
const HOST_SEAT = 0; // the host sits there

const offers = (kind: GameInfo, name: string) =>
  kind.options.some((option) => option.name === name);

/**
 * A table of four with the beginner's rules, if the game has them, and the weakest bots. The player
 * is the Sheriff: they start, hide nothing, have one more life point, and know their goal.
 */
export function lessonRequest(games: GameList): { request: NewTable; level: string } | null {
  const kind = games.games.find((known) => offers(known, "beginner")) ?? games.games[0];
  const level = games.bots[0];
  if (kind === undefined || level === undefined) return null;
  const options = {
    ...(offers(kind, "players") ? { players: PLAYERS } : {}),
    ...(offers(kind, "beginner") ? { beginner: true } : {}),
    ...(offers(kind, "sheriff") ? { sheriff: HOST_SEAT } : {}),
  };
  const request = { game: kind.id, options, public: false, watching: false, pace: 1 };
  return { request, level };
}

export const rememberLesson = (table: string) => saveItem(KEY, table, "sessionStorage");

/** True if this table was opened as a lesson. */
export const isLesson = (table: string) => loadItem(KEY, "sessionStorage") === table;
