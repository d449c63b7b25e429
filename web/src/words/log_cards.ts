// Cards that go from one place to another: drawn, taken, discarded, turned up.

import type { CardFlipped, DrawSettled } from "../net/protocol";
import { ownerOf } from "./context";
import type { Tellers } from "./log";
import { sourceOf } from "./log_plays";
import { cardPart, deckName, printedPart, symbolOf } from "./names";
import { spell, type Part } from "./sentence";
import type { Telling } from "./telling";

export const cardTellers: Pick<
  Tellers,
  | "card_drawn"
  | "card_taken"
  | "card_discarded"
  | "card_laid"
  | "card_left_play"
  | "card_passed"
  | "card_flipped"
  | "draw_settled"
  | "card_turned_up"
  | "card_returned"
  | "deck_shuffled"
> = {
  card_drawn(told, event) {
    const same = (other: typeof event) => other.seat === event.seat && other.deck === event.deck;
    const drawn = [event, ...told.takeAll("card_drawn", same)];
    const several = told.moment.view.deck_counts.length > 1 && event.deck !== event.seat;
    const deck = several ? deckName(told.ctx, event.deck) : undefined;
    told.say("drew", { who: told.seat(event.seat), cards: told.cards(drawn), deck }, "draw");
  },

  card_taken(told, event) {
    const same = (other: typeof event) =>
      other.seat === event.seat && other.source === event.source && other.figure === event.figure;
    const taken = [event, ...told.takeAll("card_taken", same)];
    const source = sourceOf(told, event);
    const facts = { who: told.seat(event.seat), cards: told.cards(taken), ...source.facts };
    told.say(`took.${source.key}`, facts, source.key === "offer" ? "draw" : "steal");
  },

  card_discarded(told, event) {
    const same = (other: typeof event) => other.seat === event.seat;
    const gone = [event, ...told.takeAll("card_discarded", same)];
    const asked = told.before?.asked;
    const own = asked === undefined || asked === null || asked.seat === event.seat;
    const key = own ? told.special("discarded", asked?.prompt) : "lost_from_hand";
    told.say(key, { who: told.seat(event.seat), cards: told.cards(gone) }, "discard");
  },

  card_laid(told, event) {
    const facts = { who: told.figure(event.figure), card: cardPart(told.ctx, event.card) };
    told.say("lies_before", facts, "lay");
  },

  card_left_play(told, event) {
    const same = (other: typeof event) => other.figure === event.figure;
    const gone = [event, ...told.takeAll("card_left_play", same)];
    told.say("left_play", { who: told.figure(event.figure), cards: told.cards(gone) }, "discard");
  },

  card_passed(told, event) {
    const facts = {
      who: told.figure(event.figure),
      to: told.figure(event.to),
      card: cardPart(told.ctx, event.card),
    };
    told.say("passed_on", facts, "lay");
  },

  card_flipped(told, event) {
    const more = told.takeAll("card_flipped", (other) => other.cause === event.cause);
    const settled = told.takeIf("draw_settled", (other) => other.cause === event.cause);
    if (settled !== undefined && more.length === 0) return tellDraw(told, settled);
    const cards = told.cards([event, ...more]);
    const facts = { who: told.player(event.figure), cards, cause: causeOf(told, event) };
    told.say("flipped", facts, "flip");
    if (settled !== undefined) tellDraw(told, settled);
  },

  draw_settled: tellDraw,

  card_turned_up(told, event) {
    const drawn = told.previous?.type === "card_drawn" && told.previous.seat === event.seat;
    const shown = [event, ...told.takeAll("card_turned_up", (other) => other.seat === event.seat)];
    const facts = { who: told.seat(event.seat), cards: told.cards(shown) };
    told.say(drawn ? "showed" : "turned_up", facts, "show");
  },

  card_returned(told, event) {
    const same = (other: typeof event) => other.seat === event.seat && other.deck === event.deck;
    const back = [event, ...told.takeAll("card_returned", same)];
    told.say("returned", { who: told.seat(event.seat), cards: told.cards(back) }, "return");
  },

  deck_shuffled(told, event) {
    if (told.moment.eventsBefore > 0 || told.lines.length > 0) {
      told.say("reshuffled", { count: event.cards }, "shuffle");
      return;
    }
    told.takeAll("deck_shuffled", () => true);
    const dealt = told.takeAll("card_drawn", () => true); // the first hands
    told.say(dealt.length > 0 ? "dealt" : "shuffled", {}, "shuffle");
  },
};

/** What a draw! comes to; that the card which asked for it is gone, too, needs no telling. */
function tellDraw(told: Telling, event: DrawSettled): void {
  const outcome = told.special("outcome", event.cause < 0 ? "" : told.kindOf(event.cause));
  const nothing = event.card === null || event.card < 0;
  const facts = {
    who: told.player(event.figure),
    card: cardPart(told.ctx, event.card),
    symbol: symbolOf(told.ctx, event.card),
    cause: causeOf(told, event),
    outcome: spell(told.keyOf(outcome), { met: event.met }),
  };
  const mine = (other: { figure: number }) =>
    ownerOf(told.ctx, other.figure) === ownerOf(told.ctx, event.figure);
  const saved = told.takeIf("avoided", mine) !== undefined;
  told.say(
    nothing ? "draw_without_card" : saved ? "draw_saves" : "draw",
    facts,
    saved ? "avoid" : "flip",
  );
  told.takeIf("card_left_play", (left) => left.card === event.cause);
}

/** The card that asks for a draw!, or the character who has used his ability for it. */
function causeOf(told: Telling, event: CardFlipped | DrawSettled): Part | undefined {
  if (event.cause >= 0) return cardPart(told.ctx, event.cause);
  const view = told.moment.view;
  const known = "abilities" in view ? view.abilities : told.characters;
  const id = known[event.figure];
  return id ? printedPart(told.ctx, "character", id) : undefined;
}
