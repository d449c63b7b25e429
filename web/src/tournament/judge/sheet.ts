// A record sheet as it is being filled in. Which roles there are and what an amount may be, the server
// says.

import type { Facts } from "../../net/api";
import type { CorrectAction, DrawnTable, ReportAction, SeatResult } from "../../net/protocol";

export type Outcome = ReportAction["outcome"];
export type Role = SeatResult["role"];

export interface Line {
  player: number;
  name: string;
  purse: number;
  role: Role | "";
  /** as it was typed */
  paid: string;
  character: string;
}

export interface Draft {
  outcome: Outcome | "";
  lines: Line[];
}

export type Field = "role" | "paid" | "character";

export const OUTCOMES: Outcome[] = ["law", "outlaws", "renegade", "nobody"];

/** The sheet of a table: as it was reported, or with no more on it than who sits there. */
export function draftOf(table: DrawnTable): Draft {
  const reported = table.outcome !== "";
  const lines = table.seats.map((seat, at) => ({
    player: seat.player,
    name: seat.name,
    purse: seat.purse,
    role: seat.role || (at === 0 ? ((table.roles[0] ?? "") as Role | "") : ""),
    paid: reported ? String(seat.paid) : "",
    character: seat.character,
  }));
  return { outcome: table.outcome, lines: completed(lines, table.roles) };
}

/** The roles of the table that nobody on the sheet has. */
export function rolesLeft(lines: readonly Line[], roles: readonly string[]): string[] {
  const left = [...roles];
  for (const { role } of lines) {
    const at = left.indexOf(role);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function withRole(draft: Draft, seat: number, role: Role, roles: readonly string[]): Draft {
  const lines = draft.lines.map((line, at) => (at === seat ? { ...line, role } : line));
  return { ...draft, lines: completed(lines, roles) };
}

/** If all roles that are left are the same, it is known who has them. */
function completed(lines: Line[], roles: readonly string[]): Line[] {
  const left = rolesLeft(lines, roles);
  const open = lines.filter((line) => line.role === "").length;
  if (open === 0 || left.length !== open || new Set(left).size !== 1) return lines;
  return lines.map((line) => (line.role === "" ? { ...line, role: left[0] as Role } : line));
}

/** What was typed, as an amount: nothing is 0, and less than a step is meant in steps, so 7 is 700. Null
 * is no amount at all. */
export function amountIn(text: string, step: number): number | null {
  const plain = text.replace(/[\s.,'’$]/g, "");
  if (plain === "") return 0;
  if (!/^\d+$/.test(plain)) return null;
  const amount = Number(plain);
  return amount < step ? amount * step : amount;
}

/** The first place on the sheet that is still empty, or no amount; null if all that is needed is there. */
export function missing(
  draft: Draft,
  step: number,
): { seat: number; field: Field } | "outcome" | null {
  if (draft.outcome === "") return "outcome";
  const none = (line: Line) => amountIn(line.paid, step) === null;
  const seat = draft.lines.findIndex((line) => line.role === "" || none(line));
  return seat < 0 ? null : { seat, field: draft.lines[seat]?.role === "" ? "role" : "paid" };
}

export function deedOf(
  kind: "report" | "correct",
  round: number,
  table: number,
  draft: Draft,
  step: number,
): ReportAction | CorrectAction {
  const seats = draft.lines.map(({ player, role, paid, character }) => ({
    player,
    role: role as Role,
    paid: amountIn(paid, step) ?? -1,
    ...(character === "" ? {} : { character }),
  }));
  return { do: kind, round, table, outcome: draft.outcome as Outcome, seats };
}

const FIELDS: Record<string, Field> = {
  odd_amount: "paid",
  more_than_purse: "paid",
  nobody_free: "paid",
  first_seat_is_sheriff: "role",
  wrong_roles: "role",
  no_such_character: "character",
  character_twice: "character",
};

/** Where on the sheet a refusal belongs; null if it is about all of it. */
export function placeOf(
  draft: Draft,
  code: string,
  facts: Facts,
): { seat: number; field: Field } | null {
  const field = FIELDS[code];
  if (field === undefined) return null;
  const named = draft.lines.findIndex((line) => line.name === facts["name"]);
  const having = draft.lines.findLastIndex((line) => line.character === facts["character"]);
  const last = draft.lines.length - 1;
  if (field === "character") return { seat: Math.max(having, 0), field };
  return { seat: named >= 0 ? named : last, field };
}
