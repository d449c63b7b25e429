// Plans for events that move cards.

import type { CardFlipped, CardPlayed, DrawSettled } from "../net/protocol";
import type { EventPlans } from "./plan";
import type { PlanBuilder } from "./planBuilder";
import type { Place, Reveal, Verdict } from "./steps";

const DEAL = 60; // between two cards of a row
const FLIP = 420;
const HOLD = 500;
const AWAY = 200;
const SHOWN = FLIP + HOLD;

export const cardPlans = {
  card_drawn(builder, event) {
    const to = builder.places.dealtCard(event.seat, event.card);
    const path = [builder.places.deck(event.deck), to];
    builder.fly(event.card, path, DEAL, { seen: "turned", back: event.back });
  },

  card_taken(builder, { card, seat, source, figure }) {
    const known: Place = card === null ? [] : [`card:${card}`];
    const from =
      figure >= 0
        ? builder.places.figure(figure)
        : source >= 0
          ? builder.places.hand(source)
          : source === -1
            ? builder.places.discards()
            : ["offer", "middle"];
    builder.fly(card, [[...known, ...from], builder.places.hand(seat)], DEAL);
  },

  card_played(builder, event) {
    const laid = builder.later(event, "card_laid", (other) => other.card === event.card);
    builder.cover(laid);
    const from = builder.places.heldCard(builder.places.owner(event.figure), event.card);
    const last =
      laid === undefined
        ? builder.places.destination(event.card)
        : builder.places.inPlay(laid.figure);
    const over = laid === undefined ? targetPlace(builder, event) : [];
    const sound = laid !== undefined && laid.figure !== event.figure ? "cell" : "card";
    const path = over.length > 0 ? [from, over, last] : [from, last];
    builder.fly(event.card, path, over.length > 0 ? 260 : 240, { sound });
  },

  card_used(builder, event) {
    if (event.card === null) return;
    builder.add({ type: "pulse", place: [`card:${event.card}`], time: 240 }, 120);
  },

  card_discarded(builder, event) {
    const from = builder.places.heldCard(event.seat, event.card);
    builder.fly(event.card, [from, builder.places.destination(event.card)], DEAL);
  },

  card_laid(builder, event) {
    const known: Place = event.card === null ? [] : [`card:${event.card}`];
    const from = [...known, ...builder.places.discards()];
    builder.fly(event.card, [from, builder.places.inPlay(event.figure)], 120);
  },

  card_left_play(builder, event) {
    const from = [`card:${event.card}`, ...builder.places.figure(event.figure)];
    builder.fly(event.card, [from, builder.places.destination(event.card)], 100);
  },

  card_passed(builder, event) {
    const from = [`card:${event.card}`, ...builder.places.figure(event.figure)];
    builder.fly(event.card, [from, builder.places.inPlay(event.to)], 200, { sound: "fuse" });
  },

  card_flipped(builder, event) {
    const all = [event, ...others(builder, event)];
    all.forEach((one, slot) => {
      const settled = builder.later(one, "draw_settled", (end) => end.cause === event.cause);
      const counts = settled?.card === one.card;
      if (counts) builder.cover(settled);
      const result = counts && settled ? verdict(builder, settled) : null;
      reveal(builder, one.card, { slot, slots: all.length, verdict: result });
      builder.cover(one);
    });
    builder.wait(SHOWN - 80);
  },

  draw_settled(builder, event) {
    if (event.card === null || event.card < 0) return;
    reveal(builder, event.card, { verdict: verdict(builder, event) });
    builder.wait(SHOWN - 80);
  },

  card_turned_up(builder, event) {
    const aside = event.card !== null && builder.after.view.aside.includes(event.card);
    if (aside) {
      const path = [builder.places.deck(0), ["offer", "middle"]];
      return builder.fly(event.card, path, DEAL, { seen: "turned", sound: "flip" });
    }
    const place = builder.places.hand(event.seat);
    const card = {
      card: event.card,
      front: builder.front(event.card),
      back: builder.back(event.card),
    };
    const path = { from: place, over: builder.places.seat(event.seat), to: place };
    builder.reveal({ ...card, ...path, time: FLIP + HOLD / 2 + AWAY, sound: "flip" }, HOLD / 2);
  },

  card_returned(builder, event) {
    const path = [builder.places.heldCard(event.seat, event.card), builder.places.deck(event.deck)];
    builder.fly(event.card, path, DEAL);
  },

  card_reloaded(builder, event) {
    const seat = builder.places.owner(event.figure);
    const from = builder.places.heldCard(seat, event.card);
    builder.cover(builder.later(event, "card_discarded", (other) => other.card === event.card));
    builder.cover(builder.later(event, "card_left_play", (other) => other.card === event.card));
    const path = [from, builder.places.destination(event.card)];
    builder.fly(event.card, path, 200, { sound: "click" });
  },

  deck_shuffled(builder, event) {
    const back = builder.viewpoint.catalogue.backs[event.deck] ?? "deck";
    const place = builder.places.deck(event.deck);
    builder.add({ type: "shuffle", place, back, time: 420, sound: "shuffle" }, 200);
  },
} satisfies Partial<EventPlans>;

/** The place of the target: a card or a figure. */
function targetPlace(builder: PlanBuilder, event: CardPlayed): Place {
  if (event.at_card >= 0) return [`card:${event.at_card}`, ...builder.places.figure(event.target)];
  const other = event.target >= 0 && event.target !== event.figure;
  return other ? builder.places.figure(event.target) : [];
}

/** The other cards revealed for the same cause. */
function others(builder: PlanBuilder, event: CardFlipped): CardFlipped[] {
  return builder.after.events.filter(
    (one): one is CardFlipped =>
      one.type === "card_flipped" &&
      one !== event &&
      one.cause === event.cause &&
      !builder.isCovered(one),
  );
}

function reveal(builder: PlanBuilder, card: number | null, row: Partial<Reveal>): void {
  const to = builder.places.destination(card);
  const path = { from: builder.places.deck(0), over: ["middle"], to };
  const face = { card, front: builder.front(card), back: builder.back(card) };
  builder.reveal({ ...face, ...path, ...row, time: SHOWN + AWAY, sound: "flip" });
}

/** Whether a draw! was good for the player follows from the later events. */
function verdict(builder: PlanBuilder, event: DrawSettled): Verdict {
  const { figure, cause } = event;
  const seat = builder.places.owner(figure);
  const hurt =
    builder.later(event, "life_lost", (other) => other.figure === figure) ??
    builder.later(event, "turn_lost", (other) => other.seat === seat);
  const spared =
    builder.later(event, "avoided", (other) => other.figure === figure) ??
    builder.later(event, "card_passed", (other) => other.card === cause) ??
    builder.later(event, "life_gained", (other) => other.figure === figure);
  const met = event.met > 0;
  return {
    cause: cause < 0 ? "" : builder.kind(cause),
    met,
    good: hurt === undefined && (met || spared !== undefined),
  };
}
