// What happens to those who play: shots, life, turns, characters.

import type { Acts } from "./plan";

const ROW = 60; // between several at once
const TRACER = 160;
const SMOKE = 110; // of it, while its trace is still seen
const SHAKE = 90;
const DROP = 260;
const SWAP = 380;
const LINGER = 700;
const BLAST = 3; // points lost at once that are more than a shot takes

export const figureActs: Pick<
  Acts,
  | "shot_fired"
  | "avoided"
  | "unaffected"
  | "life_lost"
  | "life_gained"
  | "eliminated"
  | "role_shown"
  | "ability_used"
  | "ability_taken"
  | "passed"
  | "turn_started"
  | "turn_lost"
  | "game_ended"
  | "event_revealed"
  | "character_entered"
  | "character_picked"
  | "came_back"
  | "word_named"
  | "stepped_forward"
  | "seat_left"
> = {
  shot_fired(to, event) {
    const place = to.where.figure(event.target);
    const from = to.where.figure(event.by);
    to.add({ type: "trace", from, to: place, time: TRACER + SMOKE, sound: "shot" });
    to.add({ type: "shake", place, at: TRACER, time: SHAKE }, TRACER + SHAKE / 2);
  },

  avoided(to, event) {
    const place = to.where.figure(event.figure);
    to.add({ type: "dodge", place, time: 280, sound: "ricochet" }, 120);
  },

  unaffected(to, event) {
    const place = to.where.figure(event.figure);
    to.add({ type: "glow", tone: "info", place, time: LINGER, trails: true, sound: "ricochet" });
    to.add({ type: "dodge", place, time: 280 }, 120);
  },

  life_lost(to, event) {
    const { figure, points } = event;
    const place = to.where.figure(figure);
    const life = Math.max(to.before.view.life[figure] ?? 0, 0);
    const count = Math.min(points, Math.max(life, 1));
    const sound = points >= BLAST ? "boom" : event.by < 0 ? "click" : undefined;
    const drop = { place: [`life:${figure}`], first: Math.max(life - count, 0), count };
    to.add({ type: "drop", ...drop, time: DROP, ...(sound && { sound }) });
    to.add({ type: "glow", tone: "hit", place, time: LINGER, trails: true });
    if (to.where.isMine(figure)) to.add({ type: "vignette", time: LINGER, trails: true });
    to.add({ type: "shake", place, time: SHAKE }, 140);
  },

  life_gained(to, event) {
    const { figure, points } = event;
    const place = to.where.figure(figure);
    const life = Math.max(to.before.view.life[figure] ?? 0, 0);
    const load = { place: [`life:${figure}`], first: life, count: points };
    to.add({ type: "glow", tone: "heal", place, time: LINGER, trails: true, sound: "clink" });
    to.add({ type: "load", ...load, time: DROP }, 140);
  },

  eliminated(to, event) {
    const place = to.where.figure(event.figure);
    to.add({ type: "fall", place, time: 420, sound: "gavel" }, 200);
  },

  role_shown(to, event) {
    const over = to.where.seat(event.seat);
    to.add(
      {
        type: "reveal",
        card: null,
        front: { type: "role", name: event.role },
        back: "role",
        from: over,
        over,
        to: over,
        slot: 0,
        slots: 1,
        verdict: null,
        time: 900,
        sound: "flip",
      },
      400,
    );
  },

  ability_used(to, event) {
    to.add({ type: "pulse", place: to.where.figure(event.figure), time: 240 }, 100);
  },

  ability_taken(to, event) {
    const place = to.where.figure(event.figure);
    to.add({ type: "glow", tone: "info", place, time: LINGER, trails: true });
    to.add({ type: "pulse", place, time: 240 }, 100);
  },

  passed(to, event) {
    // Who gives in is hit next; nobody else has anything to show for it.
    if (to.after.events.length > 1) return;
    to.add({ type: "pulse", place: to.where.seat(event.seat), time: 160, sound: "click" }, 0);
  },

  turn_started(to, event) {
    const was = to.before.view.active;
    const old = "roles" in to.before.view ? to.where.figure(was) : to.where.seat(was);
    const now = to.where.seat(event.seat);
    const mine = event.seat === to.table.seat;
    to.add({ type: "flag", from: old, to: now, time: 300, ...(mine && { sound: "spur" }) }, 120);
    if (mine) to.add({ type: "banner", words: "your_turn", time: 1100, trails: true });
  },

  turn_lost(to, event) {
    const place = to.where.seat(event.seat);
    const mine = event.seat === to.table.seat;
    to.add({ type: "shake", place, time: SHAKE, sound: "cell" }, 160);
    if (mine) to.add({ type: "banner", words: "turn_lost", time: 1100, trails: true });
  },

  game_ended(to) {
    to.add({ type: "pulse", place: [], time: 320, sound: "bell" }, 0);
  },

  event_revealed(to, event) {
    if (event.event === "") return;
    const place = ["event", "middle"];
    to.add(
      {
        type: "reveal",
        card: null,
        front: { type: "event", name: event.event },
        back: "event",
        from: place,
        over: ["middle"],
        to: place,
        slot: 0,
        slots: 1,
        verdict: null,
        time: 1100,
        sound: "bell",
      },
      800,
    );
  },

  character_entered(to, event) {
    to.add(
      { type: "enter", place: [`figure:${event.figure}`], time: 240, trails: true, sound: "flip" },
      ROW,
    );
  },

  character_picked(to, event) {
    to.add({ type: "pulse", place: to.where.seat(event.seat), time: 240, sound: "card" }, 60);
  },

  came_back(to, event) {
    const place = to.where.figure(event.figure);
    to.add({ type: "glow", tone: "heal", place, time: LINGER, trails: true, sound: "bell" });
    to.add({ type: "pulse", place, time: 280 }, 160);
  },

  word_named(to, event) {
    to.add({ type: "pulse", place: to.where.seat(event.seat), time: 240 }, 100);
  },

  stepped_forward(to, event) {
    const one = [`figure:${event.figure}`];
    const before = to.before.view.front[to.where.owner(event.figure)] ?? -1;
    if (before < 0 || before === event.figure) {
      to.add({ type: "enter", place: one, time: 240, trails: true, sound: "flip" }, ROW);
      return;
    }
    const other = [`figure:${before}`];
    to.add({ type: "swap", one, other, time: SWAP, trails: true, sound: "card" });
  },

  seat_left(to, event) {
    to.add({ type: "fall", place: to.where.seat(event.seat), time: 420 }, 120);
  },
};
