// Log lines for played cards, together with their immediate effects.

import type { CardPlayed } from "../net/protocol";
import { bearerOf, hasTeams, ownerOf } from "./context";
import type { EventWriters } from "./log";
import { optionalCardPart, cardPart, kindPart } from "./names";
import { sentence, type Part, type Values } from "./sentence";
import type { LogWriter } from "./logWriter";

export const playEventWriters: Pick<
  EventWriters,
  "card_played" | "card_used" | "shot_fired" | "avoided" | "card_reloaded" | "unaffected"
> = {
  card_played(log, event) {
    const facts: Values = {
      who: log.player(event.figure),
      card: playedAs(log, event),
    };
    const done =
      writeLaid(log, event, facts) ||
      writeShot(log, event.card, (target) => target === event.target, facts) ||
      writeAvoid(log, event.figure, facts) ||
      writeGain(log, event.figure, facts, "played") ||
      writeLoss(log, event.figure, facts);
    if (!done) log.addLine("played", { ...facts, ...targetOf(log, event) }, "play");
  },

  card_used(log, event) {
    const facts: Values = {
      who: log.player(event.figure),
      card: cardPart(log.ctx, event.card),
    };
    const gone = () =>
      log.takeIf("card_left_play", (left) => left.card === event.card) ??
      log.takeIf("card_discarded", (left) => left.card === event.card);
    gone();
    const next = log.peek();
    if (next?.type === "card_flipped" && next.cause === event.card) return; // its line says everything
    const done =
      writeShot(log, event.card, () => true, facts) ||
      writeAvoid(log, event.figure, facts) ||
      writeGain(log, event.figure, facts, "used");
    if (!done) log.addLine("used", facts, "play");
    gone();
  },

  card_reloaded(log, event) {
    log.takeIf("card_left_play", (left) => left.card === event.card);
    log.takeIf("card_discarded", (left) => left.card === event.card);
    const seat = ownerOf(log.ctx, event.figure);
    const drawn = log.takeAll("card_drawn", (draw) => draw.seat === seat);
    const cards = drawn.length > 0 ? log.cards(drawn) : undefined;
    const facts = { who: log.player(event.figure), card: cardPart(log.ctx, event.card), cards };
    log.addLine("reloaded", facts, "draw");
  },

  shot_fired(log, event) {
    const facts = {
      who: log.figure(event.by),
      target: log.figure(event.target),
      needed: event.needed,
    };
    log.addLine("shot_goes_on", facts, "shot");
  },

  avoided(log, event) {
    log.addLine("avoided", { who: log.figure(event.figure) }, "avoid");
  },

  unaffected(log, event) {
    const facts = { who: log.figure(event.figure), card: optionalCardPart(log.ctx, event.card) };
    log.addLine("unaffected", facts, "avoid");
  },
};

/** The card, with the kind it was played as if that differs. */
function playedAs(log: LogWriter, event: CardPlayed): Part[] {
  const card = cardPart(log.ctx, event.card);
  const own = event.card === null || log.kindOf(event.card) === event.kind;
  const kind = own ? undefined : kindPart(log.ctx, event.kind);
  return kind === undefined ? [card] : sentence("log.card_as", { card, kind });
}

/** The target: a figure, or a card in play. */
function targetOf(log: LogWriter, event: CardPlayed): Values {
  if (event.at_card < 0) return { target: log.figure(event.target) };
  const view = (log.before ?? log.moment).view;
  return {
    at_card: cardPart(log.ctx, event.at_card),
    target: log.figure(bearerOf(view, event.at_card)),
  };
}

/** A card that is put into play, and the cards it replaces. */
function writeLaid(log: LogWriter, event: CardPlayed, facts: Values): boolean {
  let ahead = 0;
  while (log.peek(ahead)?.type === "card_left_play") ahead += 1;
  const next = log.peek(ahead);
  if (next?.type !== "card_laid" || next.card !== event.card) return false;
  const gone = log.takeAll("card_left_play", () => true);
  log.take();
  gone.push(...log.takeAll("card_left_play", (left) => left.figure === next.figure));
  const cards = gone.length > 0 ? log.cards(gone) : undefined;
  const other = next.figure === event.figure ? undefined : log.figure(next.figure);
  log.addLine("laid", { ...facts, cards, target: other, bearer: log.figure(next.figure) }, "lay");
  return true;
}

