// Texts for prompts: for the player who decides, and for players who wait.

import type { PendingDecision, DuelView, GameView } from "../net/protocol";
import { actingFigure, auctionOf, ownerOf, type Context } from "./context";
import { findMessage, say } from "./language.svelte";
import { optionalCardPart, figurePart, optionalPrintedPart, seatName, seatPart } from "./names";
import { sentenceText, type Part, type Values } from "./sentence";

export interface PromptWords {
  /** "Ann shot at you" */
  title: string;
  /** "BANG! 6♣. One Missed! is enough."; often "" */
  detail: string;
}

type Facts = Record<string, number>;

export function promptWords(asked: PendingDecision, view: GameView, ctx: Context): PromptWords {
  const values = valuesOf(asked, view, ctx);
  if (asked.seat !== ctx.seat) return { title: waitingWords(asked, ctx, values), detail: "" };
  const title = keyOf(ctx, asked.prompt, "title", topOf(view)[0]);
  const detail = keyOf(ctx, asked.prompt, "detail", topOf(view)[0]);
  return {
    title: title === undefined ? sentenceText("prompts.unknown") : sentenceText(title, values),
    detail: detail === undefined ? "" : sentenceText(detail, values),
  };
}

/** Whose turn it is. */
export function turnWords(view: GameView, ctx: Context): string {
  const active = "roles" in view ? ownerOf(ctx, view.active) : view.active;
  const seat = view.turn_number > 0 ? active : -1;
  if (seat === ctx.seat && seat >= 0) return say("table.your_turn");
  return seat < 0
    ? say("table.before_the_game")
    : say("table.turn_of", { name: seatName(ctx, seat) });
}

/** The Duel: BANG! cards played this turn, and the limit. */
export const bangWords = (view: DuelView): string =>
  view.bang_limit < 0
    ? say("duel_table.bangs_free", { played: view.bangs })
    : say("duel_table.bangs", { played: view.bangs, limit: view.bang_limit });

/** The frame that is being resolved, and its facts. */
const topOf = (view: GameView): [string, Facts] => view.resolving.at(-1) ?? ["", {}];

/** The message for a prompt of this game, preferably the one for the frame that asks. */
function keyOf(
  ctx: Context,
  prompt: string,
  what: "title" | "detail" | "waiting",
  frame: string,
): string | undefined {
  const keys = [
    `prompts.${ctx.game}.${prompt}_${frame}.${what}`,
    `prompts.${ctx.game}.${prompt}.${what}`,
  ];
  return keys.find((key) => findMessage(key) !== undefined);
}

function waitingWords(asked: PendingDecision, ctx: Context, values: Values): string {
  return sentenceText(keyOf(ctx, asked.prompt, "waiting", "") ?? "prompts.waiting", values);
}

function valuesOf(asked: PendingDecision, view: GameView, ctx: Context): Values {
  const [, facts] = topOf(view);
  const [outerFrame, outerFacts] = view.resolving.at(-2) ?? ["", {} as Facts];
  const me = actingFigure(ctx, view, asked.seat);
  const figure = (name: string) => figurePart(ctx, facts[name] ?? -1, view.characters);
  const seat = (number: number | undefined) =>
    number === undefined ? undefined : seatPart(ctx, number);
  const limit = limitOf(view, asked.seat, me);
  return {
    who: seatPart(ctx, asked.seat),
    by: figure("by"),
    target: figure("target"),
    figure: figure("figure"),
    fallen: figure("fallen"),
    victim: seat(facts["victim"]),
    mine: mineOf(facts, asked, view, ctx),
    partner: partnerOf(facts["figure"] ?? -1, view, ctx),
    card: optionalCardPart(ctx, facts["card"]),
    wanted: optionalCardPart(ctx, facts["wanted"]),
    below: outerFrame === "Turn" ? undefined : optionalCardPart(ctx, outerFacts["card"]),
    needed: facts["needed"],
    left: facts["left"],
    swapped: facts["swapped"],
    limit,
    over: limit === undefined ? undefined : (view.hand_counts[asked.seat] ?? 0) - limit,
    ability: abilityOf(view, ctx, me),
    event: "event" in view ? optionalPrintedPart(ctx, "event", view.event) : undefined,
    spare:
      "spares" in view ? optionalPrintedPart(ctx, "character", view.spares[asked.seat]) : undefined,
    life: view.life[me],
    ...lotOf(view, ctx),
  };
}

/** The current lot of an auction, with the highest offer. */
function lotOf(view: GameView, ctx: Context): Values {
  const auction = auctionOf(view);
  if (auction === null) return {};
  return {
    lot: optionalPrintedPart(ctx, "character", auction.character),
    bidder: auction.bidder < 0 ? undefined : seatPart(ctx, auction.bidder),
    offer: auction.offer,
  };
}

/** The hand limit: BANG! has one for each figure, The Duel for each seat. */
function limitOf(view: GameView, seat: number, figure: number): number | undefined {
  const byFigure = view.hand_limits.length === view.life.length;
  const limit = view.hand_limits[byFigure ? figure : seat];
  return limit === undefined || limit < 0 ? undefined : limit;
}

/** The figure of the asked player that the prompt is about. */
function mineOf(
  facts: Facts,
  asked: PendingDecision,
  view: GameView,
  ctx: Context,
): Part | undefined {
  const own = ["target", "by", "figure"]
    .map((name) => facts[name] ?? -1)
    .find((figure) => figure >= 0 && ownerOf(ctx, figure) === asked.seat);
  return own === undefined ? undefined : figurePart(ctx, own, view.characters);
}

function partnerOf(figure: number, view: GameView, ctx: Context): Part | undefined {
  const seat = ownerOf(ctx, figure);
  const other = view.ring.find((one) => one !== figure && ownerOf(ctx, one) === seat);
  return other === undefined ? undefined : figurePart(ctx, other, view.characters);
}

function abilityOf(view: GameView, ctx: Context, figure: number): Part | undefined {
  const known = "abilities" in view ? view.abilities : view.characters;
  return optionalPrintedPart(ctx, "character", known[figure]);
}
