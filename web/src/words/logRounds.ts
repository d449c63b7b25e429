// Log lines for turns, life, eliminations, characters and events: everything but moving cards.

import { hasTeams, ownerOf } from "./context";
import type { EventWriters } from "./log";
import { printedPart, roleWithArticle, wordName } from "./names";
import { joinList } from "./sentence";
import type { LogWriter } from "./logWriter";

export const roundEventWriters: Omit<
  EventWriters,
  | keyof typeof import("./logPlays").playEventWriters
  | keyof typeof import("./logCards").cardEventWriters
> = {
  // -- turns -------------------------------------------------------------------------------

  turn_started(log, event) {
    log.addLine("turn", { who: log.seat(event.seat), number: event.number }, "turn", "turn");
  },

  turn_lost(log, event) {
    log.addLine("turn_lost", { who: log.seat(event.seat) }, "pass");
  },

  turn_ended() {
    // The heading of the next turn is enough.
  },

  passed(log, event) {
    const after = log.peek()?.type;
    if (after === "life_lost" || after === "eliminated") return; // their lines imply it
    const asked = log.before?.asked;
    const prompt = asked?.seat === event.seat ? asked.prompt : undefined;
    const what = log.lot === "" ? prompt : "raise"; // also when several moves are in one moment
    log.addLine(log.keyFor("passed", what), { who: log.seat(event.seat) }, "pass");
  },

  forced(log, event) {
    if (event.seat === log.ctx.seat) log.addLine("forced", { who: log.seat(event.seat) }, "pass");
  },

  seat_left(log, event) {
    log.addLine("seat_left", { who: log.seat(event.seat) }, "leave", "hit");
  },

  game_ended(log, event) {
    const seats = log.ctx.dealt.names.map((_, seat) => seat);
    const winners = seats.filter((seat) => (event.winners >> seat) & 1);
    winners.sort((a, b) => Number(b === log.ctx.seat) - Number(a === log.ctx.seat));
    const who = joinList(winners.map((seat) => [log.seat(seat)]));
    log.addLine("game_ended", { who, count: winners.length }, "win", "turn");
  },

  // -- life --------------------------------------------------------------------------------

  life_lost(log, event) {
    const left = log.lifeOf(event.figure);
    const by = event.by === event.figure ? undefined : log.figure(event.by);
    const facts = { who: log.figure(event.figure), points: event.points, left, by };
    log.addLine(left !== undefined && left <= 0 ? "life_gone" : "life_lost", facts, "hit", "hit");
  },

  life_gained(log, event) {
    const left = log.lifeOf(event.figure);
    const facts = { who: log.figure(event.figure), points: event.points, left };
    log.addLine("life_gained", facts, "heal", "heal");
  },

  eliminated(log, event) {
    const view = log.before?.view;
    const ghost = view !== undefined && "ghosts" in view && view.ghosts.includes(event.figure);
    const seat = ownerOf(log.ctx, event.figure);
    const by = event.by === event.figure || ghost ? undefined : log.figure(event.by);
    const who = log.figure(event.figure);
    const shown = log.takeIf("role_shown", (other) => other.seat === seat);
    const role = shown === undefined ? undefined : roleWithArticle(shown.role);
    const key = ghost ? "faded" : hasTeams(log.ctx) ? "fell" : "eliminated";
    log.addLine(key, { who, by, role, owner: log.seat(seat) }, "out", "hit");
    const killer = ownerOf(log.ctx, event.by);
    const drawn = log.takeAll("card_drawn", (draw) => draw.seat === killer && by !== undefined);
    if (drawn.length > 0) {
      log.addLine("reward", { who: log.seat(killer), cards: log.cards(drawn) }, "draw");
    }
  },

  came_back(log, event) {
    const life = event.life > 0 ? event.life : undefined;
    log.addLine("came_back", { who: log.figure(event.figure), life }, "heal", "heal");
  },

  role_shown(log, event) {
    log.addLine(
      "role_shown",
      { who: log.seat(event.seat), role: roleWithArticle(event.role) },
      "show",
    );
  },

  // -- characters and events ---------------------------------------------------------------

  ability_used(log, event) {
    if (log.peek()?.type === "card_flipped") return; // its line names the ability
    if (wasPaid(log, event.figure)) return; // logged before the payment
    const view = log.moment.view;
    const known = "abilities" in view ? view.abilities : log.characters;
    const id = known[event.figure];
    const character = id ? printedPart(log.ctx, "character", id) : undefined;
    log.addLine("ability_used", { who: log.player(event.figure), character }, "ability");
  },

  ability_taken(log, event) {
    const character = printedPart(log.ctx, "character", event.character);
    log.addLine("ability_taken", { who: log.figure(event.figure), character }, "ability");
  },

  character_entered(log, event) {
    const character = printedPart(log.ctx, "character", event.character);
    const facts = { who: log.player(event.figure), character, life: event.life };
    log.addLine(hasTeams(log.ctx) ? "character_joined" : "character_entered", facts, "swap");
  },

  character_picked(log, event) {
    const character = printedPart(log.ctx, "character", event.character);
    const facts = { who: log.seat(event.seat), character };
    if (log.lot === "") log.addLine("character_picked", facts, "show");
    else log.addLine("put_up", facts, "show", "turn");
  },

  bid_made(log, event) {
    log.addLine("bid_made", { who: log.seat(event.seat), amount: event.amount }, "bid");
  },

  lot_sold(log, event) {
    const character = printedPart(log.ctx, "character", event.character);
    const owns = (figure: number) => ownerOf(log.ctx, figure) === event.seat;
    log.takeIf("character_entered", (other) => owns(other.figure)); // part of the same line
    const facts = { who: log.seat(event.seat), character, amount: event.amount };
    log.addLine("lot_sold", facts, "sold");
    if (log.peek()?.type !== "card_drawn") return;
    log.takeAll("card_drawn", () => true); // the first hands
    log.addLine("dealt", {}, "shuffle");
  },

  lot_reopened(log, event) {
    log.addLine("lot_reopened", { who: log.seat(event.seat) }, "return");
  },

  stepped_forward(log, event) {
    log.addLine("stepped_forward", { who: log.figure(event.figure) }, "swap");
  },

  event_revealed(log, event) {
    log.addLine("event_revealed", { event: printedPart(log.ctx, "event", event.event) }, "event");
  },

  word_named(log, event) {
    const word = wordName(log.ctx, event.word);
    log.addLine("word_named", { who: log.seat(event.seat), word }, "name");
  },
};

/** True if the ability was used in the previous moment and is paid for now. */
const wasPaid = ({ before, previous }: LogWriter, figure: number) =>
  before?.asked?.prompt === "pay" &&
  previous?.type === "card_discarded" &&
  before.events.some((event) => event.type === "ability_used" && event.figure === figure);
