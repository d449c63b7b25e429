// Tournaments: what the pages work out by themselves.

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type {
  DrawnTable,
  FinalDuel,
  HallTable,
  JudgeView,
  PlayerView,
  TournamentAction,
} from "../src/net/protocol";
import { saveItem } from "../src/settings/storage";
import { fileName } from "../src/tournament/files";
import { atOnce, fitted, narrowed, SMALLEST } from "../src/tournament/hall/fitting";
import { nameInLog } from "../src/tournament/importing";
import { Drafts } from "../src/tournament/judge/drafts";
import { botNames, namesIn } from "../src/tournament/judge/entrants";
import { gamesOf } from "../src/tournament/judge/games";
import { digits } from "../src/tournament/judge/keys";
import {
  amountIn,
  deedOf,
  draftOf,
  missing,
  placeOf,
  withRole,
  type Draft,
  type Line,
} from "../src/tournament/judge/sheet";
import { stepsOf } from "../src/tournament/judge/steps";
import {
  tournamentPath,
  judgeLinks,
  saveJudgeLink,
  savePlayerLink,
} from "../src/settings/tournamentLinks";
import { whereabouts } from "../src/tournament/me/whereabouts";
import { newWish, wishOf } from "../src/tournament/opening";
import {
  absence,
  lastFinalist,
  openly,
  placesOf,
  progress,
  winnings,
} from "../src/tournament/reading";
import { deedWords, elapsed, money, stageWords } from "../src/tournament/wording";
import { loadMessages, setLanguage } from "../src/words/language.svelte";

const SIX = ["sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy"] as const;
const NAMES = ["Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn"];

const table = (more: Partial<DrawnTable> = {}): DrawnTable => ({
  number: 3,
  seats: NAMES.map((name, at) => ({
    player: at + 1,
    name,
    purse: 2000,
    role: "",
    character: "",
    paid: -1,
    won: 0,
  })),
  roles: [...SIX],
  outcome: "",
  by: "",
  entry: 0,
  table: "",
  play: "",
  ...more,
});
const rolesOf = (draft: Draft) => draft.lines.map((line) => line.role);

