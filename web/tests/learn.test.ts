import { describe, expect, it } from "vitest";

import { FIRST_ROUND, type Moment } from "../src/game/timeline";
import { lessonRequest } from "../src/learn/lesson";
import {
  happensTo,
  queueTips,
  tipCandidates,
  TIPS_OFF,
  tipsFor,
  withSeen,
} from "../src/learn/tips";
import type { PendingDecision, ClassicView, GameEvent, GameList } from "../src/net/protocol";

const SEATS = { owners: [0, 1, 2, 3], roles: ["sheriff", "outlaw"] };
const SHOT: GameEvent = { type: "shot_fired", by: 2, card: 5, target: 0, needed: 1 };
const LOST: GameEvent = { type: "life_lost", figure: 3, points: 1, by: 2 };
const asked = (seat: number): PendingDecision => ({
  ply: 1,
  seat,
  prompt: "shot",
  moves: [{ move: "pass", verb: "pass" }],
  clock: null,
  title: null,
  detail: null,
});
const moment = (events: GameEvent[], by: PendingDecision | null): Moment => ({
  eventsBefore: 0,
  events,
  log: [],
  view: {} as ClassicView,
  asked: by,
  round: FIRST_ROUND,
});
const all = () => true;

describe("tips", () => {
  it("are about my decision first, then about events", () => {
    expect(tipCandidates(moment([SHOT, LOST], asked(0)), 0, SEATS)).toEqual([
      "prompt.shot",
      "event.shot_fired.mine",
      "event.life_lost.other",
    ]);
  });

  it("ignore the decisions of others", () => {
    expect(tipCandidates(moment([], asked(1)), 0, SEATS)).toEqual([]);
    expect(happensTo(SHOT, 2, SEATS.owners)).toBe(false);
  });

  it("come once, and only if they have a text", () => {
    const now = moment([SHOT, LOST], asked(0));
    expect(tipsFor(now, 0, SEATS, [], all)).toHaveLength(2);
    const seen = withSeen(["prompt.shot"], "event.shot_fired.mine");
    expect(tipsFor(now, 0, SEATS, seen, all)).toEqual(["event.life_lost.other"]);
    expect(tipsFor(now, 0, SEATS, [], (tip) => tip === "prompt.shot")).toEqual(["prompt.shot"]);
  });

  it("about the current decision come first, those about another one are dropped", () => {
    const waiting = ["event.a.other", "prompt.play"];
    expect(queueTips(waiting, ["prompt.shot"], moment([], asked(0)))).toEqual([
      "prompt.shot",
      "event.a.other",
    ]);
    expect(queueTips(waiting, [], moment([], null))).toEqual(["event.a.other"]);
    const two = ["event.a.other", "event.b.mine"];
    expect(queueTips(two, [], moment([], asked(0)))).toEqual(["event.a.other"]);
    expect(queueTips(two, [], moment([], null))).toEqual(two);
  });

  it("start with the role, and end with the game", () => {
    const begun = { ...moment([], asked(0)), view: { roles: [1, -1] } as ClassicView };
    expect(tipCandidates(begun, 0, SEATS)).toEqual(["role.outlaw", "prompt.shot"]);
    expect(tipCandidates(begun, 1, SEATS)).toEqual([]);
    expect(queueTips(["event.a.other"], ["prompt.shot", "role.outlaw"], begun)).toEqual([
      "role.outlaw",
      "prompt.shot",
      "event.a.other",
    ]);
    expect(queueTips(["role.outlaw"], ["prompt.shot"], begun)).toEqual([
      "prompt.shot",
      "role.outlaw",
    ]);
    const over = { ...moment([LOST], null), view: { over: true } as ClassicView };
    expect(tipCandidates(over, 0, SEATS)).toEqual([]);
    expect(queueTips(["event.a.other"], [], over)).toEqual([]);
  });

  it("stop when they are turned off", () => {
    expect(tipsFor(moment([SHOT], asked(0)), 0, SEATS, [TIPS_OFF], all)).toEqual([]);
  });

  it("are not stored twice", () => {
    expect(withSeen(["a"], "a")).toEqual(["a"]);
  });
});

describe("the first game", () => {
  const option = { usual: 4, choices: [], least: null, most: null };
  const games: GameList = {
    games: [
      { id: "other", options: [], seats: {} },
      {
        id: "gentle",
        seats: {},
        options: [
          { ...option, name: "players" },
          { ...option, name: "beginner" },
          { ...option, name: "sheriff" },
        ],
      },
    ],
    bots: ["weak", "strong"],
  };

  it("is the one for beginners, as the Sheriff, against the weakest bots", () => {
    const lesson = lessonRequest(games);
    expect(lesson?.request.game).toBe("gentle");
    expect(lesson?.request.options).toEqual({ players: 4, beginner: true, sheriff: 0 });
    expect(lesson?.level).toBe("weak");
  });

  it("is another game if none is for beginners, and none without bots", () => {
    expect(
      lessonRequest({ ...games, games: [{ id: "other", options: [], seats: {} }] })?.request
        .options,
    ).toEqual({});
    expect(lessonRequest({ ...games, bots: [] })).toBeNull();
  });
});
