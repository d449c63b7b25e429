// Texts for a marshal's hint: the move, the reason, the chance to win, and suspected roles.

import type { PendingDecision, GameView, Hint } from "../net/protocol";
import type { Context } from "./context";
import { findMessage, language, say } from "./language.svelte";
import { moveWords } from "./moves";
import { optionalCardPart, figurePart, roleWithArticle, seatName } from "./names";
import { joinList, partsText, sentenceText, type Part } from "./sentence";

export interface HintWords {
  /** "Play BANG! 7♦ on Bob" */
  move: string;
  /** the reason; "" if none is given */
  why: string;
  /** "Your chance to win this game: 40 %"; "" if it is not known */
  chance: string;
  /** "Suspects: Bob (an Outlaw, 80 %)."; "" if there are none */
  suspects: string;
}

const LIKELY = 0.6; // weaker suspicions are not shown
const MARGIN = 0.1; // how far a suspicion must be above the average of all hidden roles
const CERTAIN = 0.995;

export function hintWords(
  hint: Hint,
  asked: PendingDecision,
  view: GameView,
  ctx: Context,
): HintWords {
  const option = asked.moves.find((move) => move.move === hint.move);
  const suspects = suspicions(hint, ctx);
  const names = partsText(joinList(suspects.map((one) => [one])));
  return {
    move: option === undefined ? hint.move : moveWords(option, view, ctx).title,
    why: reasonWords(hint, view, ctx),
    chance: hint.chance === null ? "" : say("hints.chance", { chance: formatPercent(hint.chance) }),
    suspects: suspects.length === 0 ? "" : say("hints.suspects", { names }),
  };
}

/** The hint without the suspects, in one line. */
export function adviceWords(
  hint: Hint,
  asked: PendingDecision,
  view: GameView,
  ctx: Context,
): string {
  const { move, why, chance } = hintWords(hint, asked, view, ctx);
  return [say("table.advice", { deed: move }), why, chance].filter((part) => part !== "").join(" ");
}

function reasonWords(hint: Hint, view: GameView, ctx: Context): string {
  const own = `hints.${ctx.game}.${hint.reason}`;
  const key = findMessage(own) === undefined ? `hints.reasons.${hint.reason}` : own;
  const number = (name: string) => {
    const fact = hint.facts[name];
    return typeof fact === "number" ? fact : -1;
  };
  const chance = hint.facts["chance"];
  return sentenceText(key, {
    target: figurePart(ctx, number("target"), view.characters),
    figure: figurePart(ctx, number("figure"), view.characters),
    card: optionalCardPart(ctx, number("card")),
    reach: hint.facts["reach"],
    limit: hint.facts["limit"],
    chance: typeof chance === "number" ? formatPercent(chance / 100) : undefined,
  });
}

/** Players with one role that is clearly more likely than for the other hidden players. */
function suspicions(hint: Hint, ctx: Context): Part[] {
  const hidden = hint.roles
    .map((chances, seat) => ({ seat, chances }))
    .filter(({ seat, chances }) => {
      const best = Math.max(0, ...Object.values(chances));
      return best > 0 && seat !== ctx.seat && best < CERTAIN;
    });
  return hidden.flatMap(({ seat, chances }) => {
    const [role, chance] = Object.entries(chances).reduce((a, b) => (b[1] > a[1] ? b : a));
    const all = hidden.reduce((sum, other) => sum + (other.chances[role] ?? 0), 0);
    if (chance < Math.max(LIKELY, all / hidden.length + MARGIN)) return [];
    const values = {
      name: seatName(ctx, seat),
      role: roleWithArticle(role),
      chance: formatPercent(chance),
    };
    return [{ who: seat, text: say("hints.suspect", values) }];
  });
}

/** "40 %" in the reader's language. */
export const formatPercent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance);
