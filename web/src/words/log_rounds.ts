// Turns, life and death, characters and events: all that is no card on its way.

import { hasTeams, ownerOf } from "./context";
import type { Tellers } from "./log";
import { printedPart, roleShown, spokenWord } from "./names";
import { listed } from "./sentence";
import type { Telling } from "./telling";

export const roundTellers: Omit<
  Tellers,
  keyof typeof import("./log_plays").playTellers | keyof typeof import("./log_cards").cardTellers
> = {
  // -- turns -------------------------------------------------------------------------------

  turn_started(told, event) {
    told.say("turn", { who: told.seat(event.seat), number: event.number }, "turn", "turn");
  },

  turn_lost(told, event) {
    told.say("turn_lost", { who: told.seat(event.seat) }, "pass");
  },

  turn_ended() {
    // The next one begins, and its heading says so.
  },

  passed(told, event) {
    const after = told.peek()?.type;
    if (after === "life_lost" || after === "eliminated") return; // which says it, too
    const asked = told.before?.asked;
    const prompt = asked?.seat === event.seat ? asked.prompt : undefined;
    const what = told.lot === "" ? prompt : "raise"; // however much of it is told at once
    told.say(told.special("passed", what), { who: told.seat(event.seat) }, "pass");
  },

  forced(told, event) {
    if (event.seat === told.ctx.seat) told.say("forced", { who: told.seat(event.seat) }, "pass");
  },

  seat_left(told, event) {
    told.say("seat_left", { who: told.seat(event.seat) }, "leave", "hit");
  },

  game_ended(told, event) {
    const seats = told.ctx.dealt.names.map((_, seat) => seat);
    const winners = seats.filter((seat) => (event.winners >> seat) & 1);
    winners.sort((a, b) => Number(b === told.ctx.seat) - Number(a === told.ctx.seat));
    const who = listed(winners.map((seat) => [told.seat(seat)]));
    told.say("game_ended", { who, count: winners.length }, "win", "turn");
  },

  // -- life --------------------------------------------------------------------------------

  life_lost(told, event) {
    const left = told.lifeOf(event.figure);
    const by = event.by === event.figure ? undefined : told.figure(event.by);
    const facts = { who: told.figure(event.figure), points: event.points, left, by };
    told.say(left !== undefined && left <= 0 ? "life_gone" : "life_lost", facts, "hit", "hit");
  },

  life_gained(told, event) {
    const left = told.lifeOf(event.figure);
    const facts = { who: told.figure(event.figure), points: event.points, left };
    told.say("life_gained", facts, "heal", "heal");
  },

  eliminated(told, event) {
    const view = told.before?.view;
    const ghost = view !== undefined && "ghosts" in view && view.ghosts.includes(event.figure);
    const seat = ownerOf(told.ctx, event.figure);
    const by = event.by === event.figure || ghost ? undefined : told.figure(event.by);
    const who = told.figure(event.figure);
    const shown = told.takeIf("role_shown", (other) => other.seat === seat);
    const role = shown === undefined ? undefined : roleShown(shown.role);
    const key = ghost ? "faded" : hasTeams(told.ctx) ? "fell" : "eliminated";
    told.say(key, { who, by, role, owner: told.seat(seat) }, "out", "hit");
    const killer = ownerOf(told.ctx, event.by);
    const drawn = told.takeAll("card_drawn", (draw) => draw.seat === killer && by !== undefined);
    if (drawn.length > 0) {
      told.say("reward", { who: told.seat(killer), cards: told.cards(drawn) }, "draw");
    }
  },

  came_back(told, event) {
    const life = event.life > 0 ? event.life : undefined;
    told.say("came_back", { who: told.figure(event.figure), life }, "heal", "heal");
  },

  role_shown(told, event) {
    told.say("role_shown", { who: told.seat(event.seat), role: roleShown(event.role) }, "show");
  },

  // -- characters and events ---------------------------------------------------------------

  ability_used(told, event) {
    if (told.peek()?.type === "card_flipped") return; // which tells whose ability it is
    if (wasPaid(told, event.figure)) return; // it was told before the payment
    const view = told.moment.view;
    const known = "abilities" in view ? view.abilities : told.characters;
    const id = known[event.figure];
    const character = id ? printedPart(told.ctx, "character", id) : undefined;
    told.say("ability_used", { who: told.player(event.figure), character }, "ability");
  },

  ability_taken(told, event) {
    const character = printedPart(told.ctx, "character", event.character);
    told.say("ability_taken", { who: told.figure(event.figure), character }, "ability");
  },

  character_entered(told, event) {
    const character = printedPart(told.ctx, "character", event.character);
    const facts = { who: told.player(event.figure), character, life: event.life };
    told.say(hasTeams(told.ctx) ? "character_joined" : "character_entered", facts, "swap");
  },

  character_picked(told, event) {
    const character = printedPart(told.ctx, "character", event.character);
    const facts = { who: told.seat(event.seat), character };
    if (told.lot === "") told.say("character_picked", facts, "show");
    else told.say("put_up", facts, "show", "turn");
  },

  bid_made(told, event) {
    told.say("bid_made", { who: told.seat(event.seat), amount: event.amount }, "bid");
  },

  lot_sold(told, event) {
    const character = printedPart(told.ctx, "character", event.character);
    const owns = (figure: number) => ownerOf(told.ctx, figure) === event.seat;
    told.takeIf("character_entered", (other) => owns(other.figure)); // told with it
    const facts = { who: told.seat(event.seat), character, amount: event.amount };
    told.say("lot_sold", facts, "sold");
    if (told.peek()?.type !== "card_drawn") return;
    told.takeAll("card_drawn", () => true); // the first hands
    told.say("dealt", {}, "shuffle");
  },

  lot_reopened(told, event) {
    told.say("lot_reopened", { who: told.seat(event.seat) }, "return");
  },

  stepped_forward(told, event) {
    told.say("stepped_forward", { who: told.figure(event.figure) }, "swap");
  },

  event_revealed(told, event) {
    told.say("event_revealed", { event: printedPart(told.ctx, "event", event.event) }, "event");
  },

  word_named(told, event) {
    const word = spokenWord(told.ctx, event.word);
    told.say("word_named", { who: told.seat(event.seat), word }, "name");
  },
};

/** The ability was used in the moment before, and paid for now. */
const wasPaid = ({ before, previous }: Telling, figure: number) =>
  before?.asked?.prompt === "pay" &&
  previous?.type === "card_discarded" &&
  before.events.some((event) => event.type === "ability_used" && event.figure === figure);
