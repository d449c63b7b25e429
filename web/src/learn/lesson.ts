// The table of the first game, and how the page remembers which one it is.

import type { GameKind, Games, NewTable } from "../net/protocol";
import { saveItem, loadItem } from "../settings/storage";

const KEY = "sixgun.lesson";
const PLAYERS = 4;
const MINE = 0; // whoever opens a table sits there

const offers = (kind: GameKind, name: string) =>
  kind.options.some((option) => option.name === name);

/**
 * Four at the table, the beginner's rules where a game has them, the weakest bots. Who plays for the first time is
 * the Sheriff, as a table may agree: he begins, hides nothing, has one life more, and knows what he is after.
 */
export function lessonWish(games: Games): { wish: NewTable; level: string } | null {
  const kind = games.games.find((known) => offers(known, "beginner")) ?? games.games[0];
  const level = games.bots[0];
  if (kind === undefined || level === undefined) return null;
  const options = {
    ...(offers(kind, "players") ? { players: PLAYERS } : {}),
    ...(offers(kind, "beginner") ? { beginner: true } : {}),
    ...(offers(kind, "sheriff") ? { sheriff: MINE } : {}),
  };
  const wish = { game: kind.id, options, public: false, watching: false, pace: 1 };
  return { wish, level };
}

export const rememberLesson = (table: string) => saveItem(KEY, table, "sessionStorage");

/** Whether this table was opened to learn. */
export const isLesson = (table: string) => loadItem(KEY, "sessionStorage") === table;
