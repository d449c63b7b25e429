// Cards that are played, and what comes of them at once.

import type { CardPlayed } from "../net/protocol";
import { bearerOf, hasTeams, ownerOf } from "./context";
import type { Tellers } from "./log";
import { cardIf, cardPart, kindPart } from "./names";
import { sentence, type Part, type Values } from "./sentence";
import type { Telling } from "./telling";

export const playTellers: Pick<
  Tellers,
  "card_played" | "card_used" | "shot_fired" | "avoided" | "card_reloaded" | "unaffected"
> = {
  card_played(told, event) {
    const facts: Values = {
      who: told.player(event.figure),
      card: playedAs(told, event),
    };
    const done =
      tellLaid(told, event, facts) ||
      tellShot(told, event.card, (target) => target === event.target, facts) ||
      tellAvoid(told, event.figure, facts) ||
      tellGain(told, event.figure, facts, "played") ||
      tellLoss(told, event.figure, facts);
    if (!done) told.say("played", { ...facts, ...aimed(told, event) }, "play");
  },

  card_used(told, event) {
    const facts: Values = {
      who: told.player(event.figure),
      card: cardPart(told.ctx, event.card),
    };
    const gone = () =>
      told.takeIf("card_left_play", (left) => left.card === event.card) ??
      told.takeIf("card_discarded", (left) => left.card === event.card);
    gone();
    const next = told.peek();
    if (next?.type === "card_flipped" && next.cause === event.card) return; // which tells it all
    const done =
      tellShot(told, event.card, () => true, facts) ||
      tellAvoid(told, event.figure, facts) ||
      tellGain(told, event.figure, facts, "used");
    if (!done) told.say("used", facts, "play");
    gone();
  },

  card_reloaded(told, event) {
    told.takeIf("card_left_play", (left) => left.card === event.card);
    told.takeIf("card_discarded", (left) => left.card === event.card);
    const seat = ownerOf(told.ctx, event.figure);
    const drawn = told.takeAll("card_drawn", (draw) => draw.seat === seat);
    const cards = drawn.length > 0 ? told.cards(drawn) : undefined;
    const facts = { who: told.player(event.figure), card: cardPart(told.ctx, event.card), cards };
    told.say("reloaded", facts, "draw");
  },

  shot_fired(told, event) {
    const facts = {
      who: told.figure(event.by),
      target: told.figure(event.target),
      needed: event.needed,
    };
    told.say("shot_goes_on", facts, "shot");
  },

  avoided(told, event) {
    told.say("avoided", { who: told.figure(event.figure) }, "avoid");
  },

  unaffected(told, event) {
    const facts = { who: told.figure(event.figure), card: cardIf(told.ctx, event.card) };
    told.say("unaffected", facts, "avoid");
  },
};

/** The card, and what it was played as if that is something else than it is. */
function playedAs(told: Telling, event: CardPlayed): Part[] {
  const card = cardPart(told.ctx, event.card);
  const own = event.card === null || told.kindOf(event.card) === event.kind;
  const kind = own ? undefined : kindPart(told.ctx, event.kind);
  return kind === undefined ? [card] : sentence("log.card_as", { card, kind });
}

/** At whom, or at whose card. */
function aimed(told: Telling, event: CardPlayed): Values {
  if (event.at_card < 0) return { target: told.figure(event.target) };
  const view = (told.before ?? told.moment).view;
  return {
    at_card: cardPart(told.ctx, event.at_card),
    target: told.figure(bearerOf(view, event.at_card)),
  };
}

/** A card that comes to lie before somebody, and what has to make way for it. */
function tellLaid(told: Telling, event: CardPlayed, facts: Values): boolean {
  let ahead = 0;
  while (told.peek(ahead)?.type === "card_left_play") ahead += 1;
  const next = told.peek(ahead);
  if (next?.type !== "card_laid" || next.card !== event.card) return false;
  const gone = told.takeAll("card_left_play", () => true);
  told.take();
  gone.push(...told.takeAll("card_left_play", (left) => left.figure === next.figure));
  const cards = gone.length > 0 ? told.cards(gone) : undefined;
  const other = next.figure === event.figure ? undefined : told.figure(next.figure);
  told.say("laid", { ...facts, cards, target: other, bearer: told.figure(next.figure) }, "lay");
  return true;
}

