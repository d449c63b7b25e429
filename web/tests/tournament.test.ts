// Tournaments: what the pages compute themselves.

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
import {
  judgeLinks,
  saveJudgeLink,
  savePlayerLink,
  tournamentPath,
} from "../src/settings/tournamentLinks";
import { fileName } from "../src/tournament/files";
import { cellsPerPage, fitGrid, MIN_SIZE, nameFontSize } from "../src/tournament/hall/gridLayout";
import { botNames, parseNames } from "../src/tournament/judge/entrantNames";
import { playedGames } from "../src/tournament/judge/playedGames";
import {
  fieldOfRefusal,
  firstMissing,
  newDraft,
  parseAmount,
  sheetAction,
  withRole,
  type SheetDraft,
  type SheetRow,
} from "../src/tournament/judge/sheet";
import { SheetDrafts } from "../src/tournament/judge/sheetDrafts";
import { tournamentSteps } from "../src/tournament/judge/steps";
import { onTableNumber } from "../src/tournament/judge/tableNumberKeys";
import { tournamentNameInLog } from "../src/tournament/logFile";
import { playerStatus } from "../src/tournament/me/playerStatus";
import { defaultOptions, newTournamentRequest } from "../src/tournament/newTournament";
import {
  actionWords,
  formatElapsed,
  formatMoney,
  stageWords,
} from "../src/tournament/tournamentText";
import {
  absenceReason,
  finalPlaces,
  lastFinalist,
  openDuelSeat,
  tableProgress,
  winnings,
} from "../src/tournament/viewQueries";
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
const rolesOf = (draft: SheetDraft) => draft.lines.map((line) => line.role);

