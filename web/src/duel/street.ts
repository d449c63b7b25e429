// A moment of The Duel as somebody looks at it from here: what its boards share, wide or narrow.

import type { Moment } from "../game/timeline";
import { printedName } from "../library/library.svelte";
import type { Asked, Chair, DuelView } from "../net/protocol";
import type { PlayerInput } from "../table/playerInput.svelte";
import { currentResolution, type Resolution } from "../table/viewSelectors";
import type { Context } from "../words/context";
import { say } from "../words/language.svelte";
import { chosen, sidesOf, stands, type Side } from "./sides";
import { figureState } from "./touching";

export interface Street {
  ctx: Context;
  view: DuelView;
  chairs: readonly Chair[];
  input: PlayerInput | null;
  /** one's own is the first */
  sides: Side[];
  /** the decision that everybody waits for */
  asked: Asked | null;
  /** what is being resolved, where it is more than the turn */
  now: Resolution | null;
  /** all have chosen who stands in front */
  begun: boolean;
  /** opens the window that tells how this table works */
  explain: () => void;
}

export function streetOf(
  ctx: Context,
  moment: Moment,
  chairs: readonly Chair[],
  input: PlayerInput | null,
  explain: () => void,
): Street {
  const view = moment.view as DuelView;
  return {
    ctx,
    view,
    chairs,
    input,
    sides: sidesOf(ctx.dealt.catalogue, view, ctx.seat),
    asked: view.over ? null : moment.asked,
    now: view.over ? null : currentResolution(view),
    begun: chosen(view),
    explain,
  };
}

/** One of the two of a side. */
export interface Standing {
  figure: number;
  side: Side;
  own: boolean;
  front: boolean;
  /** he has not fallen; he may still lie face down */
  here: boolean;
  /** "" if he lies face down */
  character: string;
  name: string;
  life: number;
  max: number;
  /** how many cards lie with him */
  cards: number;
  /** what he can do once a turn he has done */
  used: boolean;
  state: ReturnType<PlayerInput["state"]>;
  /** somebody is aimed at by him */
  shooter: boolean;
  /** an answer is awaited for him */
  waited: boolean;
}

export function standing(street: Street, side: Side, figure: number): Standing {
  const { ctx, view, input, asked, now, begun } = street;
  const own = side.seat === ctx.seat;
  const here = stands(view, figure);
  const character = view.characters[figure] ?? "";
  return {
    figure,
    side,
    own,
    front: figure === side.front,
    here,
    character,
    name: printedName(ctx.game, "character", character),
    life: Math.max(view.life[figure] ?? 0, 0),
    max: view.max_life[figure] ?? 0,
    cards: view.in_play[figure]?.length ?? 0,
    used: side.seat === view.active && view.used.includes(character),
    state: here ? figureState(input, view, figure, own) : "",
    shooter: now !== null && now.by === figure && now.target !== figure,
    waited: begun && asked?.seat === side.seat && now?.target === figure,
  };
}

/** Read out: who he is, where he stands, how he is. */
export const labelOf = ({ name, front, life, max, state }: Standing): string =>
  say("duel_table.figure", {
    name,
    place: front ? "front" : "rear",
    life,
    max,
    state: state || "none",
  });