/** A card that is fired. One that goes at several is told first, and then each of its shots. */
function tellShot(
  told: Telling,
  card: number | null,
  fits: (target: number) => boolean,
  facts: Values,
): boolean {
  const shot = told.takeIf("shot_fired", (fired) => fired.card === card && fits(fired.target));
  if (shot === undefined) return false;
  const target = told.figure(shot.target);
  told.say("shot", { ...facts, who: told.figure(shot.by), target, needed: shot.needed }, "shot");
  return true;
}

/** A card that avoids what was aimed at its player. */
function tellAvoid(told: Telling, figure: number, facts: Values): boolean {
  const seat = ownerOf(told.ctx, figure);
  const avoided = told.takeIf("avoided", (event) => ownerOf(told.ctx, event.figure) === seat);
  if (avoided === undefined) return false;
  told.say("avoided_with", facts, "avoid");
  return true;
}

/** A card that brings its player cards or life, or shows some. */
function tellGain(told: Telling, figure: number, facts: Values, verb: "played" | "used"): boolean {
  const seat = ownerOf(told.ctx, figure);
  const next = told.peek();
  if (next?.type === "card_drawn" && next.seat === seat) {
    const drawn = told.takeAll("card_drawn", (draw) => draw.seat === seat);
    told.say(`${verb}_drew`, { ...facts, cards: told.cards(drawn) }, "draw");
    return true;
  }
  if (next?.type === "life_gained" && ownerOf(told.ctx, next.figure) === seat) {
    told.take();
    const patient = hasTeams(told.ctx) ? told.figure(next.figure) : undefined;
    const life = { points: next.points, left: told.lifeOf(next.figure), patient };
    told.say(`${verb}_healed`, { ...facts, ...life }, "heal", "heal");
    return true;
  }
  if (next?.type === "card_turned_up") {
    const shown = told.takeAll("card_turned_up", () => true);
    told.say(`${verb}_showed`, { ...facts, cards: told.cards(shown) }, "show");
    return true;
  }
  if (next?.type === "card_taken" && next.seat === seat) {
    const taken = told.takeAll(
      "card_taken",
      (take) => take.seat === seat && take.source === next.source && take.figure === next.figure,
    );
    const source = sourceOf(told, next);
    told.say(
      `${verb}_took.${source.key}`,
      { ...facts, ...source.facts, cards: told.cards(taken) },
      "steal",
    );
    return true;
  }
  return false;
}

/** A card that costs somebody else one. */
function tellLoss(told: Telling, figure: number, facts: Values): boolean {
  const next = told.peek();
  if (next?.type === "card_left_play") {
    const gone = told.takeAll("card_left_play", (left) => left.figure === next.figure);
    const target = told.figure(next.figure);
    told.say("played_stripped", { ...facts, target, cards: told.cards(gone) }, "discard");
    return true;
  }
  if (next?.type === "card_discarded" && next.seat !== ownerOf(told.ctx, figure)) {
    const gone = told.takeAll("card_discarded", (left) => left.seat === next.seat);
    const target = told.seat(next.seat);
    told.say("played_stripped", { ...facts, target, cards: told.cards(gone) }, "discard");
    return true;
  }
  return false;
}

/** Where a card was taken from. */
export function sourceOf(
  told: Telling,
  event: { source: number; figure: number },
): { key: "hand" | "discards" | "offer" | "play"; facts: Values } {
  if (event.figure >= 0) return { key: "play", facts: { from: told.figure(event.figure) } };
  if (event.source >= 0) return { key: "hand", facts: { from: told.seat(event.source) } };
  return { key: event.source === -1 ? "discards" : "offer", facts: {} };
}
