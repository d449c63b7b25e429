// Cards on their way.

import type { CardFlipped, CardPlayed, DrawSettled } from "../net/protocol";
import type { Director } from "./director";
import type { Acts } from "./plan";
import type { Place, Verdict } from "./steps";

const DEAL = 60; // between two cards of a row
const FLIP = 420;
const HOLD = 500;
const AWAY = 200;
const SHOWN = FLIP + HOLD;

export const cardActs: Pick<
  Acts,
  | "card_drawn"
  | "card_taken"
  | "card_played"
  | "card_used"
  | "card_discarded"
  | "card_laid"
  | "card_left_play"
  | "card_passed"
  | "card_flipped"
  | "draw_settled"
  | "card_turned_up"
  | "card_returned"
  | "card_reloaded"
  | "deck_shuffled"
> = {
  card_drawn(to, event) {
    const path = [to.where.deck(event.deck), to.where.dealt(event.seat, event.card)];
    to.fly(event.card, path, DEAL, { seen: "turned", back: event.back });
  },

  card_taken(to, { card, seat, source, figure }) {
    const known: Place = card === null ? [] : [`card:${card}`];
    const from =
      figure >= 0
        ? to.where.figure(figure)
        : source >= 0
          ? to.where.hand(source)
          : source === -1
            ? to.where.discards()
            : ["offer", "middle"];
    to.fly(card, [[...known, ...from], to.where.hand(seat)], DEAL);
  },

  card_played(to, event) {
    const laid = to.later(event, "card_laid", (other) => other.card === event.card);
    to.tell(laid);
    const from = to.where.held(to.where.owner(event.figure), event.card);
    const last = laid === undefined ? to.where.final(event.card) : to.where.play(laid.figure);
    const over = laid === undefined ? aimedAt(to, event) : [];
    const sound = laid !== undefined && laid.figure !== event.figure ? "cell" : "card";
    const path = over.length > 0 ? [from, over, last] : [from, last];
    to.fly(event.card, path, over.length > 0 ? 260 : 240, { sound });
  },

  card_used(to, event) {
    if (event.card === null) return;
    to.add({ type: "pulse", place: [`card:${event.card}`], time: 240 }, 120);
  },

  card_discarded(to, event) {
    to.fly(event.card, [to.where.held(event.seat, event.card), to.where.final(event.card)], DEAL);
  },

  card_laid(to, event) {
    const known: Place = event.card === null ? [] : [`card:${event.card}`];
    const from = [...known, ...to.where.discards()];
    to.fly(event.card, [from, to.where.play(event.figure)], 120);
  },

  card_left_play(to, event) {
    const from = [`card:${event.card}`, ...to.where.figure(event.figure)];
    to.fly(event.card, [from, to.where.final(event.card)], 100);
  },

  card_passed(to, event) {
    const from = [`card:${event.card}`, ...to.where.figure(event.figure)];
    to.fly(event.card, [from, to.where.play(event.to)], 200, { sound: "fuse" });
  },

  card_flipped(to, event) {
    const all = [event, ...others(to, event)];
    all.forEach((one, slot) => {
      const settled = to.later(one, "draw_settled", (end) => end.cause === event.cause);
      const counts = settled?.card === one.card;
      if (counts) to.tell(settled);
      reveal(to, one.card, slot, all.length, counts && settled ? verdict(to, settled) : null);
      to.tell(one);
    });
    to.wait(SHOWN - 80);
  },

  draw_settled(to, event) {
    if (event.card === null || event.card < 0) return;
    reveal(to, event.card, 0, 1, verdict(to, event));
    to.wait(SHOWN - 80);
  },

  card_turned_up(to, event) {
    const aside = event.card !== null && to.after.view.aside.includes(event.card);
    if (aside) {
      to.fly(event.card, [to.where.deck(0), ["offer", "middle"]], DEAL, {
        seen: "turned",
        sound: "flip",
      });
      return;
    }
    const place = to.where.hand(event.seat);
    const front = to.front(event.card);
    const back = to.back(event.card);
    const over = to.where.seat(event.seat);
    const shown = { card: event.card, front, back, from: place, over, to: place };
    to.add(
      {
        ...shown,
        type: "reveal",
        slot: 0,
        slots: 1,
        verdict: null,
        time: FLIP + HOLD / 2 + AWAY,
        sound: "flip",
      },
      HOLD / 2,
    );
  },

  card_returned(to, event) {
    const path = [to.where.held(event.seat, event.card), to.where.deck(event.deck)];
    to.fly(event.card, path, DEAL);
  },

  card_reloaded(to, event) {
    const seat = to.where.owner(event.figure);
    const from = to.where.held(seat, event.card);
    to.tell(to.later(event, "card_discarded", (other) => other.card === event.card));
    to.tell(to.later(event, "card_left_play", (other) => other.card === event.card));
    to.fly(event.card, [from, to.where.final(event.card)], 200, { sound: "click" });
  },

  deck_shuffled(to, event) {
    const back = to.table.catalogue.backs[event.deck] ?? "deck";
    to.add(
      { type: "shuffle", place: to.where.deck(event.deck), back, time: 420, sound: "shuffle" },
      200,
    );
  },
};

/** The one it is played at, or the card. */
function aimedAt(to: Director, event: CardPlayed): Place {
  if (event.at_card >= 0) return [`card:${event.at_card}`, ...to.where.figure(event.target)];
  const other = event.target >= 0 && event.target !== event.figure;
  return other ? to.where.figure(event.target) : [];
}

/** The other cards turned over for the same reason. */
function others(to: Director, event: CardFlipped): CardFlipped[] {
  return to.after.events.filter(
    (one): one is CardFlipped =>
      one.type === "card_flipped" && one !== event && one.cause === event.cause && !to.isTold(one),
  );
}

function reveal(
  to: Director,
  card: number | null,
  slot: number,
  slots: number,
  verdict: Verdict | null,
): void {
  to.add({
    type: "reveal",
    card,
    front: to.front(card),
    back: to.back(card),
    from: to.where.deck(0),
    over: ["middle"],
    to: to.where.final(card),
    slot,
    slots,
    verdict,
    time: SHOWN + AWAY,
    sound: "flip",
  });
}

/** Whether a draw! was a good one shows in what comes of it. */
function verdict(to: Director, event: DrawSettled): Verdict {
  const { figure, cause } = event;
  const seat = to.where.owner(figure);
  const hurt =
    to.later(event, "life_lost", (other) => other.figure === figure) ??
    to.later(event, "turn_lost", (other) => other.seat === seat);
  const spared =
    to.later(event, "avoided", (other) => other.figure === figure) ??
    to.later(event, "card_passed", (other) => other.card === cause) ??
    to.later(event, "life_gained", (other) => other.figure === figure);
  const met = event.met > 0;
  return {
    cause: cause < 0 ? "" : to.kind(cause),
    met,
    good: hurt === undefined && (met || spared !== undefined),
  };
}