describe("a record sheet", () => {
  it("knows at first who sits there, and the Sheriff", () => {
    const draft = draftOf(table());
    expect(rolesOf(draft)).toEqual(["sheriff", "", "", "", "", ""]);
    expect(missing(draft, 100)).toBe("outcome");
    expect(missing({ ...draft, outcome: "law" }, 100)).toEqual({ seat: 1, field: "role" });
  });

  it("gives the last roles away by itself, when they are all the same", () => {
    let draft = draftOf(table());
    draft = withRole(draft, 1, "renegade", SIX);
    draft = withRole(draft, 2, "outlaw", SIX);
    expect(rolesOf(draft).slice(3)).toEqual(["", "", ""]);
    draft = withRole(draft, 4, "deputy", SIX);
    expect(rolesOf(draft)).toEqual(["sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw"]);
  });

  it("completes nothing out of roles that cannot be", () => {
    let draft = draftOf(table());
    for (const seat of [1, 2, 3, 4]) draft = withRole(draft, seat, "renegade", SIX);
    expect(rolesOf(draft)[5]).toBe("");
  });

  it("takes amounts in steps, in full, and as people write them", () => {
    expect(["", "7", "700", "1.200", "$1,200", "12"].map((text) => amountIn(text, 100))).toEqual([
      0, 700, 700, 1200, 1200, 1200,
    ]);
    expect(["-3", "x", "7o0"].map((text) => amountIn(text, 100))).toEqual([null, null, null]);
    expect(amountIn("150", 100)).toBe(150); // that is the server's to refuse
  });

  it("misses an amount where something else was typed", () => {
    const reported = table({
      outcome: "law",
      seats: table().seats.map((seat, at) => ({ ...seat, role: SIX[at] ?? "", paid: 0 })),
    });
    const draft = draftOf(reported);
    expect(missing(draft, 100)).toBeNull();
    const lines = draft.lines.map((line, at) => (at === 2 ? { ...line, paid: "-3" } : line));
    expect(missing({ ...draft, lines }, 100)).toEqual({ seat: 2, field: "paid" });
  });

  it("that was left half entered is there again, until its table is another one", () => {
    const drafts = new Drafts();
    const half: Draft = { ...draftOf(table()), outcome: "law" };
    drafts.keep(1, table(), { draft: half, reason: "" });
    expect(drafts.of(1, table())?.draft).toEqual(half);
    expect(drafts.of(2, table())).toBeNull();
    expect(drafts.of(1, table({ number: 4 }))).toBeNull();
    expect(drafts.of(1, table({ outcome: "law", entry: 9 }))).toBeNull(); // somebody else was faster
    drafts.keep(1, table(), { draft: draftOf(table()), reason: "" });
    expect(drafts.of(1, table())).toBeNull(); // nothing of it is left
    drafts.keep(1, table(), { draft: half, reason: "" });
    drafts.drop(1, table());
    expect(drafts.of(1, table())).toBeNull();
  });

  it("is sent as the log has it", () => {
    let draft: Draft = { ...draftOf(table()), outcome: "outlaws" };
    draft = withRole(withRole(draft, 1, "renegade", SIX), 2, "deputy", SIX);
    const paid = (line: Line, at: number): Line =>
      at === 0 ? { ...line, paid: "6", character: "bart" } : line;
    draft = { ...draft, lines: draft.lines.map(paid) };
    const deed = deedOf("report", 2, 3, draft, 100);
    expect(deed).toMatchObject({ do: "report", round: 2, table: 3, outcome: "outlaws" });
    expect(deed.seats[0]).toEqual({ player: 1, role: "sheriff", paid: 600, character: "bart" });
    expect(deed.seats[1]).toEqual({ player: 2, role: "renegade", paid: 0 });
  });

  it("that was reported is shown as it was", () => {
    const seats = table().seats.map((seat, at) => ({
      ...seat,
      role: SIX[at] ?? ("" as const),
      paid: at * 100,
    }));
    const draft = draftOf(table({ outcome: "law", seats }));
    expect(draft.lines.map((line) => line.paid)).toEqual(["0", "100", "200", "300", "400", "500"]);
    expect(deedOf("correct", 1, 3, draft, 100).seats[5]).toMatchObject({ paid: 500 });
  });

  it("shows a refusal where it belongs", () => {
    const seats = table().seats.map((seat, at) => ({
      ...seat,
      character: at === 2 || at === 4 ? "bart" : "",
    }));
    const draft = draftOf(table({ seats }));
    expect(placeOf(draft, "odd_amount", { name: "Cleo" })).toEqual({ seat: 2, field: "paid" });
    expect(placeOf(draft, "wrong_roles", {})).toEqual({ seat: 5, field: "role" });
    expect(placeOf(draft, "character_twice", { character: "bart" })).toEqual({
      seat: 4,
      field: "character",
    });
    expect(placeOf(draft, "reported_already", {})).toBeNull();
  });
});

