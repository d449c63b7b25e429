// Texts for tournaments: money, times, stages, and the log.

import { printedName } from "../words/library.svelte";
import type { LogLine, TournamentAction } from "../net/protocol";
import { findMessage, language, say } from "../words/language.svelte";
import { joinList, partsText } from "../words/sentence";
import { playerName, type PublicView } from "./viewQueries";

export const formatMoney = (amount: number): string => say("tournament.money", { amount });

/** "31:40", or "1:05:09" after an hour. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(Math.floor(milliseconds / 1000), 0);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** The time of day, with the date if it is not today. */
export function formatTime(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language(), {
    ...(today ? {} : { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
}

export const formatList = (names: readonly string[]): string =>
  partsText(joinList(names.map((text) => [{ text }])));

export const characterName = (id: string): string =>
  id === "" ? "" : printedName("classic", "character", id);

/** "Round 2 of 3", "Ranking published". */
export const stageWords = (
  view: Pick<PublicView, "stage" | "round"> & Partial<Pick<PublicView, "rounds">>,
): string =>
  say(`tournament.stages.${view.stage}`, { round: view.round, rounds: view.rounds ?? 0 });

export const outcomeWords = (outcome: string): string => say(`tournament.outcomes.${outcome}`);

export const duelName = (id: string): string => say(`tournament.duels.${id}`);

/** The text for an entry of the log. */
export function actionWords(action: TournamentAction, view: PublicView): string {
  const key = `tournament.log.${action.do}`;
  return findMessage(key) === undefined ? action.do : say(key, factsOf(action, view));
}

export const actorWords = (by: LogLine["by"]): string => say(`tournament.by.${by}`);

function factsOf(action: TournamentAction, view: PublicView): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(action)) {
    if (typeof value === "string" || typeof value === "number") facts[key] = value;
  }
  switch (action.do) {
    case "register":
      return { count: action.players.length, names: someNames(action.players) };
    case "draw":
      return { round: action.round ?? 0, count: action.tables?.length ?? 0 };
    case "report":
    case "correct":
      return { ...facts, outcome: outcomeWords(action.outcome) };
    case "begin_duels":
      return { kind: say(`tournament.kinds.${action.kind}`) };
    case "decide":
      return {
        duel: duelName(action.duel),
        name: playerName(view, action.winner),
        how: action.by ?? "play",
      };
    case "rename":
      return facts;
    case "call":
      return { ...facts, words: action.words ?? "", name: playerName(view, action.player) };
    default:
      return "player" in action ? { ...facts, name: playerName(view, action.player) } : facts;
  }
}

const FEW = 3;

function someNames(players: readonly { name: string }[]): string {
  const names = players.slice(0, FEW).map((one) => one.name);
  return players.length > FEW ? `${names.join(", ")}, …` : formatList(names);
}
