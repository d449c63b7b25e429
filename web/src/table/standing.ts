// How one figure stands, as its plate shows it.

import { showCard } from "../cards/shownCard.svelte";
import { printedName } from "../library/library.svelte";
import type { Chair, ClassicView } from "../net/protocol";
import { ownerOf, type Context } from "../words/context";
import { say } from "../words/language.svelte";
import { seatName } from "../words/names";
import { burdens, marksOf, type Mark } from "./marks";
import type { PlayerInput } from "./playerInput.svelte";

export interface Standing {
  seat: number;
  name: string;
  character: string;
  /** the name of the character */
  called: string;
  /** whose ability he has, if it is not his own; "" otherwise */
  borrowed: string;
  life: number;
  most: number;
  /** out of the game */
  gone: boolean;
  ghost: boolean;
  turn: boolean;
  /** his seat has several figures, which go by their characters */
  several: boolean;
  /** he acts for them */
  leads: boolean;
  /** cards in hand; null where another figure has them */
  count: number | null;
  reserve: number;
  /** "" as long as it is hidden */
  role: string;
  /** there are roles to be guessed or known */
  roles: boolean;
  marks: Mark[];
}

export function standingOf(
  ctx: Context,
  view: ClassicView,
  figure: number,
  chair: Chair | null,
): Standing {
  const { owners, roles } = ctx.dealt.catalogue;
  const seat = ownerOf(ctx, figure);
  const character = view.characters[figure] ?? "";
  const ability = view.abilities[figure] ?? character;
  const gone = !view.ring.includes(figure) && view.turn_number > 0;
  const front = view.front[seat] === figure;
  const several = owners.length > ctx.dealt.names.length;
  return {
    seat,
    name: seatName(ctx, seat),
    character,
    called: printedName(ctx.game, "character", character),
    borrowed: ability === character || gone ? "" : ability,
    life: Math.max(view.life[figure] ?? 0, 0),
    most: view.max_life[figure] ?? 0,
    gone,
    ghost: view.ghosts.includes(figure),
    turn: view.active === figure && !view.over,
    several,
    leads: several && front && character !== "",
    count: !gone && (front || !several) ? (view.hand_counts[seat] ?? 0) : null,
    reserve: front ? (view.reserve_counts[seat] ?? 0) : 0,
    role: roles[view.roles[seat] ?? -1] ?? "",
    roles: new Set(view.roles).size > 1 || view.roles.length > 2,
    marks: [...burdens(ctx, view, figure), ...marksOf(view, seat, chair)],
  };
}

/** For those who hear the page; `aim`: it can be chosen now. */
export const standingWords = (one: Standing, aim: boolean): string =>
  say("table.plate", {
    name: one.name,
    character: one.called,
    life: one.life,
    most: one.most,
    count: one.count ?? 0,
    role: one.role === "" ? "none" : say(`table.roles.${one.role}`),
    state: one.gone ? "out" : aim ? "target" : one.turn ? "turn" : "none",
    marks: one.marks.map((mark) => `${mark.text}. `).join(""),
  });

/** He can be chosen, or a choice can begin with him. */
export const aimed = (state: string): boolean => state === "target" || state === "may";

/** A touch chooses him, or shows his character. */
export function touchFigure(
  figure: number,
  character: string,
  ctx: Context,
  input: PlayerInput | null,
): void {
  const handle = `figure:${figure}`;
  const state = input?.state(handle) ?? "";
  if (input?.asked && state !== "") input.touch(handle);
  else if (character !== "") showCard(ctx.game, "character", character);
}
