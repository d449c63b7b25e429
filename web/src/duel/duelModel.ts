// A moment of The Duel from the viewpoint of a seat, as all its boards need it.

import type { Moment } from "../game/timeline";
import { printedName } from "../words/library.svelte";
import type { PendingDecision, SeatInfo, DuelView } from "../net/protocol";
import type { PlayerInput } from "../table/playerInput.svelte";
import { currentResolution, type Resolution } from "../table/viewQueries";
import type { Context } from "../words/context";
import { say } from "../words/language.svelte";
import { figureState } from "./figureTouch";
import { frontsChosen, isStanding, sidesOf, type Side } from "./sides";

export interface DuelModel {
  ctx: Context;
  view: DuelView;
  chairs: readonly SeatInfo[];
  input: PlayerInput | null;
  /** your own side first */
  sides: Side[];
  /** the open decision */
  asked: PendingDecision | null;
  /** what is being resolved, apart from the turn */
  resolution: Resolution | null;
  /** all front figures are chosen */
  started: boolean;
  /** opens the guide */
  openGuide: () => void;
}

export function duelModel(
  ctx: Context,
  moment: Moment,
  chairs: readonly SeatInfo[],
  input: PlayerInput | null,
  openGuide: () => void,
): DuelModel {
  const view = moment.view as DuelView;
  return {
    ctx,
    view,
    chairs,
    input,
    sides: sidesOf(ctx.dealt.catalogue, view, ctx.seat),
    asked: view.over ? null : moment.asked,
    resolution: view.over ? null : currentResolution(view),
    started: frontsChosen(view),
    openGuide,
  };
}

/** A figure of a side, as the boards show it. */
export interface DuelFigure {
  figure: number;
  side: Side;
  own: boolean;
  front: boolean;
  /** not eliminated; it may still be face down */
  standing: boolean;
  /** "" if face down */
  character: string;
  name: string;
  life: number;
  max: number;
  /** number of cards in play */
  cards: number;
  /** its ability is used up for this turn */
  used: boolean;
  state: ReturnType<PlayerInput["state"]>;
  /** it acts on another figure */
  shooter: boolean;
  /** an answer for it is awaited */
  waited: boolean;
}

export function duelFigure(duel: DuelModel, side: Side, figure: number): DuelFigure {
  const { ctx, view, input, asked, resolution, started } = duel;
  const own = side.seat === ctx.seat;
  const standing = isStanding(view, figure);
  const character = view.characters[figure] ?? "";
  return {
    figure,
    side,
    own,
    front: figure === side.front,
    standing,
    character,
    name: printedName(ctx.game, "character", character),
    life: Math.max(view.life[figure] ?? 0, 0),
    max: view.max_life[figure] ?? 0,
    cards: view.in_play[figure]?.length ?? 0,
    used: side.seat === view.active && view.used.includes(character),
    state: standing ? figureState(input, view, figure, own) : "",
    shooter: resolution !== null && resolution.by === figure && resolution.target !== figure,
    waited: started && asked?.seat === side.seat && resolution?.target === figure,
  };
}

/** The label for screen readers: name, position, life, state. */
export const duelFigureLabel = ({ name, front, life, max, state }: DuelFigure): string =>
  say("duel_table.figure", {
    name,
    place: front ? "front" : "rear",
    life,
    max,
    state: state || "none",
  });
