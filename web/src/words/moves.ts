// Texts for legal moves: for buttons, menus and screen readers.

import type { GameView, MoveOption } from "../net/protocol";
import { bearerOf, hasTeams, ownerOf, type Context } from "./context";
import { findMessage, say } from "./language.svelte";
import type { Icon } from "./log";
import { optionalCardPart, cardName, cardPart, figurePart, kindPart, wordName } from "./names";
import { renderText } from "./render";
import { sentence, sentenceText, type Part } from "./sentence";

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

export const moveWords = (move: MoveOption, view: GameView, ctx: Context): MoveWords => ({
  title: capitalize(renderText(move.title, ctx) || move.move),
  detail: renderText(move.detail, ctx),
  icon: ICONS_AT[`${move.verb} ${view.prompt}`] ?? ICONS[move.verb] ?? "play",
});

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

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
