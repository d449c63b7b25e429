// A moment of The Duel from the viewpoint of a seat, as all its boards need it.

import { showCard } from "../cards/shownCard.svelte";
import type { Moment } from "../game/timeline";
import { printedName } from "../words/library.svelte";
import type { SeatInfo, DuelView } from "../net/protocol";
import type { PlayerInput } from "../table/playerInput.svelte";
import { currentResolution } from "../table/viewQueries";
import type { Context } from "../words/context";
import { say } from "../words/language.svelte";
import { figureState, touchDuelFigure } from "./figureTouch";
import { frontsChosen, isStanding, sidesOf, type Side } from "./sides";

export type DuelModel = ReturnType<typeof duelModel>;

export function duelModel(
  ctx: Context,
  moment: Moment,
  chairs: readonly SeatInfo[],
  input: PlayerInput | null,
  openGuide: () => void,
) {
  const view = moment.view as DuelView;
  return {
    ctx,
    view,
    chairs,
    input,
    /** your own side first */
    sides: sidesOf(ctx.dealt.catalogue, view, ctx.seat),
    /** the open decision */
    asked: view.over ? null : moment.asked,
    /** what is being resolved, apart from the turn */
    resolution: view.over ? null : currentResolution(view),
    /** all front figures are chosen */
    started: frontsChosen(view),
    openGuide,
  };
}

/** A figure of a side, as the boards show it. */
export type DuelFigure = ReturnType<typeof duelFigure>;

export function duelFigure(duel: DuelModel, side: Side, figure: number) {
  const { ctx, view, asked, resolution, started } = duel;
  const own = side.seat === ctx.seat;
  const standing = isStanding(view, figure);
  const character = view.characters[figure] ?? "";
  return {
    figure,
    side,
    own,
    front: figure === side.front,
    /** not eliminated; it may still be face down */
    standing,
    /** "" if face down */
    character,
    name: printedName(ctx.game, "character", character),
    life: Math.max(view.life[figure] ?? 0, 0),
    max: view.max_life[figure] ?? 0,
    /** number of cards in play */
    cards: view.in_play[figure]?.length ?? 0,
    /** its ability is used up for this turn */
    used: side.seat === view.active && view.used.includes(character),
    state: standing ? figureState(duel, figure, own) : "",
    /** it acts on another figure */
    shooter: resolution !== null && resolution.by === figure && resolution.target !== figure,
    /** an answer for it is awaited */
    waited: started && asked?.seat === side.seat && resolution?.target === figure,
  };
}

/** The figures of a side, the front or the rear one first. */
export const figuresOfSide = (duel: DuelModel, side: Side, frontFirst: boolean): DuelFigure[] =>
  (frontFirst ? [side.front, side.rear] : [side.rear, side.front])
    .filter((figure) => figure >= 0)
    .map((figure) => duelFigure(duel, side, figure));

/** The attributes of the button of a figure. */
export function figureButton(duel: DuelModel, status: DuelFigure) {
  const { ctx } = duel;
  const { figure, own, character, name, front, life, max, state } = status;
  const show = () => showCard(ctx.game, "character", character);
  const place = front ? "front" : "rear";
  return {
    type: "button" as const,
    "data-place": `figure:${figure}`,
    "data-handle": `figure:${figure}`,
    "aria-label": say("duel_table.figure", { name, place, life, max, state: state || "none" }),
    onclick: () => void (touchDuelFigure(duel, figure, own) || show()),
    oncontextmenu: (event: Event) => {
      event.preventDefault();
      show();
    },
  };
}