describe("a record sheet", () => {
  it("starts with the players and the Sheriff", () => {
    const draft = newDraft(table());
    expect(rolesOf(draft)).toEqual(["sheriff", "", "", "", "", ""]);
    expect(firstMissing(draft, 100)).toBe("outcome");
    expect(firstMissing({ ...draft, outcome: "law" }, 100)).toEqual({ seat: 1, field: "role" });
  });

  it("fills in the last roles if they are all the same", () => {
    let draft = newDraft(table());
    draft = withRole(draft, 1, "renegade", SIX);
    draft = withRole(draft, 2, "outlaw", SIX);
    expect(rolesOf(draft).slice(3)).toEqual(["", "", ""]);
    draft = withRole(draft, 4, "deputy", SIX);
    expect(rolesOf(draft)).toEqual(["sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw"]);
  });

  it("fills in nothing if the roles are impossible", () => {
    let draft = newDraft(table());
    for (const seat of [1, 2, 3, 4]) draft = withRole(draft, seat, "renegade", SIX);
    expect(rolesOf(draft)[5]).toBe("");
  });

  it("parses amounts in steps, in full, and with separators", () => {
    expect(["", "7", "700", "1.200", "$1,200", "12"].map((text) => parseAmount(text, 100))).toEqual(
      [0, 700, 700, 1200, 1200, 1200],
    );
    expect(["-3", "x", "7o0"].map((text) => parseAmount(text, 100))).toEqual([null, null, null]);
    expect(parseAmount("150", 100)).toBe(150); // the server refuses it
  });

  it("is incomplete where something else than an amount was typed", () => {
    const reported = table({
      outcome: "law",
      seats: table().seats.map((seat, at) => ({ ...seat, role: SIX[at] ?? "", paid: 0 })),
    });
    const draft = newDraft(reported);
    expect(firstMissing(draft, 100)).toBeNull();
    const lines = draft.lines.map((line, at) => (at === 2 ? { ...line, paid: "-3" } : line));
    expect(firstMissing({ ...draft, lines }, 100)).toEqual({ seat: 2, field: "paid" });
  });

  it("keeps a half-entered sheet until its table changes", () => {
    const drafts = new SheetDrafts();
    const half: SheetDraft = { ...newDraft(table()), outcome: "law" };
    drafts.save(1, table(), { draft: half, reason: "" });
    expect(drafts.find(1, table())?.draft).toEqual(half);
    expect(drafts.find(2, table())).toBeNull();
    expect(drafts.find(1, table({ number: 4 }))).toBeNull();
    expect(drafts.find(1, table({ outcome: "law", entry: 9 }))).toBeNull(); // another judge was faster
    drafts.save(1, table(), { draft: newDraft(table()), reason: "" });
    expect(drafts.find(1, table())).toBeNull(); // nothing was entered
    drafts.save(1, table(), { draft: half, reason: "" });
    drafts.drop(1, table());
    expect(drafts.find(1, table())).toBeNull();
  });

  it("becomes an action of the log", () => {
    let draft: SheetDraft = { ...newDraft(table()), outcome: "outlaws" };
    draft = withRole(withRole(draft, 1, "renegade", SIX), 2, "deputy", SIX);
    const paid = (line: SheetRow, at: number): SheetRow =>
      at === 0 ? { ...line, paid: "6", character: "bart" } : line;
    draft = { ...draft, lines: draft.lines.map(paid) };
    const action = sheetAction("report", 2, 3, draft, 100);
    expect(action).toMatchObject({ do: "report", round: 2, table: 3, outcome: "outlaws" });
    expect(action.seats[0]).toEqual({ player: 1, role: "sheriff", paid: 600, character: "bart" });
    expect(action.seats[1]).toEqual({ player: 2, role: "renegade", paid: 0 });
  });

  it("shows a reported result", () => {
    const seats = table().seats.map((seat, at) => ({
      ...seat,
      role: SIX[at] ?? ("" as const),
      paid: at * 100,
    }));
    const draft = newDraft(table({ outcome: "law", seats }));
    expect(draft.lines.map((line) => line.paid)).toEqual(["0", "100", "200", "300", "400", "500"]);
    expect(sheetAction("correct", 1, 3, draft, 100).seats[5]).toMatchObject({ paid: 500 });
  });

  it("shows a refusal at its field", () => {
    const seats = table().seats.map((seat, at) => ({
      ...seat,
      character: at === 2 || at === 4 ? "bart" : "",
    }));
    const draft = newDraft(table({ seats }));
    expect(fieldOfRefusal(draft, "odd_amount", { name: "Cleo" })).toEqual({
      seat: 2,
      field: "paid",
    });
    expect(fieldOfRefusal(draft, "wrong_roles", {})).toEqual({ seat: 5, field: "role" });
    expect(fieldOfRefusal(draft, "character_twice", { character: "bart" })).toEqual({
      seat: 4,
      field: "character",
    });
    expect(fieldOfRefusal(draft, "reported_already", {})).toBeNull();
  });
});

