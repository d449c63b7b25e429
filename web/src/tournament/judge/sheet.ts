// A record sheet while it is filled in. The server says which roles there are and which amounts are valid.

import type { Facts } from "../../net/api";
import type { CorrectAction, DrawnTable, ReportAction, SeatResult } from "../../net/protocol";

export type Outcome = ReportAction["outcome"];
export type Role = SeatResult["role"];

export interface SheetRow {
  player: number;
  name: string;
  purse: number;
  role: Role | "";
  /** as typed */
  paid: string;
  character: string;
}

export interface SheetDraft {
  outcome: Outcome | "";
  lines: SheetRow[];
}

export type Field = "role" | "paid" | "character";

export const OUTCOMES: Outcome[] = ["law", "outlaws", "renegade", "nobody"];

/** The sheet of a table: as reported, or with just the players. */
export function newDraft(table: DrawnTable): SheetDraft {
  const reported = table.outcome !== "";
  const lines = table.seats.map((seat, at) => ({
    player: seat.player,
    name: seat.name,
    purse: seat.purse,
    role: seat.role || (at === 0 ? ((table.roles[0] ?? "") as Role | "") : ""),
    paid: reported ? String(seat.paid) : "",
    character: seat.character,
  }));
  return { outcome: table.outcome, lines: completeRoles(lines, table.roles) };
}

/** The roles that are not on the sheet yet. */
export function rolesLeft(lines: readonly SheetRow[], roles: readonly string[]): string[] {
  const left = [...roles];
  for (const { role } of lines) {
    const at = left.indexOf(role);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function withRole(
  draft: SheetDraft,
  seat: number,
  role: Role,
  roles: readonly string[],
): SheetDraft {
  const lines = draft.lines.map((line, at) => (at === seat ? { ...line, role } : line));
  return { ...draft, lines: completeRoles(lines, roles) };
}

/** Fills in the remaining roles if they are all the same. */
function completeRoles(lines: SheetRow[], roles: readonly string[]): SheetRow[] {
  const left = rolesLeft(lines, roles);
  const open = lines.filter((line) => line.role === "").length;
  if (open === 0 || left.length !== open || new Set(left).size !== 1) return lines;
  return lines.map((line) => (line.role === "" ? { ...line, role: left[0] as Role } : line));
}

/** Parses a typed amount: empty is 0, and a number below the step is in steps, so 7 is 700. Null if it is
 * not a number. */
export function parseAmount(text: string, step: number): number | null {
  const plain = text.replace(/[\s.,'’$]/g, "");
  if (plain === "") return 0;
  if (!/^\d+$/.test(plain)) return null;
  const amount = Number(plain);
  return amount < step ? amount * step : amount;
}

/** The first field that is empty or not an amount; null if the sheet is complete. */
export function firstMissing(
  draft: SheetDraft,
  step: number,
): { seat: number; field: Field } | "outcome" | null {
  if (draft.outcome === "") return "outcome";
  const isInvalid = (line: SheetRow) => parseAmount(line.paid, step) === null;
  const seat = draft.lines.findIndex((line) => line.role === "" || isInvalid(line));
  return seat < 0 ? null : { seat, field: draft.lines[seat]?.role === "" ? "role" : "paid" };
}

export function sheetAction(
  kind: "report" | "correct",
  round: number,
  table: number,
  draft: SheetDraft,
  step: number,
): ReportAction | CorrectAction {
  const seats = draft.lines.map(({ player, role, paid, character }) => ({
    player,
    role: role as Role,
    paid: parseAmount(paid, step) ?? -1,
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

/** The field that a refusal is about; null if it is about the whole sheet. */
export function fieldOfRefusal(
  draft: SheetDraft,
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
