// Texts for legal moves: for buttons, menus and screen readers.

import type { GameView, MoveOption } from "../net/protocol";
import { actingFigure, bearerOf, hasTeams, ownerOf, type Context } from "./context";
import { findMessage, say } from "./language.svelte";
import {
  optionalCardPart,
  cardName,
  cardPart,
  figurePart,
  kindPart,
  optionalPrintedPart,
  seatPart,
  wordName,
  symbolName,
} from "./names";
import { sentence, sentenceText, type Part, type Values } from "./sentence";
import type { Icon } from "./logWriter";

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

// Verbs that get another icon at a certain prompt.
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
    title: capitalize((titleKey === undefined ? "" : sentenceText(titleKey, values)) || move.move),
    detail: detailKey === undefined ? "" : sentenceText(detailKey, values),
    icon: ICONS_AT[`${move.verb} ${view.prompt}`] ?? ICONS[move.verb] ?? "play",
  };
}

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The message for a move: the most specific one for this game, prompt and frame. */
function keyOf(
  move: MoveOption,
  view: GameView,
  ctx: Context,
  ending: "" | "_detail",
): string | undefined {
  const frame = view.resolving.at(-1)?.[0] ?? "";
  const base = moveKind(move) + ending;
  const tried = [
    `moves.${ctx.game}.${base}.${view.prompt}_${frame}`,
    `moves.${ctx.game}.${base}.${view.prompt}`,
    `moves.${base}.${view.prompt}`,
    `moves.${base}.any`,
  ];
  return tried.find((key) => findMessage(key) !== undefined);
}

/** The kind of move: its verb, split where the wording differs. */
function moveKind(move: MoveOption): string {
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
  const me = actingFigure(ctx, view, seat);
  const facts = view.resolving.at(-1)?.[1] ?? {};
  const about = facts["target"] ?? facts["figure"] ?? me;
  const concerned = ownerOf(ctx, about) === seat ? about : me;
  const life = view.life[concerned];
  const card = move.card ?? move.at_card;
  return {
    card: optionalCardPart(ctx, card),
    symbol: card === undefined ? "" : symbolName(ctx, card),
    kind: kindPart(ctx, move.kind),
    target: targets(move) ? targetParts(move, view, ctx) : undefined,
    figure: figurePart(ctx, move.figure ?? -1, view.characters),
    seen: optionalPrintedPart(ctx, "character", view.characters[move.figure ?? -1]),
    owner: move.figure === undefined ? undefined : seatPart(ctx, ownerOf(ctx, move.figure)),
    word: move.word === undefined ? undefined : wordName(ctx, move.word),
    top: optionalCardPart(ctx, view.discards.at(-1)),
    mine: figurePart(ctx, concerned, view.characters),
    partner: figurePart(ctx, partnerOf(ctx, view, concerned), view.characters),
    character: optionalPrintedPart(ctx, "character", view.characters[me]),
    ability: abilityOf(view, ctx, me),
    spare: "spares" in view ? optionalPrintedPart(ctx, "character", view.spares[seat]) : undefined,
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
  return optionalPrintedPart(ctx, "character", known[figure]);
}

/** The other figure of the same seat; -1 if there is none. */
function partnerOf(ctx: Context, view: GameView, figure: number): number {
  const seat = ownerOf(ctx, figure);
  return view.ring.find((other) => other !== figure && ownerOf(ctx, other) === seat) ?? -1;
}

// -- the parts of a move ---------------------------------------------------------------------

/** The target of a move: "Bob", "Bob’s Barrel Q♠", "Jango (front)", "the deck". */
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
  return move.word === undefined ? [] : [{ text: wordName(ctx, move.word) }];
}

/** One of several moves with the same card: "Play it as Missed!", "Discard it". */
export function wayWords(move: MoveOption, view: GameView, ctx: Context): MoveWords {
  const whole = moveWords(move, view, ctx);
  const kind = kindPart(ctx, move.kind);
  const key = `moves.way.${move.verb}${kind === undefined ? "" : "_as"}`;
  const card = optionalCardPart(ctx, move.card);
  if (card === undefined || findMessage(key) === undefined) return whole;
  const detail = kind === undefined ? "" : sentenceText("moves.way.detail", { card });
  return { title: sentenceText(key, { kind }), detail, icon: whole.icon };
}

/** What is left to choose after the first part of a move was chosen. */
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
