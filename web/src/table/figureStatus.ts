// The status of a figure, as its plate shows it.

import { showCard } from "../cards/shownCard.svelte";
import { printedName } from "../words/library.svelte";
import type { SeatInfo, ClassicView } from "../net/protocol";
import { ownerOf, type Context } from "../words/context";
import { say } from "../words/language.svelte";
import { seatName } from "../words/names";
import type { PlayerInput } from "./playerInput.svelte";
import { burdenBadges, presenceBadges } from "./seatBadges";

export type FigureStatus = ReturnType<typeof figureStatus>;

export function figureStatus(
  ctx: Context,
  view: ClassicView,
  figure: number,
  chair: SeatInfo | null,
) {
  const { owners, roles } = ctx.dealt.catalogue;
  const seat = ownerOf(ctx, figure);
  const character = view.characters[figure] ?? "";
  const ability = view.abilities[figure] ?? character;
  const isOut = !view.ring.includes(figure) && view.turn_number > 0;
  const front = view.front[seat] === figure;
  const hasSeveral = owners.length > ctx.dealt.names.length;
  return {
    seat,
    name: seatName(ctx, seat),
    character,
    characterName: printedName(ctx.game, "character", character),
    /** whose ability the figure uses, if not its own; "" otherwise */
    borrowedFrom: ability === character || isOut ? "" : ability,
    life: Math.max(view.life[figure] ?? 0, 0),
    maxLife: view.max_life[figure] ?? 0,
    isOut,
    ghost: view.ghosts.includes(figure),
    turn: view.active === figure && !view.over,
    /** the seat has several figures, shown by their character names */
    hasSeveral,
    /** it acts for them */
    isFront: hasSeveral && front && character !== "",
    /** cards in hand; null if another figure of the seat holds them */
    handCount: !isOut && (front || !hasSeveral) ? (view.hand_counts[seat] ?? 0) : null,
    reserve: front ? (view.reserve_counts[seat] ?? 0) : 0,
    /** "" while it is hidden */
    role: roles[view.roles[seat] ?? -1] ?? "",
    /** the game has roles */
    roles: new Set(view.roles).size > 1 || view.roles.length > 2,
    badges: [...burdenBadges(ctx, view, figure), ...presenceBadges(view, seat, chair)],
  };
}

/** The label for screen readers; `aim`: it can be selected now. */
export const figureLabel = (status: FigureStatus, aim: boolean): string =>
  say("table.plate", {
    name: status.name,
    character: status.characterName,
    life: status.life,
    most: status.maxLife,
    count: status.handCount ?? 0,
    role: status.role === "" ? "none" : say(`table.roles.${status.role}`),
    state: status.isOut ? "out" : aim ? "target" : status.turn ? "turn" : "none",
    marks: status.badges.map((badge) => `${badge.text}. `).join(""),
  });

/** It is a possible target, or can start a selection. */
export const isSelectable = (state: string): boolean => state === "target" || state === "may";

/** Selects the figure, or shows its character. */
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
