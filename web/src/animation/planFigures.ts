// Plans for events of figures: shots, life points, turns, characters.

import type { EventPlans } from "./plan";

const ROW = 60; // between several at once
const TRACER = 160;
const SMOKE = 110; // in which the trace of a shot stays visible
const SHAKE = 90;
const DROP = 260;
const SWAP = 380;
const LINGER = 700;
const BLAST = 3; // more life points than a single shot takes

export const figurePlans = {
  shot_fired(builder, event) {
    const place = builder.places.figure(event.target);
    const from = builder.places.figure(event.by);
    builder.add({ type: "trace", from, to: place, time: TRACER + SMOKE, sound: "shot" });
    builder.add({ type: "shake", place, at: TRACER, time: SHAKE }, TRACER + SHAKE / 2);
  },

  avoided(builder, event) {
    const place = builder.places.figure(event.figure);
    builder.add({ type: "dodge", place, time: 280, sound: "ricochet" }, 120);
  },

  unaffected(builder, event) {
    const place = builder.places.figure(event.figure);
    const glow = { type: "glow", tone: "info", place, time: LINGER, lingers: true } as const;
    builder.add({ ...glow, sound: "ricochet" });
    builder.add({ type: "dodge", place, time: 280 }, 120);
  },

  life_lost(builder, event) {
    const { figure, points } = event;
    const place = builder.places.figure(figure);
    const life = Math.max(builder.before.view.life[figure] ?? 0, 0);
    const count = Math.min(points, Math.max(life, 1));
    const sound = points >= BLAST ? "boom" : event.by < 0 ? "click" : undefined;
    const drop = { place: [`life:${figure}`], first: Math.max(life - count, 0), count };
    builder.add({ type: "drop", ...drop, time: DROP, ...(sound && { sound }) });
    builder.add({ type: "glow", tone: "hit", place, time: LINGER, lingers: true });
    if (builder.places.isMine(figure))
      builder.add({ type: "vignette", time: LINGER, lingers: true });
    builder.add({ type: "shake", place, time: SHAKE }, 140);
  },

  life_gained(builder, event) {
    const { figure, points } = event;
    const place = builder.places.figure(figure);
    const life = Math.max(builder.before.view.life[figure] ?? 0, 0);
    const load = { place: [`life:${figure}`], first: life, count: points };
    builder.add({ type: "glow", tone: "heal", place, time: LINGER, lingers: true, sound: "clink" });
    builder.add({ type: "load", ...load, time: DROP }, 140);
  },

  eliminated(builder, event) {
    const place = builder.places.figure(event.figure);
    builder.add({ type: "fall", place, time: 420, sound: "gavel" }, 200);
  },

  role_shown(builder, { seat, role }) {
    const over = builder.places.seat(seat);
    const front = { type: "role" as const, name: role };
    builder.reveal(
      { front, back: "role", from: over, over, to: over, time: 900, sound: "flip" },
      400,
    );
  },

  ability_used(builder, event) {
    builder.add({ type: "pulse", place: builder.places.figure(event.figure), time: 240 }, 100);
  },

  ability_taken(builder, event) {
    const place = builder.places.figure(event.figure);
    builder.add({ type: "glow", tone: "info", place, time: LINGER, lingers: true });
    builder.add({ type: "pulse", place, time: 240 }, 100);
  },

  passed(builder, event) {
    // A pass is usually followed by a hit, which is animated; a pass alone gets a pulse.
    if (builder.after.events.length > 1) return;
    builder.add(
      { type: "pulse", place: builder.places.seat(event.seat), time: 160, sound: "click" },
      0,
    );
  },

  turn_started(builder, event) {
    const was = builder.before.view.active;
    const old =
      "roles" in builder.before.view ? builder.places.figure(was) : builder.places.seat(was);
    const now = builder.places.seat(event.seat);
    const mine = event.seat === builder.viewpoint.seat;
    builder.add(
      { type: "flag", from: old, to: now, time: 300, ...(mine && { sound: "spur" }) },
      120,
    );
    if (mine) builder.add({ type: "banner", words: "your_turn", time: 1100, lingers: true });
  },

  turn_lost(builder, event) {
    const place = builder.places.seat(event.seat);
    const mine = event.seat === builder.viewpoint.seat;
    builder.add({ type: "shake", place, time: SHAKE, sound: "cell" }, 160);
    if (mine) builder.add({ type: "banner", words: "turn_lost", time: 1100, lingers: true });
  },

  game_ended(builder) {
    builder.add({ type: "pulse", place: [], time: 320, sound: "bell" }, 0);
  },

  event_revealed(builder, { event }) {
    if (event === "") return;
    const place = ["event", "middle"];
    const front = { type: "event" as const, name: event };
    const path = { from: place, over: ["middle"], to: place };
    builder.reveal({ front, back: "event", ...path, time: 1100, sound: "bell" }, 800);
  },

  character_entered(builder, event) {
    builder.add(
      { type: "enter", place: [`figure:${event.figure}`], time: 240, lingers: true, sound: "flip" },
      ROW,
    );
  },

  character_picked(builder, event) {
    builder.add(
      { type: "pulse", place: builder.places.seat(event.seat), time: 240, sound: "card" },
      60,
    );
  },

  came_back(builder, event) {
    const place = builder.places.figure(event.figure);
    builder.add({ type: "glow", tone: "heal", place, time: LINGER, lingers: true, sound: "bell" });
    builder.add({ type: "pulse", place, time: 280 }, 160);
  },

  word_named(builder, event) {
    builder.add({ type: "pulse", place: builder.places.seat(event.seat), time: 240 }, 100);
  },

  stepped_forward(builder, event) {
    const one = [`figure:${event.figure}`];
    const before = builder.before.view.front[builder.places.owner(event.figure)] ?? -1;
    if (before < 0 || before === event.figure) {
      builder.add({ type: "enter", place: one, time: 240, lingers: true, sound: "flip" }, ROW);
      return;
    }
    const other = [`figure:${before}`];
    builder.add({ type: "swap", one, other, time: SWAP, lingers: true, sound: "card" });
  },

  seat_left(builder, event) {
    builder.add({ type: "fall", place: builder.places.seat(event.seat), time: 420 }, 120);
  },
} satisfies Partial<EventPlans>;