describe("a table number typed on the console", () => {
  let tables = 6;
  const typed: number[] = [];
  const listen = onTableNumber(
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

  it("counts at once if it cannot get longer", () => {
    tables = 6;
    key("1");
    key("2");
    expect(typed).toEqual([1, 2]);
  });

  it("waits for another digit if there are enough tables", () => {
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

  it("is ignored in fields and with modifier keys", () => {
    tables = 6;
    key("1", { target: document.createElement("input") });
    key("1", { ctrlKey: true });
    key("a");
    expect(typed).toEqual([]);
  });
});

describe("a list of names", () => {
  it("has one name a line, with or without numbers", () => {
    expect(parseNames("Ada\r\n  2. Ben \n\n3) Cleo\n 45 Colts")).toEqual([
      "Ada",
      "Ben",
      "Cleo",
      "45 Colts",
    ]);
  });

  it("of bots avoids names that are taken", () => {
    expect(botNames(2, ["bot 1", "Bot 3"])).toEqual(["Bot 2", "Bot 4"]);
  });
});

describe("the projector", () => {
  const AREA = { width: 96.8, height: 48 };

  it("shows seven tables of seven players at once in readable letters", () => {
    expect(cellsPerPage(7, 7, AREA)).toBe(7);
    const grid = fitGrid(7, 7, AREA);
    expect(grid.columns * grid.rows).toBeGreaterThanOrEqual(7);
    expect(grid.size).toBeGreaterThan(1.8); // 35 pixels of 1920
  });

  it("uses pages before letters get too small", () => {
    const perPage = cellsPerPage(30, 7, AREA);
    expect(perPage).toBeLessThan(30);
    expect(fitGrid(perPage, 7, AREA).size).toBeGreaterThanOrEqual(MIN_SIZE);
  });

  it("makes long names smaller, down to a limit", () => {
    expect(nameFontSize("Ada")).toBe("1em");
    expect(nameFontSize("W".repeat(40))).toBe("max(0.5em, 14px)");
    expect(nameFontSize("W".repeat(20), 16)).toBe("max(0.8em, 14px)");
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

describe("the progress of a table", () => {
  it("counts characters sold, then life lost", () => {
    expect(tableProgress(hallTable({ state: "waiting" }))).toBe(0);
    expect(tableProgress(hallTable({ state: "auction", sold: 3, lots: 6 }))).toBe(0.5);
    const seats = [
      { life: 1, max_life: 4 },
      { life: 0, max_life: 4 },
    ] as HallTable["seats"];
    expect(tableProgress(hallTable({ seats }))).toBe(0.875);
    expect(tableProgress(hallTable({ reported: true }))).toBe(1);
  });

  it("includes the winnings once it has reported", () => {
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
  const states = (view: JudgeView) => tournamentSteps(view).map((step) => step.state);

  it("go from round to round", () => {
    expect(states(judged({}))).toEqual(["later", "later", "later", "later", "later"]);
    const view = judged({ stage: "round", round: 2, drawn: [round(1, "law"), round(2, "")] });
    expect(states(view)).toEqual(["done", "now", "later", "later", "later"]);
    expect(tournamentSteps(view)[1]?.facts).toEqual({ reported: 0, tables: 1 });
    expect(tournamentSteps(view)[2]?.part).toBe(-1);
  });

  it("and from duel to duel", () => {
    const drawn = [1, 2, 3].map((number) => round(number, "law"));
    const semis = [duel("semi_1", { kind: "long" }), duel("semi_2", { kind: "long", winner: 2 })];
    const view = judged({ stage: "duels", round: 3, drawn, duels: semis });
    expect(states(view)).toEqual(["done", "done", "done", "now", "later"]);
    expect(tournamentSteps(view)[3]?.words).toBe("long");
    const won = semis.map((one) => ({ ...one, winner: 1 }));
    const final = duel("final", { kind: "short", winner: 1 });
    const over = judged({ stage: "over", round: 3, drawn, duels: [...won, final], champion: 1 });
    expect(states(over)).toEqual(["done", "done", "done", "done", "done"]);
    expect(tournamentSteps(over)[4]?.champion).toBe(1);
  });

  it("give a player one game or bye a round", () => {
    const five = table({ outcome: "law", seats: table().seats.slice(0, 5) });
    const view = judged({ drawn: [{ ...round(1, "law"), tables: [five] }] });
    expect(playedGames(view, 2)).toMatchObject([{ round: 1, table: 3, seat: 1, reported: true }]);
    expect(playedGames(view, 6)).toMatchObject([{ round: 1, table: 0, seat: -1 }]);
    expect(playedGames(view, 9)).toEqual([]);
  });
});

describe("the place of a player", () => {
  it("comes from the ranking, and in the end from the finals", () => {
    const ranking = [1, 2, 3].map((player) => ({ player, place: player === 3 ? 0 : player }));
    const place = (places: number[]) => [...finalPlaces({ ranking, places } as never)];
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

describe("a seat that is no longer played", () => {
  const players = (["active", "withdrawn", "disqualified"] as const).map((state, at) => ({
    player: at + 1,
    name: "",
    state,
  }));

  it("is known at offline tables too", () => {
    const why = [1, 2, 3].map((player) => absenceReason({ players }, { player, passive: false }));
    expect(why).toEqual(["", "left", "disqualified"]);
    expect(absenceReason({ players }, { player: 1, passive: true })).toBe("left");
  });
});

describe("an online duel", () => {
  it("shows the characters in front while it is played", () => {
    const seat = (player: number, character: string) => ({ player, character }) as never;
    const seats = [seat(1, "bart"), seat(2, "")];
    const played = duel("semi_1", { state: "playing", seats });
    expect([1, 2].map((player) => openDuelSeat(played, player)?.character)).toEqual([
      "bart",
      undefined,
    ]);
    expect(openDuelSeat({ ...played, state: "over" }, 1)).toBeNull();
  });
});

describe("the last finalist", () => {
  const ranking = (finalists: string) =>
    [...finalists].map((one, at) => ({ place: one === "-" ? 0 : at + 1, final: one === "F" }));
  const last = (finalists: string) => lastFinalist(ranking(finalists) as never);

  it("comes after the other finalists", () => {
    expect([last("FFFFoo"), last("FF-FFo"), last("FFF"), last("oo")]).toEqual([3, 4, 2, -1]);
  });

  it("is unknown if others have come between", () => {
    expect([last("FFFoF"), last("oFFFF")]).toEqual([null, null]);
  });
});

describe("the status of a player", () => {
  const mine = (more: Partial<PlayerView>) =>
    playerStatus({ stage: "round", state: "active", me: 1, table: 2, duels: [], ...more } as never);

  it("is known at every stage", () => {
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

describe("saved tournament links", () => {
  it("are listed newest first, each once", () => {
    saveItem("sixgun.judged", "");
    saveJudgeLink({ id: "a", name: "A", secret: "x" });
    saveJudgeLink({ id: "b", name: "B", secret: "y" });
    saveJudgeLink({ id: "a", name: "A2", secret: "x" });
    expect(judgeLinks().map((one) => one.name)).toEqual(["A2", "B"]);
  });

  it("lead back from a table to the player's page, or to the hall", () => {
    savePlayerLink({ id: "a", name: "A", secret: "code" });
    expect([tournamentPath("a"), tournamentPath("b")]).toEqual(["/me/a#code", "/hall/b"]);
  });

  it("are ignored if they are malformed", () => {
    saveItem("sixgun.judged", "[{]");
    expect(judgeLinks()).toEqual([]);
    saveItem("sixgun.judged", '[{"id": 3}]');
    expect(judgeLinks()).toEqual([]);
  });
});

describe("a new tournament", () => {
  it("sends only its name if it is offline", () => {
    expect(newTournamentRequest({ ...defaultOptions(), name: " Cup " })).toEqual({
      name: "Cup",
      online: false,
    });
    expect(newTournamentRequest({ ...defaultOptions(), name: "Cup", online: true })).toMatchObject({
      absent_after: 4,
      clock: { decision: 20, bank: 300 },
    });
  });

  it("from a file has the name in its first line", () => {
    expect(
      tournamentNameInLog('{"number":1,"action":{"do":"open","name":"Cup"}}\n{"number":2}'),
    ).toBe("Cup");
    expect(tournamentNameInLog("garbage")).toBe("");
  });

  it("has files with distinct names", () => {
    expect(fileName("Prairie Open 2026!", "ranking", "csv")).toBe("prairie-open-2026-ranking.csv");
    expect(fileName("كأس", "log", "json")).toBe("كأس-log.json");
  });
});

describe("texts", () => {
  beforeAll(() => loadMessages("tournament"));

  it("have short times, longer after an hour", () => {
    expect([0, 61_000, 3_909_000, -5].map(formatElapsed)).toEqual([
      "0:00",
      "1:01",
      "1:05:09",
      "0:00",
    ]);
  });

  it("have money and stages in the language", async () => {
    expect(formatMoney(1200)).toBe("$1,200");
    expect(stageWords({ stage: "round", round: 2, rounds: 3 })).toBe("Round 2 of 3");
    await setLanguage("it");
    expect(formatMoney(12000)).toBe("12.000 $");
    expect(stageWords({ stage: "registration", round: 0 })).toBe("Iscrizioni aperte");
    await setLanguage("en");
  });

  it("exist for every action", () => {
    const actions: TournamentAction[] = [
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
    const texts = actions.map((action) => actionWords(action, judged({})));
    expect(new Set(texts).size).toBe(actions.length);
    expect(texts[1]).toBe("2 registered: Ada and Ben");
    expect(texts[12]).toBe("Final: Ada has won, because the other gave up");
    expect(texts.join()).not.toMatch(/[{}]|undefined|tournament\./);
  });
});