/** A card fired at one target. A card with several targets gets its own line before its shots. */
function writeShot(
  log: LogWriter,
  card: number | null,
  fits: (target: number) => boolean,
  facts: Values,
): boolean {
  const shot = log.takeIf("shot_fired", (fired) => fired.card === card && fits(fired.target));
  if (shot === undefined) return false;
  const target = log.figure(shot.target);
  log.addLine("shot", { ...facts, who: log.figure(shot.by), target, needed: shot.needed }, "shot");
  return true;
}

/** A card that avoids a shot at its player. */
function writeAvoid(log: LogWriter, figure: number, facts: Values): boolean {
  const seat = ownerOf(log.ctx, figure);
  const avoided = log.takeIf("avoided", (event) => ownerOf(log.ctx, event.figure) === seat);
  if (avoided === undefined) return false;
  log.addLine("avoided_with", facts, "avoid");
  return true;
}

/** A card that gives its player cards or life, or turns cards up. */
function writeGain(
  log: LogWriter,
  figure: number,
  facts: Values,
  verb: "played" | "used",
): boolean {
  const seat = ownerOf(log.ctx, figure);
  const next = log.peek();
  if (next?.type === "card_drawn" && next.seat === seat) {
    const drawn = log.takeAll("card_drawn", (draw) => draw.seat === seat);
    log.addLine(`${verb}_drew`, { ...facts, cards: log.cards(drawn) }, "draw");
    return true;
  }
  if (next?.type === "life_gained" && ownerOf(log.ctx, next.figure) === seat) {
    log.take();
    const patient = hasTeams(log.ctx) ? log.figure(next.figure) : undefined;
    const life = { points: next.points, left: log.lifeOf(next.figure), patient };
    log.addLine(`${verb}_healed`, { ...facts, ...life }, "heal", "heal");
    return true;
  }
  if (next?.type === "card_turned_up") {
    const shown = log.takeAll("card_turned_up", () => true);
    log.addLine(`${verb}_showed`, { ...facts, cards: log.cards(shown) }, "show");
    return true;
  }
  if (next?.type === "card_taken" && next.seat === seat) {
    const taken = log.takeAll(
      "card_taken",
      (take) => take.seat === seat && take.source === next.source && take.figure === next.figure,
    );
    const source = sourceOf(log, next);
    log.addLine(
      `${verb}_took.${source.key}`,
      { ...facts, ...source.facts, cards: log.cards(taken) },
      "steal",
    );
    return true;
  }
  return false;
}

/** A card that makes another player lose cards. */
function writeLoss(log: LogWriter, figure: number, facts: Values): boolean {
  const next = log.peek();
  if (next?.type === "card_left_play") {
    const gone = log.takeAll("card_left_play", (left) => left.figure === next.figure);
    const target = log.figure(next.figure);
    log.addLine("played_stripped", { ...facts, target, cards: log.cards(gone) }, "discard");
    return true;
  }
  if (next?.type === "card_discarded" && next.seat !== ownerOf(log.ctx, figure)) {
    const gone = log.takeAll("card_discarded", (left) => left.seat === next.seat);
    const target = log.seat(next.seat);
    log.addLine("played_stripped", { ...facts, target, cards: log.cards(gone) }, "discard");
    return true;
  }
  return false;
}

/** Where a card was taken from. */
export function sourceOf(
  log: LogWriter,
  event: { source: number; figure: number },
): { key: "hand" | "discards" | "offer" | "play"; facts: Values } {
  if (event.figure >= 0) return { key: "play", facts: { from: log.figure(event.figure) } };
  if (event.source >= 0) return { key: "hand", facts: { from: log.seat(event.source) } };
  return { key: event.source === -1 ? "discards" : "offer", facts: {} };
}
