// Legal moves in words: for buttons, menus and those who hear the page instead of seeing it.

import type { GameView, MoveOption } from "../net/protocol";
import { actingFor, bearerOf, hasTeams, ownerOf, type Context } from "./context";
import { findMessage, say } from "./language.svelte";
import {
  cardIf,
  cardName,
  cardPart,
  figurePart,
  kindPart,
  printedIf,
  seatPart,
  spokenWord,
  symbolOf,
} from "./names";
import { sentence, spell, type Part, type Values } from "./sentence";
import type { Icon } from "./telling";

export interface MoveWords {
  /** "Play Missed! 4♠" */
  title: string;
  /** "Lose 1 life: 3 → 2"; often "" */
  detail: string;
  icon: Icon;
}

const ICONS: Record<string, Icon> = {
  play: "play",
  use: "ability",
  discard: "discard",
  pick: "draw",
  draw: "draw",
  give: "give",
  pass: "pass",
  skip: "pass",
  end: "turn",
  name: "name",
  swap: "swap",
  reload: "draw",
  bid: "bid",
  leave: "leave",
};

// By prompt: what a verb comes to there, if that is not the usual.
const ICONS_AT: Record<string, Icon> = {
  "pass shot": "hit",
  "pass hit": "hit",
  "pass indians": "hit",
  "pass duel": "hit",
  "pass raid": "hit",
  "pass give_hit": "hit",
  "pass give_avoid": "hit",
  "pass dying": "out",
  "play shot": "avoid",
  "play hit": "avoid",
  "use shot": "avoid",
  "use hit": "avoid",
  "play dying": "heal",
  "use dying": "heal",
  "pick flip": "flip",
  "pick reveal": "flip",
  "pick brawl": "discard",
  "pick robbery": "discard",
  "pick strip": "discard",
  "pick plunder": "steal",
  "pick share": "steal",
  "pick blood": "give",
  "pick front": "swap",
  "pick imitate": "ability",
};

export function moveWords(move: MoveOption, view: GameView, ctx: Context): MoveWords {
  const values = valuesOf(move, view, ctx);
  const titleKey = keyOf(move, view, ctx, "");
  const detailKey = keyOf(move, view, ctx, "_detail");
  return {
    title: begun((titleKey === undefined ? "" : spell(titleKey, values)) || move.move),
    detail: detailKey === undefined ? "" : spell(detailKey, values),
    icon: ICONS_AT[`${move.verb} ${view.prompt}`] ?? ICONS[move.verb] ?? "play",
  };
}

const begun = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The message for a move: of this game and prompt (and what is being resolved), else the usual one. */
function keyOf(
  move: MoveOption,
  view: GameView,
  ctx: Context,
  ending: "" | "_detail",
): string | undefined {
  const frame = view.resolving.at(-1)?.[0] ?? "";
  const base = deed(move) + ending;
  const tried = [
    `moves.${ctx.game}.${base}.${view.prompt}_${frame}`,
    `moves.${ctx.game}.${base}.${view.prompt}`,
    `moves.${base}.${view.prompt}`,
    `moves.${base}.any`,
  ];
  return tried.find((key) => findMessage(key) !== undefined);
}

/** What is done: a verb, with what makes a difference in words. */
function deed(move: MoveOption): string {
  if (move.verb === "use") return move.card === undefined ? "use_ability" : "use";
  if (move.verb === "pick" && move.card === undefined && move.kind !== undefined)
    return "pick_kind";
  if (move.verb === "pick" && move.figure !== undefined) return "pick_figure";
  if (move.verb === "draw" && move.figure !== undefined) return "draw_hand";
  if (move.verb === "draw" && move.at_card !== undefined) return "draw_card";
  if (move.verb === "discard" && targets(move)) return "fire";
  if (move.verb === "swap" && move.figure !== undefined) return "swap_side";
  return move.verb;
}

const targets = (move: MoveOption) => move.figure !== undefined || move.at_card !== undefined;

