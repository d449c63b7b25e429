// A game as it is being put together in the form, and the wish that comes of it. Which options a game
// has, the server says: those that the page has never heard of are kept and sent like all others.

import type { ClockRules, GameKind, Games, NewTable, Option } from "../net/protocol";

export type Value = Option["usual"];
export type Hurry = "none" | "quick" | "slow" | "own";

/** A seat beside the host's: the level of its bot, or open for whoever comes. */
export const OPEN = "";

export interface Draft {
  game: string;
  /** by game, so that looking at another one loses nothing; only what is not as usual */
  options: Record<string, Record<string, Value>>;
  /** what bots play like where nothing else is said */
  level: string;
  /** by seat, the host's left out; a seat without an entry has a bot of the usual level */
  seats: (string | null)[];
  hurry: Hurry;
  clock: Required<ClockRules>;
  public: boolean;
  watching: boolean;
  delay: number;
}

export const HURRIES: Record<Exclude<Hurry, "own">, ClockRules> = {
  none: {},
  quick: { decision: 10, bank: 60, more: 30, times: 2 },
  slow: { decision: 30, bank: 300, more: 60, times: 3 },
};

const PACE = 1; // seconds that bots take for a move

export function firstDraft(games: Games): Draft {
  return {
    game: games.games[0]?.id ?? "",
    options: {},
    level: games.bots[Math.min(1, games.bots.length - 1)] ?? "",
    seats: [],
    hurry: "none",
    clock: { decision: 20, bank: 120, more: 30, times: 3 },
    public: false,
    watching: true,
    delay: 0,
  };
}

/** What was kept, as far as this server still knows it. */
export function keptDraft(text: string | null, games: Games): Draft {
  const usual = firstDraft(games);
  try {
    const kept = { ...usual, ...(JSON.parse(text ?? "{}") as Partial<Draft>) };
    const game = games.games.some((kind) => kind.id === kept.game) ? kept.game : usual.game;
    const level = games.bots.includes(kept.level) ? kept.level : usual.level;
    const seats = kept.seats.map((seat) => (seat && !games.bots.includes(seat) ? null : seat));
    return { ...kept, game, level, seats };
  } catch {
    return usual;
  }
}

export const kindOf = (games: Games, game: string): GameKind | undefined =>
  games.games.find((kind) => kind.id === game);

const same = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

export const valueOf = (draft: Draft, option: Option): Value =>
  draft.options[draft.game]?.[option.name] ?? option.usual;

/** The draft with one option chosen otherwise. */
export function chosen(draft: Draft, option: Option, value: Value): Draft {
  const others = Object.entries(draft.options[draft.game] ?? {}).filter(
    ([name]) => name !== option.name,
  );
  const mine = same(value, option.usual) ? others : [...others, [option.name, value]];
  return {
    ...draft,
    options: { ...draft.options, [draft.game]: Object.fromEntries(mine) as Record<string, Value> },
  };
}

const playersOf = (kind: GameKind) => kind.options.find((option) => option.name === "players");

/** Among how many seats can be chosen, as the game is to be played. */
export function seatRange(draft: Draft, kind: GameKind): { least: number; most: number } | null {
  const players = playersOf(kind);
  if (players === undefined) return null;
  const counts = kind.options
    .map((option) => valueOf(draft, option))
    .flatMap((value) => (typeof value === "string" ? (kind.seats[value] ?? []) : []));
  const [least, most] = [players.least ?? 0, players.most ?? Infinity];
  if (counts.length === 0) return { least, most };
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** How many sit down; 0 where only the server can tell. */
export function seatCount(draft: Draft, kind: GameKind): number {
  const [players, range] = [playersOf(kind), seatRange(draft, kind)];
  if (players === undefined || range === null) return 0;
  return Math.max(range.least, Math.min(range.most, Number(valueOf(draft, players))));
}

/** Who sits beside the host: a level, or OPEN. */
export const seatAt = (draft: Draft, seat: number): string => draft.seats[seat] ?? draft.level;

function optionsOf(draft: Draft, kind: GameKind): Record<string, Value> {
  const known = new Set(kind.options.map((option) => option.name));
  const mine = Object.entries(draft.options[draft.game] ?? {}).map(([name, value]) => {
    return [name, name === "players" ? seatCount(draft, kind) : value] as const;
  });
  return Object.fromEntries(mine.filter(([name]) => known.has(name)));
}

export const clockOf = (draft: Draft): ClockRules =>
  draft.hurry === "own" ? draft.clock : HURRIES[draft.hurry];

/** The table, without those who sit there: how many seats it has, the server says. */
export function wishOf(draft: Draft, kind: GameKind): NewTable {
  return {
    game: kind.id,
    options: optionsOf(draft, kind),
    clock: clockOf(draft),
    watching: draft.watching,
    delay: draft.watching ? draft.delay : 0,
    pace: PACE,
  };
}

/** Who is put on a free seat: the level of a bot, or OPEN. Seats are counted without the host's. */
export type Plan = (seat: number) => string;

/** Dealt at once: bots on all other seats, also on those that were left open. */
export const planToDeal =
  (draft: Draft): Plan =>
  (seat) =>
    seatAt(draft, seat) || draft.level;

/** For friends: the seats that were left open; if none was, all of them. */
export function planToWait(draft: Draft, kind: GameKind): Plan {
  const others = Array.from({ length: Math.max(seatCount(draft, kind) - 1, 0) }, (_, seat) =>
    seatAt(draft, seat),
  );
  return others.includes(OPEN) ? (seat) => others[seat] ?? OPEN : () => OPEN;
}

/** After "wrong_player_count": the draft with as many as the server takes. */
export function withinReach(
  draft: Draft,
  kind: GameKind,
  facts: Record<string, number | string>,
): Draft {
  const players = playersOf(kind);
  if (players === undefined) return draft;
  const now = Number(valueOf(draft, players));
  const fitting = Math.max(Number(facts["least"]), Math.min(Number(facts["most"]), now));
  return Number.isFinite(fitting) ? chosen(draft, players, fitting) : draft;
}
