// What a marshal advises: his move, why, how it stands, and whom he takes for what.

import type { Asked, GameView, Hint } from "../net/protocol";
import type { Context } from "./context";
import { findMessage, language, say } from "./language.svelte";
import { moveWords } from "./moves";
import { cardIf, figurePart, roleShown, seatName } from "./names";
import { listed, plain, spell, type Part } from "./sentence";

export interface HintWords {
  /** "Play BANG! 7♦ on Bob" */
  move: string;
  /** why; "" if he does not say */
  why: string;
  /** "Your chance to win this game: 40 %"; "" if he does not know */
  chance: string;
  /** "He takes Bob for an Outlaw (80 %)"; "" if he suspects nobody */
  suspects: string;
}

const LIKELY = 0.6; // from here on a suspicion is told
const CLEARLY = 0.1; // by so much it is above the share of all who are hidden
const CERTAIN = 0.995;

export function hintWords(hint: Hint, asked: Asked, view: GameView, ctx: Context): HintWords {
  const option = asked.moves.find((move) => move.move === hint.move);
  const suspects = suspicions(hint, ctx);
  const names = plain(listed(suspects.map((one) => [one])));
  return {
    move: option === undefined ? hint.move : moveWords(option, view, ctx).title,
    why: reasonWords(hint, view, ctx),
    chance: hint.chance === null ? "" : say("hints.chance", { chance: percent(hint.chance) }),
    suspects: suspects.length === 0 ? "" : say("hints.suspects", { names }),
  };
}

/** All of it but the suspicions, for a line. */
export function adviceWords(hint: Hint, asked: Asked, view: GameView, ctx: Context): string {
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
  return spell(key, {
    target: figurePart(ctx, number("target"), view.characters),
    figure: figurePart(ctx, number("figure"), view.characters),
    card: cardIf(ctx, number("card")),
    reach: hint.facts["reach"],
    limit: hint.facts["limit"],
    chance: typeof chance === "number" ? percent(chance / 100) : undefined,
  });
}

/** Those who are likelier something than all who hide their roles. */
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
    if (chance < Math.max(LIKELY, all / hidden.length + CLEARLY)) return [];
    const values = { name: seatName(ctx, seat), role: roleShown(role), chance: percent(chance) };
    return [{ who: seat, text: say("hints.suspect", values) }];
  });
}

/** "40 %" as the reader writes it. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance);