function valuesOf(move: MoveOption, view: GameView, ctx: Context): Values {
  const seat = view.asked;
  const me = actingFor(ctx, view, seat);
  const facts = view.resolving.at(-1)?.[1] ?? {};
  const about = facts["target"] ?? facts["figure"] ?? me;
  const concerned = ownerOf(ctx, about) === seat ? about : me;
  const life = view.life[concerned];
  const card = move.card ?? move.at_card;
  return {
    card: cardIf(ctx, card),
    symbol: card === undefined ? "" : symbolOf(ctx, card),
    kind: kindPart(ctx, move.kind),
    target: targets(move) ? targetParts(move, view, ctx) : undefined,
    figure: figurePart(ctx, move.figure ?? -1, view.characters),
    seen: printedIf(ctx, "character", view.characters[move.figure ?? -1]),
    owner: move.figure === undefined ? undefined : seatPart(ctx, ownerOf(ctx, move.figure)),
    word: move.word === undefined ? undefined : spokenWord(ctx, move.word),
    top: cardIf(ctx, view.discards.at(-1)),
    mine: figurePart(ctx, concerned, view.characters),
    partner: figurePart(ctx, partnerOf(ctx, view, concerned), view.characters),
    character: printedIf(ctx, "character", view.characters[me]),
    ability: abilityOf(view, ctx, me),
    spare: "spares" in view ? printedIf(ctx, "character", view.spares[seat]) : undefined,
    victim: facts["victim"] === undefined ? undefined : seatPart(ctx, facts["victim"]),
    life,
    less: life === undefined ? undefined : life - 1,
    needed: facts["needed"] ?? 1,
    chance: move.chance,
    amount: move.amount,
  };
}

function abilityOf(view: GameView, ctx: Context, figure: number): Part | undefined {
  const known = "abilities" in view ? view.abilities : view.characters;
  return printedIf(ctx, "character", known[figure]);
}

/** The other figure of the same seat; -1 if there is none. */
function partnerOf(ctx: Context, view: GameView, figure: number): number {
  const seat = ownerOf(ctx, figure);
  return view.ring.find((other) => other !== figure && ownerOf(ctx, other) === seat) ?? -1;
}

// -- what a move is put together from --------------------------------------------------------

/** Whom or what a move is aimed at: "Bob", "Bob’s Barrel Q♠", "Jango (front)", "the deck". */
export const targetWords = (move: MoveOption, view: GameView, ctx: Context): string =>
  targetParts(move, view, ctx)
    .map((part) => part.text)
    .join("");

export function targetParts(move: MoveOption, view: GameView, ctx: Context): Part[] {
  if (move.at_card !== undefined) {
    const owner = figurePart(ctx, bearerOf(view, move.at_card), view.characters);
    return sentence("moves.owned", { owner, card: cardPart(ctx, move.at_card) });
  }
  if (move.figure !== undefined) {
    const figure = figurePart(ctx, move.figure, view.characters);
    if (figure === undefined) return [];
    if (!hasTeams(ctx) || partnerOf(ctx, view, move.figure) < 0) return [figure];
    const place = view.front.includes(move.figure) ? "front" : "rear";
    return sentence(`moves.placed.${place}`, { figure });
  }
  return move.word === undefined ? [] : [{ text: spokenWord(ctx, move.word) }];
}

/** What may be done with a card, where there are several ways: "Play it as Missed!", "Discard it". */
export function wayWords(move: MoveOption, view: GameView, ctx: Context): MoveWords {
  const whole = moveWords(move, view, ctx);
  const kind = kindPart(ctx, move.kind);
  const key = `moves.way.${move.verb}${kind === undefined ? "" : "_as"}`;
  const card = cardIf(ctx, move.card);
  if (card === undefined || findMessage(key) === undefined) return whole;
  const detail = kind === undefined ? "" : spell("moves.way.detail", { card });
  return { title: spell(key, { kind }), detail, icon: whole.icon };
}

/** A choice is half made: what is wanted now? */
export function choosingWords(
  left: readonly MoveOption[],
  view: GameView,
  ctx: Context,
): Omit<MoveWords, "icon"> {
  const [move] = left;
  if (move === undefined) return { title: "", detail: "" };
  const whole = moveWords(move, view, ctx).title;
  const card = move.card === undefined ? whole : cardName(ctx, move.card);
  const aims = new Set(left.flatMap(({ figure, at_card, word }) => [figure, at_card, word]));
  aims.delete(undefined);
  if (aims.size > 0) {
    const detail = say("table.targets", { card, count: aims.size });
    return { title: say("table.at_whom"), detail };
  }
  return left.length > 1
    ? { title: say("table.which_way"), detail: card }
    : { title: whole, detail: say("table.once_more") };
}
