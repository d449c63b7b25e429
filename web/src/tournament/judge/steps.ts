// The steps of a tournament: rounds, semi-finals, final.

import type { JudgeView } from "../../net/protocol";
import { isInFinals, duelStage } from "../viewQueries";

export interface Step {
  name: string;
  title: "round" | "semis" | "final";
  number: number;
  state: "done" | "now" | "later";
  /** the part of the console that shows it; -1 if it was not reached yet */
  part: number;
  words: string;
  facts: Record<string, number | string>;
  /** the winner of the tournament; 0 if there is none yet */
  champion: number;
}

export function tournamentSteps(view: JudgeView): Step[] {
  const rounds = Array.from({ length: view.rounds }, (_, at) => roundStep(view, at + 1));
  return [...rounds, duelStep(view, "semis"), duelStep(view, "final")];
}

function roundStep(view: JudgeView, round: number): Step {
  const tables = view.drawn.find((one) => one.round === round)?.tables;
  const reported = tables?.filter((table) => table.outcome !== "").length ?? 0;
  const next = !isInFinals(view) && round === view.round + 1;
  const done = tables !== undefined && reported === tables.length;
  return {
    name: `round ${round}`,
    title: "round",
    number: round,
    state: done ? "done" : tables !== undefined ? "now" : "later",
    part: tables === undefined ? -1 : round,
    words:
      tables !== undefined ? "reported" : next ? "next" : isInFinals(view) ? "not_played" : "draw",
    facts: { reported, tables: tables?.length ?? 0 },
    champion: 0,
  };
}

function duelStep(view: JudgeView, title: "semis" | "final"): Step {
  const duels = view.duels.filter((duel) => duelStage(duel) === title);
  const decided = duels.filter((duel) => duel.winner !== 0).length;
  const kind = duels.find((duel) => duel.kind !== "")?.kind ?? "";
  const over = title === "final" ? view.stage === "over" : view.duels.length > 0;
  const done = duels.length > 0 ? decided === duels.length : over && isInFinals(view);
  const reached = duels.length > 0 && !done;
  return {
    name: title,
    title,
    number: view.rounds + (title === "semis" ? 1 : 2),
    state: done ? "done" : reached ? "now" : "later",
    part: isInFinals(view) ? view.rounds + 1 : -1,
    words: duels.length === 0 ? (title === "semis" ? "best_four" : "winners") : kind || "undecided",
    facts: { decided, duels: duels.length },
    champion: title === "final" ? view.champion : 0,
  };
}
