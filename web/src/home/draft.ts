// The new-game form as data, and the request it becomes. The server says which options a game has;
// options that the page does not know are kept and sent like all others.

import type { ClockRules, GameInfo, GameList, NewTable, OptionInfo } from "../net/protocol";
import { OPEN, type SeatPlan } from "../session/openTable";

export type Value = OptionInfo["usual"];
export type ClockPreset = "none" | "quick" | "slow" | "own";

export interface Draft {
  game: string;
  /** by game, so that switching games loses nothing; only values that differ from the default */
  options: Record<string, Record<string, Value>>;
  /** the default level of bots */
  level: string;
  /** by seat without the host's; null is a bot of the default level */
  seats: (string | null)[];
  clockPreset: ClockPreset;
  clock: Required<ClockRules>;
  public: boolean;
  watching: boolean;
  delay: number;
}

export const CLOCK_PRESETS: Record<Exclude<ClockPreset, "own">, ClockRules> = {
  none: {},
  quick: { decision: 10, bank: 60, more: 30, times: 2 },
  slow: { decision: 30, bank: 300, more: 60, times: 3 },
};

const BOT_DELAY = 1; // seconds that bots take for a move

export function defaultDraft(games: GameList): Draft {
  return {
    game: games.games[0]?.id ?? "",
    options: {},
    level: games.bots[Math.min(1, games.bots.length - 1)] ?? "",
    seats: [],
    clockPreset: "none",
    clock: { decision: 20, bank: 120, more: 30, times: 3 },
    public: false,
    watching: true,
    delay: 0,
  };
}

/** The saved draft, without games and levels that this server no longer has. */
export function parseDraft(text: string | null, games: GameList): Draft {
  const defaults = defaultDraft(games);
  try {
    const saved = { ...defaults, ...(JSON.parse(text ?? "{}") as Partial<Draft>) };
    const game = games.games.some((kind) => kind.id === saved.game) ? saved.game : defaults.game;
    const level = games.bots.includes(saved.level) ? saved.level : defaults.level;
    const seats = saved.seats.map((seat) => (seat && !games.bots.includes(seat) ? null : seat));
    return { ...saved, game, level, seats };
  } catch {
    return defaults;
  }
}

export const findGame = (games: GameList, game: string): GameInfo | undefined =>
  games.games.find((kind) => kind.id === game);

const same = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

export const optionValue = (draft: Draft, option: OptionInfo): Value =>
  draft.options[draft.game]?.[option.name] ?? option.usual;

/** The draft with one option changed. */
export function withOption(draft: Draft, option: OptionInfo, value: Value): Draft {
  const others = Object.entries(draft.options[draft.game] ?? {}).filter(
    ([name]) => name !== option.name,
  );
  const mine = same(value, option.usual) ? others : [...others, [option.name, value]];
  return {
    ...draft,
    options: { ...draft.options, [draft.game]: Object.fromEntries(mine) as Record<string, Value> },
  };
}

const playersOf = (kind: GameInfo) => kind.options.find((option) => option.name === "players");

/** The possible numbers of seats with the chosen options. */
export function seatRange(draft: Draft, kind: GameInfo): { least: number; most: number } | null {
  const players = playersOf(kind);
  if (players === undefined) return null;
  const counts = kind.options
    .map((option) => optionValue(draft, option))
    .flatMap((value) => (typeof value === "string" ? (kind.seats[value] ?? []) : []));
  const [least, most] = [players.least ?? 0, players.most ?? Infinity];
  if (counts.length === 0) return { least, most };
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** The number of seats; 0 if only the server knows it. */
export function seatCount(draft: Draft, kind: GameInfo): number {
  const [players, range] = [playersOf(kind), seatRange(draft, kind)];
  if (players === undefined || range === null) return 0;
  return Math.max(range.least, Math.min(range.most, Number(optionValue(draft, players))));
}

/** A seat other than the host's: a bot level, or OPEN. */
export const seatAt = (draft: Draft, seat: number): string => draft.seats[seat] ?? draft.level;

function optionsOf(draft: Draft, kind: GameInfo): Record<string, Value> {
  const known = new Set(kind.options.map((option) => option.name));
  const mine = Object.entries(draft.options[draft.game] ?? {}).map(([name, value]) => {
    return [name, name === "players" ? seatCount(draft, kind) : value] as const;
  });
  return Object.fromEntries(mine.filter(([name]) => known.has(name)));
}

export const clockRules = (draft: Draft): ClockRules =>
  draft.clockPreset === "own" ? draft.clock : CLOCK_PRESETS[draft.clockPreset];

/** The request for the table, without bots: the server says how many seats it has. */
export function newTableRequest(draft: Draft, kind: GameInfo): NewTable {
  return {
    game: kind.id,
    options: optionsOf(draft, kind),
    clock: clockRules(draft),
    watching: draft.watching,
    delay: draft.watching ? draft.delay : 0,
    pace: BOT_DELAY,
  };
}

/** For dealing at once: bots on all other seats, also on open ones. */
export const planWithBots =
  (draft: Draft): SeatPlan =>
  (seat) =>
    seatAt(draft, seat) || draft.level;

/** For waiting: keeps open seats open; if there are none, all seats. */
export function planWithOpenSeats(draft: Draft, kind: GameInfo): SeatPlan {
  const others = Array.from({ length: Math.max(seatCount(draft, kind) - 1, 0) }, (_, seat) =>
    seatAt(draft, seat),
  );
  return others.includes(OPEN) ? (seat) => others[seat] ?? OPEN : () => OPEN;
}

/** After "wrong_player_count": the draft with a number of players that the server accepts. */
export function withValidPlayerCount(
  draft: Draft,
  kind: GameInfo,
  facts: Record<string, number | string>,
): Draft {
  const players = playersOf(kind);
  if (players === undefined) return draft;
  const now = Number(optionValue(draft, players));
  const count = Math.max(Number(facts["least"]), Math.min(Number(facts["most"]), now));
  return Number.isFinite(count) ? withOption(draft, players, count) : draft;
}