describe("the number of a table, typed on the console", () => {
  let tables = 6;
  const typed: number[] = [];
  const listen = digits(
    () => tables,
    (number) => typed.push(number),
  );
  const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
    listen({ key: name, target: document.body, ...more } as KeyboardEvent);

  beforeEach(() => {
    vi.useFakeTimers();
    typed.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it("counts at once, if no longer one can be meant", () => {
    tables = 6;
    key("1");
    key("2");
    expect(typed).toEqual([1, 2]);
  });

  it("waits for another digit, where there are so many tables", () => {
    tables = 12;
    key("1");
    expect(typed).toEqual([]);
    key("2");
    expect(typed).toEqual([12]);
    key("1");
    vi.advanceTimersByTime(1000);
    key("2");
    expect(typed).toEqual([12, 1, 2]);
  });

  it("is not meant if something else is typed into", () => {
    tables = 6;
    key("1", { target: document.createElement("input") });
    key("1", { ctrlKey: true });
    key("a");
    expect(typed).toEqual([]);
  });
});

describe("a list of names", () => {
  it("has one in each line, with or without numbers", () => {
    expect(namesIn("Ada\r\n  2. Ben \n\n3) Cleo\n 45 Colts")).toEqual([
      "Ada",
      "Ben",
      "Cleo",
      "45 Colts",
    ]);
  });

  it("of bots has none that is taken", () => {
    expect(botNames(2, ["bot 1", "Bot 3"])).toEqual(["Bot 2", "Bot 4"]);
  });
});

describe("the wall of the hall", () => {
  const ROOM = { width: 96.8, height: 48 };

  it("shows seven tables of seven at once, to be read from afar", () => {
    expect(atOnce(7, 7, ROOM)).toBe(7);
    const grid = fitted(7, 7, ROOM);
    expect(grid.columns * grid.rows).toBeGreaterThanOrEqual(7);
    expect(grid.size).toBeGreaterThan(1.8); // 35 pixels of 1920
  });

  it("turns pages before letters get too small", () => {
    const many = atOnce(30, 7, ROOM);
    expect(many).toBeLessThan(30);
    expect(fitted(many, 7, ROOM).size).toBeGreaterThanOrEqual(SMALLEST);
  });

  it("makes long names smaller, and none too small", () => {
    expect(narrowed("Ada")).toBe("1em");
    expect(narrowed("W".repeat(40))).toBe("max(0.5em, 14px)");
    expect(narrowed("W".repeat(20), 16)).toBe("max(0.8em, 14px)");
  });
});

const hallTable = (more: Partial<HallTable>): HallTable =>
  ({
    number: 1,
    state: "playing",
    seats: [],
    sold: 0,
    lots: 0,
    reported: false,
    ...more,
  }) as HallTable;

describe("how far a table is", () => {
  it("goes by what is sold, then by life lost", () => {
    expect(progress(hallTable({ state: "waiting" }))).toBe(0);
    expect(progress(hallTable({ state: "auction", sold: 3, lots: 6 }))).toBe(0.5);
    const seats = [
      { life: 1, max_life: 4 },
      { life: 0, max_life: 4 },
    ] as HallTable["seats"];
    expect(progress(hallTable({ seats }))).toBe(0.875);
    expect(progress(hallTable({ reported: true }))).toBe(1);
  });

  it("and who got what, once it has reported", () => {
    const seats = table().seats.map((seat, at) => ({
      ...seat,
      won: at === 1 || at === 2 ? 1500 : 0,
    }));
    expect(winnings(table({ seats }))).toEqual({ names: ["Ben", "Cleo"], amount: 1500 });
    expect(winnings(table())).toBeNull();
  });
});

const judged = (more: Partial<JudgeView>): JudgeView =>
  ({
    stage: "registration",
    round: 0,
    rounds: 3,
    drawn: [],
    duels: [],
    champion: 0,
    players: NAMES.map((name, at) => ({ player: at + 1, name, state: "active" })),
    ...more,
  }) as JudgeView;
const duel = (id: FinalDuel["id"], more: Partial<FinalDuel> = {}) =>
  ({ id, kind: "", winner: 0, players: [1, 2], names: ["Ada", "Ben"], ...more }) as FinalDuel;

describe("the way of a tournament", () => {
  const round = (number: number, outcome: DrawnTable["outcome"]) => ({
    round: number,
    seed: "",
    at: 0,
    byes: [6],
    tables: [table({ outcome })],
  });
  const states = (view: JudgeView) => stepsOf(view).map((step) => step.state);

  it("goes from round to round", () => {
    expect(states(judged({}))).toEqual(["later", "later", "later", "later", "later"]);
    const view = judged({ stage: "round", round: 2, drawn: [round(1, "law"), round(2, "")] });
    expect(states(view)).toEqual(["done", "now", "later", "later", "later"]);
    expect(stepsOf(view)[1]?.facts).toEqual({ reported: 0, tables: 1 });
    expect(stepsOf(view)[2]?.part).toBe(-1);
  });

  it("and from duel to duel", () => {
    const drawn = [1, 2, 3].map((number) => round(number, "law"));
    const semis = [duel("semi_1", { kind: "long" }), duel("semi_2", { kind: "long", winner: 2 })];
    const view = judged({ stage: "duels", round: 3, drawn, duels: semis });
    expect(states(view)).toEqual(["done", "done", "done", "now", "later"]);
    expect(stepsOf(view)[3]?.words).toBe("long");
    const won = semis.map((one) => ({ ...one, winner: 1 }));
    const final = duel("final", { kind: "short", winner: 1 });
    const over = judged({ stage: "over", round: 3, drawn, duels: [...won, final], champion: 1 });
    expect(states(over)).toEqual(["done", "done", "done", "done", "done"]);
    expect(stepsOf(over)[4]?.champion).toBe(1);
  });

  it("is one game after the other for a player, or a bye", () => {
    const five = table({ outcome: "law", seats: table().seats.slice(0, 5) });
    const view = judged({ drawn: [{ ...round(1, "law"), tables: [five] }] });
    expect(gamesOf(view, 2)).toMatchObject([{ round: 1, table: 3, seat: 1, reported: true }]);
    expect(gamesOf(view, 6)).toMatchObject([{ round: 1, table: 0, seat: -1 }]);
    expect(gamesOf(view, 9)).toEqual([]);
  });
});

describe("a place", () => {
  it("is that of the ranking, and in the end that of the finals", () => {
    const ranking = [1, 2, 3].map((player) => ({ player, place: player === 3 ? 0 : player }));
    const place = (places: number[]) => [...placesOf({ ranking, places } as never)];
    expect(place([])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
    expect(place([2, 1])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});

describe("a seat that does nothing any more", () => {
  const players = (["active", "withdrawn", "disqualified"] as const).map((state, at) => ({
    player: at + 1,
    name: "",
    state,
  }));

  it("is known at real tables, too", () => {
    const why = [1, 2, 3].map((player) => absence({ players }, { player, passive: false }));
    expect(why).toEqual(["", "left", "disqualified"]);
    expect(absence({ players }, { player: 1, passive: true })).toBe("left");
  });
});

describe("a duel on the server", () => {
  it("shows who stands in front, as soon as he does, and as long as it is played", () => {
    const seat = (player: number, character: string) => ({ player, character }) as never;
    const seats = [seat(1, "bart"), seat(2, "")];
    const played = duel("semi_1", { state: "playing", seats });
    expect([1, 2].map((player) => openly(played, player)?.character)).toEqual(["bart", undefined]);
    expect(openly({ ...played, state: "over" }, 1)).toBeNull();
  });
});

describe("the last of the finalists", () => {
  const ranking = (finalists: string) =>
    [...finalists].map((one, at) => ({ place: one === "-" ? 0 : at + 1, final: one === "F" }));
  const last = (finalists: string) => lastFinalist(ranking(finalists) as never);

  it("has none but the best before him", () => {
    expect([last("FFFFoo"), last("FF-FFo"), last("FFF"), last("oo")]).toEqual([3, 4, 2, -1]);
  });

  it("is not to be told, if others have come between", () => {
    expect([last("FFFoF"), last("oFFFF")]).toEqual([null, null]);
  });
});

describe("where a player belongs", () => {
  const mine = (more: Partial<PlayerView>) =>
    whereabouts({ stage: "round", state: "active", me: 1, table: 2, duels: [], ...more } as never);

  it("is told at every stage", () => {
    expect(mine({})).toBe("table");
    expect(mine({ table: 0 })).toBe("bye");
    expect(mine({ stage: "registration", table: 0 })).toBe("registered");
    expect(mine({ stage: "between" })).toBe("waits");
    expect(mine({ stage: "between", state: "withdrawn" })).toBe("out");
    expect(mine({ state: "withdrawn" })).toBe("table");
    expect(mine({ stage: "duels", duels: [duel("semi_1")] })).toBe("duel");
    expect(mine({ stage: "duels", duels: [duel("semi_1", { winner: 2 })] })).toBe("watches");
    expect(mine({ stage: "over" })).toBe("over");
  });
});

describe("what this browser remembers of its tournaments", () => {
  it("is the latest first, each once", () => {
    saveItem("sixgun.judged", "");
    saveJudgeLink({ id: "a", name: "A", secret: "x" });
    saveJudgeLink({ id: "b", name: "B", secret: "y" });
    saveJudgeLink({ id: "a", name: "A2", secret: "x" });
    expect(judgeLinks().map((one) => one.name)).toEqual(["A2", "B"]);
  });

  it("leads back from a table to the own page, or to the hall", () => {
    savePlayerLink({ id: "a", name: "A", secret: "code" });
    expect([tournamentPath("a"), tournamentPath("b")]).toEqual(["/me/a#code", "/hall/b"]);
  });

  it("is nothing, if it makes no sense", () => {
    saveItem("sixgun.judged", "[{]");
    expect(judgeLinks()).toEqual([]);
    saveItem("sixgun.judged", '[{"id": 3}]');
    expect(judgeLinks()).toEqual([]);
  });
});

describe("a tournament that is opened", () => {
  it("says of real tables no more than their name", () => {
    expect(wishOf({ ...newWish(), name: " Cup " })).toEqual({ name: "Cup", online: false });
    expect(wishOf({ ...newWish(), name: "Cup", online: true })).toMatchObject({
      absent_after: 4,
      clock: { decision: 20, bank: 300 },
    });
  });

  it("out of a file has the name in its first line", () => {
    expect(nameInLog('{"number":1,"action":{"do":"open","name":"Cup"}}\n{"number":2}')).toBe("Cup");
    expect(nameInLog("garbage")).toBe("");
  });

  it("goes into files that can be told apart", () => {
    expect(fileName("Prairie Open 2026!", "ranking", "csv")).toBe("prairie-open-2026-ranking.csv");
    expect(fileName("كأس", "log", "json")).toBe("كأس-log.json");
  });
});

describe("in words", () => {
  beforeAll(() => loadMessages("tournament"));

  it("time is short, and longer from an hour on", () => {
    expect([0, 61_000, 3_909_000, -5].map(elapsed)).toEqual(["0:00", "1:01", "1:05:09", "0:00"]);
  });

  it("money and stages are as the language has them", async () => {
    expect(money(1200)).toBe("$1,200");
    expect(stageWords({ stage: "round", round: 2, rounds: 3 })).toBe("Round 2 of 3");
    await setLanguage("it");
    expect(money(12000)).toBe("12.000 $");
    expect(stageWords({ stage: "registration", round: 0 })).toBe("Iscrizioni aperte");
    await setLanguage("en");
  });

  it("every deed has its own", () => {
    const deeds: TournamentAction[] = [
      { do: "open", name: "Cup" },
      { do: "register", players: [{ name: "Ada" }, { name: "Ben" }] },
      { do: "rename", player: 1, name: "Adele" },
      { do: "strike", player: 1 },
      { do: "draw", round: 1, tables: [[1, 2]] },
      { do: "report", round: 1, table: 2, outcome: "law", seats: [] },
      { do: "correct", round: 1, table: 2, outcome: "nobody", seats: [] },
      { do: "withdraw", player: 2 },
      { do: "warn", player: 2 },
      { do: "disqualify", player: 2 },
      { do: "publish" },
      { do: "begin_duels", kind: "long" },
      { do: "decide", duel: "final", winner: 1, by: "abandoned" },
      { do: "call", player: 1, words: "why?" },
      { do: "rule", words: "so" },
      { do: "undo", entry: 4 },
    ];
    const said = deeds.map((deed) => deedWords(deed, judged({})));
    expect(new Set(said).size).toBe(deeds.length);
    expect(said[1]).toBe("2 registered: Ada and Ben");
    expect(said[12]).toBe("Final: Ada has won, as the other gave up");
    expect(said.join()).not.toMatch(/[{}]|undefined|tournament\./);
  });
});
