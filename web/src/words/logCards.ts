// Log lines for cards that move: drawn, taken, discarded, turned up.

import type { CardFlipped, DrawSettled } from "../net/protocol";
import { ownerOf } from "./context";
import type { EventWriters } from "./log";
import { sourceOf } from "./logPlays";
import { cardPart, deckName, printedPart, symbolName } from "./names";
import { sentenceText, type Part } from "./sentence";
import type { LogWriter } from "./logWriter";

export const cardEventWriters: Pick<
  EventWriters,
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
  card_drawn(log, event) {
    const same = (other: typeof event) => other.seat === event.seat && other.deck === event.deck;
    const drawn = [event, ...log.takeAll("card_drawn", same)];
    const several = log.moment.view.deck_counts.length > 1 && event.deck !== event.seat;
    const deck = several ? deckName(log.ctx, event.deck) : undefined;
    log.addLine("drew", { who: log.seat(event.seat), cards: log.cards(drawn), deck }, "draw");
  },

  card_taken(log, event) {
    const same = (other: typeof event) =>
      other.seat === event.seat && other.source === event.source && other.figure === event.figure;
    const taken = [event, ...log.takeAll("card_taken", same)];
    const source = sourceOf(log, event);
    const facts = { who: log.seat(event.seat), cards: log.cards(taken), ...source.facts };
    log.addLine(`took.${source.key}`, facts, source.key === "offer" ? "draw" : "steal");
  },

  card_discarded(log, event) {
    const same = (other: typeof event) => other.seat === event.seat;
    const gone = [event, ...log.takeAll("card_discarded", same)];
    const asked = log.before?.asked;
    const own = asked === undefined || asked === null || asked.seat === event.seat;
    const key = own ? log.keyFor("discarded", asked?.prompt) : "lost_from_hand";
    log.addLine(key, { who: log.seat(event.seat), cards: log.cards(gone) }, "discard");
  },

  card_laid(log, event) {
    const facts = { who: log.figure(event.figure), card: cardPart(log.ctx, event.card) };
    log.addLine("lies_before", facts, "lay");
  },

  card_left_play(log, event) {
    const same = (other: typeof event) => other.figure === event.figure;
    const gone = [event, ...log.takeAll("card_left_play", same)];
    log.addLine("left_play", { who: log.figure(event.figure), cards: log.cards(gone) }, "discard");
  },

  card_passed(log, event) {
    const facts = {
      who: log.figure(event.figure),
      to: log.figure(event.to),
      card: cardPart(log.ctx, event.card),
    };
    log.addLine("passed_on", facts, "lay");
  },

  card_flipped(log, event) {
    const more = log.takeAll("card_flipped", (other) => other.cause === event.cause);
    const settled = log.takeIf("draw_settled", (other) => other.cause === event.cause);
    if (settled !== undefined && more.length === 0) return writeDraw(log, settled);
    const cards = log.cards([event, ...more]);
    const facts = { who: log.player(event.figure), cards, cause: causeOf(log, event) };
    log.addLine("flipped", facts, "flip");
    if (settled !== undefined) writeDraw(log, settled);
  },

  draw_settled: writeDraw,

  card_turned_up(log, event) {
    const drawn = log.previous?.type === "card_drawn" && log.previous.seat === event.seat;
    const shown = [event, ...log.takeAll("card_turned_up", (other) => other.seat === event.seat)];
    const facts = { who: log.seat(event.seat), cards: log.cards(shown) };
    log.addLine(drawn ? "showed" : "turned_up", facts, "show");
  },

  card_returned(log, event) {
    const same = (other: typeof event) => other.seat === event.seat && other.deck === event.deck;
    const back = [event, ...log.takeAll("card_returned", same)];
    log.addLine("returned", { who: log.seat(event.seat), cards: log.cards(back) }, "return");
  },

  deck_shuffled(log, event) {
    if (log.moment.eventsBefore > 0 || log.lines.length > 0) {
      log.addLine("reshuffled", { count: event.cards }, "shuffle");
      return;
    }
    log.takeAll("deck_shuffled", () => true);
    const dealt = log.takeAll("card_drawn", () => true); // the first hands
    log.addLine(dealt.length > 0 ? "dealt" : "shuffled", {}, "shuffle");
  },
};

/** The result of a draw!. That its card leaves play is not worth a line of its own. */
function writeDraw(log: LogWriter, event: DrawSettled): void {
  const outcome = log.keyFor("outcome", event.cause < 0 ? "" : log.kindOf(event.cause));
  const nothing = event.card === null || event.card < 0;
  const facts = {
    who: log.player(event.figure),
    card: cardPart(log.ctx, event.card),
    symbol: symbolName(log.ctx, event.card),
    cause: causeOf(log, event),
    outcome: sentenceText(log.keyOf(outcome), { met: event.met }),
  };
  const mine = (other: { figure: number }) =>
    ownerOf(log.ctx, other.figure) === ownerOf(log.ctx, event.figure);
  const saved = log.takeIf("avoided", mine) !== undefined;
  log.addLine(
    nothing ? "draw_without_card" : saved ? "draw_saves" : "draw",
    facts,
    saved ? "avoid" : "flip",
  );
  log.takeIf("card_left_play", (left) => left.card === event.cause);
}

/** The card that caused the draw!, or the character whose ability did. */
function causeOf(log: LogWriter, event: CardFlipped | DrawSettled): Part | undefined {
  if (event.cause >= 0) return cardPart(log.ctx, event.cause);
  const view = log.moment.view;
  const known = "abilities" in view ? view.abilities : log.characters;
  const id = known[event.figure];
  return id ? printedPart(log.ctx, "character", id) : undefined;
}
